import { createRun, hashState, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { createLoop } from '../../../../packages/game-kit/src/frames/loop.ts'
import { recount, splat } from './land.ts'
import { rules } from '../rules.ts'
import { initialState } from './sheets.ts'
import { SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'

const TURN_TICKS = 140
const QUARTER = 64

/** The player alone in the middle of a blank sheet. */
function begin(mode = 'rush'): State {
  const state = initialState({ mode, level: 0, seed: 3, day: '' })
  if (mode !== 'relax') state.cells.fill(0)
  Object.assign(state, { boons: [], rain: [], painters: state.painters.slice(0, 1) })
  Object.assign(state.painters[0]!, { x: 50, y: 50, px: 50_000, py: 50_000, safe: 0 })
  splat(state, 0, 50, 50, 2)
  recount(state)
  return state
}

const place = (state: State, x: number, y: number, course: number) =>
  Object.assign(state.painters[0]!, {
    x,
    y,
    px: x * 1000,
    py: y * 1000,
    course,
    goal: course,
    dir: course / 32,
  })

function step(state: State, x: number, y: number): Event[] {
  const events: Event[] = []
  const input = { down: () => false, pressed: () => false, released: () => false, commands: [] }
  rules.step(state, { ...input, axis: (axis) => (axis === 'x' ? x : y) }, (event) => events.push(event))
  return events
}

/** What a pointer on a circle says, a full turn in so many ticks. */
const circle = (tick: number, ticks = TURN_TICKS) => ({
  x: Math.cos((tick / ticks) * Math.PI * 2),
  y: Math.sin((tick / ticks) * Math.PI * 2),
})

/** How much the distance from the middle of a way varies, in parts of it. */
function unevenness(way: readonly { px: number; py: number }[]): number {
  const mean = (of: 'px' | 'py') => way.reduce((sum, at) => sum + at[of], 0) / way.length
  const [mx, my] = [mean('px'), mean('py')]
  const far = way.map(({ px, py }) => Math.hypot(px - mx, py - my))
  return (Math.max(...far) - Math.min(...far)) / (far.reduce((sum, one) => sum + one, 0) / far.length)
}

/** The player's way while a pointer goes round, once it has come into its turn. */
function circleRound(steps: number): { px: number; py: number }[] {
  const state = begin()
  return Array.from({ length: TURN_TICKS * 2 }, (_, tick) => {
    const share = Math.round((tick / TURN_TICKS) * steps) / steps
    const { x, y } = circle(share, 1)
    step(state, x, y)
    const { px, py } = state.painters[0]!
    return { px, py }
  }).slice(TURN_TICKS)
}

test('a circle drawn with a pointer is round, far rounder than eight directions make it', () => {
  expect(unevenness(circleRound(256))).toBeLessThan(0.025)
  expect(unevenness(circleRound(8))).toBeGreaterThan(0.04)
})

test('a circle out of the land and home again closes into land as round as cells can be', () => {
  const state = begin()
  const events: Event[] = []
  for (let tick = 0; tick < TURN_TICKS * 1.2; tick++) {
    const { x, y } = circle(tick)
    events.push(...step(state, x, y))
  }
  const claim = events.find(({ type }) => type === 'claimed')
  // 140 ticks of an eighth of a cell are a circle of 2.8 cells: some 24 cells within.
  expect(claim?.type === 'claimed' && claim.count).toBeGreaterThan(16)
  expect(state.cells[53 * SIZE + 50]).toBe(1)
})

test('turning is limited: a quarter takes between a tenth and a third of a second, and never jumps', () => {
  const state = begin()
  for (let i = 0; i < 10; i++) step(state, 1, 0)
  let ticks = 0
  while (state.painters[0]!.course !== QUARTER && ticks < 60) {
    const before = state.painters[0]!.course!
    step(state, 0, 1)
    expect(state.painters[0]!.course! - before).toBeLessThanOrEqual(8)
    ticks++
  }
  expect(ticks).toBeGreaterThanOrEqual(6)
  expect(ticks).toBeLessThanOrEqual(20)
})

test('a painter is as fast at every angle', () => {
  for (let angle = 0; angle < 360; angle += 7) {
    const state = begin()
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    for (let i = 0; i < 50; i++) step(state, x, y)
    const { px, py } = state.painters[0]!
    for (let i = 0; i < 80; i++) step(state, x, y)
    const now = state.painters[0]!
    expect(Math.abs(Math.hypot(now.px - px, now.py - py) - 10_000)).toBeLessThan(80)
  }
})

test('a trail at any angle has no gap', () => {
  for (let angle = 3; angle < 360; angle += 11) {
    const state = begin()
    for (let i = 0; i < 160; i++) step(state, Math.cos(angle + i / 200), Math.sin(angle + i / 200))
    const { trail } = state.painters[0]!
    expect(trail.length).toBeGreaterThan(12)
    for (let i = 1; i < trail.length; i++) expect([1, SIZE]).toContain(Math.abs(trail[i]! - trail[i - 1]!))
  }
})

test.each([30, 60, 120, 144])('at %i Hz a steered circle leaves the same state', (hz) => {
  const play = (each: number) => {
    const run = createRun(rules, { mode: 'rush', level: 0, seed: 7, day: '' })
    let ticks = 0
    const tick = () => {
      if (ticks < 600) run.tick(toFrame(rules, { axes: circle(ticks++) }))
    }
    const loop = createLoop({ tick, draw: () => true, isIdle: () => false })
    loop.hold(true)
    for (let i = 0; i < each * 11; i++) loop.advance(1000 / each)
    expect(ticks).toBe(600)
    return run
  }
  const run = play(hz)
  expect(run.hash()).toBe(play(60).hash())
  expect(replay(rules, run.log()).hash()).toBe(run.hash())
})

test('along an edge it slides at full speed, and turns round to the side where there is sheet', () => {
  const state = begin()
  place(state, 50, 1, 0)
  for (let i = 0; i < 40; i++) step(state, 0.8, -0.6)
  const from = state.painters[0]!.px
  for (let i = 0; i < 40; i++) step(state, 0.8, -0.6)
  expect(state.painters[0]!.py).toBeLessThan(30)
  expect(state.painters[0]!.px - from).toBeGreaterThan(4950)
  for (let i = 0; i < 90; i++) step(state, -0.97, -0.24)
  expect(state.painters[0]!.px).toBeLessThan(from + 2000)
  expect(state.painters[0]!.py).toBeLessThan(30)
})

test('turning straight back with a wet trail neither stops nor cuts the painter', () => {
  const state = begin()
  for (let i = 0; i < 80; i++) step(state, 1, 0)
  const events: Event[] = []
  for (let i = 0; i < 110; i++) events.push(...step(state, -1, 0))
  expect(state.painters[0]!.backIn).toBe(0)
  expect(state.painters[0]!.px).toBeLessThan(50_000)
  expect(events.map(({ type }) => type)).toContain('claimed')
})

test('running along the own coast wins a cell here and there, and counts no loops', () => {
  const state = begin('relax')
  const me = state.painters[0]!
  me.trail = [52 * SIZE + 54]
  state.trails[52 * SIZE + 54] = 1
  state.cells[52 * SIZE + 53] = 1
  place(state, 54, 52, 128)
  const before = state.ink
  const events = [...step(state, -1, 0), ...step(state, -1, 0), ...step(state, -1, 0), ...step(state, -1, 0), ...step(state, -1, 0)] // prettier-ignore
  expect(events.map(({ type }) => type)).toEqual(['grazed'])
  expect(state.ink).toBe(before)
  expect(state.cells[52 * SIZE + 54]).toBe(1)
})

test('a saved round from before free steering can be resumed, with its whole trail', () => {
  const state = begin()
  const me = state.painters[0]!
  me.trail = [50 * SIZE + 53, 50 * SIZE + 54]
  for (const cell of me.trail) state.trails[cell] = 1
  Object.assign(me, { x: 55, y: 51, fromX: 54, fromY: 50, px: 54_700, py: 50_700, dir: 1, wish: 1 })
  delete me.course
  delete me.goal
  expect(rules.isValid!({ ...state, painters: [me, ...initialState({ mode: 'rush', level: 0, seed: 3, day: '' }).painters.slice(1)] })).toBe(true) // prettier-ignore
  for (let i = 0; i < 30; i++) step(state, 0, 0)
  expect(me.course).toBe(32)
  for (let i = 1; i < me.trail.length; i++)
    expect([1, SIZE]).toContain(Math.abs(me.trail[i]! - me.trail[i - 1]!))
  expect(hashState(state)).toBe(hashState(JSON.parse(JSON.stringify(state))))
})

test.each([{ course: 256 }, { goal: -1 }, { course: 1.5 }])(
  'a save with %o is not gone on with',
  (spoilt) => {
    const state = initialState({ mode: 'rush', level: 0, seed: 3, day: '' })
    Object.assign(state.painters[2]!, spoilt)
    expect(rules.isValid!(state)).toBe(false)
  },
)

test('rivals’ round figures are bent all the way, boxes go straight along their legs', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 3, day: '' })
  const goals: Record<string, Set<number>> = {}
  for (let i = 0; i < 900; i++) {
    step(state, 0, 0)
    for (const { mind, trail, goal, backIn } of state.painters.slice(1))
      if (mind.plan === 'loop' && trail.length > 2 && backIn === 0)
        (goals[mind.shape] ??= new Set()).add(goal! % 32)
  }
  const bent = ['round', 'spiral', 'hook'].flatMap((shape) => [...(goals[shape] ?? [])])
  expect(new Set(bent).size).toBeGreaterThan(6)
  expect([...goals['box']!].filter((rest) => rest === 0)).toHaveLength(1)
  expect(goals['box']!.size).toBeLessThan(new Set(bent).size)
})
