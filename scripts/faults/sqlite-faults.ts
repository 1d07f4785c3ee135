/** Faults of the ledger's file under a running site. A stalled worker is a unit test (`sqlite-faults.test.ts` in the ledger). */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { startServer } from '../test/site-server.ts'
import { NO_LIMITS, NOT_RUN, runFault, withFolder, type Fault } from './fault.ts'

const SMALL_DISK_MIB = 24

/** A small disk in memory; null where it cannot be mounted. */
export function mountSmallDisk(folder: string): (() => void) | null {
  try {
    const options = { stdio: 'ignore' } as const
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MIB}m`, 'tmpfs', folder], options)
    return () => void execFileSync('umount', ['-l', folder], options)
  } catch {
    return null
  }
}

export function fillDisk(folder: string): () => void {
  const file = join(folder, 'fill')
  for (const bytes of [1024 * 1024, 4096])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  return () => rmSync(file)
}

export const sqliteFaults: readonly Fault[] = [
  {
    name: 'sqlite-locked',
    run: ({ faultMs }) =>
      withFolder(async (dataDir) => {
        const server = await startServer({ dataDir, env: NO_LIMITS })
        using holder = new DatabaseSync(join(dataDir, 'ledger.db'), { timeout: 5000 })
        try {
          return await runFault(server, faultMs, {
            breakIt: async () => holder.exec('begin immediate'),
            mend: async () => holder.exec('rollback'),
          })
        } finally {
          await server.stop()
        }
      }),
  },
  {
    name: 'sqlite-disk-full',
    run: ({ faultMs }) =>
      withFolder(async (dataDir) => {
        const unmount = mountSmallDisk(dataDir)
        if (!unmount) return { figures: `${NOT_RUN}mounting a small disk needs root`, failures: [] }
        const server = await startServer({ dataDir, env: NO_LIMITS })
        let empty = () => {}
        try {
          return await runFault(server, faultMs, {
            breakIt: async () => void (empty = fillDisk(dataDir)),
            mend: async () => empty(),
          })
        } finally {
          await server.stop()
          unmount()
        }
      }),
  },
]
