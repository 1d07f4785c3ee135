import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { standThings } from './room.ts'
import { THINGS, countDeeds, honourOldSave, initKeepsakes, listEarned, listNext } from './things.ts'

const nothing = { best: {}, stars: {}, days: [] }

test('a new player has nothing, and the plant comes first', () => {
  const deeds = countDeeds(nothing, initKeepsakes())
  expect(listEarned(deeds)).toEqual([])
  expect(listEarned({ ...deeds, lines: 6 })).toEqual(['plant'])
})

test('an old save is given what it has earned already', () => {
  const old = {
    best: { endless: 2000 },
    stars: { puzzle: { 1: 0, 2: 0, 3: 0, 4: 0 } },
    days: ['2026-11-20'],
  }
  const keepsakes = initKeepsakes()
  honourOldSave(old, keepsakes)
  expect(old.stars.puzzle).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 })
  expect(listEarned(countDeeds(old, keepsakes))).toEqual([
    'plant',
    'mug',
    'picture',
    'books',
    'clock',
    'lamp',
  ])
})

test('lines that are counted are never guessed again', () => {
  const keepsakes = { lines: 7, seen: ['plant'] }
  honourOldSave({ best: { endless: 4000 }, stars: {} }, keepsakes)
  expect(keepsakes.lines).toBe(7)
})

test('what is nearest is named first, and nothing when all is there', () => {
  const deeds = { lines: 30, best: 0, solved: 11, days: 0, stars: 0 }
  expect(listNext(deeds, 2).map(({ id }) => id)).toEqual(['yarn', 'books'])
  expect(listNext({ lines: 1e6, best: 1e6, solved: 100, days: 60, stars: 300 }, 2)).toEqual([])
})

test.each([
  [390, 844],
  [1440, 900],
])('all things find a place in a window of %i × %i', (w, h) => {
  const layout = layOut({ w, h, slots: 3, hasNext: true })
  const all = THINGS.map(({ id }) => id)
  const stood = standThings(layout, all)
  // The newest are seen for certain.
  expect(stood.length).toBeGreaterThanOrEqual(8)
  expect(stood[0]!.id).toBe('rosette')
  for (const { x, size } of stood) {
    expect(x - size / 2).toBeGreaterThanOrEqual(0)
    expect(x + size / 2).toBeLessThanOrEqual(w)
  }
})
