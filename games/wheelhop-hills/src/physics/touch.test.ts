import { expect, test } from 'vitest'
import { KIND, box, canTouch, createBody, place, toWorld } from './body.ts'
import type { Part } from './body.ts'
import { MARGIN, findTouches } from './touch.ts'

const at = (part: Part, x: number, y: number, angle = 0) =>
  place(createBody({ kind: KIND.loose, parts: [part], x, y, angle, mass: 1 }), part)
const ball = (r: number): Part => ({ x: 0, y: 0, r })

test('two balls touch where they meet, along the line between them', () => {
  const [touch, ...more] = findTouches(at(ball(1), 0, 0), at(ball(0.5), 1.4, 0))
  expect(more).toEqual([])
  expect(touch).toMatchObject({ nx: 1, ny: 0 })
  expect(touch!.gap).toBeCloseTo(-0.1)
  expect(touch!.x).toBeCloseTo(0.95)
})

test('what is about to touch counts, what is farther away does not', () => {
  expect(findTouches(at(ball(1), 0, 0), at(ball(1), 2 + MARGIN - 0.01, 0))).toHaveLength(1)
  expect(findTouches(at(ball(1), 0, 0), at(ball(1), 2 + MARGIN + 0.01, 0))).toEqual([])
  expect(findTouches(at(box(1, 1), 0, 0), at(box(1, 1), 2 + MARGIN + 0.01, 0))).toEqual([])
})

test('a ball touches the side of a box, or its corner, from either side of the call', () => {
  const [side] = findTouches(at(box(2, 1), 0, 0), at(ball(0.5), 0.7, -1.45))
  expect(side).toMatchObject({ nx: 0, ny: -1 })
  expect(side!.gap).toBeCloseTo(-0.05)
  const [corner] = findTouches(at(box(2, 1), 0, 0), at(ball(0.5), 2.3, -1.3))
  expect(corner!.nx).toBeCloseTo(Math.SQRT1_2)
  expect(corner!.ny).toBeCloseTo(-Math.SQRT1_2)
  const [turned] = findTouches(at(ball(0.5), 0.7, -1.45), at(box(2, 1), 0, 0))
  expect([turned!.nx, turned!.ny]).toEqual([-0, 1])
  expect(turned!.gap).toBeCloseTo(side!.gap)
})

test('a box stands on another with two points, and on its corner with one side', () => {
  const flat = findTouches(at(box(3, 1), 0, 0), at(box(1, 1), 0.5, -1.98))
  expect(flat).toHaveLength(2)
  for (const { nx, ny, gap } of flat) {
    expect([Math.abs(nx), ny]).toEqual([0, -1])
    expect(gap).toBeCloseTo(-0.02)
  }
  const ends = flat.map(({ x }) => x).sort((a, b) => a - b)
  expect(ends).toEqual([expect.closeTo(-0.5), expect.closeTo(1.5)])
  const tilted = findTouches(at(box(3, 1), 0, 0), at(box(1, 1), 0, -2.35, Math.PI / 4))
  expect(Math.min(...tilted.map(({ gap }) => gap))).toBeCloseTo(-(Math.SQRT2 + 1 - 2.35))
})

test('cargo lies in the chassis, wheels pass through both', () => {
  const body = (kind: number) => createBody({ kind, parts: [ball(1)], x: 0, y: 0, mass: 1 })
  const { chassis, wheel, cargo, plank } = KIND
  expect(canTouch(body(chassis), body(cargo))).toBe(true)
  expect(canTouch(body(wheel), body(chassis))).toBe(false)
  expect(canTouch(body(wheel), body(cargo))).toBe(false)
  expect(canTouch(body(wheel), body(plank))).toBe(true)
  // Both say the same of one another.
  for (const a of Object.values(KIND))
    for (const b of Object.values(KIND)) expect(canTouch(body(a), body(b))).toBe(canTouch(body(b), body(a)))
})

test('a point of a turned body is where its frame leads', () => {
  const { x, y } = toWorld({ x: 5, y: 2, angle: Math.PI / 2 }, 1, 0)
  expect([x, y]).toEqual([expect.closeTo(5), expect.closeTo(3)])
})
