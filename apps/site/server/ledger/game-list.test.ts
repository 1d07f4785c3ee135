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
})
