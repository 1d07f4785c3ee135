import { expect, test } from 'vitest'
import { songOf, songs } from './songs.ts'

const count = (notes: string) => notes.split(/\s+/).filter((token) => token && token !== '|').length

test('every season has its song, and where one listens there is hardly any', () => {
  const chosen = [0, 1, 2, 3, 4, 5].map((theme) => songOf({ theme, kind: 'look' }))
  expect(new Set(chosen).size).toBe(5)
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
