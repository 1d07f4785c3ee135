/** One process at a time: of two that build in one folder, each would delete what the other has written. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const RETRY_MS = 200
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process has the lock of this file. It is SQLite's lock, which the system releases when the process ends,
 * however it ends.
 * @param file the path of a file that is used for nothing else; it is made, with its folder, and stays
 * @param work gets whether another process had the lock meanwhile
 */
export async function withFileLock<Result>(
  file: string,
  work: (waited: boolean) => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
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
