import { expect, test } from 'vitest'
import { KIND, box, createBody, place } from './body.ts'
import { createGround, heightAt, listEdges, touchGround, touchGroundPolygon } from './ground.ts'
import type { Surface } from './ground.ts'

const line = (...points: [x: number, y: number, surface?: Surface][]) => ({
  points: points.map(([x, y, surface = 'grass']) => ({ x, y, surface })),
})
/** A plain, a hill up and down again, and a gap behind it. */
const hills = () =>
  createGround([line([0, 0], [10, 0], [14, -4, 'ice'], [18, 0], [20, 0]), line([26, 1], [40, 1])])
const nearOf = (ground: ReturnType<typeof hills>, x: number, halves: number[] = []) =>
  listEdges(ground, x - 1, x + 1, halves)

test('the height is that of the line, and a gap has none', () => {
  const ground = hills()
  expect([5, 12, 14, 16, 30].map((x) => heightAt(ground, x))).toEqual([0, -2, -4, -2, 1])
  expect([23, -3].map((x) => heightAt(ground, x))).toEqual([null, null])
})

test('a wheel on a plain touches it once, from above', () => {
  const ground = hills()
  const [touch, ...more] = touchGround(ground, nearOf(ground, 5), 5, -0.45, 0.5)
  expect(more).toEqual([])
  expect(touch).toMatchObject({ nx: 0, ny: -1, edge: 0 })
  expect(touch!.gap).toBeCloseTo(-0.05)
  expect(touchGround(ground, nearOf(ground, 5), 5, -1, 0.5)).toEqual([])
})

test('a wheel in a hollow touches both sides, and never more than two', () => {
  const ground = createGround([line([0, 0], [4, 4], [8, 0])])
  const touches = touchGround(ground, nearOf(ground, 4), 4, 3.3, 0.5)
  expect(touches).toHaveLength(2)
  expect(touches.map(({ nx }) => Math.sign(nx)).sort()).toEqual([-1, 1])
  // A floor of tiny steps has many lines under one wheel.
  const steps = createGround([line(...Array.from({ length: 20 }, (_, i): [number, number] => [i * 0.1, 0]))])
  expect(touchGround(steps, listEdges(steps, 0, 2, []), 1, -0.45, 0.5).length).toBeLessThanOrEqual(2)
})

test('a wheel over a crest rests on its corner', () => {
  const ground = hills()
  const [touch] = touchGround(ground, nearOf(ground, 14), 14, -4.45, 0.5)
  expect(touch).toMatchObject({ x: 14, y: -4, nx: 0, ny: -1 })
  expect(touch!.gap).toBeCloseTo(-0.05)
})

test('a sharp crest pokes the flat floor of a chassis between its corners', () => {
  const ground = hills()
  const floor = box(1, 0.2)
  const placed = place(createBody({ kind: KIND.chassis, parts: [floor], x: 14, y: -4.15, mass: 1 }), floor)
  const touches = touchGroundPolygon(ground, nearOf(ground, 14), placed)
  const poke = touches.find(({ id }) => id >= 1_000_000)!
  expect([poke.nx, poke.ny].map(Math.abs)).toEqual([0, 1])
  expect(poke.ny).toBe(-1)
  expect(poke.gap).toBeLessThan(0)
})

test('only the solid half of a loop is there', () => {
  const ground = createGround([
    { ...line([0, 0], [4, -4]), half: 0 },
    { ...line([4, -4], [8, 0]), half: 1 },
  ])
  expect(listEdges(ground, 0, 8, [0])).toEqual([0])
  expect(listEdges(ground, 0, 8, [1])).toEqual([1])
  expect(listEdges(ground, 0, 8, [])).toEqual([])
})
