/** Two processes that start in one folder would both build what is stale, and each would delete what the other has written. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const RETRY_MS = 200
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process builds in this folder. The lock is one of SQLite's on a file, which the system releases when the
 * process ends, however it ends.
 * @param root the project's folder
 * @param work gets whether another build ended meanwhile
 */
export async function withBuildLock<Result>(
  root: string,
  work: (waited: boolean) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, '.cache')
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'build-lock.sqlite'), { timeout: 0 })
  try {
    let waited = false
    while (!tryLock(lock)) {
      waited = true
      await setTimeout(RETRY_MS)
    }
    return await work(waited)
  } finally {
    lock.close()
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}
