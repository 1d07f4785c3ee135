import { expect, test } from 'vitest'
import { createFlags, placeFlags } from './flags.ts'
import { LEVELS } from '../rules/levels.ts'
import { heightAt } from '../physics/ground.ts'
import { courseOf } from '../state.ts'

test('flags stand on firm ground of every hill, and in order', () => {
  for (let level = 1; level <= LEVELS.length; level++) {
    const course = courseOf({ mode: 'levels', level, seed: level })
    const flags = placeFlags(course)
    expect(flags.length, `hill ${level}`).toBeGreaterThan(0)
    expect(flags.map(({ x }) => x)).toEqual(flags.map(({ x }) => x).toSorted((a, b) => a - b))
    for (const { x, y } of flags) {
      expect(heightAt(course.ground, x)).toBe(y)
      expect(course.pits.some(({ from, to }) => x > from && x < to)).toBe(false)
    }
  }
})

test('a flag is passed once', () => {
  const course = courseOf({ mode: 'levels', level: 1, seed: 1 })
  const [first] = placeFlags(course)
  const flags = createFlags()
  flags.begin(course)
  expect(flags.pass(first!.x - 1, 10)).toBe(false)
  expect(flags.pass(first!.x + 1, 20)).toBe(true)
  expect(flags.pass(first!.x + 2, 30)).toBe(false)
})
