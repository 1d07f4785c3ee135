/** Feeds by their operations: a file of a provider stands for its address. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gamepixFeed, gamepixRecord } from '#app/features/feeds/feed-fixtures.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { createImport, findImport, listImports } from '../ledger/imports.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { ensureSlice } from '../ledger/slices.ts'
import {
  approveImportOperation,
  cancelImportOperation,
  getImportOperation,
  rejectImportOperation,
  undoImportOperation,
} from './feed-imports.ts'
import { setFeedOperation } from './feed-handling.ts'
import { addFeedOperation, listFeedsOperation, removeFeedOperation } from './feeds.ts'
import { importFileOperation } from './import-file.ts'
import { runOperation, type Actor, type Operation } from './operation.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)
const URL_OF_FEED = 'https://feeds.gamepix.com/v2/json?sid=1'
const DAY_MS = 86_400_000

function createRun(ledger: Ledger, onProgress?: () => void) {
  return <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    fields: Partial<Actor> = {},
  ): Promise<Result> => {
    const actor: Actor = {
      ...{ personId: 'person-1', name: 'Robin', door: 'console', sessionId: 's', role: 'owner', sites: null },
      ...fields,
    }
    const context = { ledger, reads: ledger, config, actor, nowMs: Date.now(), onProgress }
    return runOperation(
      operation,
      { ...context, background: null, isFresh: true, consoleOrigin: null },
      input,
    )
  }
}

async function writeFeed(records: object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-feed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'feed.json')
  await writeFile(file, JSON.stringify(gamepixFeed(records)))
  return file
}

const records = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => gamepixRecord(at + from))
const refused = gamepixRecord(99, { title: 'Lucky Slots', description: 'Win real money at the casino.' })

forEachEngine((open) => {
  test('a dry run counts, names and refuses like an import, and stores nothing', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const origin = await writeFeed([...records(3), refused])
    const report = await run(importFileOperation, { provider: 'gamepix', origin, isDryRun: true })
    expect(report).toMatchObject({ state: 'checked', fetched: 4, new: 3, filtered: 1 })
    expect(report.titles).toHaveLength(3)
    expect(await listImports(ledger, { limit: 10 })).toEqual([])
    expect(await listAudit(ledger, { limit: 10 })).toEqual([])
    const stored = await ledger.db.selectFrom('games').select('slug').execute()
    expect(stored).toEqual([])
  })

  test('an import shows its titles and what it refused, and is undone', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const origin = await writeFeed([...records(3), refused])
    const { importId } = await run(importFileOperation, {
      provider: 'gamepix',
      origin,
      originName: 'feed.json',
    })
    const detail = await run(getImportOperation, { importId })
    expect(detail).toMatchObject({ origin: 'feed.json', state: 'published' })
    expect(detail.titles).toMatchObject([{ kind: 'new', total: 3 }])
    expect(detail.refused).toMatchObject([{ total: 1, titles: ['Lucky Slots'] }])
    expect(await run(undoImportOperation, { importId })).toMatchObject({ unpublished: 3 })
    expect((await listAudit(ledger, { limit: 1 }))[0]).toMatchObject({
      operation: 'undoImport',
      target: `import ${importId}`,
      after: { unpublished: 3 },
    })
    await expect(run(undoImportOperation, { importId })).rejects.toMatchObject({ code: 'feed-fault' })
  })

  test('a list that is reviewed waits from its first import on, until a person decides', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const feed = { provider: 'gamepix', url: URL_OF_FEED, everyMs: DAY_MS, isReviewed: true }
    const { id } = await run(addFeedOperation, feed)
    const slice = `feed-${id}`
    const take = async (count: number) =>
      run(importFileOperation, { provider: 'gamepix', origin: await writeFeed(records(count)), slice })
    const first = await take(3)
    expect(first).toMatchObject({ state: 'waiting', reason: 'every import of this list is reviewed first' })
    expect((await run(getImportOperation, { importId: first.importId })).titles).toMatchObject([
      { kind: 'new', total: 3 },
    ])
    expect((await take(3)).importId).toBe(first.importId)
    await run(approveImportOperation, { importId: first.importId })
    // Nothing would change, so there is nothing to decide.
    expect(await take(3)).toMatchObject({ state: 'published', unchanged: 3 })
    const second = await take(4)
    expect(second.state).toBe('waiting')
    await run(rejectImportOperation, { importId: second.importId })
    await run(setFeedOperation, { id, isReviewed: false })
    expect(await take(4)).toMatchObject({ state: 'published', new: 1 })
    const { feeds } = await run(listFeedsOperation, {})
    expect(feeds).toMatchObject([{ id, label: 'GamePix', records: 4, isReviewed: false, waiting: null }])
    expect((await listAudit(ledger, { limit: 20 })).map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['addFeed', 'approveImport', 'rejectImport', 'setFeed', 'importFile']),
    )
  })

  test('a running import is listed, and a cancelled one changes nothing', async () => {
    const ledger = await open()
    const origin = await writeFeed(records(400))
    let cancelling: Promise<unknown> | null = null
    const run = createRun(ledger, () => {
      cancelling ??= (async () => {
        const [entry] = (await run(listFeedsOperation, {})).running
        await run(cancelImportOperation, { importId: entry!.id })
      })()
    })
    await expect(run(importFileOperation, { provider: 'gamepix', origin })).rejects.toMatchObject({
      message: expect.stringMatching(/cancelled|another import/),
    })
    await cancelling
    expect(await ledger.db.selectFrom('games').select('slug').execute()).toEqual([])
    expect(await listImports(ledger, { limit: 10 })).toEqual([])
  })

  test('only a running import is cancelled', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const slice = await ensureSlice(ledger, 'gamepix', 'default')
    const entry = { provider: 'gamepix', origin: 'x', sliceId: slice.id, kind: 'feed' as const, nowMs: 1 }
    const importId = await createImport(ledger, entry)
    await run(cancelImportOperation, { importId })
    expect(await findImport(ledger, importId)).toBeNull()
    await expect(run(cancelImportOperation, { importId })).rejects.toMatchObject({ code: 'feed-fault' })
  })

  test('an address of another host is refused beside its field, and feeds are read-only for a person of some sites', async () => {
    const run = createRun(await open())
    const feed = { provider: 'gamepix', url: 'https://evil.example/feed', everyMs: DAY_MS }
    await expect(run(addFeedOperation, feed)).rejects.toMatchObject({ code: 'invalid', field: 'url' })
    await expect(run(addFeedOperation, { ...feed, provider: 'nobody' })).rejects.toMatchObject({
      field: 'provider',
    })
    const limited = { role: 'manager', sites: ['a.example'] } as const
    await expect(run(addFeedOperation, { ...feed, url: URL_OF_FEED }, limited)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect((await run(listFeedsOperation, {}, limited)).feeds).toEqual([])
    const { id } = await run(addFeedOperation, { ...feed, url: URL_OF_FEED })
    expect(await run(removeFeedOperation, { id })).toMatchObject({ wasScheduled: true })
    await expect(run(removeFeedOperation, { id: 999 })).rejects.toMatchObject({ code: 'unknown-feed' })
  })
})
