import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillLedger } from '../ledger/fill-ledger.ts'
import { forEachEngine, getLedgerOptions, makeTestFolder } from '../ledger/ledger-engines.ts'
import { openLedger, type LedgerOptions } from '../ledger/ledger.ts'
import { MIGRATIONS } from '../ledger/migrations.ts'
import { addMessage } from '../ledger/messages.ts'
import { castVote } from '../ledger/counters.ts'
import type { TableEnd } from './backup-format.ts'
import { nameBackup } from './backup-store.ts'
import { createBackup, restoreBackup, verifyBackup } from './create-backup.ts'
import { openFolderStore } from './folder-store.ts'
import { readLedger } from './ledger-reader.ts'
import { BACKUP_TABLES, TABLES_WITHOUT_BACKUP } from './table-order.ts'

const NOW_MS = Date.UTC(2026, 10, 26, 8)
const DAY_MS = 86_400_000

async function make(ledger: LedgerOptions, { passphrase = null as string | null, nowMs = NOW_MS } = {}) {
  const folder = await makeTestFolder()
  const store = openFolderStore(folder)
  const { stored } = await createBackup({ ledger, store, passphrase, keep: null, software: '0.1.0', nowMs })
  return { folder, store, file: join(folder, stored.name) }
}

const openOf = (bytes: Uint8Array) => () => Readable.from([Buffer.from(bytes)])

/** Rows and digest of every table. */
async function listTables(options: LedgerOptions): Promise<Record<string, Omit<TableEnd, 'lastId'>>> {
  const tables: Record<string, Omit<TableEnd, 'lastId'>> = {}
  for await (const part of readLedger(options, { software: '', nowMs: 0 }))
    if (part.kind === 'tableEnd') tables[part.name] = { rows: part.end.rows, digest: part.end.digest }
  return tables
}

forEachEngine((open, engine, makeOptions) => {
  test('every table of the ledger is in a backup or is listed as left out', async () => {
    const { db } = await open()
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const known = [...BACKUP_TABLES, ...TABLES_WITHOUT_BACKUP, 'ledger_migrations'].filter(
      (name) => engine === 'postgres' || !name.startsWith('limit_'),
    )
    expect(tables.filter((name) => !name.startsWith('sqlite_')).sort()).toEqual(known.sort())
  })

  test('a filled ledger is backed up, verified, and restored to both engines with the same rows', async () => {
    const ledger = await open()
    await fillLedger(ledger)
    const options = getLedgerOptions(ledger)
    const expected = await listTables(options)
    expect(Object.values(expected).every(({ rows }) => rows > 0)).toBe(true)
    const { file } = await make(options)
    const bytes = await readFile(file)
    const verified = await verifyBackup(openOf(bytes)(), null)
    expect(verified.tables).toBe(BACKUP_TABLES.length)
    expect(verified.header.createdAt).toBe('2026-11-26T08:00:00.000Z')

    for (const target of [{ dataDir: await makeTestFolder() }, await makeOptions()]) {
      await restoreBackup(openOf(bytes), null, target)
      expect(await listTables(target)).toEqual(expected)
    }
  })

  test('a restored ledger gives new ids, also after its newest row was deleted', async () => {
    const ledger = await open()
    const message = { site: 'localhost', topic: 'other', email: '' } as const
    for (const body of ['one', 'two', 'three'])
      await addMessage(ledger, { ...message, body, createdAtMs: NOW_MS })
    await ledger.db.deleteFrom('messages').where('id', '=', 3).execute()
    const { file } = await make(getLedgerOptions(ledger))
    const target = await makeOptions()
    await restoreBackup(openOf(await readFile(file)), null, target)
    const restored = await openLedger(target)
    await addMessage(restored, { ...message, body: 'four', createdAtMs: NOW_MS })
    const ids = await restored.db.selectFrom('messages').select('id').orderBy('id').execute()
    await restored.close()
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 4])
  })

  test('a backup is one moment of a ledger that is written meanwhile', async () => {
    const ledger = await open()
    await fillLedger(ledger)
    const { slug } = await ledger.db.selectFrom('games').select('slug').executeTakeFirstOrThrow()
    let isWriting = true
    let written = 0
    const write = async () => {
      while (isWriting)
        await castVote(ledger, {
          slug,
          tokenHash: String(written++).padStart(64, '0'),
          value: 1,
        })
    }
    const writing = write()
    await expect.poll(() => written).toBeGreaterThan(5)
    const { file } = await make(getLedgerOptions(ledger))
    isWriting = false
    await writing
    const dataDir = await makeTestFolder()
    await restoreBackup(openOf(await readFile(file)), null, { dataDir })
    const restored = await openLedger({ dataDir })
    const likes = async (source: typeof ledger) => {
      const votes = await source.db.selectFrom('votes').selectAll().where('game_slug', '=', slug).execute()
      const game = await source.db
        .selectFrom('games')
        .select('likes')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      return { votes: votes.length, likes: game.likes }
    }
    const [before, after] = [await likes(restored), await likes(ledger)]
    await restored.close()
    // A vote and its count are one change.
    expect(after.likes - before.likes).toBe(after.votes - before.votes)
  })

  test('a backup of an earlier version is verified, and upgraded when it is restored', async () => {
    const options = await makeOptions()
    const earlier = await openLedger(options, { migrations: MIGRATIONS.slice(0, 8) })
    await addMessage(earlier, { site: 'a', topic: 'other', body: 'b', email: '', createdAtMs: NOW_MS })
    await earlier.close()
    const { file } = await make(options)
    const bytes = await readFile(file)
    expect((await verifyBackup(openOf(bytes)(), null)).header.migrations).toHaveLength(8)
    const target = await makeOptions()
    await restoreBackup(openOf(bytes), null, target)
    const ledger = await openLedger(target)
    expect(await ledger.db.selectFrom('messages').select('body').execute()).toEqual([{ body: 'b' }])
    expect(await ledger.db.selectFrom('categories').selectAll().execute()).toEqual([])
    await ledger.close()
  })

  test('nothing is restored over a ledger, and nothing is left of a restore that is refused', async () => {
    const ledger = await open()
    const { file } = await make(getLedgerOptions(ledger))
    const bytes = await readFile(file)
    await expect(restoreBackup(openOf(bytes), null, getLedgerOptions(ledger))).rejects.toThrow(
      'There is a ledger already',
    )
    const target = await makeOptions()
    const damaged = bytes.subarray(0, bytes.length - 20)
    await expect(restoreBackup(openOf(damaged), null, target)).rejects.toThrow('damaged')
    await restoreBackup(openOf(bytes), null, target)
    expect(await listTables(target)).toEqual(await listTables(getLedgerOptions(ledger)))
  })
})

describe('a damaged, foreign or encrypted file', () => {
  let bytes: Buffer
  let lines: string[]
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'playhouse-backup-'))
    const dataDir = join(folder, 'data')
    const ledger = await openLedger({ dataDir })
    await addMessage(ledger, {
      site: 'localhost',
      topic: 'other',
      body: 'Where is the cat?',
      email: '',
      createdAtMs: NOW_MS,
    })
    await ledger.close()
    const store = openFolderStore(folder)
    const request = { ledger: { dataDir }, store, passphrase: null, keep: null, software: '0.1.0' }
    const { stored } = await createBackup({ ...request, nowMs: NOW_MS })
    bytes = await readFile(join(folder, stored.name))
    await rm(folder, { recursive: true })
    lines = gunzipSync(bytes).toString().trimEnd().split('\n')
  })

  const rewrite = (change: (lines: string[]) => string[]) => gzipSync(change([...lines]).join('\n') + '\n')
  const rowAt = () => lines.findIndex((line) => line.includes('Where is the cat?'))

  test.each<[string, () => Uint8Array]>([
    ['is empty', () => new Uint8Array()],
    ['is something else', () => Buffer.from('{"hello":"world"}')],
    ['is gzip of something else', () => gzipSync('hello')],
    ['ends early', () => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ['has another byte in the middle', () => bytes.with(Math.floor(bytes.length / 2), 0x55)],
    [
      'has another text in a row',
      () => rewrite((all) => all.with(rowAt(), all[rowAt()]!.replace('cat', 'dog'))),
    ],
    ['lacks a row', () => rewrite((all) => all.toSpliced(rowAt(), 1))],
    ['has a row twice', () => rewrite((all) => all.toSpliced(rowAt(), 0, all[rowAt()]!))],
    ['lacks its last line', () => rewrite((all) => all.slice(0, -1))],
    ['lacks a table', () => rewrite((all) => all.filter((line) => !line.includes('"sites"')))],
    ['has a row of another width', () => rewrite((all) => all.with(rowAt(), '[1,2]'))],
    ['has a line that is no JSON', () => rewrite((all) => all.with(rowAt(), '{"a":'))],
    ['goes on after its end', () => rewrite((all) => [...all, all[1]!])],
  ])('that %s is refused, and no ledger is made', async (_, damage) => {
    const dataDir = await makeTestFolder()
    const error: Error = await restoreBackup(openOf(damage()), null, { dataDir }).then(
      () => expect.unreachable(),
      (cause: Error) => cause,
    )
    expect(error.message).toMatch(/^(This file is not a backup|The backup is damaged)/)
    expect(await readdir(dataDir)).toEqual([])
    await expect(verifyBackup(openOf(damage())(), null)).rejects.toThrow(/backup/)
  })

  test('of a newer version names that version', async () => {
    const newer = rewrite((all) =>
      all.with(0, all[0]!.replace('"migrations":[', '"migrations":["999-later",').replace('0.1.0', '9.9.9')),
    )
    const dataDir = await makeTestFolder()
    await expect(restoreBackup(openOf(newer), null, { dataDir })).rejects.toThrow(
      'This backup was written by a newer version (9.9.9, with 999-later)',
    )
  })

  test('with a passphrase nobody reads it without; another passphrase is refused', async () => {
    const dataDir = await makeTestFolder()
    await (await openLedger({ dataDir })).close()
    const { file } = await make({ dataDir }, { passphrase: 'correct horse battery' })
    expect(file).toMatch(/\.backup\.age$/)
    const encrypted = await readFile(file)
    expect(encrypted.toString('latin1')).not.toContain('playhouse-backup')
    expect((await verifyBackup(openOf(encrypted)(), 'correct horse battery')).tables).toBe(
      BACKUP_TABLES.length,
    )
    // The passphrase is hashed slowly on purpose. A backup whose passphrase is hashed quickly is refused in the same way.
    expect(encrypted.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/)
    const encrypter = new Encrypter()
    encrypter.setPassphrase('correct horse battery')
    encrypter.setScryptWorkFactor(10)
    const quick = Buffer.from(await encrypter.encrypt(bytes))
    expect((await verifyBackup(openOf(quick)(), 'correct horse battery')).tables).toBe(BACKUP_TABLES.length)
    await expect(verifyBackup(openOf(encrypted)(), null)).rejects.toThrow('set BACKUP_PASSPHRASE')
    await expect(verifyBackup(openOf(quick)(), 'wrong horse battery')).rejects.toThrow('cannot be decrypted')
    const cut = quick.subarray(0, quick.length - 10)
    await expect(verifyBackup(openOf(cut)(), 'correct horse battery')).rejects.toThrow('damaged')
  }, 60_000)
})

test('the oldest backups are removed when a new one is complete; other files stay', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  const folder = await makeTestFolder()
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const store = openFolderStore(folder)
  for (let day = 0; day < 4; day++)
    await createBackup({
      ledger: { dataDir },
      store,
      passphrase: null,
      keep: 2,
      software: '0.1.0',
      nowMs: NOW_MS + day * DAY_MS,
    })
  const expected = [2, 3].map((day) => nameBackup(NOW_MS + day * DAY_MS, false))
  expect((await store.list()).map(({ name }) => name)).toEqual(expected)
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', ...expected])
})

test('a backup that fails leaves no file and removes none', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  const folder = await makeTestFolder()
  const store = openFolderStore(folder)
  const request = { ledger: { dataDir }, store, passphrase: null, keep: 1, software: '0.1.0' }
  await createBackup({ ...request, nowMs: NOW_MS })
  await truncate(join(dataDir, 'ledger.db'), 5000)
  await expect(createBackup({ ...request, nowMs: NOW_MS + DAY_MS })).rejects.toThrow()
  expect(await readdir(folder)).toEqual([nameBackup(NOW_MS, false)])
  expect(await readdir(dataDir).then((names) => names.filter((name) => name.startsWith('backup-')))).toEqual(
    [],
  )
})
