import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { chooseSong, songs } from './songs.ts'

const MINUTE = 60_000

test.each(Object.entries(songs))('the tracks of %s end together', (_, song) => {
  const lengths = readSong(song).tracks.map((track) => track.length)
  const longest = Math.max(...lengths)
  for (const length of lengths) expect(longest % length).toBe(0)
  expect(readSong(song).stepS * longest).toBeGreaterThan(35)
})

test('an hour in one season hears three songs, the season’s own first', () => {
  const heard = Array.from({ length: 60 }, (_, i) => chooseSong('winter', 'klondike', i * MINUTE))
  expect(heard[0]).toBe('frost')
  expect(new Set(heard).size).toBe(3)
  // A song is never heard again before the two others.
  const rounds = Array.from({ length: 9 }, (_, i) => chooseSong('summer', 'klondike', i * 200_000))
  rounds.slice(0, -2).forEach((_, i) => expect(new Set(rounds.slice(i, i + 3)).size).toBe(3))
  for (const name of heard) expect(songs[name]).toBeDefined()
})
