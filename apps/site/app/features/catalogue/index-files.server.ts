/** The files of search indexes: `search-<pid>-<number>.sqlite`, and SQLite's own files beside them. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME_RE = /^search-(\d+)-(\d+)\./

export function nameIndexFile(number: number): string {
  return `search-${process.pid}-${number}.sqlite`
}

/** Removes this process's indexes with a lower number, and those of processes that have ended. A higher number is being built. */
export async function removeOldIndexes(dir: string, currentNumber: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const [, pid, number] = NAME_RE.exec(name) ?? []
    const isOld = Number(pid) === process.pid ? Number(number) < currentNumber : !isPidAlive(pid)
    if (isOld) await rm(join(dir, name), { force: true })
  }
}

/** Another process on the same data directory has its own index; one that has ended may have left its files. */
function isPidAlive(pid: string | undefined): boolean {
  if (pid === undefined) return true
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // alive, but of another user
  }
}
