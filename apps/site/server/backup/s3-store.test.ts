import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillLedger } from '../ledger/fill-ledger.ts'
import { copyEmptyLedger, makeTestFolder } from '../ledger/ledger-engines.ts'
import { openLedger } from '../ledger/ledger.ts'
import { createBackup, restoreBackup, verifyBackup } from './create-backup.ts'
import { openBackupStore, openStoredBackup } from './open-store.ts'
import { BUCKET, startTestS3Server, type TestS3Server } from './test-s3-server.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.UTC(2026, 10, 26, 8)
const NAME = 'playhouse-2026-11-26T08-00-00Z.backup'
const PLACE = `s3://${BUCKET}/site`

/** Two parts. */
const CHUNKS = 20
const MIB = 1024 ** 2
const makeChunks = () => Array.from({ length: CHUNKS }, () => randomBytes(MIB))

let server: TestS3Server

beforeEach(async () => {
  server = await startTestS3Server()
})

afterEach(() => server.close())

const open = (place = PLACE) => openBackupStore(place, server.access)
const bytesOf = (...chunks: Buffer[]) => Readable.from(chunks)

test('a ledger is backed up to a bucket, the oldest backups go, and one is verified and restored', async () => {
  const source = { dataDir: await makeTestFolder() }
  await copyEmptyLedger(source.dataDir)
  const ledger = await openLedger(source)
  await fillLedger(ledger)
  await ledger.close()
  const store = await open()
  server.objects.set('site/notes.txt', Buffer.from('not ours'))
  server.objects.set(`other/${NAME}`, Buffer.from('of another site'))
  for (let day = 0; day < 4; day++) {
    const { removed } = await createBackup({
      ...{ ledger: source, store, passphrase: null, keep: 3, software: '0.1.0' },
      nowMs: NOW_MS + day * DAY_MS,
    })
    expect(removed).toEqual(day === 3 ? [NAME] : [])
  }
  const stored = await store.list()
  expect(stored.map(({ name }) => name)).toEqual([27, 28, 29].map((day) => NAME.replace('-26T', `-${day}T`)))
  expect(stored[0]!.bytes).toBe(server.objects.get(`site/${stored[0]!.name}`)!.length)
  expect([...server.objects.keys()]).toContain('site/notes.txt')
  expect([...server.objects.keys()]).toContain(`other/${NAME}`)

  const backup = await openStoredBackup(`${PLACE}/${stored[0]!.name}`, server.access)
  const { rows } = await verifyBackup(await backup.read(), null)
  expect(rows).toBeGreaterThan(100)
  const target = { dataDir: await makeTestFolder() }
  expect((await restoreBackup(() => backup.read(), null, target)).rows).toBe(rows)
})

test('a large backup goes up in parts, one after another, and arrives whole', async () => {
  const chunks = makeChunks()
  expect(await (await open()).put(NAME, bytesOf(...chunks))).toEqual({ name: NAME, bytes: CHUNKS * MIB })
  expect(server.requests.filter((request) => request.includes('partNumber='))).toHaveLength(2)
  expect(server.objects.get(`site/${NAME}`)!.equals(Buffer.concat(chunks))).toBe(true)
  expect((await buffer(await (await open()).read(NAME))).length).toBe(CHUNKS * MIB)
})

test('of an upload that fails nothing stays, and a backup is not written over', async () => {
  server.fault = (request) => (request.includes('partNumber=2') ? 501 : null)
  const chunks = makeChunks()
  await expect((await open()).put(NAME, bytesOf(...chunks))).rejects.toMatchObject({
    name: 'BackupError',
    code: 'store',
    message: `${PLACE}: the store answered InternalError: Refused for a test`,
  })
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0])

  server.fault = (request) => (request.includes('partNumber=2') ? 'cut' : null)
  await expect((await open()).put(NAME, bytesOf(...chunks))).rejects.toThrow('the store cannot be reached')

  server.fault = () => null
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('the first rows')
      throw Object.assign(new Error('the ledger is away'), { code: 'ECONNRESET' })
    })(),
  )
  await expect((await open()).put(NAME, broken)).rejects.toThrow(/^the ledger is away$/)
  expect(server.objects.size).toBe(0)

  await (await open()).put(NAME, bytesOf(Buffer.from('whole')))
  await expect((await open()).put(NAME, bytesOf(Buffer.from('another')))).rejects.toThrow('already')
  expect(String(server.objects.get(`site/${NAME}`))).toBe('whole')
})

test('a store that fails once is asked again', async () => {
  let faults = 0
  server.fault = (request) => (request.startsWith('PUT') && faults++ === 0 ? 503 : null)
  await (await open()).put(NAME, bytesOf(Buffer.from('whole')))
  expect(await (await open()).list()).toEqual([{ name: NAME, bytes: 5 }])
})

test('what is wrong is said in words: the key, the bucket, the name, the network, the address', async () => {
  const wrongKey = await openBackupStore(PLACE, { ...server.access, keyId: 'other' })
  await expect(wrongKey.list()).rejects.toThrow(/the store refuses the key of BACKUP_S3_KEY_ID \(Inval/)
  await expect((await open('s3://no-such-bucket')).list()).rejects.toThrow('the store has no such bucket')
  await expect((await open()).read(NAME)).rejects.toMatchObject({ code: 'no-backup' })
  server.fault = () => 'cut'
  await expect((await open()).list()).rejects.toThrow(/the store cannot be reached/)
  await expect(openBackupStore(PLACE, null)).rejects.toThrow('BACKUP_S3_KEY_ID')
  await expect(open('s3://A')).rejects.toThrow('it is written as s3://bucket')
  await expect(openStoredBackup(`${PLACE}/ledger.db`, server.access)).rejects.toThrow(
    'ends in the name of one',
  )
}, 30_000)
