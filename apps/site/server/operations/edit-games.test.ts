/** Tags, categories and the age of several games, on both engines. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { findGame, upsertOwnGames } from '../ledger/games.ts'
import { forEachEngine } from '../ledger/ledger-engines.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { makeGame } from '../ledger/make-game.ts'
import { toCommandContext } from '../portal/run-operation.ts'
import { editGamesOperation } from './edit-games.ts'
import { runOperation } from './operation.ts'
import { undoChangeOperation } from './undo-change.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

async function setUp(ledger: Ledger) {
  await upsertOwnGames(ledger, [
    makeGame({ slug: 'ant', tags: ['insect', 'puzzle'] }),
    makeGame({ slug: 'bee', tags: ['insect'] }),
  ])
  const context = toCommandContext(ledger, parseConfig({}, ROOT))
  return { context, edit: (input: object) => runOperation(editGamesOperation, context, input) }
}

forEachEngine((open) => {
  test('tags are added and removed, each change is undone alone, and the same again changes nothing', async () => {
    const ledger = await open()
    const { context, edit } = await setUp(ledger)
    const change = {
      slugs: ['ant', 'bee', 'ant'],
      addTags: ['Small Animals'],
      removeTags: ['puzzle'],
      age: '7+',
    }
    const { games } = await edit(change)
    expect(games.map(({ slug }) => slug)).toEqual(['ant', 'bee'])
    expect(await findGame(ledger, 'ant')).toMatchObject({
      ...{ tags: ['insect', 'small-animals'], rating: { age: '7+', by: 'operator' } },
    })
    expect((await edit(change)).games.map(({ auditId }) => auditId)).toEqual([null, null])
    await runOperation(undoChangeOperation, context, { id: games[0]!.auditId! })
    expect((await findGame(ledger, 'ant'))?.tags).toEqual(['insect', 'puzzle'])
    expect((await findGame(ledger, 'bee'))?.tags).toEqual(['insect', 'small-animals'])
  })

  test('a category is added beside those that the rules give', async () => {
    const ledger = await open()
    const { edit } = await setUp(ledger)
    await edit({ slugs: ['ant'], addCategories: ['Kids'] })
    expect((await findGame(ledger, 'ant'))?.categories).toEqual(expect.arrayContaining(['Kids']))
    await edit({ slugs: ['ant'], removeCategories: ['Kids'] })
    expect((await findGame(ledger, 'ant'))?.categories).not.toContain('Kids')
  })

  test.each([
    ['an unknown game', { slugs: ['bee', 'nothing'], addTags: ['x'] }, 'unknown-game', 'slugs'],
    ['an unknown category', { slugs: ['bee'], addCategories: ['Nowhere'] }, 'invalid', 'addCategories'],
    ['no games', { slugs: [], addTags: ['x'] }, 'invalid', 'slugs'],
    ['an age that is none', { slugs: ['bee'], age: '8+' }, 'invalid', 'age'],
  ])('with %s nothing is changed', async (_, input, code, field) => {
    const ledger = await open()
    const { edit } = await setUp(ledger)
    await expect(edit(input)).rejects.toMatchObject({ code, field })
    expect((await findGame(ledger, 'bee'))?.tags).toEqual(['insect'])
  })
})
