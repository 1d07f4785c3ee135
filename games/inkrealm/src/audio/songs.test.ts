import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { beat, lay, REST, setStage } from './arrange.ts'
import { MAX_RANK } from '../rules/realm.ts'
import { songs } from './songs.ts'

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

/** The audible part of a song so far. */
const countHeard = (mode: string) => songs[mode]!.tracks.filter(({ volume = 1 }) => volume > 0).length
const GROWING = ['rush', 'islands', 'pools', 'teams', 'fog', 'daily', 'hurry']

test('the music grows with the realm: a voice more for every rank, and two for the crown', () => {
  for (const mode of GROWING) {
    setStage(0, false)
    const min = countHeard(mode)
    for (let rank = 0; rank <= MAX_RANK; rank++) {
      setStage(rank, false)
      expect(countHeard(mode)).toBe(min + rank)
      setStage(rank, true)
      expect(countHeard(mode)).toBe(min + rank + 2)
    }
  }
  setStage(0, false)
})

test('the songs most heard have a part in which another voice leads and one without a beat', () => {
  for (const mode of ['rush', 'islands', 'pools', 'teams', 'daily', 'hurry']) {
    const { tracks } = readSong(songs[mode]!)
    const steps = tracks[0]!.length
    expect(steps).toBeGreaterThanOrEqual(192)
    const parts = Array.from({ length: steps / 64 }, (_, part) => part)
    const isHeard = (track: number, part: number) =>
      tracks[track]!.slice(part * 64, part * 64 + 64).some((notes) => notes.length > 0)
    // The first track leads at the beginning, not everywhere.
    expect(isHeard(0, 0)).toBe(true)
    expect(parts.some((part) => !isHeard(0, part))).toBe(true)
  }
  const { tracks, stepS } = readSong(songs['rush']!)
  expect(tracks[0]!.length * stepS).toBeGreaterThan(50)
})

test('a beat rests where its plan says so', () => {
  expect(beat('x .', 'x.').split(' ')).toHaveLength(128)
  expect(beat('x .', '.x').startsWith(`${REST} x . x`)).toBe(true)
})

test('a shape is laid on every chord', () => {
  expect(lay('Dm C', 'b . f 2+3')).toBe('D2 . A2 F4+A4 | C2 . G2 E4+G4')
  expect(lay('A', 'c -')).toBe('A3+C#4+E4 -')
})
