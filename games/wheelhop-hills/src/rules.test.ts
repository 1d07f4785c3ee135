import { createRun, playBot, replay, toFrame } from '@playhouse/game-kit/rules'
import type { Run } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { createCourse, parseWay } from './rules/course.ts'
import {
  createRecorder,
  endsAt,
  isOfThesePhysics,
  isValidSave,
  PHYSICS,
  poseAt,
  readPath,
} from './view/ghost.ts'
import { countCarrots, hatOf } from './art/hats.ts'
import { LEVELS } from './rules/levels.ts'
import { heightAt } from './physics/ground.ts'
import { rules } from './rules.ts'
import { CHASSIS, courseOf } from './state.ts'
import type { Event, Game, State } from './state.ts'
import { VEHICLE_NAMES, VEHICLES } from './rules/vehicles.ts'

const startOf = (level: number) => ({ mode: 'levels', level, seed: level, day: '' })
const chassisOf = ({ world }: State) => world.bodies[CHASSIS]!

/** Plays on with the same thing held; hands back what happened. */
function hold(run: Run<Game>, down: ('gas' | 'brake')[], ticks: number): Event[] {
  return Array.from({ length: ticks }, () => run.tick(toFrame(rules, { down }))).flat() as Event[]
}

/** Lifts vehicle, wheels and cargo, and sets them going. */
function throwUp(state: State, up: number, vx: number, spin = 0): void {
  for (const body of state.world.bodies.slice(0, 1 + state.wheels.length + state.load.length)) {
    body.y -= up
    body.vx = vx
    body.vy = 0
  }
  chassisOf(state).spin = spin
}

test('a vehicle waits where it stands, its cargo with it', () => {
  const run = createRun(rules, startOf(1))
  const { x, y } = chassisOf(run.state)
  hold(run, [], 120)
  expect(Math.abs(chassisOf(run.state).x - x)).toBeLessThan(0.1)
  expect(Math.abs(chassisOf(run.state).y - y)).toBeLessThan(0.05)
  expect(run.state.load.some(({ lost }) => lost)).toBe(false)
})

test.each(VEHICLE_NAMES)('%s stands on its wheels, drives on and stops', (car) => {
  const fresh = createRun(rules, startOf(LEVELS.findIndex((level) => level.car === car) + 1))
  hold(fresh, [], 30)
  const { wheels } = VEHICLES[car]
  expect(fresh.state.loftedFor.filter((ticks) => ticks === 0).length).toBeGreaterThanOrEqual(
    Math.min(2, wheels.length),
  )
  hold(fresh, ['gas'], 60)
  const speed = chassisOf(fresh.state).vx
  expect(speed).toBeGreaterThan(4)
  hold(fresh, ['brake'], 30)
  expect(chassisOf(fresh.state).vx).toBeLessThan(speed * 0.6)
})

test('the brake, held at a standstill, goes backwards', () => {
  const run = createRun(rules, startOf(1))
  hold(run, ['brake'], 90)
  expect(chassisOf(run.state).vx).toBeLessThan(-0.5)
})

test.each([
  ['gas leans forward', 'gas', 1],
  ['brake leans back', 'brake', -1],
] as const)('in the air %s', (_, action, way) => {
  const run = createRun(rules, startOf(1))
  throwUp(run.state, 6, 0)
  hold(run, [], 10)
  hold(run, [action], 20)
  expect(Math.sign(chassisOf(run.state).spin)).toBe(way)
})

test('a throttle that was down at take-off does not lean as a fresh press does', () => {
  const spinOf = (before: ('gas' | 'brake')[]) => {
    const run = createRun(rules, startOf(1))
    hold(run, before, 2)
    throwUp(run.state, 6, 0)
    hold(run, before, 8)
    hold(run, ['gas'], 20)
    return chassisOf(run.state).spin
  }
  expect(spinOf(['gas'])).toBeLessThan(spinOf([]) * 0.6)
})

test('a whole turn that lands on the wheels is a flip', () => {
  const run = createRun(rules, startOf(1))
  throwUp(run.state, 7, 2)
  const events: Event[] = []
  while (run.state.turned > -5 && run.ticks < 90) events.push(...hold(run, ['brake'], 1))
  events.push(...hold(run, [], 60))
  expect(events).toContainEqual(expect.objectContaining({ type: 'flip', count: 1, front: false }))
})

test('on its head it is over, and soon one may try again', () => {
  const run = createRun(rules, startOf(1))
  throwUp(run.state, 2.4, 0)
  chassisOf(run.state).angle = Math.PI
  const events = hold(run, [], 120)
  expect(events).toContainEqual(expect.objectContaining({ type: 'crash', how: 'head' }))
  expect(run.outcome).toEqual({ won: false })
})

test('a vehicle that drives into a gap falls', () => {
  const level = LEVELS.findIndex(({ way }) => way.includes('gap 6 1'))
  const run = createRun(rules, startOf(level + 1))
  const { ground } = courseOf(run.state)
  let x = 0
  while (heightAt(ground, x) !== null) x += 0.5
  for (const body of run.state.world.bodies.slice(0, 5)) body.x += x + 3
  expect(hold(run, [], 240)).toContainEqual(expect.objectContaining({ type: 'crash', how: 'fell' }))
})

test('a throttle that moves nothing ends the run instead of the patience', () => {
  const run = createRun(rules, startOf(1))
  const parked = structuredClone(run.state.world.bodies)
  const events: Event[] = []
  for (let i = 0; i < 200 && !run.outcome; i++) {
    // As if it hung on an edge.
    parked.forEach((body, at) => Object.assign(run.state.world.bodies[at]!, body))
    events.push(...hold(run, ['gas'], 1))
  }
  expect(events).toContainEqual(expect.objectContaining({ type: 'crash', how: 'hung' }))
})

test('cargo on the ground is lost once, with one event', () => {
  const run = createRun(rules, startOf(1))
  const [piece] = run.state.load
  run.state.world.bodies[piece!.body]!.x -= 4
  const spills = hold(run, [], 60).filter(({ type }) => type === 'spill')
  expect(spills).toHaveLength(1)
  expect(piece!.lost).toBe(true)
})

test('a carrot is eaten once', () => {
  const run = createRun(rules, startOf(1))
  const [carrot] = courseOf(run.state).carrots
  for (const body of run.state.world.bodies.slice(0, 5)) body.x += carrot!.x
  expect(hold(run, [], 30).filter(({ type }) => type === 'carrot')).toHaveLength(1)
  expect(run.state.score).toBe(50)
})

test.each([
  ['whole and quick', 0, 100, 3],
  ['whole and late', 0, 9000, 2],
  ['quick, a piece lost', 1, 100, 2],
  ['late, a piece lost', 1, 9000, 1],
])('stars: %s', (_, lost, ticks, stars) => {
  const run = createRun(rules, startOf(1))
  const { finish } = courseOf(run.state)
  run.state.ticks = ticks
  for (let i = 0; i < lost; i++) run.state.load[i]!.lost = true
  for (const body of run.state.world.bodies.slice(0, 5)) body.x += finish + 0.5
  hold(run, [], 60)
  expect(run.outcome).toMatchObject({ won: true, stars })
})

test.each(LEVELS.map(({ way }, i) => [i + 1, way] as const))('hill %i is a way to somewhere', (_, way) => {
  const course = createCourse(parseWay(way))
  expect(course.finish).toBeGreaterThan(140)
  expect(course.finish).toBeLessThan(280)
  expect(course.carrots.length).toBeGreaterThanOrEqual(5)
  expect(heightAt(course.ground, 0)).toBeCloseTo(0)
  expect(heightAt(course.ground, course.finish)).toBeCloseTo(course.finishY)
})

test('an unknown stretch throws an error that names it', () => {
  expect(() => parseWay('flat 3, hil 4')).toThrow('"hil 4" is not a stretch')
})

// Every hill is driven by `npm run game -- sim`; here one of each kind.
test.each([1, 14, 25, 45, 52])('a good driver clears hill %i', (level) => {
  expect(playBot(rules, startOf(level), bots.expert, { maxTicks: 4200 }).outcome?.won).toBe(true)
})

test('the same inputs lead to the same state', () => {
  const { log, hash } = playBot(rules, startOf(4), bots.novice, { seed: 4, maxTicks: 900 })
  expect(replay(rules, JSON.parse(JSON.stringify(log))).hash()).toBe(hash)
})

test('the hill of a day is the same for all players and differs between days', () => {
  const day = (seed: number) => courseOf({ mode: 'daily', level: 0, seed }).finish
  expect(day(7)).toBe(day(7))
  expect(new Set([1, 2, 3, 4, 5, 6].map(day)).size).toBeGreaterThan(3)
})

test('a ghost drives where its maker drove', () => {
  const run = createRun(rules, startOf(1))
  const recorder = createRecorder()
  const first = { ...chassisOf(run.state) }
  recorder.begin(first.x, first.y)
  const seen: { x: number; y: number }[] = []
  for (let i = 0; i < 480; i++) {
    run.tick(toFrame(rules, { down: ['gas'] }))
    recorder.note(run.state.ticks, chassisOf(run.state))
    seen.push({ x: chassisOf(run.state).x, y: chassisOf(run.state).y })
  }
  const ghost = recorder.give('pip', 480)!
  expect(ghost.path.length).toBeLessThan(200)
  const poses = readPath(ghost.path, first.x, first.y)!
  for (const tick of [40, 100, 250, 400]) {
    const pose = poseAt(poses, tick)!
    expect(Math.abs(pose.x - seen[tick - 1]!.x)).toBeLessThan(0.15)
    expect(Math.abs(pose.y - seen[tick - 1]!.y)).toBeLessThan(0.2)
  }
  expect(poseAt(poses, 5000)).toBeNull()
  expect(isOfThesePhysics(ghost, false)).toBe(true)
  expect(isOfThesePhysics({ ...ghost, physics: undefined }, false)).toBe(false)
  expect(isOfThesePhysics({ ...ghost, physics: PHYSICS - 1 }, true)).toBe(true)
  expect(endsAt(poses, seen.at(-1)!.x)).toBe(true)
  expect(endsAt(poses, seen.at(-1)!.x + 20)).toBe(false)
})

test.each([
  ['what a new player has', { ghosts: {}, times: {} }, true],
  ['a ghost without a path', { ghosts: { 'levels/1': { car: 'pip' } }, times: {} }, false],
  ['times that are words', { ghosts: {}, times: { 'levels/1': 'fast' } }, false],
  [
    'crashes and helps of later versions',
    { ghosts: {}, times: {}, crashes: { 'levels/5': 3 }, help: { slow: true } },
    true,
  ],
  ['a help that is a word', { ghosts: {}, times: {}, help: { slow: 'yes' } }, false],
  ['a text', 'x', false],
])('saves: %s', (_, data, isValid) => {
  expect(isValidSave(data)).toBe(isValid)
})

test.each([
  [undefined, 0],
  [{ 1: 7, 2: 8 }, 0],
  [{ 1: 7, 2: 8, 3: 5 }, 1],
  [{ 1: 60 }, 3],
  [{ 1: 400 }, 10],
  [{ 1: 900 }, 11],
])('carrots %j earn hat %i', (carrots, hat) => {
  expect(hatOf(countCarrots(carrots))).toBe(hat)
})

test.each(['x', '\u0000\u0000\u0000', 'abcd'])('a broken ghost path %j is no ghost', (path) => {
  expect(readPath(path, 0, 0)).toBeNull()
})

test('at half speed twice the ticks lead to the same place, and the clock with them', () => {
  const usual = createRun(rules, startOf(1))
  const slow = createRun(rules, startOf(1))
  const help = { type: 'help', slow: true, steady: false } as const
  slow.tick(toFrame(rules, { down: ['gas'], commands: [help] }))
  hold(usual, ['gas'], 120)
  hold(slow, ['gas'], 239)
  expect(chassisOf(slow.state)).toEqual(chassisOf(usual.state))
  expect(slow.state.ticks).toBe(120)
})

test.each([
  ['alone it lands as it was thrown', false],
  ['with helping paws it lands on its wheels', true],
])('%s', (_, steady) => {
  const run = createRun(rules, startOf(1))
  run.tick(toFrame(rules, { commands: [{ type: 'help', slow: false, steady }] }))
  throwUp(run.state, 8, 2)
  chassisOf(run.state).angle = 2.2
  hold(run, [], 110)
  expect(run.state.phase).toBe(steady ? 'drive' : 'crashed')
})
