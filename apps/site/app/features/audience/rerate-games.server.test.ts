import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editGame } from '#server/ledger/game-edits.ts'
import { findGame, listPublishedGames, upsertOwnGames } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { getVersion } from '#server/ledger/versions.ts'
import { UNRATED } from '#app/domain/rating.ts'
import { parseRatingWords } from './rating-words.ts'
import { rerateGames } from './rerate-games.server.ts'

const content = join(import.meta.dirname, '../../../../../content/ratings.json')
const words = parseRatingWords(readFileSync(content, 'utf8'))
const wordsFor = (word: string, age = '12+') =>
  parseRatingWords(
    JSON.stringify({
      topics: {
        test: { age, notes: ['horror'], groups: [{ title: 10, tags: 10, text: 10, words: [word] }] },
      },
    }),
  )

forEachEngine((open) => {
  test('games of the version before are rated at the first start, with their ages as lower bounds', async () => {
    const ledger = await open({ version: '0.1.0' })
    const ratingOf = async (slug: string) => (await findGame(ledger, slug))!.rating
    expect(await ratingOf('red-harvest')).toMatchObject({ age: 'adult', by: 'words' })
    expect((await rerateGames(ledger, words)).isNew).toBe(true)
    // An age of 18, of 16, and of 7; a word alone; nothing at all.
    expect(await ratingOf('red-harvest')).toMatchObject({
      age: 'adult',
      notes: expect.arrayContaining(['blood']),
    })
    expect(await ratingOf('trench-captain')).toMatchObject({ age: '16+' })
    expect(await ratingOf('pet-counting')).toMatchObject({ age: '7+', notes: [] })
    expect((await ratingOf('lone-marksman')).notes).toContain('weapons')
    expect(await ratingOf('taxi-rank')).toEqual({ age: 'all', notes: [], by: 'words', reasons: [] })
    expect((await listPublishedGames(ledger)).faults).toEqual([])
  })

  // covers: '10.2'
  test('nothing is rated twice by the same words, everything by new ones', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [
      makeGame({ slug: 'fog', title: 'Fog' }),
      makeGame({ slug: 'sun', title: 'Sun' }),
    ])
    expect(await rerateGames(ledger, wordsFor('fog'))).toEqual({ isNew: true, rated: 2, changed: 1 })
    const version = await getVersion(ledger, 'catalogueVersion')
    expect(await rerateGames(ledger, wordsFor('fog'))).toEqual({ isNew: false, rated: 0, changed: 0 })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(version)
    expect((await findGame(ledger, 'fog'))!.rating.age).toBe('12+')
    expect(await rerateGames(ledger, wordsFor('sun', '16+'))).toMatchObject({ changed: 2 })
    expect((await findGame(ledger, 'fog'))!.rating).toEqual(UNRATED)
    expect((await findGame(ledger, 'sun'))!.rating.age).toBe('16+')
  })

  // covers: '10.3'
  test('decisions of the operator and a maker override the words', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [
      makeGame({ slug: 'fog', title: 'Fog' }),
      makeGame({ slug: 'made', title: 'Fog Two', rating: { ...UNRATED, age: '7+', by: 'maker' } }),
    ])
    await rerateGames(ledger, wordsFor('fog'))
    expect((await findGame(ledger, 'made'))!.rating).toMatchObject({ age: '7+', by: 'maker' })
    expect(await editGame(ledger, { slug: 'fog', change: { age: 'all' }, nowMs: 1 })).toMatchObject({
      kind: 'changed',
    })
    expect(await editGame(ledger, { slug: 'fog', change: { age: 'all' }, nowMs: 1 })).toMatchObject({
      kind: 'unchanged',
    })
    expect((await findGame(ledger, 'fog'))!.rating).toMatchObject({
      age: 'all',
      notes: ['horror'],
      by: 'operator',
    })
    await rerateGames(ledger, wordsFor('fog', '16+'))
    await editGame(ledger, { slug: 'fog', change: { notes: [] }, nowMs: 1 })
    expect((await findGame(ledger, 'fog'))!.rating).toMatchObject({ age: 'all', notes: [], by: 'operator' })
    await editGame(ledger, { slug: 'fog', change: { notes: undefined }, nowMs: 1 })
    expect(await editGame(ledger, { slug: 'fog', change: { age: undefined }, nowMs: 1 })).toMatchObject({
      kind: 'changed',
    })
    expect((await findGame(ledger, 'fog'))!.rating).toMatchObject({ age: '16+', by: 'words' })
    expect(await editGame(ledger, { slug: 'nobody', change: { age: 'all' }, nowMs: 1 })).toMatchObject({
      kind: 'unknown',
    })
  })

  test('an invalid record does not stop the others', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'fog', title: 'Fog' }), makeGame({ slug: 'bad' })])
    await ledger.db.updateTable('games').set({ record: '{' }).where('slug', '=', 'bad').execute()
    expect(await rerateGames(ledger, wordsFor('fog'))).toMatchObject({ rated: 2, changed: 1 })
  })
})
