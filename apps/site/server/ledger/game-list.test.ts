import { expect, test } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import { countByStatus, listGameRows } from './game-list.ts'
import { upsertOwnGames } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import { storePlayTest } from './play-tests.ts'

const DAY_MS = 24 * 3_600_000

forEachEngine((open) => {
  test('a published game that does not work is listed and counted as broken', async () => {
    const ledger = await open()
    const url = 'https://play.example.com/bad'
    const source: Game['source'] = { kind: 'remote', url, fallbacks: [] }
    const bad = makeGame({ slug: 'bad', provider: 'gamepix', source })
    await upsertOwnGames(ledger, [makeGame({ slug: 'good' }), bad])
    const result = {
      slug: 'bad',
      provider: 'gamepix',
      url,
      verdict: 'broken',
      reason: 'blank',
      report: {},
    } as const
    for (const day of [1, 2]) await storePlayTest(ledger, result, day * DAY_MS)
    const query = {
      search: '',
      isEdited: false,
      sort: 'title',
      isDescending: false,
      offset: 0,
      limit: 10,
    } as const
    const { total, games } = await listGameRows(ledger, { ...query, status: 'broken' })
    expect({ total, slugs: games.map(({ slug, status }) => `${slug} ${status}`) }).toEqual({
      total: 1,
      slugs: ['bad broken'],
    })
    expect(await countByStatus(ledger)).toMatchObject({ published: 1, broken: 1 })
  })

  test('the title that is searched for comes first, then titles that begin so, then the most played', async () => {
    const ledger = await open()
    const titles = ['Wings 2048', '2048 Deluxe', 'Block 2048', '2048', '100 Doors']
    await upsertOwnGames(
      ledger,
      titles.map((title, at) => makeGame({ slug: `game-${at}`, title })),
    )
    await ledger.db.updateTable('games').set({ plays: 9 }).where('slug', '=', 'game-2').execute()
    const list = async (search: string) => {
      const query = { search, isEdited: false, isDescending: false, offset: 0, limit: 10 }
      return (await listGameRows(ledger, { ...query, sort: 'match' })).games.map(({ title }) => title)
    }
    expect(await list('2048')).toEqual(['2048', '2048 Deluxe', 'Block 2048', 'Wings 2048'])
    expect(await list('')).toEqual(['Block 2048', 'Wings 2048', '2048 Deluxe', '2048', '100 Doors'])
    expect(await list('100%')).toEqual(['100 Doors'])
  })
})
