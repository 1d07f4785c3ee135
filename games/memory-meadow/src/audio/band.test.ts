import { expect, test } from 'vitest'
import { createBand } from './band.ts'
import { songs } from './songs.ts'

test('another player joins the song with every third pair, and waits again in the next meadow', () => {
  const own = Object.fromEntries(
    Object.entries(songs).map(([id, song]) => [
      id,
      { ...song, tracks: song.tracks.map((track) => ({ ...track })) },
    ]),
  )
  const band = createBand(own)
  for (const id of ['spring', 'summer', 'dusk', 'night', 'autumn', 'winter']) {
    const heard = (pairs: number) => {
      band(id, pairs)
      return own[id]!.tracks.filter(({ volume = 1 }) => volume > 0).length
    }
    expect([heard(0), heard(2), heard(3), heard(6), heard(0)], id).toEqual([3, 3, 4, 5, 3])
    heard(18)
    expect(own[id]!.tracks.map(({ volume = 1 }) => volume)).toEqual(
      songs[id]!.tracks.map(({ volume = 1 }) => volume),
    )
  }
})
