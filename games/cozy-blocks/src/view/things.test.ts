import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { standThings } from './room-placement.ts'
import { DEEDS_OF, THINGS, countDeeds, honourOldSave, initKeepsakes, listEarned, listNext } from './things.ts'

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

test('the nearest thing is named first, and none when the room is full', () => {
  const deeds = { lines: 30, best: 0, solved: 11, days: 0, stars: 0, wishes: 0, dreams: 0 }
  expect(listNext(deeds, 2).map(({ id }) => id)).toEqual(['yarn', 'books'])
  const all = { lines: 1e6, best: 1e6, solved: 100, days: 60, stars: 300, wishes: 100, dreams: 0 }
  expect(listNext(all, 2)).toEqual([])
})

test('an older save without quests is migrated and loses nothing', () => {
  const deeds = countDeeds({ ...nothing, best: { endless: 400 } }, { lines: 50, seen: ['plant'] })
  expect(deeds.wishes).toBe(0)
  expect(listEarned(deeds)).toEqual(['plant', 'mug', 'books'])
  expect(listEarned(countDeeds(nothing, { lines: 0, seen: [], wishes: 4 }))).toEqual(['slippers'])
})

test('a puzzle brings only puzzles and stars nearer, a daily board no points', () => {
  const deeds = { lines: 5, best: 299, solved: 1, days: 0, stars: 3, wishes: 3, dreams: 0 }
  expect(listNext(deeds, 9, DEEDS_OF.puzzle).every(({ deed }) => deed === 'solved' || deed === 'stars')).toBe(
    true,
  )
  expect(listNext(deeds, 9, DEEDS_OF.daily).some(({ deed }) => deed === 'best')).toBe(false)
  expect(listNext(deeds, 1, DEEDS_OF.endless)[0]!.id).toBe('mug')
})

test('the stars of dream nights bring three things as well, which other deeds bring too', () => {
  const stars = (count: number) => ({ ...nothing, stars: { night: { 1: 3, 2: count } } })
  const keepsakes = { lines: 0, seen: [] }
  expect(countDeeds(stars(2), keepsakes).dreams).toBe(5)
  expect(listEarned(countDeeds(stars(5), keepsakes))).toEqual([])
  expect(listEarned(countDeeds(stars(6), keepsakes))).toEqual(['musicBox'])
  expect(listEarned(countDeeds(stars(21), keepsakes))).toEqual(['musicBox', 'telescope'])
  expect(listEarned(countDeeds(stars(42), keepsakes))).toEqual(['musicBox', 'telescope', 'moon'])
  const days = ['1', '2', '3', '4', '5']
  expect(listEarned(countDeeds({ ...nothing, days }, keepsakes))).toContain('musicBox')
})

test('a thing with two conditions is named by the nearer one, after a night by its stars', () => {
  const deeds = { lines: 0, best: 0, solved: 0, days: 4, stars: 0, wishes: 0, dreams: 6 }
  expect(listNext(deeds, 1)).toEqual([{ id: 'musicBox', deed: 'days', need: 5 }])
  expect(listNext(deeds, 1, DEEDS_OF.night)).toEqual([{ id: 'musicBox', deed: 'dreams', need: 9 }])
})

test.each([
  [390, 844, 5],
  [1440, 900, 4],
])(
  'things are large enough to touch in a window of %i × %i, the newest is there, the rest take turns',
  (w, h, count) => {
    const layout = layOut({ w, h, slots: 3, hasNext: true })
    const all = THINGS.map(({ id }) => id)
    const seen = new Set<string>()
    for (let turn = 0; turn < all.length; turn++) {
      const stood = standThings(layout, all, turn)
      expect(stood).toHaveLength(count)
      expect(stood[0]!.id).toBe(all.at(-1))
      for (const { id, x, size } of stood) {
        seen.add(id)
        expect(size).toBeGreaterThanOrEqual(44)
        expect(x - size / 2).toBeGreaterThanOrEqual(0)
        expect(x + size / 2).toBeLessThanOrEqual(w)
      }
    }
    expect(seen.size).toBe(all.length)
  },
)
