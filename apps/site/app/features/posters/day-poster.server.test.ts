import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { pickDayGame } from './day-poster.server.ts'
import { utcDay } from './utc-day.ts'

const own = (slug: string) =>
  makeGame({
    slug,
    devices: ['desktop', 'phone'],
    source: { kind: 'own', url: `/games/${slug}/`, fallbacks: [] },
  })
const hosted = makeGame({ slug: 'a-hosted', source: { kind: 'hosted', url: '/games/x/', fallbacks: [] } })

// covers: '2.30'
test('each own game has its day in turn, whatever order the ranking has', () => {
  const games = ['c', 'a', 'b'].map(own)
  const pick = (localGames: typeof games, day: number) => pickDayGame({ localGames }, day)?.slug
  const days = [300, 301, 302, 303].map((day) => pick([hosted, ...games], day))
  expect(new Set(days.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']))
  expect(days[3]).toBe(days[0])
  expect(pick(games.toReversed(), 300)).toBe(days[0])
  expect(pickDayGame({ localGames: [hosted] }, 300)).toBeNull()
})

test('a day ends at midnight UTC', () => {
  const lastSecond = Date.UTC(2026, 10, 23, 23, 59, 59)
  expect(utcDay(lastSecond + 999)).toBe(utcDay(lastSecond))
  expect(utcDay(lastSecond + 1000)).toBe(utcDay(lastSecond) + 1)
})
