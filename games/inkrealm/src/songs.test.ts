import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { lay, songs } from './songs.ts'

test('every kind of round has a song of its own that can be read, and the end has one', () => {
  for (const mode of [...Object.keys(rules.modes), 'hurry']) {
    const { tracks } = readSong(songs[mode]!)
    expect(tracks.length).toBeGreaterThan(2)
    // Two parts at least: eight bars alone tire.
    expect(tracks[0]!.length).toBeGreaterThanOrEqual(96)
  }
  const melodies = Object.keys(rules.modes).map((mode) => songs[mode]!.tracks[0]!.notes)
  expect(new Set(melodies).size).toBe(melodies.length)
})

test('a song’s melody and its chords go round together', () => {
  for (const song of Object.values(songs)) {
    const lengths = readSong(song).tracks.map((steps) => steps.length)
    const longest = Math.max(...lengths)
    for (const length of lengths) expect(longest % length).toBe(0)
  }
})

test('who wears the crown hears the same song with two more voices', () => {
  for (const mode of ['rush', 'islands', 'pools', 'fog', 'daily', 'hurry']) {
    const [usual, crowned] = [readSong(songs[mode]!), readSong(songs[`${mode}Crown`]!)]
    expect(crowned.tracks).toHaveLength(usual.tracks.length + 2)
    expect(crowned.tracks.slice(0, -2)).toEqual(usual.tracks)
    expect(crowned.stepS).toBe(usual.stepS)
  }
})

test('a shape is laid on every chord', () => {
  expect(lay('Dm C', 'b . f 2+3')).toBe('D2 . A2 F4+A4 C2 . G2 E4+G4')
  expect(lay('A', 'c -')).toBe('A3+C#4+E4 -')
})
