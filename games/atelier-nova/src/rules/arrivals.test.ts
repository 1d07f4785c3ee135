import { expect, test } from 'vitest'
import { ARRIVAL_PIECES } from './arrivals.ts'
import { PIECES } from '../data/catalogue.ts'
import { firstLook } from './outfit.ts'
import { costOf } from '../data/prizes.ts'
import { THEMES } from '../data/themes.ts'

const arrive = (level: number) =>
  firstLook({ mode: 'shows', level, seed: level, day: '' }, THEMES[level - 1]!).wear
const namesOf = (level: number) =>
  (['top', 'bottom', 'shoes'] as const).map((kind) => PIECES[arrive(level)[kind]!.piece]!)

test('the arrival outfit consists of pieces that every player has', () => {
  for (const piece of ARRIVAL_PIECES.flat()) expect(costOf(piece.id), piece.name).toBe(0)
  for (const pieces of ARRIVAL_PIECES)
    expect(pieces.map(({ kind }) => kind)).toEqual(['top', 'bottom', 'shoes'])
})

test('shows begin in many outfits, the same one each time, and hardly ever in what the card asks for', () => {
  const all = THEMES.map((_, i) =>
    namesOf(i + 1)
      .map(({ name }) => name)
      .join(),
  )
  expect(new Set(all).size).toBeGreaterThanOrEqual(8)
  expect(
    THEMES.map((_, i) =>
      namesOf(i + 1)
        .map(({ name }) => name)
        .join(),
    ),
  ).toEqual(all)
  for (const [i, { tags, avoid }] of THEMES.entries()) {
    const fitting = namesOf(i + 1).filter((piece) =>
      Object.keys(piece.tags).some((tag) => tag in tags || tag === avoid),
    )
    expect(fitting.length, `card ${i + 1}`).toBeLessThanOrEqual(1)
  }
})
