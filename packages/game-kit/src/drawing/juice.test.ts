import { expect, test } from 'vitest'
import { ease } from './ease.ts'
import { createJuice } from './juice.ts'
import { createParticles } from './particles.ts'
import { createRng } from '../rng.ts'

test.each(Object.entries(ease))('%s goes from 0 to 1', (_, curve) => {
  expect(curve(0)).toBeCloseTo(0, 1)
  expect(curve(1)).toBeCloseTo(1)
})

test('a shake stays within eight pixels and dies away', () => {
  const juice = createJuice()
  juice.shake(40, 200)
  let max = 0
  for (let now = 0; now < 300; now += 10) {
    juice.update(now, 0.01)
    const { x, y } = juice.getShake()
    max = Math.max(max, Math.abs(x), Math.abs(y))
  }
  expect(max).toBeGreaterThan(2)
  expect(max).toBeLessThanOrEqual(8)
  expect(juice.isBusy()).toBe(false)
})

test('with less motion nothing shakes, flashes, stops or flies far', () => {
  let frozen = 0
  const juice = createJuice((ms) => (frozen += ms))
  juice.setCalm(true)
  juice.shake(8)
  juice.stop(80)
  juice.flash()
  juice.burst(0, 0, { count: 12 })
  juice.update(1, 0.01)
  expect(juice.getShake()).toEqual({ x: 0, y: 0 })
  expect(frozen).toBe(0)
  expect(juice.particles.count()).toBe(3)
})

test('a hit is felt for at most 80 ms', () => {
  let frozen = 0
  createJuice((ms) => (frozen = ms)).stop(500)
  expect(frozen).toBe(80)
})

test('there are never more than three flashes a second', () => {
  const juice = createJuice()
  const fills: number[] = []
  const g = { fillRect: () => fills.push(1) } as unknown as CanvasRenderingContext2D
  let flashes = 0
  for (let now = 0; now < 3000; now += 10) {
    juice.update(now, 0.01)
    juice.flash('#fff', 20)
    fills.length = 0
    juice.drawFlash(g, { x: 0, y: 0, w: 1, h: 1 })
    juice.update(now + 1, 0)
    if (fills.length > 0) flashes++
  }
  expect(flashes / 2).toBeLessThanOrEqual(9)
})

test('a tween waits, runs to its end and tells it, and may start the next', () => {
  const juice = createJuice()
  const values: number[] = []
  let ends = 0
  juice.tween({
    ms: 100,
    delayMs: 50,
    ease: 'linear',
    update: (value) => values.push(value),
    done: () => juice.tween({ ms: 10, update: () => {}, done: () => ends++ }),
  })
  for (let now = 0; now <= 200; now += 25) juice.update(now, 0.025)
  expect(values).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(ends).toBe(1)
})

test('bits are reused, never more than the pool, and all of them fade', () => {
  const particles = createParticles(createRng(1))
  for (let i = 0; i < 100; i++) particles.burst(0, 0, { count: 50, ms: 500 })
  expect(particles.count()).toBeLessThanOrEqual(400)
  particles.setQuality(0.5)
  expect(particles.count()).toBeLessThanOrEqual(200)
  for (let i = 0; i < 60; i++) particles.update(1 / 60)
  expect(particles.count()).toBe(0)
})
