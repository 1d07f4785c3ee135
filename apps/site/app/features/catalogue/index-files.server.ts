/** The files of search indexes: `search-<pid>-<number>.sqlite`, and SQLite's own files beside them. */
import { link, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSearchIndex, type SearchIndex } from '#app/features/search/search-index.server.ts'
import { isAlive } from '#server/base/is-alive.ts'
import type { Log } from '#server/base/log.ts'

const NAME_RE = /^search-(\d+)-(\d+)\./

/** The last index that was completely written, whichever process wrote it. */
const LAST_GOOD_INDEX = 'last-good-search.sqlite'

export function nameIndexFile(number: number): string {
  return `search-${process.pid}-${number}.sqlite`
}

export interface IndexRequest {
  indexDir: string
  file: string
  build: () => Promise<void>
  log: Log
}

/** On a full disk, the last index that was written: pages look up every slug it returns. */
export async function openIndex({
  indexDir,
  file,
  build,
  log,
}: IndexRequest): Promise<{ index: SearchIndex; isOld: boolean }> {
  const lastGood = join(indexDir, LAST_GOOD_INDEX)
  try {
    await build()
  } catch (error) {
    try {
      const index = openSearchIndex(lastGood)
      log.error('writing the search index failed; the last good one is in use', error)
      return { index, isOld: true }
    } catch {
      throw error
    }
  }
  await keepAsLastGood(file, lastGood).catch((error: unknown) =>
    log.error('storing the last good search index failed', error),
  )
  return { index: openSearchIndex(file), isOld: false }
}

/** Plays are words of no index, but they order what is found: an older index is built again. */
const MAX_REUSED_AGE_MS = 24 * 3_600_000

/** The last index that was written, if it was built of the same games by the same software; null otherwise. */
export async function openSameIndex(indexDir: string, mark: string): Promise<SearchIndex | null> {
  const file = join(indexDir, LAST_GOOD_INDEX)
  try {
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > MAX_REUSED_AGE_MS) return null
    const index = openSearchIndex(file)
    if (index.mark === mark) return index
    index.close()
  } catch {
    // There is none, or one of an earlier version.
  }
  return null
}

/** A second name of the same file takes no space. */
async function keepAsLastGood(file: string, lastGood: string): Promise<void> {
  const name = `${file}.last-good`
  await rm(name, { force: true })
  await link(file, name)
  await rename(name, lastGood)
}

/**
 * Removes this process's indexes with a lower number, and those of processes that have ended. A higher number is being built; another process
 * on the same data directory has its own index.
 */
export async function removeOldIndexes(dir: string, currentNumber: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const [, pid, number] = NAME_RE.exec(name) ?? []
    if (pid === undefined) continue
    const isOld = Number(pid) === process.pid ? Number(number) < currentNumber : !isAlive(Number(pid))
    if (isOld) await rm(join(dir, name), { force: true })
  }
}
