import { expect, test } from 'vitest'
import { getEarsLevel, getMeadowLevel } from '../rules/levels.ts'
import { ANIMAL_COUNT } from '../state.ts'
import { texts } from '../texts.ts'
import { LINES, listHowTo } from './how-to.ts'
import { hostOf } from './tiles.ts'
import { signOf } from './twist-signs.ts'

test('each season shows its newest animals on the level page, and every tile shows an animal', () => {
  expect([7, 8, 9].map((level) => hostOf(getMeadowLevel(level), level)).toSorted()).toEqual([5, 6, 7])
  for (let level = 1; level <= 36; level++) {
    expect(hostOf(getMeadowLevel(level), level)).toBeLessThan(getMeadowLevel(level).pool)
  }
  // No two pictures of a season are the same, from the second season on.
  for (let first = 7; first <= 36; first += 6) {
    const hosts = [0, 1, 2, 3, 4, 5].map((i) => hostOf(getMeadowLevel(first + i), first + i))
    expect(new Set(hosts).size).toBe(6)
  }
  const ears = new Set(Array.from({ length: 12 }, (_, i) => hostOf(getEarsLevel(i + 1), i + 1)))
  expect(ears.size).toBe(12)
  expect(Math.max(...ears)).toBeLessThan(ANIMAL_COUNT)
})

test('a tile shows what is special about its meadow', () => {
  const of = (level: number) => signOf(getMeadowLevel(level), level)
  expect([1, 2, 4, 5, 6, 11, 14, 17, 22, 26, 31, 36].map(of)).toEqual([
    null,
    'young',
    'lantern',
    'bell',
    'ear',
    'family',
    'echo',
    'newcomers',
    'breeze',
    'whirl',
    'snow',
    'newcomers',
  ])
})

test('the how-to tells only of what was met, and in the end of everything', () => {
  const first = listHowTo(texts.howTo, 1)
  expect(first).toHaveLength(3)
  expect(first[0]).toBe(texts.howTo[0])
  const withLanterns = listHowTo(texts.howTo, 5)
  expect(withLanterns.some((line) => line.includes('light goes out'))).toBe(true)
  expect(withLanterns.some((line) => line.includes('Snow'))).toBe(false)
  expect(listHowTo(texts.howTo, 31)).toEqual(texts.howTo)
  expect(LINES).toHaveLength(texts.howTo.length)
  for (const line of texts.howTo) expect(line.split(' ').length).toBeLessThanOrEqual(6)
})
