import { expect, test } from 'vitest'
import { BRUSHES, brushLookOf } from './brushes.ts'
import { freshCareer } from '../view/career.ts'

test('a fresh drop paints plainly, the first title brings beads, and the finest brush comes last', () => {
  const looks = [0, 4, 12, 24, 60, 120, 255, 900].map((stars) => brushLookOf({ ...freshCareer(), stars }))
  expect(looks).toEqual([0, 1, 1, 2, 3, 4, 5, 5])
  expect(BRUSHES).toHaveLength(Math.max(...looks) + 1)
})
