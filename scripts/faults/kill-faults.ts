/** `kill -9` while visitors write: whatever was acknowledged is in the ledger afterwards. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '../test/site-server.ts'
import { findSlug, MAX_READY_MS, NO_LIMITS, startVisitors, withFolder, type Fault } from './fault.ts'
import { withDatabase } from './database.ts'

interface Stored {
  listNotes: () => Promise<Set<string>>
  check: () => Promise<string>
}

async function killRepeatedly(dataDir: string, env: Record<string, string>, kills: number, stored: Stored) {
  const failures: string[] = []
  const acknowledged: string[] = []
  let slowestMs = 0
  for (let count = 0; count <= kills; count++) {
    const server = await startServer({ dataDir, env: { ...NO_LIMITS, ...env } })
    // The first start creates the ledger.
    if (count > 0) slowestMs = Math.max(slowestMs, server.readyMs)
    const visitors = Array.from({ length: 4 })
    const slug = await findSlug(server.url)
    const running = visitors.map(() => startVisitors(server.url, slug, 10))
    await wait(500 + Math.random() * 1500)
    if (count < kills) process.kill(server.pid, 'SIGKILL')
    await Promise.all(running.map((visitor) => visitor.stop()))
    await server.stop()
    acknowledged.push(...running.flatMap((visitor) => visitor.acknowledged))
  }
  const notes = await stored.listNotes()
  const lost = acknowledged.filter((note) => !notes.has(note))
  if (lost.length > 0) failures.push(`${lost.length} acknowledged writes are lost`)
  const check = await stored.check()
  if (check !== 'ok') failures.push(`the ledger is damaged: ${check}`)
  if (slowestMs > MAX_READY_MS) failures.push(`a start took ${(slowestMs / 1000).toFixed(2)} s`)
  const figures = `${kills} kills; ${acknowledged.length} writes acknowledged, ${lost.length} lost; integrity ${check}; slowest start ${(slowestMs / 1000).toFixed(2)} s`
  return { figures, failures }
}

export const killFaults: readonly Fault[] = [
  {
    name: 'kill-sqlite',
    run: ({ kills }) =>
      withFolder((dataDir) =>
        killRepeatedly(dataDir, {}, kills, {
          async listNotes() {
            using db = new DatabaseSync(join(dataDir, 'ledger.db'))
            return new Set(
              db
                .prepare('select note from reports')
                .all()
                .map(({ note }) => String(note)),
            )
          },
          async check() {
            using db = new DatabaseSync(join(dataDir, 'ledger.db'))
            return String(db.prepare('pragma integrity_check').get()!.integrity_check)
          },
        }),
      ),
  },
  {
    name: 'kill-postgres',
    run: ({ kills }) =>
      withFolder((dataDir) =>
        withDatabase((database) =>
          killRepeatedly(dataDir, { DATABASE_URL: database.url }, kills, {
            async listNotes() {
              const client = new pg.Client({ connectionString: database.url })
              await client.connect()
              const { rows } = await client.query<{ note: string }>('select note from reports')
              await client.end()
              return new Set(rows.map(({ note }) => note))
            },
            /** A damaged table or index fails when all of it is read. */
            async check() {
              const client = new pg.Client({ connectionString: database.url })
              await client.connect()
              try {
                const { rows } = await client.query<{ tablename: string }>(
                  "select tablename from pg_tables where schemaname = 'public'",
                )
                for (const { tablename } of rows) await client.query(`select * from "${tablename}"`)
                return rows.length > 0 ? 'ok' : 'no table'
              } catch (error) {
                return String(error)
              } finally {
                await client.end()
              }
            },
          }),
        ),
      ),
  },
]
