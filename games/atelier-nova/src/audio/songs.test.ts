import { readSong } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { createJukebox, lengthOf } from './jukebox.ts'
import { chooseRunwaySong, listRoomSongs, songs } from './songs.ts'
import { roomSongs } from './songs-room.ts'
import { runwaySongs } from './songs-runway.ts'
import { THEMES } from '../data/themes.ts'

test('the fitting room has six songs of three quarters of a minute or more, the runway five of a quarter', () => {
  expect(Object.keys(roomSongs)).toHaveLength(6)
  expect(Object.keys(runwaySongs)).toHaveLength(5)
  for (const id of Object.keys(roomSongs)) expect(lengthOf(id), id).toBeGreaterThanOrEqual(45_000)
  for (const id of Object.keys(runwaySongs)) expect(lengthOf(id), id).toBeGreaterThanOrEqual(15_000)
})

test.each(Object.entries(songs))('%s: every pattern comes round with the tune', (_, song) => {
  const { tracks } = readSong(song)
  const longest = Math.max(...tracks.map((track) => track.length))
  for (const track of tracks) expect(longest % track.length).toBe(0)
  // Bass and chords follow the tune through the whole song, drums go round.
  expect(tracks.filter((track) => track.length === longest).length).toBeGreaterThanOrEqual(3)
})

test.each(Object.entries(songs))('%s: its second half is not the first again', (_, song) => {
  const { tracks } = readSong(song)
  const longest = Math.max(...tracks.map((track) => track.length))
  const tune = tracks.findLast((track) => track.length === longest)!
  const heard = (from: number) =>
    tune.slice(from, from + longest / 2).flatMap((notes) => notes.map(({ hz }) => Math.round(hz!)))
  expect(heard(longest / 2)).not.toEqual(heard(0))
})

test('themes choose among all the songs, and neighbours begin with different ones', () => {
  const first = THEMES.map((theme, i) => listRoomSongs(theme, i + 1)[0]!)
  expect(new Set(first)).toEqual(new Set(['fitting', 'mirror', 'thimble', 'night', 'gala']))
  expect(new Set(THEMES.map(chooseRunwaySong))).toEqual(new Set(['strut', 'spell', 'gown', 'skip']))
  for (const [i, theme] of THEMES.entries()) {
    const list = listRoomSongs(theme, i + 1)
    expect(new Set(list).size).toBe(list.length)
    expect(list.every((id) => songs[id])).toBe(true)
  }
})

test('after two rounds the next song comes, and the same list continues where it was', () => {
  const heard: string[] = []
  const jukebox = createJukebox((id) => heard.at(-1) !== id && heard.push(id))
  jukebox.put(['mirror', 'thimble'], 1000)
  jukebox.turn(1000 + lengthOf('mirror'))
  expect(heard).toEqual(['mirror'])
  jukebox.turn(1001 + lengthOf('mirror') * 2)
  jukebox.put(['mirror', 'thimble'], 400_000)
  expect(heard).toEqual(['mirror', 'thimble'])
})
