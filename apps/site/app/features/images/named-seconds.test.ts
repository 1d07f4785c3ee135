import { expect, test } from 'vitest'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { MOTIFS } from './drawings/registry.ts'
import { FIGURE_LOOKS, findNamedFigure } from './named-seconds.ts'

const choose = (motif: string, drawing: string): CoverChoice => ({
  motif,
  drawing,
  composition: 'whole',
  palette: 0,
})

test.each([
  ['Granny & Skibidi Toilet', 'ghost granny', 'plunger'],
  ['Plant Girl Defense Zombie', 'zombie head', 'sprout'],
  ['Noob vs Zombie', 'zombie head', 'hero'],
  ['Skibidi Toilet', 'monster toilet', undefined],
  ['Power Plant', 'tools factory', undefined],
])('in %j beside %s stands %s', (title, look, expected) => {
  const [motif, drawing] = look.split(' ')
  expect(findNamedFigure(choose(motif!, drawing!), { title })?.drawing).toBe(expected)
})

test('every figure has its drawing', () => {
  expect(FIGURE_LOOKS.filter(({ motif, drawing }) => !MOTIFS[motif]?.[drawing])).toEqual([])
})
