/** Faults of PostgreSQL under a running site. */
import { startServer } from '../test/site-server.ts'
import { NO_LIMITS, runFault, withFolder, type Fault } from './fault.ts'
import { withDatabase, type FaultyDatabase } from './database.ts'
import { startSlowProxy } from './slow-proxy.ts'

const SLOW_MS = 500

type Break = (database: FaultyDatabase) => { breakIt: () => Promise<void>; mend: () => Promise<void> }

function postgresFault(name: string, parts: Break, longestMs = Number.POSITIVE_INFINITY): Fault {
  return {
    name,
    run: ({ faultMs }) =>
      withFolder((dataDir) =>
        withDatabase(async (database) => {
          const server = await startServer({ dataDir, env: { ...NO_LIMITS, DATABASE_URL: database.url } })
          try {
            return await runFault(server, Math.min(faultMs, longestMs), parts(database))
          } finally {
            await server.stop()
          }
        }),
      ),
  }
}

const slowFault: Fault = {
  name: 'postgres-slow',
  run: ({ faultMs }) =>
    withFolder((dataDir) =>
      withDatabase(async (database) => {
        const url = new URL(database.url)
        const proxy = await startSlowProxy(Number(url.port))
        url.port = String(proxy.port)
        const server = await startServer({ dataDir, env: { ...NO_LIMITS, DATABASE_URL: url.href } })
        try {
          return await runFault(server, faultMs, {
            breakIt: async () => void (proxy.delayMs = SLOW_MS),
            mend: async () => void (proxy.delayMs = 0),
          })
        } finally {
          await server.stop()
          proxy.close()
        }
      }),
    ),
}

export const postgresFaults: readonly Fault[] = [
  postgresFault('postgres-killed', (database) => ({ breakIt: database.kill, mend: database.restart })),
  postgresFault('postgres-frozen', (database) => ({
    breakIt: async () => database.freeze(),
    mend: async () => database.thaw(),
  })),
  slowFault,
  postgresFault(
    'postgres-restarted',
    (database) => ({
      breakIt: async () => {
        await database.kill()
        await database.restart()
      },
      mend: async () => {},
    }),
    3000,
  ),
  postgresFault('postgres-connections', (database) => {
    let release = async () => {}
    return {
      breakIt: async () => void (release = await database.useUpConnections()),
      mend: () => release(),
    }
  }),
]
