import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder } from './ledger-engines.ts'
import { killAfter } from './kill-after.ts'
import { openLedger, type Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'
import { findSqliteWorker, startSqliteClient } from './sqlite-client.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

async function openIn(dataDir: string, options: { busyTimeoutMs?: number } = {}): Promise<Ledger> {
  const ledger = await openLedger({ dataDir, ...options })
  onTestFinished(() => ledger.close())
  return ledger
}

const write = ({ db }: Pick<Ledger, 'db'>, key: string) =>
  db.insertInto('meta').values({ key, value: '' }).execute()

/** The rows that a test wrote, without those of a new ledger. */
async function listKeys({ db }: Ledger): Promise<Set<string>> {
  const rows = await db
    .selectFrom('meta')
    .select('key')
    .where('key', 'not like', '%Version')
    .where('key', '!=', 'neededMigration')
    .execute()
  return new Set(rows.map((row) => row.key))
}

/** The write lock as another program would hold it. */
function lockFile(dataDir: string): DatabaseSync {
  const holder = new DatabaseSync(join(dataDir, 'ledger.db'))
  holder.exec('BEGIN IMMEDIATE')
  return holder
}

test('writes that arrive together share commits', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  const client = await startSqliteClient({ file: join(dataDir, 'ledger.db'), busyTimeoutMs: 1000 })
  const db = new Kysely<LedgerTables>({ dialect: createSqliteDialect(client) })
  onTestFinished(() => db.destroy())
  await Promise.all(Array.from({ length: 500 }, (_, index) => write({ db }, `k${index}`)))
  const { writes, groups } = await client.readStats()
  expect(writes).toBe(500)
  expect(groups).toBeLessThan(100)
})

test('a statement that fails fails alone', async () => {
  const ledger = await openIn(await makeTestFolder())
  const outcomes = await Promise.allSettled(['a', 'b', 'a', 'c', 'b', 'd'].map((key) => write(ledger, key)))
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect((outcomes[2] as PromiseRejectedResult).reason).toMatchObject({
    code: 'constraint',
    message: 'The ledger refused this, because it contradicts what is stored already (SQLite 19)',
    detail: expect.stringMatching(/^write insert into "meta" .* failed: UNIQUE constraint failed: meta.key/),
  })
  expect([...(await listKeys(ledger))].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a write is read back at once', async () => {
  const ledger = await openIn(await makeTestFolder())
  for (let index = 0; index < 30; index += 1) {
    await write(ledger, `k${index}`)
    expect((await listKeys(ledger)).has(`k${index}`)).toBe(true)
  }
})

test('an acknowledged write is committed: another program sees it at that moment', async () => {
  const dataDir = await makeTestFolder()
  const ledger = await openIn(dataDir)
  const other = new DatabaseSync(join(dataDir, 'ledger.db'))
  onTestFinished(() => other.close())
  const find = other.prepare('select count(*) as found from meta where key = ?')
  for (let index = 0; index < 50; index += 1) {
    await write(ledger, `k${index}`)
    expect(find.get(`k${index}`)).toEqual({ found: 1 })
  }
})

test('reads do not wait for a long transaction, and writes wait until it ends', async () => {
  const ledger = await openIn(await makeTestFolder())
  const events: string[] = []
  const transaction = ledger.db.transaction().execute(async (trx) => {
    await trx.insertInto('meta').values({ key: 'slow', value: '' }).execute()
    void write(ledger, 'waiting').then(() => events.push('written'))
    await listKeys(ledger)
    events.push('read')
    await sleep(100)
    events.push('transaction ends')
  })
  await transaction
  await write(ledger, 'last')
  expect(events).toEqual(['read', 'transaction ends', 'written'])
})

test('transactions and single writes take turns', async () => {
  const ledger = await openIn(await makeTestFolder())
  const transactions = Array.from({ length: 20 }, (_, index) =>
    ledger.db.transaction().execute((trx) =>
      trx
        .insertInto('meta')
        .values({ key: `t${index}`, value: '' })
        .execute(),
    ),
  )
  const writes = Array.from({ length: 20 }, (_, index) => write(ledger, `w${index}`))
  await Promise.all([...transactions, ...writes])
  expect((await listKeys(ledger)).size).toBe(40)
})

test('a write waits while another process locks the file, and reads still work', async () => {
  const dataDir = await makeTestFolder()
  const ledger = await openIn(dataDir)
  const holder = lockFile(dataDir)
  let isWritten = false
  const writing = write(ledger, 'patient').then(() => (isWritten = true))
  const transaction = ledger.db.transaction().execute((trx) => trx.selectFrom('meta').selectAll().execute())
  await sleep(300)
  expect(await listKeys(ledger)).toEqual(new Set())
  expect(isWritten).toBe(false)
  holder.exec('COMMIT')
  holder.close()
  await Promise.all([writing, transaction])
})

test('a write that times out fails as busy, and the next one succeeds', async () => {
  const dataDir = await makeTestFolder()
  const ledger = await openIn(dataDir, { busyTimeoutMs: 200 })
  const holder = lockFile(dataDir)
  const [writing, beginning] = await Promise.allSettled([
    write(ledger, 'late'),
    ledger.db.transaction().execute((trx) => trx.selectFrom('meta').selectAll().execute()),
  ])
  expect(writing).toMatchObject({
    reason: {
      code: 'busy',
      message: expect.stringMatching(/^The ledger is busy: another writer held it for too long/),
      detail: expect.stringMatching(/^write insert into "meta".* failed: another writer held the ledger/),
    },
  })
  expect(beginning).toMatchObject({
    reason: { code: 'busy', detail: expect.stringMatching(/^begin .*ledger.db failed/) },
  })
  holder.exec('ROLLBACK')
  holder.close()
  await write(ledger, 'next')
})

test('a write sent from inside a transaction and awaited there does not hang for ever', async () => {
  const ledger = await openIn(await makeTestFolder(), { busyTimeoutMs: 200 })
  const transaction = ledger.db.transaction().execute(() => write(ledger, 'myself'))
  await expect(transaction).rejects.toThrow('another writer held it')
  await write(ledger, 'after')
})

test('writes sent before closing are stored, an open transaction is not', async () => {
  const dataDir = await makeTestFolder()
  const ledger = await openLedger({ dataDir })
  const trx = await ledger.db.startTransaction().execute()
  await trx.insertInto('meta').values({ key: 'open', value: '' }).execute()
  const writes = Array.from({ length: 50 }, (_, index) => write(ledger, `k${index}`))
  // The requests leave in the microtasks before the close.
  await sleep(0)
  await ledger.close()
  await Promise.all(writes)
  expect((await listKeys(await openIn(dataDir))).size).toBe(50)
})

test('two processes that open a new ledger and write to it at once both succeed', async () => {
  const dataDir = await makeTestFolder()
  const script = `
    const [module, dataDir, prefix] = process.argv.slice(1)
    const { openLedger } = await import(module)
    const { db, close } = await openLedger({ dataDir })
    const write = (key) => db.insertInto('meta').values({ key, value: '' }).execute()
    for (let count = 0; count < 20; count += 1) await Promise.all(['a', 'b', 'c'].map((name) => write(prefix + name + count)))
    await close()
  `
  const run = async (prefix: string) => {
    const args = [
      '--input-type=module',
      '-e',
      script,
      join(import.meta.dirname, 'ledger.ts'),
      dataDir,
      prefix,
    ]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return errors
  }
  expect(await Promise.all([run('first'), run('second')])).toEqual(['', ''])
  expect((await listKeys(await openIn(dataDir))).size).toBe(120)
}, 20_000)

test('ten times killed in the middle of writing, no acknowledged write is lost', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  const acknowledged: string[] = []
  const script = join(import.meta.dirname, 'crash-writer.ts')
  for (let round = 0; round < 10; round += 1) {
    const args = [join(dataDir, 'ledger.db'), `round-${round}`]
    acknowledged.push(...(await killAfter(20 + round * 7, script, ...args)))
  }
  const keys = await listKeys(await openIn(dataDir))
  expect(acknowledged.length).toBeGreaterThan(500)
  expect(acknowledged.filter((key) => !keys.has(key))).toEqual([])
}, 30_000)

test('a file that is not a ledger is named, with advice', async () => {
  const dataDir = await makeTestFolder()
  await writeFile(
    join(dataDir, 'ledger.db'),
    'this was once a shopping list, and it is long enough '.repeat(50),
  )
  await expect(openLedger({ dataDir })).rejects.toMatchObject({
    code: 'corrupt',
    message: `Ledger: opening ${join(dataDir, 'ledger.db')} failed: file is not a database (the file is damaged or is not a ledger; restore it from a backup or move it away)`,
  })
})

test('a folder that cannot be made and a file that cannot be opened are named', async () => {
  const folder = await makeTestFolder()
  await writeFile(join(folder, 'file'), '')
  await expect(openLedger({ dataDir: join(folder, 'file', 'data') })).rejects.toMatchObject({
    code: 'unwritable',
    message: expect.stringContaining(`making the folder ${join(folder, 'file', 'data')} failed: ENOTDIR`),
  })
  await mkdir(join(folder, 'ledger.db'))
  await expect(openLedger({ dataDir: folder })).rejects.toMatchObject({
    code: 'unwritable',
    message: expect.stringContaining(
      `opening ${join(folder, 'ledger.db')} failed: unable to open database file`,
    ),
  })
})

test('a file that stays locked while opening is named', async () => {
  const dataDir = await makeTestFolder()
  await (await openLedger({ dataDir })).close()
  const holder = lockFile(dataDir)
  onTestFinished(() => holder.close())
  await expect(openLedger({ dataDir, busyTimeoutMs: 200 })).rejects.toMatchObject({ code: 'busy' })
})

test('the worker is found from any folder below the repository, and its absence is explained', async () => {
  const elsewhere = await makeTestFolder()
  const here = findSqliteWorker()
  expect(here).toBe(join(import.meta.dirname, 'sqlite-worker.ts'))
  expect(findSqliteWorker([elsewhere, import.meta.dirname])).toBe(here)
  const linked = await mkdtemp(join(elsewhere, 'repository-'))
  await mkdir(join(linked, 'build', 'server'), { recursive: true })
  await symlink(join(import.meta.dirname, '..', '..', '..', '..', 'apps'), join(linked, 'apps'), 'junction')
  expect(findSqliteWorker([join(linked, 'build', 'server')])).toBe(
    join(linked, 'apps', 'site', 'server', 'ledger', 'sqlite-worker.ts'),
  )
  expect(() => findSqliteWorker([elsewhere])).toThrow(
    /^Ledger: opening failed: .*sqlite-worker.ts was not found above/,
  )
})
