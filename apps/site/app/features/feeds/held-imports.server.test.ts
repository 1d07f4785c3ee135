import { expect, test } from 'vitest'
import { findImport, listWaitingImports } from '#server/ledger/imports.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { gamemonetizeRecord, gamepixRecord, titleOf } from './feed-fixtures.ts'
import { setRolling } from './feed-operations.server.ts'
import { approveImport, rejectImport } from './import-operations.server.ts'
import {
  countsOf,
  dumpCatalogue,
  gamepixRecords,
  importRecords,
  listPublishedSlugs,
  refusedRecord,
  rules,
  slugOf,
} from './import-setup.ts'

/** Records of other games, as many as asked for. */
const foreignRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => gamepixRecord(index + 1001))
/** The ids of before, other games. */
const disguisedRecords = (count: number) =>
  foreignRecords(count).map((record, index) => ({ ...record, id: `GP${index + 1}` }))

const stateOf = async (ledger: Ledger, id: number) => (await findImport(ledger, id))?.state
const countStaged = async ({ db }: Ledger) =>
  (await db.selectFrom('staged_records').select('record_number').execute()).length
const faultOf = (outcome: Promise<unknown>) => outcome.catch((fault: unknown) => fault)

forEachEngine((open) => {
  test.each([
    ['foreign games', foreignRecords(20), /20 of the 20 .* 20 left the list/],
    ['other games under the ids of before', disguisedRecords(20), /0 left the list, 20 have another title/],
    [
      'refused games under the ids of before',
      disguisedRecords(20).map((record) => ({ ...record, description: 'Win real money.' })),
      /20 have another title/,
    ],
    ['a third fewer', gamepixRecords(13), /7 of the 20/],
    ['many more', gamepixRecords(221), /221 records and listed 20/],
  ])('a list that suddenly holds %s waits, and nothing of it is visible', async (_, records, reason) => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(20))
    const dump = await dumpCatalogue(ledger)
    const report = await importRecords(ledger, 'gamepix', records)
    expect(report).toMatchObject({ state: 'waiting', reason: expect.stringMatching(reason) })
    expect(await dumpCatalogue(ledger)).toBe(dump)
    expect(await listWaitingImports(ledger)).toMatchObject([
      { id: report.importId, provider: 'gamepix', slice: 'default', reason: report.reason },
    ])
  })

  test('the first run of a list is free, a forced one is published, a rolling list may be exchanged', async () => {
    const ledger = await open()
    expect(await importRecords(ledger, 'gamepix', gamepixRecords(300))).toMatchObject({ state: 'published' })
    const forced = await importRecords(ledger, 'gamepix', foreignRecords(300), { isForced: true })
    expect(countsOf(forced)).toMatchObject({ new: 300, vanished: 300 })
    expect(forced).toMatchObject({ state: 'published', reason: null })
    await setRolling({ ledger }, { provider: 'gamepix', slice: 'default' }, true)
    const rolled = await importRecords(ledger, 'gamepix', gamepixRecords(300))
    expect(rolled).toMatchObject({ state: 'published', updated: 300 })
    await setRolling({ ledger }, { provider: 'gamepix', slice: 'default' }, false)
    expect(await importRecords(ledger, 'gamepix', foreignRecords(300))).toMatchObject({ state: 'waiting' })
  })

  test('an approved import is published as it was read', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', [...gamepixRecords(10), refusedRecord(11)])
    const records = [
      ...gamepixRecords(6),
      gamepixRecord(7, { width: 640 }),
      refusedRecord(8),
      refusedRecord(11),
      { broken: true },
      gamepixRecord(20),
      gamepixRecord(20),
      gamepixRecord(20, { id: 'TWIN' }),
    ]
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(9)])
    const held = await importRecords(ledger, 'gamepix', [...records, ...foreignRecords(250)])
    expect(held.state).toBe('waiting')
    const approved = await approveImport({ ledger, rules }, held.importId)
    expect(approved).toMatchObject({ state: 'published', unpublished: 1 })
    expect(countsOf(approved)).toEqual(countsOf(held))
    expect(countsOf(approved)).toMatchObject({ fetched: 263, new: 251, updated: 1, filtered: 2, vanished: 2 })
    const published = await listPublishedSlugs(ledger)
    expect(published).toEqual(expect.arrayContaining([slugOf(1), slugOf(7), slugOf(9), slugOf(20)]))
    expect(published).not.toContain(slugOf(8))
    expect(await stateOf(ledger, held.importId)).toBe('approved')
    expect(await countStaged(ledger)).toBe(0)
    const again = await importRecords(ledger, 'gamepix', [...records, ...foreignRecords(250)])
    expect(again).toMatchObject({ state: 'published', new: 0, updated: 0, vanished: 0 })
  })

  test('an approval includes what other feeds imported meanwhile', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const held = await importRecords(ledger, 'gamepix', foreignRecords(10))
    const twin = gamemonetizeRecord(1, { title: titleOf(1001) })
    await importRecords(ledger, 'gamemonetize', [twin, gamemonetizeRecord(2, { title: titleOf(2) })])
    const approved = await approveImport({ ledger, rules }, held.importId)
    expect(countsOf(approved)).toMatchObject({ new: 9, duplicate: 1, vanished: 10 })
    expect(await listPublishedSlugs(ledger)).toContain(slugOf(1002))
  })

  test('the same list again waits as the same import, another one takes its place', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const first = await importRecords(ledger, 'gamepix', foreignRecords(10))
    const second = await importRecords(ledger, 'gamepix', foreignRecords(10).toReversed())
    expect(second.importId).toBe(first.importId)
    const third = await importRecords(ledger, 'gamepix', foreignRecords(11))
    expect(third.importId).not.toBe(first.importId)
    expect(await listWaitingImports(ledger)).toMatchObject([{ id: third.importId }])
    expect(await faultOf(approveImport({ ledger, rules }, first.importId))).toMatchObject({
      code: 'not-waiting',
      message: expect.stringContaining(`import ${third.importId} of the same list came after it`),
    })
    await approveImport({ ledger, rules }, third.importId)
    expect(await faultOf(approveImport({ ledger, rules }, third.importId))).toMatchObject({
      message: expect.stringMatching(/was approved already.*feed undo \d+/),
    })
    expect(await countStaged(ledger)).toBe(0)
  })

  test('when the list is right again, the waiting import is outdated', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const held = await importRecords(ledger, 'gamepix', foreignRecords(10))
    const dump = await dumpCatalogue(ledger)
    const right = await importRecords(ledger, 'gamepix', gamepixRecords(10))
    expect(right).toMatchObject({ state: 'published', unchanged: 10 })
    expect(await faultOf(approveImport({ ledger, rules }, held.importId))).toMatchObject({
      code: 'not-waiting',
      message: expect.stringContaining(`import ${right.importId} of the same list came after it`),
    })
    expect(await dumpCatalogue(ledger)).toBe(dump)
  })

  test('a rejected import is removed, and the same list waits again', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const held = await importRecords(ledger, 'gamepix', foreignRecords(10))
    await rejectImport({ ledger, rules }, held.importId)
    expect(await listWaitingImports(ledger)).toEqual([])
    expect(await countStaged(ledger)).toBe(0)
    for (const operation of [approveImport, rejectImport])
      expect(await faultOf(operation({ ledger, rules }, held.importId))).toMatchObject({
        code: 'not-waiting',
      })
    expect(await importRecords(ledger, 'gamepix', foreignRecords(10))).toMatchObject({ state: 'waiting' })
    expect(await faultOf(approveImport({ ledger, rules }, 999))).toMatchObject({
      code: 'unknown',
      message: expect.stringMatching(/feed imports/),
    })
  })

  test('of two approvals at once one is published, the other is refused', async () => {
    const ledger = await open()
    const beside = await open({ beside: ledger })
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const { importId } = await importRecords(ledger, 'gamepix', foreignRecords(300))
    const outcomes = await Promise.allSettled(
      [ledger, beside].map((one) => approveImport({ ledger: one, rules }, importId)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'OperationFault' })
    expect(await listPublishedSlugs(ledger)).toHaveLength(310)
  })
})
