/** The files of search indexes: `search-<process>-<number>.sqlite`, and what SQLite puts beside them. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME_RE = /^search-(\d+)-(\d+)\./

export function nameIndexFile(number: number): string {
  return `search-${process.pid}-${number}.sqlite`
}

/** Removes this process's indexes before this one, and those of processes that have ended. A newer one is just being built. */
export async function removeOldIndexes(dir: string, currentNumber: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const [, pid, number] = NAME_RE.exec(name) ?? []
    const isOld = Number(pid) === process.pid ? Number(number) < currentNumber : !isPidAlive(pid)
    if (isOld) await rm(join(dir, name), { force: true })
  }
}

/** Another process on the same data directory has its own index; one that has ended left its file behind. */
function isPidAlive(pid: string | undefined): boolean {
  if (pid === undefined) return true
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // alive, but of another user
  }
}
