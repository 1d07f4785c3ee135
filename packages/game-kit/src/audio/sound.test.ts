import { expect, test } from 'vitest'
import { measureLoudness } from './mixdown.ts'
import { notesAt, pitchOf, readSong, renderSong, voiceOf } from './music.ts'
import type { Song } from './music.ts'
import { lengthOf, renderSound } from './synth.ts'
import type { Layer, Sound } from './synth.ts'

const RATE = 44_100
const WAVES = ['sine', 'triangle', 'saw', 'square', 'noise', 'bell', 'pluck'] as const

test.each(WAVES)('a %s begins and ends in silence and is never too loud', (wave) => {
  const samples = renderSound(
    { volume: 1, pitchHz: 440, attackS: 0.01, holdS: 0.1, releaseS: 0.2, wave },
    RATE,
  )
  expect(samples.length).toBe(Math.ceil(0.31 * RATE) + 1)
  expect(Math.abs(samples[0]!)).toBeLessThan(0.01)
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01)
  const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  expect(peak).toBeLessThanOrEqual(1.001)
  expect(peak).toBeGreaterThan(0.2)
})

test('the same numbers make the same sound', () => {
  const sound: Sound = [
    {
      volume: 0.5,
      pitchHz: 200,
      attackS: 0,
      holdS: 0.05,
      releaseS: 0.1,
      wave: 'noise',
      slideSemitones: -12,
      noise: 0.8,
      cutoffHz: 900,
    },
    {
      volume: 0.2,
      pitchHz: 900,
      attackS: 0,
      releaseS: 0.1,
      jumpSemitones: 12,
      jumpAtS: 0.02,
      vibratoHz: 6,
      vibratoSemitones: 0.5,
      delayS: 0.1,
    },
  ]
  expect(renderSound(sound, RATE)).toEqual(renderSound(sound, RATE))
  expect(lengthOf(sound)).toBeCloseTo(0.2)
})

test('a tone has the pitch it was asked for', () => {
  const samples = renderSound({ volume: 1, pitchHz: 441, attackS: 0, holdS: 1, releaseS: 0.01 }, RATE)
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

const voice: Layer = { volume: 0.3, pitchHz: 440, attackS: 0.01, holdS: 0.05, releaseS: 0.1, wave: 'pluck' }
const song: Song = {
  bpm: 120,
  steps: 4,
  tracks: [
    { voice, notes: 'C4 - - . | E4+G4 . . .' },
    { voice: { volume: 0.4, pitchHz: 60, attackS: 0, holdS: 0.02, releaseS: 0.1 }, notes: 'x . .' },
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
  const moved = voiceOf(
    [voice, { volume: 0.1, pitchHz: 880, attackS: 0, holdS: 0.01, releaseS: 0.1 }],
    220,
    1,
  ) as Layer[]
  expect(moved.map(({ pitchHz }) => pitchHz)).toEqual([220, 440])
  expect(moved[0]!.holdS).toBeCloseTo(0.99)
  expect((voiceOf(voice, null, 1) as Layer[])[0]!.holdS).toBe(0.05)
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
