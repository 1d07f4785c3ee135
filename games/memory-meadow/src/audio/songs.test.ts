import { expect, test } from 'vitest'
import { CLIMB, inKey, pairSoundOf } from './jingles.ts'
import { songOf, songs } from './songs.ts'
import { BEATS, keyOf, songTicksOf, tuneOf } from './tunes.ts'

const count = (notes: string) => notes.split(/\s+/).filter((token) => token && token !== '|').length

test('every season has its song, and where one listens there is hardly any', () => {
  const chosen = [0, 1, 2, 3, 4, 5].map((theme) => songOf({ theme, kind: 'look' }))
  expect(new Set(chosen).size).toBe(6)
  expect(songOf({ theme: 2, kind: 'listen' })).toBe('listening')
  for (const id of chosen) expect(songs[id]).toBeDefined()
  expect(songs.listening!.tracks.length).toBeLessThan(songs.spring!.tracks.length)
})

test('the parts of a song are sixteen bars long and fit together', () => {
  for (const [id, { tracks }] of Object.entries(songs)) {
    const [pad, bass, tune] = tracks.map(({ notes }) => count(notes))
    expect(bass, id).toBe(pad)
    expect([96, 128], id).toContain(pad)
    if (tune) expect(tune, id).toBe(pad)
    for (const { notes } of tracks)
      for (const name of notes.split(/[\s+]+/))
        expect(name === '' || /^([A-G][#b]?\d|[-.x|])$/.test(name), `${id} ${name}`).toBe(true)
  }
})

/** Semitones above C of the scale each season's song is in. */
const SCALES = [
  [0, 2, 4, 5, 7, 9, 11],
  [0, 2, 4, 6, 7, 9, 11],
  [0, 2, 4, 5, 7, 9, 10],
  [0, 2, 4, 6, 7, 9, 11],
  // A minor key may raise its seventh.
  [0, 1, 2, 4, 5, 7, 9, 10],
  [0, 2, 4, 5, 7, 8, 9, 11],
]

test('the choir learns another tune each season, in the key of its song', () => {
  const tunes = SCALES.map((_, theme) => tuneOf({ theme, kind: 'look' }))
  expect(new Set(tunes.map(({ steps }) => steps.join())).size).toBe(6)
  for (const [theme, { steps, chord }] of tunes.entries()) {
    // A note for each pair of the largest meadow.
    expect([steps.length, BEATS.length]).toEqual([18, 18])
    for (const step of [...steps, ...chord])
      expect(SCALES[theme], `theme ${theme}, ${step}`).toContain((step + 24) % 12)
    for (const step of steps) expect(Math.abs(step - 4)).toBeLessThanOrEqual(14)
  }
  const listened = tuneOf({ theme: 1, kind: 'listen' })
  expect(listened.steps[0]! - tunes[1]!.steps[0]!).toBe(5)
})

test('the jingle of a pair climbs within the scale of the song that plays', () => {
  for (const [theme, scale] of SCALES.entries())
    for (const step of CLIMB.flat())
      expect(scale, `theme ${theme}, ${step}`).toContain((step + keyOf({ theme, kind: 'look' }) + 24) % 12)
  expect(new Set(CLIMB.map(([first]) => first)).size).toBe(CLIMB.length)
  expect([1, 2, 3, 40].map(pairSoundOf)).toEqual(['pair-0', 'pair-0', 'pair-1', 'pair-6'])
  expect(inKey({ theme: 1, kind: 'listen' }).rate).toBe(1)
  expect(inKey({ theme: 1, kind: 'look' }).rate).toBeCloseTo(0.749, 3)
})

test('a few sing shortly and many longer: the card does not wait after the song', () => {
  expect([2, 4, 9, 20].map(songTicksOf)).toEqual([187, 218, 294, 300])
})
