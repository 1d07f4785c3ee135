import { expect, test } from 'vitest'
import { createChords, hold } from './chords.ts'
import { readSong } from './music.ts'

test('bass, fifth and tones lie within the octave above their limits, lowest first', () => {
  const { notesOf } = createChords({ bass: 'E2', fifth: 'G2', tones: 'G3' })
  expect(notesOf('Am')).toEqual(['A2', 'E3', 'A3', 'C4', 'E4'])
  expect(notesOf('D')).toEqual(['D3', 'A2', 'A3', 'D4', 'F#4'])
  expect(notesOf('Bb')).toEqual(['A#2', 'F3', 'A#3', 'D4', 'F4'])
  expect(notesOf('C7')).toEqual(['C3', 'G2', 'A#3', 'C4', 'E4'])
})

test('a chord may be built upwards from its root, and may have tones of its own', () => {
  const { notesOf } = createChords({
    bass: 'E2',
    fifth: 'E2',
    tones: 'E3',
    fromRoot: true,
    own: { Dm: 'D3 F4 A3' },
  })
  expect(notesOf('D')).toEqual(['D3', 'A2', 'D4', 'F#4', 'A4'])
  expect(notesOf('F#m')).toEqual(['F#2', 'C#3', 'F#3', 'A3', 'C#4'])
  expect(notesOf('Dm')).toEqual(['D3', 'A2', 'D3', 'F4', 'A3'])
})

test('a figure is laid on every chord as notes that a song can read', () => {
  const { lay } = createChords({ bass: 'C2', fifth: 'E2', tones: 'A3' })
  expect(lay('F C', 'b . f 2+3')).toBe('F2 . C3 C4+F4 | C2 . G2 E4+G4')
  expect(lay(' Bb\n A ', 'c x')).toBe('A#3+D4+F4 x | A3+C#4+E4 x')
  expect(lay('A', hold('c', 4))).toBe('A3+C#4+E4 - - -')
  const voice = { volume: 0.3, pitchHz: 440 }
  const [track] = readSong({ bpm: 60, tracks: [{ voice, notes: lay('Bb A', 'c - . b') }] }).tracks
  expect(track!.map((notes) => notes.length)).toEqual([3, 0, 0, 1, 3, 0, 0, 1])
})

test.each(['H', 'Asus', 'a', ''])('"%s" is refused with the names that are known', (name) => {
  const { notesOf } = createChords({ bass: 'E2', fifth: 'G2', tones: 'G3' })
  expect(() => notesOf(name)).toThrow(`"${name}" is not a chord; use C, Am, F#m, Bb or D7`)
})
