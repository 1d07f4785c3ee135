/** The review of merged games, on both engines. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gamemonetizeRecord, gamepixRecord, titleOf } from '#app/features/feeds/feed-fixtures.ts'
import { gamepixRecords, importRecords, slugOf } from '#app/features/feeds/import-setup.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { confirmMergeOperation, listMergesOperation, splitGameOperation } from './merges.ts'
import { runOperation, type Actor, type Operation } from './operation.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const config = parseConfig({ DATA_DIR: ROOT }, ROOT)
const ROBIN: Actor = {
  ...{ personId: 'person-1', name: 'Robin', door: 'console', sessionId: 'session-1' },
  ...{ role: 'editor', sites: null },
}

const alike = gamemonetizeRecord(1, { description: gamepixRecord(1).description })
const unlike = gamemonetizeRecord(2, { description: 'A badger digs for pearls all night long.' })

async function setUp(ledger: Ledger) {
  await importRecords(ledger, 'gamepix', gamepixRecords(3))
  await importRecords(ledger, 'gamemonetize', [alike, unlike, gamemonetizeRecord(50)])
  const context = {
    ...{ ledger, reads: ledger, config, nowMs: 1_800_000_000_000, background: null },
    ...{ isFresh: true, consoleOrigin: null },
  }
  const run = <Input, Result>(operation: Operation<Input, Result>, input: unknown, actor = ROBIN) =>
    runOperation(operation, { ...context, actor }, input)
  const slugs = async (query: object = {}) =>
    (await run(listMergesOperation, query)).merges.map(({ slug }) => slug)
  return { run, slugs }
}

forEachEngine((open) => {
  test('games with several sources are listed, the least alike first, with what the rule found', async () => {
    const ledger = await open()
    const { run } = await setUp(ledger)
    const { total, merges, next } = await run(listMergesOperation, {})
    expect({ total, next }).toEqual({ total: 2, next: null })
    expect(merges.map(({ slug }) => slug)).toEqual([slugOf(2), slugOf(1)])
    expect(merges[0]).toMatchObject({
      title: titleOf(2),
      isConfirmed: false,
      sourceNames: ['gamemonetize 60002', 'gamepix GP2'],
      sources: [
        {
          ...{ provider: 'gamepix', label: 'GamePix', isPlayed: true, evidence: null, splitFault: null },
          about: { playHost: 'play.gamepix.com', ratio: 1.333, hasCover: true },
        },
        {
          ...{ provider: 'gamemonetize', providerId: '60002', isPlayed: false, splitFault: null },
          about: { description: 'A badger digs for pearls all night long.', tags: expect.any(Array) },
          addedAtMs: expect.any(Number),
          evidence: { isSame: true, isSure: false, reason: 'Only the title is the same' },
        },
      ],
    })
    expect(merges[1]!.sources[1]!.evidence).toMatchObject({
      isSure: true,
      facts: ['descriptions 100 % alike', 'maker not given by both', 'different sizes'],
    })
  })

  test('pages, providers, words and states', async () => {
    const ledger = await open()
    const { run, slugs } = await setUp(ledger)
    const first = await run(listMergesOperation, { limit: 1 })
    expect(first).toMatchObject({ total: 2, merges: [{ slug: slugOf(2) }], next: { slug: slugOf(2) } })
    expect(await slugs({ limit: 1, after: first.next })).toEqual([slugOf(1)])
    expect(await slugs({ provider: 'gamepix' })).toHaveLength(2)
    expect(await slugs({ provider: 'htmlgames' })).toEqual([])
    expect(await slugs({ provider: 'game' })).toEqual([])
    expect(await slugs({ search: titleOf(1).toUpperCase() })).toEqual([slugOf(1)])
    expect(await slugs({ search: '%' })).toEqual([])
    expect(await slugs({ slug: slugOf(3), state: 'all' })).toEqual([])
    await run(confirmMergeOperation, { slug: slugOf(2) })
    expect(await slugs()).toEqual([slugOf(1)])
    expect(await slugs({ state: 'right' })).toEqual([slugOf(2)])
    expect(await slugs({ state: 'all' })).toHaveLength(2)
    for (const bad of [{ state: 'some' }, { limit: 101 }, { search: 'x'.repeat(201) }, { provider: 'A b' }])
      await expect(run(listMergesOperation, bad)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('one game is remembered and undone, and comes back with another source', async () => {
    const ledger = await open()
    const { run, slugs } = await setUp(ledger)
    const [merge] = (await run(listMergesOperation, {})).merges
    const input = { slug: slugOf(2), sources: merge!.sourceNames }
    const { auditId } = await run(confirmMergeOperation, input)
    expect(await run(confirmMergeOperation, input)).toMatchObject({ auditId: null })
    expect((await listAudit(ledger, { limit: 1 }))[0]).toMatchObject({
      ...{ personName: 'Robin', operation: 'confirmMerge', target: `game ${slugOf(2)}` },
      ...{ before: { sameGame: null }, after: { sameGame: ['gamemonetize 60002', 'gamepix GP2'] } },
    })
    await run(undoChangeOperation, { id: auditId })
    expect(await slugs()).toContain(slugOf(2))
    await run(confirmMergeOperation, input)
    await importRecords(ledger, 'onlinegames', [
      {
        ...{ title: titleOf(2), embed: 'https://www.onlinegames.io/games/2025/a/index.html' },
        ...{ image: 'https://www.onlinegames.io/media/a.jpg', description: 'Dig.', tags: 'Puzzle' },
      },
    ])
    expect(await slugs()).toContain(slugOf(2))
    await expect(run(confirmMergeOperation, input)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a source that leaves its feed takes the game off the list; it comes back confirmed', async () => {
    const ledger = await open()
    const { run, slugs } = await setUp(ledger)
    await run(confirmMergeOperation, { slug: slugOf(2) })
    await importRecords(ledger, 'gamemonetize', [alike, gamemonetizeRecord(50)], { isForced: true })
    expect(await slugs({ state: 'all' })).toEqual([slugOf(1)])
    await expect(run(confirmMergeOperation, { slug: slugOf(2) })).rejects.toMatchObject({
      code: 'unknown-game',
    })
    await importRecords(ledger, 'gamemonetize', [alike, unlike, gamemonetizeRecord(50)])
    expect(await slugs({ state: 'right' })).toEqual([slugOf(2)])
  })

  test('a split makes two games, is in the audit, and cannot be undone', async () => {
    const ledger = await open()
    const { run, slugs } = await setUp(ledger)
    const record = { provider: 'gamemonetize', providerId: '60002' }
    const report = await run(splitGameOperation, { slug: slugOf(2), ...record })
    expect(report).toMatchObject({ slug: slugOf(2), newSlug: `${slugOf(2)}-2` })
    expect(await slugs({ state: 'all' })).toEqual([slugOf(1)])
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({
      ...{ operation: 'splitGame', target: `game ${slugOf(2)}` },
      ...{ before: { source: 'gamemonetize 60002' }, after: { newGame: report.newSlug } },
    })
    await expect(run(undoChangeOperation, { id: entry!.id })).rejects.toMatchObject({ code: 'not-undoable' })
    await expect(run(splitGameOperation, { slug: slugOf(2), ...record })).rejects.toMatchObject({
      message: expect.stringMatching(/no source of/),
    })
    await expect(run(splitGameOperation, { slug: 'no-such-game', ...record })).rejects.toThrow(/no game/)
  })

  test('a game of this software stays, and its other source can be split', async () => {
    const ledger = await open()
    const { description } = gamepixRecord(5)
    await upsertOwnGames(ledger, [makeGame({ slug: 'ours', title: titleOf(5), description })])
    const { run } = await setUp(ledger)
    await importRecords(ledger, 'gamepix', gamepixRecords(5))
    const { merges } = await run(listMergesOperation, { search: 'ours' })
    expect(merges).toMatchObject([
      {
        sources: [
          { provider: 'playhouse', isPlayed: true, splitFault: 'it is a game of this software' },
          { provider: 'gamepix', providerId: 'GP5', splitFault: null },
        ],
      },
    ])
  })

  test('an analyst reads, and a person of some sites changes nothing', async () => {
    const ledger = await open()
    const { run } = await setUp(ledger)
    const record = { provider: 'gamemonetize', providerId: '60002' }
    for (const actor of [
      { ...ROBIN, role: 'analyst' as const },
      { ...ROBIN, sites: ['a.example'] },
    ]) {
      expect(await run(listMergesOperation, {}, actor)).toMatchObject({ total: 2 })
      for (const [operation, input] of [
        [confirmMergeOperation, { slug: slugOf(2) }],
        [splitGameOperation, { slug: slugOf(2), ...record }],
      ] as const)
        await expect(run(operation as Operation, input, actor)).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(await listAudit(ledger, { limit: 10 })).toEqual([])
  })
})
