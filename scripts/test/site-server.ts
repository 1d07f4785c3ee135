/** A real server on a free port with its own data, for journeys, benchmarks and screenshots. */
import './no-env-file.ts'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** The flags of `npm start`: a small young generation limits the process's memory. */
const START_FLAGS = ['--max-semi-space-size=4']
const START_LIMIT_MS = 60_000

export interface SiteServer {
  url: string
  port: number
  pid: number
  /** From the start of the process to `/readyz`. */
  readyMs: number
  firstPageMs: number
  /** Everything the server printed. */
  output: () => string
  stop: () => Promise<void>
}

export interface SiteServerOptions {
  dataDir: string
  env?: Record<string, string>
  /** Another deployment's folder than this one. */
  root?: string
  /** A port that was free before; by default a free one is found. */
  port?: number
  startLimitMs?: number
}

export async function startServer(options: SiteServerOptions): Promise<SiteServer> {
  const { dataDir, env = {}, root = ROOT, port = await findFreePort() } = options
  const { startLimitMs = START_LIMIT_MS } = options
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...START_FLAGS, findStart(root)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SHUTDOWN_GRACE_MS: '0',
      WORKERS: '1',
      ADDRESS_CHECKS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > startLimitMs) {
      child.kill('SIGKILL')
      throw new Error(`The server did not become ready:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const readyMs = Math.round(performance.now() - startedAt)
  await (await fetch(url)).text()
  const firstPageMs = Math.round(performance.now() - startedAt)
  return {
    url,
    port,
    pid: child.pid!,
    readyMs,
    firstPageMs,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await exited
      clearTimeout(timer)
    },
  }
}

/** Earlier versions have another file. */
function findStart(root: string): string {
  const file = join(root, 'scripts/start.js')
  return existsSync(file) ? file : join(root, 'scripts/start.ts')
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
