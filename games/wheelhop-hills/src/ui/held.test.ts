/** Driving takes skill: holding the throttle all the time must not get far, and releasing it must. */
import { createRun, playBot, toFrame } from '@playhouse/game-kit/rules'
import type { Outcome } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { isLong } from '../../../../scripts/test/long-run.ts'
import { bots } from '../bots.ts'
import { LEVEL_COUNT } from '../rules/levels.ts'
import { rules } from '../rules.ts'
import { CHASSIS } from '../state.ts'
import type { Game } from '../state.ts'
import { createWords, clampInside } from '../view/words.ts'

const startOf = (level: number) => ({ mode: 'levels', level, seed: level, day: '' })
const GAS = toFrame<Game>(rules, { down: ['gas'] })
const MAX_TICKS = 3600

function holdGas(level: number): Outcome | null {
  const run = createRun(rules, startOf(level))
  while (!run.outcome && run.ticks < MAX_TICKS) run.tick(GAS)
  return run.outcome
}

test('held gas clears at most 30 % of hills 10 to 60, with three stars at most 5 %', () => {
  // Every second or fourth hill: a drive takes up to a minute of physics.
  const step = isLong ? 2 : 4
  const levels = Array.from({ length: Math.ceil((LEVEL_COUNT - 9) / step) }, (_, i) => i * step + 10)
  const outcomes = levels.map(holdGas)
  expect(outcomes.filter((one) => one?.won).length / outcomes.length).toBeLessThanOrEqual(0.3)
  expect(outcomes.filter((one) => one?.stars === 3).length / outcomes.length).toBeLessThanOrEqual(0.05)
}, 60_000)

test('hills 1 to 6 forgive a throttle that is never released', () => {
  for (const level of [1, 2, 3, 4, 5, 6]) expect(holdGas(level)?.won).toBe(true)
})

test.each([
  [6, 'stays level', false],
  [10, 'goes over its nose', true],
])('on hill %i a flight with the throttle down %s', (level, _, goesOver) => {
  const run = createRun(rules, startOf(level))
  for (let i = 0; i < 2; i++) run.tick(GAS)
  for (const body of run.state.world.bodies.slice(0, 5)) Object.assign(body, { y: body.y - 9, vx: 0, vy: 0 })
  for (let i = 0; i < 45; i++) run.tick(GAS)
  expect(run.state.world.bodies[CHASSIS]!.spin > 4).toBe(goesOver)
})

test.each([12, 20, 37, 43, 56])('a good driver has three stars or two on hill %i', (level) => {
  const { outcome } = playBot(rules, startOf(level), bots.expert, { maxTicks: 4200 })
  expect(outcome?.stars).toBeGreaterThanOrEqual(2)
})

test('words stay whole on the screen', () => {
  const safe = { x: 0, y: 40, w: 720, h: 1200 }
  const screen = { safe } as Parameters<typeof clampInside>[3]
  expect(clampInside({ x: -90, y: 600 }, 50, 30, screen)).toEqual({ x: 64, y: 600 })
  expect(clampInside({ x: 900, y: 600 }, 50, 30, screen)).toEqual({ x: 656, y: 600 })
  expect(clampInside({ x: 300, y: -50 }, 50, 30, screen).y).toBeGreaterThan(40 + 30)
})

test('carrots eaten one right after the other make one larger word, and another word flies above it', () => {
  const drawn: { text: string; y: number }[] = []
  const g = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) =>
      name === 'measureText'
        ? () => ({ width: 80 })
        : (text: string, _: number, y: number) => void (name === 'fillText' && drawn.push({ text, y })),
    set: () => true,
  })
  const screen = { safe: { x: 0, y: 0, w: 720, h: 1280 } } as Parameters<typeof clampInside>[3]
  const words = createWords('serif')
  words.add({ text: '+50', colour: '#fff', size: 38, at: 0, points: 50 })
  words.add({ text: '+50', colour: '#fff', size: 38, at: 300, points: 50 })
  words.add({ text: 'Smooth!', colour: '#fff', size: 44, at: 300 })
  words.draw(g, screen, { x: 5, y: 9 }, (x, y) => ({ x: x * 70, y: y * 70 }), { now: 400, calm: true })
  expect(drawn.map(({ text }) => text)).toEqual(['+100', 'Smooth!'])
  expect(drawn[0]!.y - drawn[1]!.y).toBeGreaterThan(40)
})
