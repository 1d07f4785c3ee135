/** OpenStack Swift with its S3 interface, from Debian's packages: a real store for backups. One process each for proxy, account, container and object. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Access } from '../../apps/site/server/backup/backup-place.ts'
import { findFreePort } from '../test/site-server.ts'

const START_LIMIT_MS = 30_000
const DEVICE = 'disk'
const KINDS = ['account', 'container', 'object'] as const
/** 2^4 partitions, one replica, an hour between moves. */
const RING_SIZE = ['4', '1', '1']

export interface RunningSwift {
  access: S3Access
  kill(): void
  restart(): Promise<void>
  stop(): void
}

export function hasSwift(): boolean {
  return spawnSync('swift-proxy-server', ['--help']).status === 0
}

/** Keeps everything in `folder`, whose file system has to have extended attributes. */
export async function startSwift(folder: string): Promise<RunningSwift> {
  const port = await findFreePort()
  await mkdir(join(folder, 'devices', DEVICE), { recursive: true })
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = faults\nswift_hash_path_suffix = faults\n',
  )
  for (const kind of KINDS) await writeBackend(folder, kind)
  await writeFile(join(folder, 'proxy.conf'), describeProxy(folder, port))
  const children: ChildProcess[] = []
  const access = {
    ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' },
    ...{ keyId: 'site:backups', secret: 'a-secret-of-the-store' },
  }

  async function start() {
    for (const name of [...KINDS, 'proxy'])
      children.push(
        spawn(`swift-${name}-server`, [join(folder, `${name}.conf`)], { stdio: 'ignore', cwd: folder }),
      )
    const giveUpAtMs = performance.now() + START_LIMIT_MS
    while (!(await isReady(access.endpoint))) {
      if (performance.now() > giveUpAtMs) throw new Error('Swift did not start')
      await wait(100)
    }
  }

  function kill() {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  }

  await start()
  return { access, kill, restart: start, stop: kill }
}

const isReady = (endpoint: string) =>
  fetch(`${endpoint}/healthcheck`).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  )

async function writeBackend(folder: string, kind: (typeof KINDS)[number]): Promise<void> {
  const port = await findFreePort()
  const builder = join(folder, `${kind}.builder`)
  const build = (...args: string[]) => {
    const { status, stderr, stdout } = spawnSync('swift-ring-builder', [builder, ...args])
    // 1: with a warning, such as one about a single device.
    if (status !== 0 && status !== 1)
      throw new Error(`swift-ring-builder: ${String(stderr) || String(stdout)}`)
  }
  build('create', ...RING_SIZE)
  build('add', `r1z1-127.0.0.1:${port}/${DEVICE}`, '1')
  build('rebalance')
  const lines = [
    '[DEFAULT]',
    ...['bind_ip = 127.0.0.1', `bind_port = ${port}`, 'workers = 0', `user = ${findUser()}`],
    ...[`swift_dir = ${folder}`, `devices = ${join(folder, 'devices')}`, 'mount_check = false'],
    '[pipeline:main]',
    `pipeline = ${kind}-server`,
    `[app:${kind}-server]`,
    `use = egg:swift#${kind}`,
  ]
  await writeFile(join(folder, `${kind}.conf`), `${lines.join('\n')}\n`)
}

function describeProxy(folder: string, port: number): string {
  const parts = ['healthcheck', 'cache', 's3api', 'tempauth', 'slo', 'dlo']
  const lines = [
    '[DEFAULT]',
    ...['bind_ip = 127.0.0.1', `bind_port = ${port}`, 'workers = 0', `user = ${findUser()}`],
    `swift_dir = ${folder}`,
    '[pipeline:main]',
    `pipeline = ${parts.join(' ')} proxy-server`,
    ...parts.flatMap((part) => [
      `[filter:${part}]`,
      `use = egg:swift#${part === 'cache' ? 'memcache' : part}`,
      ...(part === 's3api' ? ['location = us-east-1'] : []),
      ...(part === 'tempauth' ? ['user_site_backups = a-secret-of-the-store .admin'] : []),
    ]),
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    ...['account_autocreate = true', 'allow_account_management = true'],
  ]
  return `${lines.join('\n')}\n`
}

const findUser = () => (process.getuid?.() === 0 ? 'root' : process.env.USER)
