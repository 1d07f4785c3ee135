import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paletteOf } from './home-palettes.ts'
import { HOME_COUNT } from '../state.ts'

const painted = ['homes.ts', 'homes-made.ts', 'teapot.ts']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('')

test('every colour of a palette stands for one that a home is painted with', () => {
  for (let home = 0; home < HOME_COUNT; home++)
    for (const look of [1, 2])
      for (const own of Object.keys(paletteOf(home, look) ?? {}))
        expect(painted.includes(own), `${own} of home ${home}`).toBe(true)
})

test('a home as it is has no other colours', () => {
  expect(paletteOf(5, 0)).toBeUndefined()
  expect(paletteOf(5, 1)).not.toEqual(paletteOf(5, 2))
})
