/** Refused records and the handling of feeds by their operations: what they change, what they refuse, and how it is taken back. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gamemonetizeRecord, gamepixRecord } from '#app/features/feeds/feed-fixtures.ts'
import { importRecords, refusedRecord, slugOf, statusOf } from '#app/features/feeds/import-setup.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { setFeedOperation, setVanishedRuleOperation } from './feed-handling.ts'
import { addFeedOperation, listFeedsOperation } from './feeds.ts'
import { runOperation, type Actor, type Operation } from './operation.ts'
import { allowRecordsOperation, disallowRecordsOperation, listRefusedOperation } from './refused-records.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)
const NOW_MS = 1_800_000_000_000
const PERSON: Actor = {
  ...{ personId: 'person-1', name: 'Robin', door: 'console', sessionId: 's', role: 'owner', sites: null },
}

function createRun(ledger: Ledger) {
  return <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    fields: Partial<Actor> = {},
  ) => {
    const more = { background: null, isFresh: true, consoleOrigin: null, nowMs: NOW_MS }
    const actor = { ...PERSON, ...fields }
    return runOperation(operation, { ...more, ledger, reads: ledger, config, actor }, input)
  }
}

const GP3 = { provider: 'gamepix', providerId: 'GP3' }
const GP4 = { provider: 'gamepix', providerId: 'GP4' }
const GM5 = { provider: 'gamemonetize', providerId: '60005' }

async function setUp(ledger: Ledger) {
  await importRecords(ledger, 'gamepix', [
    ...[1, 2].map((number) => gamepixRecord(number)),
    refusedRecord(3, { title: '100% Luck_y <b>Öl</b>' }),
    refusedRecord(4, { title: 'Amber Win' }),
  ])
  await importRecords(ledger, 'gamemonetize', [
    gamemonetizeRecord(6),
    gamemonetizeRecord(5, { title: 'Casino Night', description: 'Win real money.' }),
  ])
  return createRun(ledger)
}

forEachEngine((open) => {
  test('refused records are listed by title, a page at a time, by provider, reason, and words of title or finding', async () => {
    const run = await setUp(await open())
    const { total, records, providers } = await run(listRefusedOperation, { limit: 2 })
    expect([total, records.length]).toEqual([3, 2])
    expect(records.find(({ providerId }) => providerId === 'GP4')).toMatchObject({
      ...GP4,
      ...{ title: 'Amber Win', label: 'GamePix', word: 'win real money', foundIn: 'description' },
      ...{ reason: 'real-money gambling: “win real money” in the text', isAllowed: false, game: null },
    })
    expect(providers).toEqual([
      { provider: 'gamemonetize', label: 'GameMonetize' },
      { provider: 'gamepix', label: 'GamePix' },
    ])
    const titlesOf = async (query: object) =>
      (await run(listRefusedOperation, query)).records.map(({ title }) => title)
    const all = await titlesOf({})
    expect(await titlesOf({ offset: 2 })).toEqual(all.slice(2))
    // A page beyond the last one is empty, and the total is still right.
    expect(await run(listRefusedOperation, { offset: 100 })).toMatchObject({ total: 3, records: [] })
    expect(await titlesOf({ provider: 'gamemonetize' })).toEqual(['Casino Night'])
    expect(await titlesOf({ search: 'AMBER' })).toEqual(['Amber Win'])
    expect(await titlesOf({ search: 'real mon', provider: 'gamepix' })).toHaveLength(2)
    expect(await titlesOf({ search: '0% luck_y' })).toHaveLength(1)
    expect(await titlesOf({ search: '%' })).toHaveLength(1)
    expect(await titlesOf({ search: "'; drop table games; --\\" })).toEqual([])
    expect(await titlesOf({ reason: records[0]!.reason })).not.toEqual([])
    expect(await titlesOf({ reason: 'nothing' })).toEqual([])
    await expect(run(listRefusedOperation, { search: 'x'.repeat(201) })).rejects.toMatchObject({
      ...{ code: 'invalid', field: 'search' },
    })
  })

  test('records of two providers are allowed at once, with an entry in the audit for each, and taken back', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const { records, auditIds } = await run(allowRecordsOperation, { records: [GP3, GP4, GM5, GP4] })
    expect(records).toMatchObject([
      { ...GP3, isChanged: true, isAdult: true },
      { ...GP4, isChanged: true, slug: 'amber-win' },
      { ...GM5, isChanged: true, slug: 'casino-night' },
    ])
    expect((await statusOf(ledger, 'amber-win'))[0]).toBe('published')
    const allowed = await run(listRefusedOperation, { isAllowed: true, search: 'amber' })
    expect(allowed).toMatchObject({ total: 1 })
    expect(allowed.records).toMatchObject([
      {
        ...GP4,
        ...{ isAllowed: true, allowedAtMs: NOW_MS, refusedAtMs: null },
        // What the filter says today: the refusal itself has ended.
        ...{ word: 'win real money', foundIn: 'description' },
        game: { slug: 'amber-win', status: 'published', isAdult: true },
      },
    ])
    expect((await run(listRefusedOperation, {})).total).toBe(0)
    expect((await listAudit(ledger, { limit: 2 })).toReversed()).toMatchObject([
      {
        ...{ operation: 'allowRecords', target: 'records gamepix', personName: 'Robin', door: 'console' },
        before: { allowed: [] },
        after: { allowed: [{ id: 'GP3' }, { id: 'GP4', title: 'Amber Win' }] },
      },
      { target: 'records gamemonetize', after: { allowed: [{ id: '60005', title: 'Casino Night' }] } },
    ])
    expect(auditIds).toHaveLength(2)
    // The same again changes nothing, and is not in the audit.
    expect(await run(allowRecordsOperation, { records: [GP3] })).toMatchObject({
      ...{ auditIds: [], records: [{ isChanged: false }] },
    })
    await run(disallowRecordsOperation, { records: [GP3] })
    await run(undoChangeOperation, { id: auditIds[0] })
    expect((await statusOf(ledger, 'amber-win')).slice(0, 2)).toEqual(['draft', 'refused'])
    expect((await run(listRefusedOperation, { provider: 'gamepix' })).total).toBe(2)
    const [undone] = await listAudit(ledger, { limit: 1 })
    expect(undone).toMatchObject({
      ...{ operation: 'undoChange', before: { allowed: [{ id: 'GP4' }] }, after: { allowed: [] } },
    })
    await run(disallowRecordsOperation, { records: [GM5] })
    await expect(run(undoChangeOperation, { id: auditIds[1] })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('refusing again is undone, too', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await run(allowRecordsOperation, { records: [GP4] })
    const { auditIds } = await run(disallowRecordsOperation, { records: [GP4] })
    expect((await statusOf(ledger, 'amber-win'))[0]).toBe('draft')
    await run(undoChangeOperation, { id: auditIds[0] })
    expect((await statusOf(ledger, 'amber-win'))[0]).toBe('published')
    await expect(run(undoChangeOperation, { id: auditIds[0] })).rejects.toMatchObject({
      code: 'not-undoable',
    })
  })

  test('nothing is changed when one record is not refused, is named by nobody, or the person may not', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const attempt = (records: unknown, fields?: Partial<Actor>) =>
      run(allowRecordsOperation, { records }, fields).catch((error: unknown) => error)
    expect(await attempt([GP3, { provider: 'gamepix', providerId: 'GP1' }])).toMatchObject({
      ...{ code: 'feed-fault', field: 'records', message: 'The record “GP1” of gamepix is not refused' },
    })
    expect(await attempt([])).toMatchObject({ code: 'invalid', message: 'This must not be empty' })
    expect(await attempt(Array.from({ length: 201 }, () => GP3))).toMatchObject({ code: 'invalid' })
    expect(await attempt([{ provider: 'gamepix', providerId: 7 }])).toMatchObject({ code: 'invalid' })
    expect(await attempt([GP3], { role: 'editor' })).toMatchObject({ code: 'forbidden' })
    const limited = { role: 'manager', sites: ['a.example'] } as const
    expect(await attempt([GP3], limited)).toMatchObject({ code: 'forbidden' })
    expect(await run(listRefusedOperation, {}, limited)).toMatchObject({ total: 3 })
    expect(await listAudit(ledger, { limit: 9 })).toEqual([])
    await expect(
      run(disallowRecordsOperation, { records: [{ ...GP3, providerId: 'GP1' }] }),
    ).rejects.toMatchObject({
      ...{ code: 'feed-fault', message: 'The record “GP1” of gamepix was not allowed' },
    })
  })

  test('when an import fails, its records are as they were', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    await ledger.db
      .updateTable('refused_records')
      .set({ raw: '{' })
      .where('provider_id', '=', 'GP3')
      .execute()
    await expect(run(allowRecordsOperation, { records: [GM5, GP3, GP4] })).rejects.toThrow(SyntaxError)
    expect((await run(listRefusedOperation, {})).records).toMatchObject([{}, {}])
    // The other provider's were done before, and are in the audit.
    expect(await listAudit(ledger, { limit: 9 })).toMatchObject([{ target: 'records gamemonetize' }])
    expect((await statusOf(ledger, slugOf(1)))[0]).toBe('published')
  })

  test('the rule for games that left every list is set, taken back, and refused beside its field', async () => {
    const ledger = await open()
    const run = createRun(ledger)
    const ruleNow = async () => (await run(listFeedsOperation, {})).vanishedRule
    const { auditId } = await run(setVanishedRuleOperation, { kind: 'runs', runs: 3 })
    expect(await ruleNow()).toEqual({ kind: 'runs', runs: 3 })
    expect(await run(setVanishedRuleOperation, { kind: 'runs', runs: 3 })).toMatchObject({ auditId: null })
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({ before: { vanishedRule: '30d' }, after: { vanishedRule: '3runs' } })
    for (const days of [0, 3651, 1.5, '7', null])
      await expect(run(setVanishedRuleOperation, { kind: 'days', days })).rejects.toMatchObject({
        ...{ code: 'invalid', field: 'days', message: 'A whole number from 1 to 3650' },
      })
    await run(undoChangeOperation, { id: auditId })
    expect(await ruleNow()).toEqual({ kind: 'days', days: 30 })
    const again = await run(setVanishedRuleOperation, { kind: 'keep' })
    await run(setVanishedRuleOperation, { kind: 'days', days: 7 })
    await expect(run(undoChangeOperation, { id: again.auditId })).rejects.toMatchObject({ code: 'conflict' })
    const limited = { role: 'manager', sites: ['a.example'] } as const
    await expect(run(setVanishedRuleOperation, { kind: 'keep' }, limited)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('how a feed or a list is handled is in the audit with what was before, and is taken back', async () => {
    const ledger = await open()
    const run = await setUp(ledger)
    const feed = { provider: 'gamepix', url: 'https://feeds.gamepix.com/v2/json?sid=1', everyMs: 86_400_000 }
    const { id } = await run(addFeedOperation, feed)
    const { auditId } = await run(setFeedOperation, {
      id,
      isRolling: true,
      isPaused: true,
      isReviewed: false,
    })
    expect((await listAudit(ledger, { limit: 1 }))[0]).toMatchObject({
      ...{ target: `feed ${id}`, before: { isRolling: false, isPaused: false } },
      after: { isRolling: true, isPaused: true },
    })
    const stateOf = async () => (await run(listFeedsOperation, {})).feeds[0]
    expect(await stateOf()).toMatchObject({ isRolling: true, isReviewed: false })
    expect(await run(setFeedOperation, { id, isRolling: true })).toMatchObject({ isChanged: false })
    await run(undoChangeOperation, { id: auditId })
    expect(await stateOf()).toMatchObject({ isRolling: false, pausedAtMs: null })
    const list = { provider: 'gamepix', slice: 'default' }
    const changed = await run(setFeedOperation, { ...list, isRolling: true })
    expect((await run(listFeedsOperation, {})).lists).toMatchObject([
      {},
      { name: 'default', isRolling: true },
    ])
    await run(setFeedOperation, { ...list, isRolling: false })
    await expect(run(undoChangeOperation, { id: changed.auditId })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(run(setFeedOperation, { id: 99, isRolling: true })).rejects.toMatchObject({
      code: 'unknown-feed',
    })
  })
})
