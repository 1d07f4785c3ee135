/** The sample `deploy/varnish.vcl` in front of a server. */
import { spawn, spawnSync } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SAMPLE = join(import.meta.dirname, '../../deploy/varnish.vcl')
const START_LIMIT_MS = 20_000
/** Debian installs it where a user's PATH may not lead. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

export interface RunningVarnish {
  url: string
  readCounters(): { hits: number; misses: number; passes: number }
  stop(): Promise<void>
}

export function hasVarnish(): boolean {
  return spawnSync('varnishd', ['-V'], { env: { PATH } }).status === 0
}

/** `token` is the word that a purge call has to bear. */
export async function startVarnish(
  folder: string,
  { port, backendPort, token }: { port: number; backendPort: number; token: string },
): Promise<RunningVarnish> {
  // Its processes have another user's rights.
  await chmod(folder, 0o755)
  const file = join(folder, 'varnish.vcl')
  const sample = await readFile(SAMPLE, 'utf8')
  await writeFile(file, sample.replace('.port = "3000";', `.port = "${backendPort}";`))
  const name = join(folder, 'varnish')
  const args = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', name]
  const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,256m']
  const env = { PATH, CDN_PURGE_TOKEN: token }
  const child = spawn('varnishd', [...args, ...settings], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(url).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    )
  const giveUpAtMs = performance.now() + START_LIMIT_MS
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > giveUpAtMs) {
      child.kill('SIGKILL')
      throw new Error(`varnishd did not start: ${output}`)
    }
    await wait(50)
  }
  return {
    url,
    readCounters() {
      const { stdout } = spawnSync('varnishstat', ['-1', '-j', '-n', name], { env: { PATH } })
      const { counters } = JSON.parse(String(stdout)) as { counters: Record<string, { value: number }> }
      const read = (counter: string) => counters[`MAIN.${counter}`]?.value ?? 0
      return { hits: read('cache_hit'), misses: read('cache_miss'), passes: read('s_pass') }
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
