import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { songs } from './songs.ts'

test('the fitting room’s song comes round after 45 seconds at the least, in bass, chords and tune', () => {
  const { stepS, tracks } = readSong(songs.fitting!)
  const [bass, chords, tune] = tracks
  for (const track of [bass!, chords!, tune!]) expect(track.length * stepS).toBeGreaterThanOrEqual(45)
  expect(new Set([bass!.length, chords!.length, tune!.length]).size).toBe(1)
  // Its second part is not the first again: other roots below, other chords above.
  const heard = (track: typeof tune, from: number) =>
    track!.slice(from, from + 64).flatMap((notes) => notes.map(({ hz }) => Math.round(hz!)))
  for (const track of [bass, chords, tune]) expect(heard(track, 128)).not.toEqual(heard(track, 0))
})
