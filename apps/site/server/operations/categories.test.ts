/** Categories on both engines: what the page lists and previews, each change with its undo, what is refused, who may. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import { NO_RULE } from '#app/features/catalogue/category-entries.ts'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { editGame } from '../ledger/game-edits.ts'
import { upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { listCategoriesOperation, listCategoryTagsOperation, previewCategoryOperation } from './categories.ts'
import { countCategoryGames, readCategorisedGames } from './category-games.ts'
import {
  addCategoryOperation,
  changeCategoryOperation,
  hideCategoriesOperation,
  orderCategoriesOperation,
  removeCategoriesOperation,
} from './change-categories.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'
import { readRuleIndex } from './rule-index.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const editor: Actor = { ...COMMAND_LINE, door: 'console', role: 'editor' }
const ROBOTS = { label: 'Robots', tags: ['robots'], words: ['robot', 'space ship'], games: ['chess'] }

async function setUp(ledger: Ledger) {
  await upsertOwnGames(ledger, [
    makeGame({ slug: 'tin-man', title: 'Tin Man', tags: ['robot', 'puzzle'] }),
    makeGame({ slug: 'robot-run', title: 'Robot Run', tags: ['runner'] }),
    makeGame({ slug: 'ship', title: 'Spaceship', tags: ['runner'] }),
    makeGame({ slug: 'robotic', title: 'Rôbot éxpress', tags: ['runner'] }),
    makeGame({ slug: 'chess', title: 'Chess', tags: ['board'] }),
  ])
  await ledger.db.updateTable('games').set({ plays: 5 }).where('slug', '=', 'tin-man').execute()
  const config = parseConfig({}, ROOT)
  const run = <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown,
    { actor = editor, isFresh = true }: { actor?: Actor; isFresh?: boolean } = {},
  ) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor, nowMs: Date.now(), background: null },
        ...{ isFresh, consoleOrigin: null },
      },
      input,
    )
  const list = async () => (await run(listCategoriesOperation, {})).categories
  const find = async (id: string) => (await list()).find((each) => each.id === id)
  const undo = (id: number | null) => run(undoChangeOperation, { id })
  return { run, list, find, undo }
}

forEachEngine((open) => {
  test('a category is previewed while it is typed, added, and listed with its games', async () => {
    const ledger = await open()
    const { run, find } = await setUp(ledger)
    const preview = await run(previewCategoryOperation, { ...ROBOTS, words: ['robot', 'r', 'ship'] })
    expect(preview).toMatchObject({ slug: 'robots', total: 4, tags: [{ tag: 'robots', games: 1 }] })
    expect(preview.games.map(({ slug }) => slug).toSorted()).toEqual([
      ...['chess', 'robot-run', 'robotic', 'tin-man'],
    ])
    expect(preview.games[0]?.slug, 'the most played one').toBe('tin-man')
    expect((await run(previewCategoryOperation, {})).total).toBe(0)
    const { ids, auditId } = await run(addCategoryOperation, ROBOTS)
    expect(ids).toEqual(['robots'])
    expect(await find('robots')).toMatchObject({
      ...{ label: 'Robots', builtInLabel: null, origin: 'operator', isHidden: false, games: 4 },
      ...{ sameAs: ['robot'], path: '/categoryDetail/robots/1' },
      // The name of today for the tag.
      rule: { tags: ['robot'], words: ['robot', 'space ship'], games: ['chess'] },
    })
    const [entry] = await listAudit(ledger, { limit: 1 })
    expect(entry).toMatchObject({
      ...{ id: auditId, operation: 'addCategory', target: 'categories', before: null },
      after: { 'robots label': 'Robots', 'robots state': 'listed', 'robots games': ['chess'] },
    })
    const { titles, icons, history } = await run(listCategoriesOperation, {})
    expect(titles).toEqual({ chess: 'Chess' })
    expect(icons).toContainEqual({ name: 'puzzle', label: 'Puzzle' })
    expect(history).toHaveLength(1)
    expect(await run(previewCategoryOperation, { label: 'Robots!' })).toMatchObject({ slug: 'robots-2' })
    expect(await run(previewCategoryOperation, { label: '!!!' })).toMatchObject({ slug: null })
  })

  test('games whose categories the operator chose are in no rule, and count where they were put', async () => {
    const ledger = await open()
    const { run, find } = await setUp(ledger)
    await run(addCategoryOperation, ROBOTS)
    const nowMs = Date.now()
    await editGame(ledger, { slug: 'tin-man', change: { categories: ['puzzle'] }, nowMs })
    await editGame(ledger, { slug: 'ship', change: { categories: ['robots'] }, nowMs })
    expect((await find('robots'))?.games).toBe(4)
    const { games } = await run(previewCategoryOperation, { id: 'robots', tags: ['robot'] })
    expect(games).toEqual([{ slug: 'ship', title: 'Spaceship' }])
  })

  test('tags are found by a part, the exact one first, with their counts; one without games is offered', async () => {
    const { run } = await setUp(await open())
    const { tags } = await run(listCategoryTagsOperation, {})
    expect(tags[0]).toEqual({ tag: 'runner', games: 3 })
    expect(await run(listCategoryTagsOperation, { search: 'Robots' })).toEqual({
      tags: [{ tag: 'robot', games: 1 }],
      unused: null,
    })
    expect(await run(listCategoryTagsOperation, { search: 'boa', except: ['board'] })).toEqual({
      tags: [],
      unused: 'boa',
    })
    expect((await run(listCategoryTagsOperation, { search: 'free' })).unused).toBeNull()
  })

  test('a category is changed part by part, renamed and taken back; the built-in name returns', async () => {
    const { run, find, undo } = await setUp(await open())
    await run(addCategoryOperation, ROBOTS)
    const { auditId } = await run(changeCategoryOperation, { id: 'robots', label: 'Androids', words: [] })
    expect(await find('robots')).toMatchObject({ label: 'Androids', rule: { tags: ['robot'], words: [] } })
    await undo(auditId)
    expect(await find('robots')).toMatchObject({ label: 'Robots', rule: { words: ['robot', 'space ship'] } })
    const renamed = await run(changeCategoryOperation, { id: 'merge', label: 'Merging' })
    expect(await find('merge')).toMatchObject({ label: 'Merging', builtInLabel: '2048 & Merge' })
    await run(changeCategoryOperation, { id: 'merge', label: null })
    expect((await find('merge'))?.label).toBe('2048 & Merge')
    await expect(undo(renamed.auditId)).rejects.toMatchObject({ code: 'conflict' })
    expect((await run(changeCategoryOperation, { id: 'merge', label: null })).auditId).toBeNull()
  })

  test('categories are hidden, ordered and removed, and each is taken back', async () => {
    const { run, list, find, undo } = await setUp(await open())
    await run(addCategoryOperation, ROBOTS)
    const hidden = await run(hideCategoriesOperation, { ids: ['ROBOTS', 'puzzle'], isHidden: true })
    expect(hidden.ids).toEqual(['robots', 'puzzle'])
    expect((await list()).filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual([
      ...['puzzle', 'robots'],
    ])
    const order = (await list()).map(({ id }) => id)
    const ordered = await run(orderCategoriesOperation, { ids: ['robots', ...order], expected: order })
    expect((await list())[0]?.id).toBe('robots')
    const removed = await run(removeCategoriesOperation, { ids: ['robots'] })
    expect(await find('robots')).toBeUndefined()
    await undo(removed.auditId)
    expect(await find('robots')).toMatchObject({ isHidden: true, rule: { games: ['chess'] } })
    expect((await list())[0]?.id).toBe('robots')
    await undo(ordered.auditId)
    expect((await list()).map(({ id }) => id)).toEqual(order)
    await undo(hidden.auditId)
    expect((await list()).some(({ isHidden }) => isHidden)).toBe(false)
  })

  test('a removed category does not return beside another of its name', async () => {
    const { run, undo } = await setUp(await open())
    await run(addCategoryOperation, ROBOTS)
    const { auditId } = await run(removeCategoriesOperation, { ids: ['robots'] })
    expect((await run(addCategoryOperation, ROBOTS)).ids).toEqual(['robots-2'])
    await expect(undo(auditId)).rejects.toMatchObject({ code: 'taken', field: 'label' })
  })

  test('of two people the second is asked first', async () => {
    const { run, list, find } = await setUp(await open())
    await run(addCategoryOperation, ROBOTS)
    const seen = (await find('robots'))!
    const expected = { label: seen.label, icon: seen.icon, rule: seen.rule }
    await run(changeCategoryOperation, { id: 'robots', words: [], expected })
    await expect(
      run(changeCategoryOperation, { id: 'robots', label: 'Mine', expected }),
    ).rejects.toMatchObject({ code: 'conflict' })
    const order = (await list()).map(({ id }) => id)
    await run(orderCategoriesOperation, { ids: ['quiz'], expected: order })
    await expect(run(orderCategoriesOperation, { ids: ['io'], expected: order })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('each refusal names its field, and nothing is in the audit', async () => {
    const ledger = await open()
    const { run } = await setUp(ledger)
    for (const [field, code, change] of [
      ['label', 'invalid', { label: ' ' }],
      ['label', 'invalid', { label: 'x'.repeat(41) }],
      ['label', 'invalid', { label: 'x'.repeat(2000) }],
      ['label', 'taken', { label: 'PUZZLE' }],
      ['slug', 'invalid', { label: '!!!' }],
      ['slug', 'invalid', { slug: 'Ro bots' }],
      ['slug', 'taken', { slug: 'hotgames' }],
      ['tags', 'invalid', { tags: ['free'] }],
      ['words', 'invalid', { words: ['x'] }],
      ['words', 'too-many', { words: Array.from({ length: 101 }, (_, at) => `word ${at}`) }],
      ['games', 'unknown-game', { games: ['nothing'] }],
      ['icon', 'invalid', { icon: '<svg>' }],
      ['rule', 'no-rule', { tags: [], words: [], games: [] }],
    ] as const)
      await expect(
        run(addCategoryOperation, { ...ROBOTS, ...change }),
        JSON.stringify(change).slice(0, 80),
      ).rejects.toMatchObject({ code, field })
    for (const [operation, input, code] of [
      [changeCategoryOperation, { id: 'puzzle', tags: ['x'] }, 'not-own'],
      [changeCategoryOperation, { id: 'nothing', label: 'X' }, 'unknown-category'],
      [removeCategoriesOperation, { ids: ['Kids'] }, 'not-own'],
      [hideCategoriesOperation, { ids: ['puzzle', 'nothing'], isHidden: true }, 'unknown-category'],
      [orderCategoriesOperation, { ids: [] }, 'invalid'],
    ] as const)
      await expect(run(operation as Operation, input)).rejects.toMatchObject({ code })
    expect(await listAudit(ledger, { limit: 1 })).toEqual([])
  })

  test('persons of some sites only read, others see nothing, and removing needs the passkey', async () => {
    const { run } = await setUp(await open())
    await run(addCategoryOperation, ROBOTS)
    await expect(
      run(removeCategoriesOperation, { ids: ['robots'] }, { isFresh: false }),
    ).rejects.toMatchObject({ code: 'check-passkey' })
    const limited: Actor = { ...editor, sites: ['a.example'] }
    expect((await run(listCategoriesOperation, {}, { actor: limited })).categories.length).toBeGreaterThan(20)
    const hide = { ids: ['puzzle'], isHidden: true }
    for (const actor of [limited, { ...editor, role: 'moderator' as const }])
      await expect(run(hideCategoriesOperation, hide, { actor })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(
      run(listCategoriesOperation, {}, { actor: { ...editor, role: 'analyst' } }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('the games of a running server are used where there is one', async () => {
  const games: Game[] = [makeGame({ slug: 'tin-man', tags: ['robot'], categories: ['robots', 'Cars'] })]
  const context = { catalogueGames: () => games } as never
  expect(await readCategorisedGames(context, [], {} as never)).toBe(games)
  const shared = { label: 'x', heading: 'x', icon: 'Tags' as const, isHidden: false, sameAs: [], games: [] }
  const counts = await countCategoryGames(games, await readRuleIndex(games), [
    { ...shared, id: 'HotGames', origin: 'type', rule: NO_RULE },
    { ...shared, id: 'Cars', origin: 'type', rule: NO_RULE },
    { ...shared, id: 'robots', origin: 'operator', rule: { ...NO_RULE, tags: ['runner'] } },
  ])
  // The server has the new rule of `robots` within seconds.
  expect([...counts]).toEqual([
    ['HotGames', null],
    ['Cars', 1],
    ['robots', 0],
  ])
})
