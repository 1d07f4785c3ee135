import { expect, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import {
  findGame,
  listGames,
  listMergedSlugs,
  listRemovedSlugs,
  listUnlistedSlugs,
  listPublishedGames,
  setGameStatus,
  titleKey,
  toGameRow,
  retireOwnGames,
  upsertOwnGames,
} from './games.ts'
import { bumpVersion, getVersion } from './versions.ts'

test.each([
  ['Fire & Water', 'fireandwater'],
  ['fire AND wäter!', 'fireandwater'],
  ['Pokéball 2048', 'pokeball2048'],
  ['２０４８', '2048'],
  ['Ёлка', 'елка'],
  ['!!!', '!!!'],
])('the title %s has the key %s', (title, key) => {
  expect(titleKey(title)).toBe(key)
})

forEachEngine((open, engine) => {
  test('a new ledger has no games and a version', async () => {
    const ledger = await open()
    expect(ledger.engine).toBe(engine)
    await ledger.ping()
    expect(await listPublishedGames(ledger)).toEqual({ games: [], faults: [] })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(1)
  })

  test('our own games are created, updated, left unchanged, and increase the version only when one changed', async () => {
    const ledger = await open()
    const blocks = makeGame({ slug: 'cozy-blocks' })
    expect(await upsertOwnGames(ledger, [blocks])).toMatchObject({ created: ['cozy-blocks'] })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(2)
    expect(await upsertOwnGames(ledger, [blocks])).toMatchObject({ created: [], unchanged: ['cozy-blocks'] })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(2)
    const renamed = { ...blocks, title: 'Cosier Blocks', quality: 0.7 }
    expect(await upsertOwnGames(ledger, [renamed])).toMatchObject({ updated: ['cozy-blocks'] })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(3)
    expect(await findGame(ledger, 'cozy-blocks')).toEqual(renamed)
  })

  test('an own game keeps its counters and its status over a restart', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'cozy-blocks' })])
    await ledger.db.updateTable('games').set({ plays: 5_000_000_000, likes: 2 }).execute()
    await setGameStatus(ledger, 'cozy-blocks', 'draft')
    await upsertOwnGames(ledger, [makeGame({ slug: 'cozy-blocks', summary: 'Another sentence.' })])
    expect(await findGame(ledger, 'cozy-blocks')).toMatchObject({
      plays: 5_000_000_000,
      likes: 2,
      status: 'draft',
      summary: 'Another sentence.',
    })
  })

  test('an own game is unpublished while its folder is missing', async () => {
    const ledger = await open()
    const games = ['a', 'b', 'c'].map((slug) => makeGame({ slug }))
    const { provider } = games[0]!
    await upsertOwnGames(ledger, games)
    await setGameStatus(ledger, 'c', 'draft')
    await ledger.db
      .insertInto('games')
      .values(toGameRow(makeGame({ slug: 'd', provider: 'gamepix' })))
      .execute()
    const retire = (present: string[]) => retireOwnGames(ledger, provider, present, 1_000)
    expect(await retire(['a'])).toEqual({ retired: ['b'], returned: [] })
    const listed = async () => (await listPublishedGames(ledger)).games.map(({ slug }) => slug)
    expect(await listed()).toEqual(['a', 'd'])
    expect(await findGame(ledger, 'b')).toMatchObject({ status: 'removed' })
    const version = await getVersion(ledger, 'catalogueVersion')
    expect(await retire(['a'])).toEqual({ retired: [], returned: [] })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(version)
    expect(await retire(['a', 'b', 'c'])).toEqual({ retired: [], returned: ['b'] })
    expect(await listed()).toEqual(['a', 'b', 'd'])
    expect(await findGame(ledger, 'c')).toMatchObject({ status: 'draft' })
  })

  test("an own game never takes over another provider's slug", async () => {
    const ledger = await open()
    const foreign = makeGame({ slug: 'cozy-blocks', provider: 'gamepix', providerId: '7' })
    await ledger.db.insertInto('games').values(toGameRow(foreign)).execute()
    expect(await upsertOwnGames(ledger, [makeGame({ slug: 'cozy-blocks' })])).toMatchObject({
      conflicts: ['cozy-blocks'],
    })
    expect(await findGame(ledger, 'cozy-blocks')).toEqual(foreign)
  })

  test('published games are sorted by slug, without drafts and merged games', async () => {
    const ledger = await open()
    await upsertOwnGames(
      ledger,
      ['b', 'a', 'd', 'c'].map((slug) => makeGame({ slug })),
    )
    await setGameStatus(ledger, 'd', 'draft')
    await ledger.db.updateTable('games').set({ merged_into: 'a' }).where('slug', '=', 'c').execute()
    const { games } = await listPublishedGames(ledger)
    expect(games.map((game) => game.slug)).toEqual(['a', 'b'])
  })

  test('more games than one page are all listed once', async () => {
    const ledger = await open()
    const rows = Array.from({ length: 2100 }, (_, index) => toGameRow(makeGame({ slug: `game-${index}` })))
    await ledger.db.transaction().execute(async (trx) => {
      for (let start = 0; start < rows.length; start += 300) {
        await trx
          .insertInto('games')
          .values(rows.slice(start, start + 300))
          .execute()
      }
    })
    const { games } = await listPublishedGames(ledger)
    expect(new Set(games.map((game) => game.slug)).size).toBe(2100)
    expect(games).toHaveLength(2100)
  })

  test('a game with a damaged record is reported, and the others are read', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [
      makeGame({ slug: 'good' }),
      makeGame({ slug: 'cut' }),
      makeGame({ slug: 'odd' }),
    ])
    await ledger.db.updateTable('games').set({ record: '{"title":' }).where('slug', '=', 'cut').execute()
    await ledger.db
      .updateTable('games')
      .set({ record: JSON.stringify({ ...makeGame({ slug: 'odd' }), ratio: 99 }) })
      .where('slug', '=', 'odd')
      .execute()
    const { games, faults } = await listPublishedGames(ledger)
    expect(games.map((game) => game.slug)).toEqual(['good'])
    expect(faults).toEqual([
      { slug: 'cut', reason: expect.stringContaining('reading the game cut failed: its record is not JSON') },
      { slug: 'odd', reason: expect.stringContaining('reading the game odd failed: ratio') },
    ])
    await expect(findGame(ledger, 'cut')).rejects.toThrow('reading the game cut failed')
  })

  test('a status change is stored, counted once, and unknown games are reported', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    expect(await setGameStatus(ledger, 'a', 'broken')).toBe('changed')
    expect(await setGameStatus(ledger, 'a', 'broken')).toBe('unchanged')
    expect(await setGameStatus(ledger, 'nowhere', 'broken')).toBe('unknown')
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(3)
    expect((await findGame(ledger, 'a'))?.status).toBe('broken')
    expect(await findGame(ledger, 'nowhere')).toBeNull()
  })

  test('an operator finds games by status, provider and part of a title', async () => {
    const ledger = await open()
    const foreign = makeGame({ slug: 'fire-water', title: 'Fire & Wäter', provider: 'gamepix' })
    await ledger.db.insertInto('games').values(toGameRow(foreign)).execute()
    await upsertOwnGames(ledger, [
      makeGame({ slug: 'b', title: 'Bubbles' }),
      makeGame({ slug: 'a', title: 'Apples' }),
    ])
    const list = async (query: object) => {
      const { games, total } = await listGames(ledger, { limit: 10, offset: 0, ...query })
      return [games.map((game) => game.slug).join(' '), total]
    }
    expect(await list({})).toEqual(['a b fire-water', 3])
    expect(await list({ limit: 1, offset: 1 })).toEqual(['b', 3])
    expect(await list({ provider: 'gamepix' })).toEqual(['fire-water', 1])
    expect(await list({ search: 'and wat' })).toEqual(['fire-water', 1])
    expect(await list({ search: 'fire-water' })).toEqual(['fire-water', 1])
    expect(await list({ search: '%' })).toEqual(['', 0])
    expect(await list({ status: 'draft' })).toEqual(['', 0])
  })

  test('a merged game resolves to the last game of its chain, and a circle to null', async () => {
    const ledger = await open()
    await upsertOwnGames(
      ledger,
      ['a', 'b', 'c', 'x', 'y'].map((slug) => makeGame({ slug })),
    )
    for (const [slug, next] of ['ab', 'bc', 'xy', 'yx'].map((pair) => [...pair])) {
      await ledger.db.updateTable('games').set({ merged_into: next }).where('slug', '=', slug!).execute()
    }
    expect(await listMergedSlugs(ledger)).toEqual(
      new Map([
        ['a', 'c'],
        ['b', 'c'],
      ]),
    )
  })

  test('a removed game is known as one until it is published again, and unlisted games are those not published or merged', async () => {
    const ledger = await open()
    await upsertOwnGames(
      ledger,
      ['a', 'b', 'c'].map((slug) => makeGame({ slug })),
    )
    await setGameStatus(ledger, 'a', 'removed')
    await setGameStatus(ledger, 'b', 'draft')
    expect(await listRemovedSlugs(ledger)).toEqual(new Set(['a']))
    expect(await listUnlistedSlugs(ledger)).toEqual(new Set(['a', 'b']))
    await ledger.db.updateTable('games').set({ merged_into: 'a' }).where('slug', '=', 'c').execute()
    expect(await listUnlistedSlugs(ledger)).toEqual(new Set(['a', 'b', 'c']))
    await setGameStatus(ledger, 'a', 'published')
    expect(await listRemovedSlugs(ledger)).toEqual(new Set())
  })

  test('two processes that increase the version at once both increase it', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    await Promise.all([ledger, other, ledger, other].map(({ db }) => bumpVersion(db, 'catalogueVersion')))
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(5)
  })
})
