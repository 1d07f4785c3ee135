import { expect, test } from 'vitest'
import { KIND, box, createBody } from './body.ts'
import type { Body, BodySpec } from './body.ts'
import { createGround } from './ground.ts'
import type { Surface } from './ground.ts'
import { createPin, createSuspension } from './joints.ts'
import type { Joint } from './joints.ts'
import { GRAVITY, TICK, stepWorld } from './world.ts'
import type { World } from './world.ts'

const floor = (surface: Surface = 'grass', slope = 0) =>
  createGround([
    {
      points: [
        { x: -50, y: -50 * slope, surface },
        { x: 50, y: 50 * slope, surface },
      ],
    },
  ])
const ball = (r: number) => [{ x: 0, y: 0, r }]
const make = (spec: Partial<BodySpec>) =>
  createBody({ kind: KIND.loose, parts: ball(0.5), x: 0, y: 0, mass: 1, ...spec })
const open = (...bodies: Body[]): World => ({ bodies, contacts: [], halves: [] })
const run = (world: World, ticks: number, { joints = [] as Joint[], ground = floor() } = {}) => {
  for (let i = 0; i < ticks; i++) stepWorld(world, joints, ground)
  return world.bodies
}

test('a body falls as gravity says, and one that sleeps or has no mass stays', () => {
  const sleeper = make({ y: -20 })
  sleeper.asleep = true
  const [faller, asleep, fixed] = run(open(make({ y: -20 }), sleeper, make({ x: 5, y: -20, mass: 0 })), 60)
  expect(faller!.vy).toBeCloseTo(GRAVITY)
  expect(faller!.y + 20).toBeCloseTo(GRAVITY / 2, 0)
  expect([asleep!.y, fixed!.y]).toEqual([-20, -20])
  // Where it was a tick ago, for smooth drawing.
  expect((faller!.y - faller!.y0) / TICK).toBeCloseTo(faller!.vy, 0)
})

test('a ball and a box come to rest on the ground, not in it', () => {
  const [round, square] = run(open(make({ y: -2 }), make({ x: 4, y: -2, parts: [box(0.4, 0.4)] })), 240)
  expect(round!.y).toBeCloseTo(-0.5, 1)
  expect(square!.y).toBeCloseTo(-0.4, 1)
  for (const { vx, vy, spin } of [round!, square!])
    for (const speed of [vx, vy, spin]) expect(Math.abs(speed)).toBeLessThan(0.02)
})

test('a stack of three boxes stands', () => {
  const boxes = [0, 1, 2].map((i) => make({ y: -0.41 - i * 0.82, parts: [box(0.4, 0.4)] }))
  const [low, middle, top] = run(open(...boxes), 300)
  expect([low!.y, middle!.y, top!.y].map((y) => Math.round(y * 10) / 10)).toEqual([-0.4, -1.2, -2])
  for (const { x } of boxes) expect(Math.abs(x)).toBeLessThan(0.02)
})

test('grass holds a box on a slope, ice lets it slide', () => {
  const slide = (surface: Surface) => {
    const [body] = run(open(make({ y: -0.6, parts: [box(0.4, 0.4)] })), 120, { ground: floor(surface, 0.3) })
    return body!.x
  }
  expect(slide('grass')).toBeLessThan(0.5)
  expect(slide('ice')).toBeGreaterThan(2)
})

test('a bouncing ball comes back, another one hardly', () => {
  const rebound = (bounce: number) => {
    const world = open(make({ y: -4, bounce }))
    run(world, 50)
    return Math.min(...Array.from({ length: 40 }, () => run(world, 1)[0]!.y))
  }
  expect(rebound(0.8)).toBeLessThan(-1.5)
  expect(rebound(0)).toBeGreaterThan(-0.8)
})

test('a crash keeps the momentum of both', () => {
  const [a, b] = [make({ y: -20, mass: 2 }), make({ x: 1.2, y: -20 })]
  a.vx = 3
  run(open(a, b), 20)
  expect(a.vx * 2 + b.vx).toBeCloseTo(6)
  expect(b.vx).toBeGreaterThan(a.vx)
})

test('a pin holds a pendulum at its length, and a limit holds its angle', () => {
  const swing = (most: number) => {
    const bob = make({ x: 2, y: -10, parts: [box(0.2, 0.2)] })
    const pin = createPin({ a: -1, b: 0, ax: 0, ay: -10, bx: -2, by: 0, most })
    const angles: number[] = []
    const world = open(bob)
    for (let i = 0; i < 120; i++) {
      run(world, 1, { joints: [pin] })
      expect(Math.hypot(bob.x, bob.y + 10)).toBeCloseTo(2, 1)
      angles.push(bob.angle)
    }
    return Math.max(...angles)
  }
  expect(swing(0)).toBeGreaterThan(2)
  expect(swing(0.3)).toBeLessThan(0.45)
})

test('a wheel on its spring gives way when the car lands, and no farther than it may', () => {
  const chassis = make({ kind: KIND.chassis, y: -4, parts: [box(1, 0.2)], mass: 4 })
  const wheels = [-0.8, 0.8].map((x) => make({ kind: KIND.wheel, x, y: -3.5, parts: ball(0.3), mass: 0.5 }))
  const springs = wheels.map((wheel, i) =>
    createSuspension({ a: 0, b: i + 1, x: wheel.x, y: 0.5, hertz: 4, damping: 0.6, up: 0.25, down: 0.2 }),
  )
  const world = open(chassis, ...wheels)
  const gaps: number[] = []
  for (let i = 0; i < 240; i++) {
    run(world, 1, { joints: springs })
    gaps.push(wheels[0]!.y - chassis.y)
  }
  expect(Math.min(...gaps)).toBeLessThan(0.45)
  expect(Math.min(...gaps)).toBeGreaterThan(0.5 - 0.25 - 0.08)
  expect(Math.max(...gaps)).toBeLessThan(0.5 + 0.2 + 0.08)
  // At rest it stands upright on both wheels.
  expect(Math.abs(chassis.angle)).toBeLessThan(0.02)
  expect(Math.abs(chassis.vy)).toBeLessThan(0.05)
})

test('the same world comes out the same, to the last bit', () => {
  const play = () => {
    const world = open(
      ...[0, 1, 2, 3].map((i) => make({ x: i * 0.3, y: -2 - i, parts: [box(0.4, 0.3)], angle: i })),
    )
    return JSON.stringify(run(world, 180).map(({ x, y, angle, vx, vy, spin }) => [x, y, angle, vx, vy, spin]))
  }
  expect(play()).toBe(play())
})
