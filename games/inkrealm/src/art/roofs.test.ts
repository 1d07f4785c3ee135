import { expect, test } from 'vitest'
import { familyOf } from './houses.ts'
import { INKS } from './inks.ts'
import { traceRoof } from './roofs.ts'
import type { Family } from './roofs.ts'

test('inks build in three ways, and no two neighbours in the list in the same', () => {
  const families = INKS.map(familyOf)
  expect(new Set(families).size).toBe(3)
  families.slice(1).forEach((family, i) => expect(family).not.toBe(families[i]))
})

test('a roof of any family reaches from one wall over its tip to the other', () => {
  for (const family of ['gable', 'dome', 'pagoda'] satisfies Family[]) {
    const roof = traceRoof(family, { x: 1, top: 0, left: 0, wide: 2, foot: 1 })
    expect(Math.min(...roof.map(([, y]) => y))).toBeCloseTo(0)
    expect(Math.max(...roof.map(([, y]) => y))).toBeCloseTo(1)
    expect(roof[0]![0]).toBeLessThanOrEqual(0)
    expect(roof.at(-1)![0]).toBeGreaterThanOrEqual(2)
  }
})
