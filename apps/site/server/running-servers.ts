/**
 * Which servers of this folder run, and on which ledger: a command with other settings would silently use another ledger.
 * Each server writes a small file to `.cache/servers`. The data directory is no place for it: a command with the wrong data directory would not find it.
 */
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { isAlive } from './base/is-alive.ts'
import type { Config } from './config.ts'
import { LEDGER_FILE } from './ledger/ledger.ts'

const FOLDER = '.cache/servers'
const CONNECT_TIMEOUT_MS = 500

const ServerSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: v.string(),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  ledger: v.string(),
})
export type RunningServer = v.InferOutput<typeof ServerSchema>

/** The same text for the same ledger; it never holds a password. */
export async function describeLedger({ dataDir, databaseUrl }: Config): Promise<string> {
  if (databaseUrl !== undefined) {
    const { hostname, port, pathname } = URL.parse(databaseUrl) ?? { hostname: '', port: '', pathname: '' }
    const host = ['127.0.0.1', '[::1]', ''].includes(hostname) ? 'localhost' : hostname
    return `PostgreSQL at ${host}:${port || 5432}${pathname}`
  }
  return join(await realpath(dataDir).catch(() => dataDir), LEDGER_FILE)
}

/** Returns a function that removes the file. When the folder is not writable the hint is missing, but the server starts. */
export async function announceServer(config: Config, port: number): Promise<() => Promise<void>> {
  const folder = join(config.rootDir, FOLDER)
  const file = join(folder, `${process.pid}.json`)
  const server: RunningServer = {
    pid: process.pid,
    host: config.host,
    port,
    ledger: await describeLedger(config),
  }
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, JSON.stringify(server))
  } catch {
    return async () => undefined // a read-only installation
  }
  return () => rm(file, { force: true }).catch(() => undefined) // another program may have removed it
}

/** Running servers; files of servers that ended without removing them are deleted. */
export async function listRunningServers(rootDir: string): Promise<RunningServer[]> {
  const folder = join(rootDir, FOLDER)
  const names = await readdir(folder).catch(() => [])
  const servers = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const server = await readServer(join(folder, name))
        if (server && isAlive(server.pid) && (await listens(server))) return [server]
        if (!server || !isAlive(server.pid))
          await rm(join(folder, name), { force: true }).catch(() => undefined)
        return []
      }),
  )
  return servers.flat()
}

async function readServer(file: string): Promise<RunningServer | null> {
  try {
    return v.parse(ServerSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null // half written, or another program's
  }
}

/** A process number is used again after a while, so a living process alone proves nothing. */
function listens({ host, port }: RunningServer): Promise<boolean> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: CONNECT_TIMEOUT_MS })
    const settle = (isListening: boolean) => {
      socket.destroy()
      resolve(isListening)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}
