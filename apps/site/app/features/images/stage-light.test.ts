import { expect, test } from 'vitest'
import { contrast, mix } from '#app/domain/colour.ts'
import { STAGE_TEXTS } from '#app/domain/stage-texts.ts'
import { toHex } from './palettes.ts'
import { PALETTES } from './palettes.ts'
import { pickDrawnColours, toOklch, toStageLight, type CoverColours } from './stage-light.ts'

const HUES = Array.from({ length: 24 }, (_, place) => place * 15)
const EXTREMES: CoverColours[] = [
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#ffff00', '#0000ff'],
  ['#00ffff', '#ff0000'],
]
const PAIRS = [
  ...EXTREMES,
  ...HUES.flatMap((hue) =>
    [0.1, 0.5, 0.95].map((lightness): CoverColours => [
      toHex([lightness, 0.2, hue]),
      toHex([1 - lightness, 0.25, (hue + 120) % 360]),
    ]),
  ),
]

// covers: '2.35'
test('every text of a stage can be read on every mixture of its colours, in both themes', () => {
  for (const pair of PAIRS) {
    const light = toStageLight(pair)
    for (const scheme of ['dark', 'light'] as const) {
      for (let step = 0; step <= 10; step++) {
        const [near, middle, far] = light[scheme]
        const surfaces = [mix(near, middle, step / 10), mix(middle, far, step / 10)]
        for (const [text, surface] of STAGE_TEXTS[scheme].flatMap((each) =>
          surfaces.map((on) => [each, on] as const),
        ))
          expect(contrast(text, surface), `${text} on ${surface}, of ${pair.join()}`).toBeGreaterThanOrEqual(
            4.5,
          )
      }
    }
  }
})

test('a stage keeps the hues of its cover: a red and blue cover gives a red and blue light', () => {
  const light = toStageLight(['#d02020', '#2040d0'])
  for (const scheme of ['dark', 'light'] as const) {
    const [near, , far] = light[scheme].map((colour) => toOklch(colour)[2])
    expect(Math.abs(near! - toOklch('#d02020')[2])).toBeLessThan(6)
    expect(Math.abs(far! - toOklch('#2040d0')[2])).toBeLessThan(6)
  }
})

test('each choice of colours lights its stage with two of its own', () => {
  const pairs = PALETTES.map((_, place) => pickDrawnColours(place).join())
  expect(new Set(pairs).size).toBe(PALETTES.length)
})

test('in the dark no light is olive or brown, also between two opposite colours', () => {
  for (const pair of PAIRS) {
    for (const [lightness, chroma, hue] of toStageLight(pair).dark.map(toOklch)) {
      const isMuddy = hue > 60 && hue < 130 && chroma > 0.03 && lightness < 0.6
      expect(isMuddy, `${pair.join()}: ${hue}`).toBe(false)
    }
  }
})

test('between two opposite colours there is no third hue: the first fades into its neighbour', () => {
  const { dark, light } = toStageLight(['#20c0b0', '#e02020'])
  const [near, ...others] = dark.map((colour) => toOklch(colour)[2])
  for (const hue of others) expect(Math.abs(hue - near!)).toBeLessThan(46)
  const [first, middle, last] = light.map(toOklch)
  expect(Math.abs(middle![2] - first![2])).toBeLessThan(6)
  expect(Math.abs(last![2] - first![2])).toBeLessThan(46)
})
