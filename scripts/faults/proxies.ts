/** The samples of `deploy/` in front of two processes: nginx, which repeats a GET elsewhere, and HAProxy, which asks `/readyz` each second. */
import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../test/site-server.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const START_LIMIT_MS = 10_000

export type ProxyName = 'nginx' | 'haproxy'

export interface RunningProxy {
  url: string
  /** The end of what it printed: when it found a process up or down. */
  output(): string
  stop(): Promise<void>
}

/** Debian installs both where a user's PATH may not lead. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

export function hasProxy(name: ProxyName): boolean {
  return spawnSync(name, ['-v'], { env: { PATH } }).status === 0
}

export async function startProxy(
  name: ProxyName,
  folder: string,
  ports: readonly number[],
): Promise<RunningProxy> {
  const port = await findFreePort()
  const file = join(folder, `${name}.conf`)
  await writeFile(file, await (name === 'nginx' ? readNginx : readHaproxy)(port, ports))
  const args = name === 'nginx' ? ['-p', folder, '-c', file, '-e', 'stderr'] : ['-f', file, '-db']
  const child = spawn(name, args, { env: { PATH }, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const giveUpAtMs = performance.now() + START_LIMIT_MS
  const isReady = () =>
    fetch(url).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > giveUpAtMs) {
      child.kill('SIGKILL')
      throw new Error(`${name} did not start: ${output}`)
    }
    await wait(50)
  }
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The sample without TLS, with the ports of this run. */
async function readNginx(port: number, ports: readonly number[]): Promise<string> {
  const sample = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8')
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')
  const inside = sample
    .replace(/^\s*#.*$/gm, '')
    .replace(/server \{\s*listen 80;[^}]*\}/, '')
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_.*$/gm, '')
    // The sample's port is the usual one, which the Host header leaves out.
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;')
  return `daemon off; worker_processes 1; pid nginx.pid; events {} http { access_log off; keepalive_requests 10000000;
    client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3; uwsgi_temp_path t4; scgi_temp_path t5;
    ${inside} }\n`
}

async function readHaproxy(port: number, ports: readonly number[]): Promise<string> {
  const sample = await readFile(join(DEPLOY, 'haproxy.cfg'), 'utf8')
  let number = 0
  return sample
    .replace(/^\s*bind .*$/gm, (line) => (line.includes('443') ? `\tbind 127.0.0.1:${port}` : ''))
    .replace(/^\s*http-request redirect .*$/gm, '')
    .replace(/127\.0\.0\.1:300\d/g, () => `127.0.0.1:${ports[number++]}`)
}
