import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { dangerOf, notesOf } from './accompany.ts'
import { songOf, songs } from './music.ts'
import { cradle, lantern, snow, socks } from './tunes.ts'

test('each kind of play has its own songs, and a long run hears them all', () => {
  expect(songOf({ mode: 'daily', handNumber: 12, puzzle: -1 }, 0)).toBe('lanterns')
  expect(songOf({ mode: 'daily', handNumber: 20, puzzle: -1 }, 0)).toBe('socks')
  const puzzles = Array.from({ length: 15 }, (_, puzzle) =>
    songOf({ mode: 'puzzle', handNumber: 0, puzzle }, 0),
  )
  expect([...new Set(puzzles)]).toEqual(['snowfall', 'lullaby', 'lanterns'])
  const heard = Array.from({ length: 60 }, (_, i) =>
    songOf({ mode: 'endless', handNumber: i + 1, puzzle: -1 }, 0),
  )
  expect([...new Set(heard)]).toEqual(['lullaby', 'socks', 'snowfall', 'lanterns'])
  expect(heard.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => 'lullaby'))
})

test('each run begins with another song than the one before', () => {
  const first = [0, 1, 2, 3, 4].map((turn) => songOf({ mode: 'endless', handNumber: 1, puzzle: -1 }, turn))
  expect(new Set(first.slice(0, 4)).size).toBe(4)
  expect(first[4]).toBe(first[0])
})

test.each(Object.keys(songs))('the song %s can be read, and takes its time before it repeats', (id) => {
  const { stepS, tracks } = readSong(songs[id]!)
  expect(tracks[0]!.length * stepS).toBeGreaterThan(90)
  expect(tracks.every((track) => track.flat().length > 0)).toBe(true)
  // All parts come round together.
  expect(new Set(tracks.map((track) => track.length)).size).toBe(1)
})

test.each([
  ['lullaby', cradle],
  ['snowfall', snow],
  ['lanterns', lantern],
  ['socks', socks],
])('every bar of the %s is whole and has its chord, and there are two parts at the least', (_name, tune) => {
  const bars = tune.notes.split('|').map((bar) => bar.trim().split(/\s+/))
  expect(bars.map((bar) => bar.length)).toEqual(bars.map(() => tune.eighths))
  expect(tune.chords.split(' ')).toHaveLength(bars.length)
  expect(new Set(bars.map((bar) => bar.join(' '))).size).toBeGreaterThanOrEqual(16)
})

test('a second voice joins when points double and sings more with every depth; a low one comes when it is tight', () => {
  expect([0, 1, 2, 5, 9, 14].map(notesOf)).toEqual([0, 0, 3, 4, 5, 6])
  const board = (filled: number) => Array.from({ length: 64 }, (_, i) => (i < filled ? 1 : 0))
  expect([39, 40, 48].map((filled) => dangerOf({ board: board(filled), goal: 'score' }))).toEqual([0, 1, 2])
  expect(dangerOf({ board: board(60), goal: 'fill' })).toBe(0)
})
