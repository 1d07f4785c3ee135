import { expect, test } from 'vitest'
import { castVote, listCounters, listHotScores, prunePlayHours, recordPlays } from './counters.ts'
import { upsertOwnGames } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import type { Ledger } from './ledger.ts'
import { makeGame } from './make-game.ts'

const HOUR_MS = 3_600_000
const NOW_MS = 500_000 * HOUR_MS

async function addGames(ledger: Ledger, ...slugs: string[]): Promise<void> {
  await upsertOwnGames(
    ledger,
    slugs.map((slug) => makeGame({ slug })),
  )
}

forEachEngine((open) => {
  test('a batch of plays adds to each game, and plays of unknown games are ignored', async () => {
    const ledger = await open()
    await addGames(ledger, 'a', 'b')
    const plays = ['a', 'nowhere', 'b', 'a'].map((slug) => ({ slug, atMs: NOW_MS }))
    await recordPlays(ledger, plays)
    await recordPlays(ledger, [{ slug: 'b', atMs: NOW_MS + HOUR_MS }])
    await recordPlays(ledger, [])
    const counters = await listCounters(ledger)
    expect(counters.get('a')).toEqual({ plays: 2, likes: 0, dislikes: 0 })
    expect(counters.get('b')).toEqual({ plays: 2, likes: 0, dislikes: 0 })
    const hours = await ledger.db
      .selectFrom('play_hours')
      .selectAll()
      .orderBy('game_slug')
      .orderBy('hour')
      .execute()
    expect(hours).toEqual([
      { game_slug: 'a', hour: 500_000, plays: 2 },
      { game_slug: 'b', hour: 500_000, plays: 1 },
      { game_slug: 'b', hour: 500_001, plays: 1 },
    ])
  })

  test('a batch larger than one statement is counted completely', async () => {
    const ledger = await open()
    const slugs = Array.from({ length: 1100 }, (_, index) => `game-${index}`)
    await addGames(ledger, ...slugs)
    await recordPlays(
      ledger,
      slugs.flatMap((slug) => [0, 1, 2].map((hour) => ({ slug, atMs: hour * HOUR_MS }))),
    )
    const counters = await listCounters(ledger)
    expect(slugs.every((slug) => counters.get(slug)?.plays === 3)).toBe(true)
  })

  test('plays and votes for a merged game go to the survivor', async () => {
    const ledger = await open()
    await addGames(ledger, 'old', 'survivor')
    await ledger.db.updateTable('games').set({ merged_into: 'survivor' }).where('slug', '=', 'old').execute()
    await recordPlays(ledger, [
      { slug: 'old', atMs: NOW_MS },
      { slug: 'survivor', atMs: NOW_MS },
    ])
    expect(await castVote(ledger, { slug: 'old', tokenHash: 't', value: 1 })).toEqual({
      likes: 1,
      dislikes: 0,
    })
    expect((await listCounters(ledger)).get('survivor')).toEqual({ plays: 2, likes: 1, dislikes: 0 })
  })

  test('a play weighs half after 48 hours and nothing after 20 days', async () => {
    const ledger = await open()
    await addGames(ledger, 'now', 'two-days', 'old', 'both')
    const ago = (slug: string, hours: number) => ({ slug, atMs: NOW_MS - hours * HOUR_MS })
    await recordPlays(ledger, [
      ago('now', 0),
      ago('two-days', 48),
      ago('old', 481),
      ago('both', 0),
      ago('both', 96),
    ])
    const scores = await listHotScores(ledger, NOW_MS)
    const [now, twoDays, both] = ['now', 'two-days', 'both'].map((slug) => scores.get(slug)!)
    expect(now! / twoDays!).toBeGreaterThan(2)
    expect(now! / twoDays!).toBeLessThan(2.5)
    expect(both).toBeGreaterThan(now!)
    expect(scores.has('old')).toBe(false)
  })

  test('rising plays rank above constant ones, and those above falling ones', async () => {
    const ledger = await open()
    await addGames(ledger, 'rising', 'steady', 'fading')
    const playDaily = (slug: string, playsOf: (daysAgo: number) => number) =>
      Array.from({ length: 12 }, (_, daysAgo) =>
        Array.from({ length: playsOf(daysAgo) }, () => ({ slug, atMs: NOW_MS - daysAgo * 24 * HOUR_MS })),
      ).flat()
    // Halved every two days, each of them comes to about 102 plays.
    await recordPlays(ledger, [
      ...playDaily('rising', (daysAgo) => (daysAgo < 2 ? 60 : 0)),
      ...playDaily('steady', () => 30),
      ...playDaily('fading', (daysAgo) => (daysAgo < 2 ? 0 : 62)),
    ])
    const scores = await listHotScores(ledger, NOW_MS)
    const [rising, steady, fading] = ['rising', 'steady', 'fading'].map((slug) => scores.get(slug)!)
    expect(rising).toBeGreaterThan(steady! * 1.15)
    expect(steady).toBeGreaterThan(fading! * 1.15)
  })

  test('hours with a negligible weight are deleted, and the total stays', async () => {
    const ledger = await open()
    await addGames(ledger, 'a')
    await recordPlays(ledger, [
      { slug: 'a', atMs: NOW_MS },
      { slug: 'a', atMs: NOW_MS - 500 * HOUR_MS },
    ])
    expect(await prunePlayHours(ledger, NOW_MS)).toBe(1)
    expect(await prunePlayHours(ledger, NOW_MS)).toBe(0)
    expect((await listCounters(ledger)).get('a')?.plays).toBe(2)
  })

  test('a visitor votes, votes again, changes the vote and takes it back', async () => {
    const ledger = await open()
    await addGames(ledger, 'a')
    const vote = (value: 1 | -1 | 0, tokenHash = 'mine') => castVote(ledger, { slug: 'a', tokenHash, value })
    expect(await vote(1)).toEqual({ likes: 1, dislikes: 0 })
    expect(await vote(1)).toEqual({ likes: 1, dislikes: 0 })
    expect(await vote(1, 'yours')).toEqual({ likes: 2, dislikes: 0 })
    expect(await vote(-1)).toEqual({ likes: 1, dislikes: 1 })
    expect(await vote(0)).toEqual({ likes: 1, dislikes: 0 })
    expect(await vote(0)).toEqual({ likes: 1, dislikes: 0 })
    expect(await ledger.db.selectFrom('votes').select('token_hash').execute()).toEqual([
      { token_hash: 'yours' },
    ])
  })

  test('a vote for an unknown game is reported as unknown', async () => {
    const ledger = await open()
    expect(await castVote(ledger, { slug: 'nowhere', tokenHash: 't', value: 1 })).toBeNull()
  })

  test('200 votes at once from two processes, many by the same visitors, are counted exactly', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    await addGames(ledger, 'a')
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const value = ([1, -1, 0, 1] as const)[index % 4]!
        const tokenHash = `visitor-${index % 30}`
        return castVote(index % 2 ? ledger : other, { slug: 'a', tokenHash, value })
      }),
    )
    const votes = await ledger.db.selectFrom('votes').select('value').execute()
    expect((await listCounters(ledger)).get('a')).toEqual({
      plays: 0,
      likes: votes.filter(({ value }) => value === 1).length,
      dislikes: votes.filter(({ value }) => value === -1).length,
    })
    expect(votes.length).toBeGreaterThan(0)
  })

  test('two processes that count the same games in different orders lose nothing', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const slugs = Array.from({ length: 20 }, (_, index) => `game-${index}`)
    await addGames(ledger, ...slugs)
    const batch = slugs.map((slug) => ({ slug, atMs: NOW_MS }))
    const batches = Array.from({ length: 20 }, (_, index) => (index % 2 ? batch : batch.toReversed()))
    await Promise.all(batches.map((plays, index) => recordPlays(index % 2 ? ledger : other, plays)))
    const counters = await listCounters(ledger)
    expect(slugs.map((slug) => counters.get(slug)?.plays)).toEqual(slugs.map(() => 20))
  })
})
