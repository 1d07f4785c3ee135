/** Backups in a real S3-compatible store: made, listed, verified and restored, in parts, with a wrong key, and while the store ends. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Access } from '../../apps/site/server/backup/backup-place.ts'
import { nameBackup } from '../../apps/site/server/backup/backup-store.ts'
import { openBackupStore } from '../../apps/site/server/backup/open-store.ts'
import { startServer } from '../test/site-server.ts'
import { findSlug, NO_LIMITS, NOT_RUN, sendReport, withFolder, type Fault } from './fault.ts'
import { hasSwift, startSwift, type RunningSwift } from './swift.ts'

const BUCKET = 'backups'
const PLACE = `s3://${BUCKET}/site`
const PORTAL = join(import.meta.dirname, '../../apps/site/server/portal.ts')
const MIB = 1024 ** 2
const LARGE_MIB = 50
const REPORTS = 20
const seconds = (fromMs: number) => `${((performance.now() - fromMs) / 1000).toFixed(1)} s`

export const storeFaults: readonly Fault[] = [
  {
    name: 'backup-store',
    run: () =>
      withFolder(async (folder) => {
        if (!hasSwift())
          return {
            figures: `${NOT_RUN}needs OpenStack Swift (swift-proxy, swift-account, swift-container, swift-object)`,
            failures: [],
          }
        const swift = await startSwift(folder)
        try {
          await createBucket(swift.access)
          const failures: string[] = []
          const figures = [
            await tryCommands(folder, swift.access, failures),
            await tryLarge(swift, failures),
            await tryRefusals(swift, failures),
          ]
          return { figures: figures.join('; '), failures }
        } finally {
          swift.stop()
        }
      }),
  },
]

async function createBucket({ endpoint, region, keyId, secret }: S3Access): Promise<void> {
  const client = new S3Client({
    ...{ endpoint: endpoint!, region, forcePathStyle: true },
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
  })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
}

/** A backup of a running server, restored to a folder that a second server opens. */
async function tryCommands(folder: string, access: S3Access, failures: string[]): Promise<string> {
  const [dataDir, restoredDir] = [join(folder, 'data'), join(folder, 'restored')]
  const run = (dir: string, ...args: string[]) => runPortal(dir, access, args)
  const startedAt = performance.now()
  const server = await startServer({ dataDir, env: NO_LIMITS })
  let name = ''
  try {
    const slug = await findSlug(server.url)
    for (let report = 0; report < REPORTS; report++) await sendReport(server.url, slug, `report ${report}`)
    name = String((await run(dataDir, 'backup', PLACE)).name)
  } finally {
    await server.stop()
  }
  const { backups } = (await run(dataDir, 'backup', 'list', PLACE)) as { backups: { name: string }[] }
  if (backups.map((backup) => backup.name).join() !== name) failures.push('the list has not the one backup')
  const verified = await run(dataDir, 'backup', 'verify', `${PLACE}/${name}`)
  const restored = await run(restoredDir, 'restore', `${PLACE}/${name}`)
  if (verified.rows !== restored.rows) failures.push('other rows were restored than were verified')
  const { reports } = (await run(restoredDir, 'reports', 'list')) as { reports: { count?: number }[] }
  const second = await startServer({ dataDir: restoredDir, env: NO_LIMITS })
  await second.stop()
  return `a running server’s ledger of ${String(restored.rows)} rows: backed up, listed, verified, restored (${reports.length} rows of reports), and a second server started with it, ${seconds(startedAt)}`
}

async function runPortal(
  dataDir: string,
  { endpoint, region, keyId, secret }: S3Access,
  args: string[],
): Promise<Record<string, unknown>> {
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_S3_ENDPOINT: endpoint!, BACKUP_S3_REGION: region },
    ...{ BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret },
  }
  const { stdout } = await promisify(execFile)(process.execPath, [PORTAL, ...args, '--json'], { env })
  return JSON.parse(stdout) as Record<string, unknown>
}

/** In parts, and a store that ends while they go up. */
async function tryLarge(swift: RunningSwift, failures: string[]): Promise<string> {
  const store = await openBackupStore(PLACE, swift.access)
  const chunks = Array.from({ length: LARGE_MIB }, () => randomBytes(MIB))
  const name = nameBackup(0, false)
  const startedAt = performance.now()
  const { bytes } = await store.put(name, Readable.from(chunks))
  const found = await buffer(await store.read(name))
  if (bytes !== LARGE_MIB * MIB || !found.equals(Buffer.concat(chunks)))
    failures.push('a large backup came back different')
  const figures = `${LARGE_MIB} MiB in parts and back: ${seconds(startedAt)}`

  const killedName = nameBackup(86_400_000, false)
  const message = await store.put(killedName, Readable.from(sendSlowly(chunks, () => swift.kill()))).then(
    () => 'it ended well',
    (error: Error) => error.message,
  )
  if (!message.includes('the store cannot be reached')) failures.push(`of a store that ended: ${message}`)
  await swift.restart()
  const healedAt = performance.now()
  const names = (await store.list()).map((backup) => backup.name)
  if (names.includes(killedName)) failures.push('half a backup is listed')
  await store.put(killedName, Readable.from(chunks))
  const again = await buffer(await store.read(killedName))
  if (!again.equals(Buffer.concat(chunks)))
    failures.push('after the store’s return a backup came back different')
  for (const each of [name, killedName]) await store.remove(each)
  return `${figures}; the store killed meanwhile: refused, nothing listed, whole at the next try ${seconds(healedAt)} after its return`
}

/** Two parts, then the fault, then the rest. */
async function* sendSlowly(chunks: readonly Buffer[], breakIt: () => void): AsyncGenerator<Buffer> {
  for (const [index, chunk] of chunks.entries()) {
    if (index === 40) {
      await wait(1000)
      breakIt()
    }
    yield chunk
  }
}

async function tryRefusals(swift: RunningSwift, failures: string[]): Promise<string> {
  const readFault = async (place: string, access: S3Access) =>
    (await openBackupStore(place, access)).list().then(
      () => 'it was listed',
      (error: Error) => error.message,
    )
  const wrong = await readFault(PLACE, { ...swift.access, secret: 'another-secret' })
  if (!wrong.includes('refuses the key')) failures.push(`of a wrong key: ${wrong}`)
  const missing = await readFault('s3://no-such-bucket', swift.access)
  if (!missing.includes('no such bucket')) failures.push(`of a missing bucket: ${missing}`)
  return 'a wrong key and a missing bucket are named'
}
