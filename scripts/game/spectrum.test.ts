import { expect, test } from 'vitest'
import { isLong } from '../test/long-run.ts'
import { readKnownWeaknesses } from './known-weaknesses.ts'
import { judgeSpectra, measureEnergy, measureRepeat, measureSpectra } from './spectrum.ts'
import { listGameFolders } from './structure.ts'

const RATE = 22_050
const tone = (hz: number) =>
  Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * hz * i) / RATE))

test('a tone is where its pitch is', () => {
  const shareOf = (hz: number) => {
    const { low, high, all } = measureEnergy(tone(hz), RATE)
    return [low / all, high / all].map((share) => Math.round(share * 100))
  }
  expect(shareOf(60)).toEqual([100, 0])
  expect(shareOf(440)).toEqual([0, 0])
  expect(shareOf(5000)).toEqual([0, 100])
})

test('a mixture has the shares of its parts', () => {
  const [bass, bright] = [tone(60), tone(5000)]
  const { low, high, all } = measureEnergy(
    bass.map((value, i) => value + bright[i]! / 2),
    RATE,
  )
  expect(low / all).toBeCloseTo(0.8, 2)
  expect(high / all).toBeCloseTo(0.2, 2)
})

test('a song repeats when all of its tracks begin again', () => {
  const voice = { volume: 0.3, pitchHz: 440 }
  const tracks = ['C4 . . .', 'E4 . .', 'x .'].map((notes) => ({ voice, notes }))
  expect(measureRepeat({ bpm: 60, steps: 2, tracks })).toBe(6)
})

test('new, worse and outdated weaknesses are named, and listed ones are not', () => {
  const weak = { low: 50, high: 1, seconds: 30 }
  const good = { low: 20, high: 5, seconds: 90 }
  expect(judgeSpectra({ a: weak, b: good }, { a: weak })).toEqual([])
  expect(judgeSpectra({ a: { ...weak, low: 49, seconds: 40 } }, { a: weak })).toEqual([])
  expect(judgeSpectra({ a: weak })).toEqual([expect.stringMatching(/^a .* weak and not listed$/)])
  for (const worse of [{ low: 52 }, { high: 0.2 }, { seconds: 20 }])
    expect(judgeSpectra({ a: { ...weak, ...worse } }, { a: weak })).toEqual([
      expect.stringMatching(/worse than listed$/),
    ])
  expect(judgeSpectra({ a: good }, { a: weak, b: weak })).toEqual([
    expect.stringMatching(/no weakness any more$/),
    'b is listed, but there is none',
  ])
})

/** In a short run one game; `npm run game -- check` measures each. */
const folders = listGameFolders().filter((_, at) => isLong || at === 1)

test.each(folders)(
  '%s has no weakness of its songs and sounds that is not listed',
  async (folder) => {
    const slug = folder.slice('games/'.length)
    const spectra = await measureSpectra(slug)
    expect(Object.keys(spectra).length).toBeGreaterThan(0)
    expect(judgeSpectra(spectra, readKnownWeaknesses().spectra[slug])).toEqual([])
  },
  60_000,
)
