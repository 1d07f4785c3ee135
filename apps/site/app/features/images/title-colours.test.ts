import { expect, test } from 'vitest'
import { MOODS } from './drawing-mood.ts'
import { paletteOf, PALETTES, toHex } from './palettes.ts'
import { addOwnGround, findTint, findSeason } from './title-colours.ts'

test.each([
  ['Golden Frontier', 90],
  ['Red Impostor', 24],
  ['Blue Monster', 250],
  ['Frozen Bubble', 215],
])('what is drawn for %s has the hue %d', (title, hue) => {
  expect(findTint(title)?.main?.[2]).toBe(hue)
})

test('of two colours the first is that of the drawing, the second the accent', () => {
  const { main, accent } = findTint('Red and Blue Stickman')!
  expect(main?.[2]).toBe(24)
  expect(accent?.[2]).toBe(250)
})

test('a title that names no colour keeps its palette', () => {
  for (const title of ['Redo', 'Bluebell', 'Goldfish', 'Any Title']) expect(findTint(title)).toBeNull()
  expect(paletteOf(4, 'bright', findTint('Any Title'))).toBe(PALETTES[4])
})

test('ice stands in light blue and lava in dark red, in every palette', () => {
  for (const [place] of PALETTES.entries()) {
    expect(paletteOf(place, 'bright', findTint('Ice Castle')).lit).toBe(toHex([0.8, 0.1, 228]))
    expect(paletteOf(place, 'bright', findTint('Lava Run')).lit).toBe(toHex([0.46, 0.18, 22]))
  }
})

const lightnessOf = (hex: string) =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0)

test('a colour that a title names never sinks into its ground', () => {
  for (const title of ['Red Ball', 'Blue Ball', 'Green Ball', 'Gold Ball', 'Pink Ball', 'White Ball'])
    for (const mood of MOODS)
      for (const [place] of PALETTES.entries()) {
        const { main, lit } = paletteOf(place, mood, findTint(title))
        const differences = [1, 3, 5].map((start) =>
          Math.abs(
            Number.parseInt(main.slice(start, start + 2), 16) -
              Number.parseInt(lit.slice(start, start + 2), 16),
          ),
        )
        expect(Math.max(...differences), `${title} ${mood} ${place}`).toBeGreaterThan(50)
        expect(lightnessOf(main), `${title} ${mood} ${place}`).not.toBe(lightnessOf(lit))
      }
})

test('black and white stand on grey, and what flies in space is dark whatever the palette', () => {
  const grey = paletteOf(2, 'bright', findTint('Black and White'))
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(grey.lit.slice(start, start + 2), 16))
  expect(Math.max(r!, g!, b!) - Math.min(r!, g!, b!)).toBeLessThan(24)
  for (const [place] of PALETTES.entries())
    expect(addOwnGround(null, 'rocket', place)?.ground?.lit[0]).toBeLessThan(0.5)
  expect(addOwnGround(findTint('Mars Rover'), 'rocket', 1)).toEqual(findTint('Mars Rover'))
  expect(addOwnGround(null, 'cat', 1)).toBeNull()
})

test('what is frozen does not melt into the ice behind it', () => {
  const { lit, main } = paletteOf(0, 'bright', findTint('Frozen Hero'))
  expect(lit).toBe(toHex([0.8, 0.1, 228]))
  expect(main).not.toBe(toHex([0.86, 0.09, 215]))
})

test.each([
  ['Xmas Match', 'christmas'],
  ['SnowMan', 'christmas'],
  ['Snow Queen', 'christmas'],
  ['Snowy Bear', 'christmas'],
  ['Candy Blocks Halloween', 'halloween'],
  ['Summer Match', null],
])('around %j: %s', (title, expected) => {
  expect(findSeason(title)).toBe(expected)
})
