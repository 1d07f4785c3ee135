import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { songOf, songs } from './music.ts'

test('puzzles have their own song, and a long run hears both', () => {
  expect(songOf({ mode: 'puzzle', handNumber: 0 })).toBe('snowfall')
  const heard = Array.from({ length: 60 }, (_, i) => songOf({ mode: 'endless', handNumber: i + 1 }))
  expect(new Set(heard)).toEqual(new Set(['lullaby', 'snowfall']))
  expect(heard.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'lullaby'))
})

test.each(Object.keys(songs))('the song %s can be read, and takes its time before it repeats', (id) => {
  const { stepS, tracks } = readSong(songs[id]!)
  expect(tracks[0]!.length * stepS).toBeGreaterThan(90)
  expect(tracks.every((track) => track.flat().length > 0)).toBe(true)
})
