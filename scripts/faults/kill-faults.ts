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
  countPlays: () => Promise<number>
  check: () => Promise<string>
}

async function killRepeatedly(dataDir: string, env: Record<string, string>, kills: number, stored: Stored) {
  const failures: string[] = []
  const acknowledged: string[] = []
  let acknowledgedPlays = 0
  let sentPlays = 0
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
    for (const visitor of running) {
      acknowledged.push(...visitor.acknowledged)
      acknowledgedPlays += visitor.acknowledgedPlays
      sentPlays += visitor.plays.length
    }
  }
  const notes = await stored.listNotes()
  const lost = acknowledged.filter((note) => !notes.has(note))
  if (lost.length > 0) failures.push(`${lost.length} acknowledged writes are lost`)
  const plays = await stored.countPlays()
  if (plays < acknowledgedPlays || plays > sentPlays)
    failures.push(`${plays} plays are stored, ${acknowledgedPlays} acknowledged and ${sentPlays} sent`)
  const check = await stored.check()
  if (check !== 'ok') failures.push(`the ledger is damaged: ${check}`)
  if (slowestMs > MAX_READY_MS) failures.push(`a start took ${(slowestMs / 1000).toFixed(2)} s`)
  const figures = `${kills} kills; ${acknowledged.length} writes acknowledged, ${lost.length} lost; ${acknowledgedPlays} plays acknowledged, ${plays} stored; integrity ${check}; slowest start ${(slowestMs / 1000).toFixed(2)} s`
  return { figures, failures }
}

function openStoredSqlite(dataDir: string): Stored {
  const read = (statement: string) => {
    using db = new DatabaseSync(join(dataDir, 'ledger.db'))
    return db.prepare(statement).all()
  }
  return {
    listNotes: async () => new Set(read('select note from reports').map(({ note }) => String(note))),
    countPlays: async () => Number(read('select sum(plays) as plays from games')[0]!.plays),
    check: async () => String(read('pragma integrity_check')[0]!.integrity_check),
  }
}

function openStoredPostgres(url: string): Stored {
  async function read(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows
    } finally {
      await client.end()
    }
  }
  return {
    listNotes: async () => new Set((await read('select note from reports')).map(({ note }) => String(note))),
    countPlays: async () => Number((await read('select sum(plays) as plays from games'))[0]!.plays),
    /** A damaged table or index fails when all of it is read. */
    async check() {
      try {
        const tables = await read("select tablename from pg_tables where schemaname = 'public'")
        for (const { tablename } of tables) await read(`select * from "${String(tablename)}"`)
        return tables.length > 0 ? 'ok' : 'no table'
      } catch (error) {
        return String(error)
      }
    },
  }
}

function killSqlite(name: string, env: Record<string, string>): Fault {
  return {
    name,
    run: ({ kills }) =>
      withFolder((dataDir) => killRepeatedly(dataDir, env, kills, openStoredSqlite(dataDir))),
  }
}

export const killFaults: readonly Fault[] = [
  killSqlite('kill-sqlite', {}),
  // The primary process owns the file; its workers end with it.
  killSqlite('kill-workers-owner', { WORKERS: '2' }),
  {
    name: 'kill-postgres',
    run: ({ kills }) =>
      withFolder((dataDir) =>
        withDatabase(({ url }) =>
          killRepeatedly(dataDir, { DATABASE_URL: url }, kills, openStoredPostgres(url)),
        ),
      ),
  },
]
