import { expect, test } from 'vitest'
import { measureLoudness } from './mixdown.ts'
import { notesAt, pitchOf, readSong, renderSong, voiceOf } from './music.ts'
import type { Song } from './music.ts'
import { lengthOf, renderSound } from './synth.ts'
import type { Layer, Sound } from './synth.ts'

const RATE = 44_100
const WAVES = ['sine', 'triangle', 'saw', 'square', 'noise', 'bell', 'pluck'] as const

test.each(WAVES)('a %s begins and ends in silence and is never too loud', (wave) => {
  const samples = renderSound([1, 440, 0.01, 0.1, 0.2, wave], RATE)
  expect(samples.length).toBe(Math.ceil(0.31 * RATE) + 1)
  expect(Math.abs(samples[0]!)).toBeLessThan(0.01)
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01)
  const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  expect(peak).toBeLessThanOrEqual(1.001)
  expect(peak).toBeGreaterThan(0.2)
})

test('the same numbers make the same sound', () => {
  const sound: Sound = [
    [0.5, 200, 0, 0.05, 0.1, 'noise', -12, 0, 0, 0, 0, 0.8, 900],
    [0.2, 900, 0, 0, 0.1, 'sine', 0, 12, 0.02, 6, 0.5, 0, 0, 0.1],
  ]
  expect(renderSound(sound, RATE)).toEqual(renderSound(sound, RATE))
  expect(lengthOf(sound)).toBeCloseTo(0.2)
})

test('a tone has the pitch it was asked for', () => {
  const samples = renderSound([1, 441, 0, 1, 0.01], RATE)
  let crossings = 0
  for (let i = 1; i < RATE; i++) if (samples[i - 1]! < 0 !== samples[i]! < 0) crossings++
  expect(Math.round(crossings / 2)).toBeCloseTo(441, -1)
})

test.each([
  ['A4', 440],
  ['A3', 220],
  ['C4', 261.63],
  ['F#5', 739.99],
  ['Bb3', 233.08],
])('%s is %d Hz', (name, hz) => expect(pitchOf(name)).toBeCloseTo(hz, 1))

test('a wrong note says what is right', () => {
  expect(() => pitchOf('H4')).toThrow('"H4" is not a note')
})

const voice: Layer = [0.3, 440, 0.01, 0.05, 0.1, 'pluck']
const song: Song = {
  bpm: 120,
  steps: 4,
  tracks: [
    { voice, notes: 'C4 - - . | E4+G4 . . .' },
    { voice: [0.4, 60, 0, 0.02, 0.1], notes: 'x . .' },
  ],
}

test('patterns go round at their own length, and held notes know how long they last', () => {
  const score = readSong(song)
  expect(score.stepS).toBe(0.125)
  expect(notesAt(score, 0)).toEqual([
    { track: 0, hz: pitchOf('C4'), steps: 3 },
    { track: 1, hz: null, steps: 1 },
  ])
  expect(notesAt(score, 4).map(({ hz }) => hz)).toEqual([pitchOf('E4'), pitchOf('G4')])
  expect(notesAt(score, 9)).toEqual([{ track: 1, hz: null, steps: 1 }])
  expect(notesAt(score, 8)).toEqual([{ track: 0, hz: pitchOf('C4'), steps: 3 }])
})

test('a voice is moved in pitch and length, its layers along with it', () => {
  const moved = voiceOf([voice, [0.1, 880, 0, 0.01, 0.1]], 220, 1) as Layer[]
  expect(moved.map(([, hz]) => hz)).toEqual([220, 440])
  expect(moved[0]![3]).toBeCloseTo(0.99)
  expect((voiceOf(voice, null, 1) as Layer[])[0]![3]).toBe(0.05)
})

test('a song can be rendered without a browser', () => {
  const mix = renderSong(song, 2, 22_050)
  expect(mix.length).toBe(44_100)
  expect(mix.some((value) => Math.abs(value) > 0.1)).toBe(true)
})

test('loudness is measured as the recommendation says: a full sine in one ear is -3 LUFS', () => {
  const sine = Float32Array.from({ length: 48_000 * 3 }, (_, i) => Math.sin((i * Math.PI * 2 * 997) / 48_000))
  expect(measureLoudness([sine, new Float32Array(sine.length)])).toBeCloseTo(-3.01, 1)
})
