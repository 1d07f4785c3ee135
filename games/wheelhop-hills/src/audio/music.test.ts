import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { songs } from './music.ts'

const BAR = 8

test.each(Object.keys(songs))('the tune "%s" has two parts of eight bars on chords of their own', (name) => {
  const tracks = readSong(songs[name]!).tracks.filter((steps) => steps.flat().some(({ hz }) => hz !== null))
  expect(tracks.length).toBeGreaterThanOrEqual(3)
  for (const steps of tracks) {
    expect(steps.length).toBe(16 * BAR)
    const pitches = (from: number) =>
      steps.slice(from, from + 8 * BAR).map((notes) => notes.map(({ hz }) => hz))
    expect(pitches(8 * BAR)).not.toEqual(pitches(0))
  }
})
