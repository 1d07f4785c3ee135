/** The long road, the vehicle choice, and the records of a run. */
import { createRun, playBot, replay, toFrame } from '@playhouse/game-kit/rules'
import type { Run } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from '../bots.ts'
import { isForgiving } from './drive.ts'
import { listWon, nextCar } from '../ui/garage.ts'
import { initSaveData, isValidSave } from '../view/ghost.ts'
import type { SaveData } from '../view/ghost.ts'
import { listGoals, readWins } from '../view/goals.ts'
import { isOpen, listPaints, PAINTS } from '../art/paints.ts'
import { saveResults, keyOf } from '../view/records.ts'
import { createRoad, LEGS, loadOfLeg, worldOfLeg } from './road-way.ts'
import { isRoad, metresOf, secondsLeft } from './road.ts'
import { rules } from '../rules.ts'
import { CHASSIS, courseOf, initialState } from '../state.ts'
import type { Event, Game, State } from '../state.ts'
import { VEHICLE_NAMES } from './vehicles.ts'

const onRoad = (seed = 1) => ({ mode: 'road', level: 0, seed, day: '2026-01-01' })
const onHill = (level: number) => ({ mode: 'levels', level, seed: level, day: '' })

/** Puts the vehicle with all it carries before the next stall and drives on. */
function reachStall(run: Run<Game>): Event[] {
  const { state } = run
  const { x, y } = courseOf(state).stalls[state.leg]!
  const chassis = state.world.bodies[CHASSIS]!
  const [dx, dy] = [x - 0.3 - chassis.x, y - 1.1 - chassis.y]
  for (const i of [CHASSIS, ...state.wheels, ...state.load.map(({ body }) => body)]) {
    const body = state.world.bodies[i]!
    Object.assign(body, { x: body.x + dx, y: body.y + dy, vx: 6, vy: 0, spin: 0 })
  }
  return Array.from({ length: 12 }, () => run.tick(toFrame(rules, { down: ['gas'] }))).flat() as Event[]
}

test('a road is the same for all players on one day and differs between days, with a stall at the end of each leg', () => {
  expect(createRoad(5)).toEqual(createRoad(5))
  expect(createRoad(5)).not.toEqual(createRoad(6))
  expect(courseOf(initialState(onRoad(5))).stalls).toHaveLength(LEGS)
})

test('the first leg forgives a held throttle and has no gap, later ones do not', () => {
  const { stalls, pits } = courseOf(initialState(onRoad(2)))
  expect(pits.filter(({ from }) => from < stalls[0]!.x)).toEqual([])
  expect(pits.some(({ from }) => from > stalls[3]!.x && from < stalls[6]!.x)).toBe(true)
  expect([0, 1].map((leg) => isForgiving({ mode: 'road', level: 0, leg }))).toEqual([true, false])
})

test('every load of the road has three pieces, and the hours go by', () => {
  for (let leg = 0; leg < 12; leg++) expect(loadOfLeg(3, leg)).toHaveLength(3)
  expect([0, 1, 5, 6].map(worldOfLeg)).toEqual([0, 1, 5, 0])
})

test.each([
  ['all of it', 0, 3, 14],
  ['all but two pieces', 2, 1, 10],
])('a stall takes %s and pays for it', (_, lost, aboard, won) => {
  const run = createRun(rules, onRoad())
  for (const piece of run.state.load.slice(0, lost)) piece.lost = true
  const before = run.state.limit
  expect(reachStall(run)).toContainEqual(expect.objectContaining({ type: 'deliver', aboard, won }))
  expect(run.state.limit - before).toBe(won * 60)
  expect(run.state.delivered).toBe(aboard)
  expect(run.state.load.map(({ kind, lost: isLost }) => [kind, isLost])).toEqual(
    loadOfLeg(1, 1).map((name) => [name.replace('^', ''), false]),
  )
})

test('the market closes: without a stall the run restarts, otherwise the distance is shown', () => {
  const early = createRun(rules, onRoad())
  const late = createRun(rules, onRoad())
  reachStall(late)
  for (const run of [early, late]) {
    run.state.limit = run.state.ticks + 1
    for (let i = 0; i < 30; i++) run.tick(toFrame(rules, {}))
    expect(run.state.crash).toBe('late')
    expect(secondsLeft(run.state)).toBe(0)
  }
  expect(early.outcome?.won).toBe(false)
  expect(late.outcome).toEqual({ won: true, score: metresOf(late.state) + late.state.score })
})

test('skill pays on the road, and the inputs lead to the same state again', () => {
  const [novice, expert] = (['novice', 'expert'] as const).map((name) =>
    playBot(rules, onRoad(3), bots[name], { seed: 3, maxTicks: 20_000 }),
  )
  expect(metresOf(expert!.state)).toBeGreaterThan(900)
  expect(metresOf(expert!.state)).toBeGreaterThan(metresOf(novice!.state))
  expect(replay(rules, novice!.log).hash()).toBe(novice!.hash)
}, 30_000)

test.each(VEHICLE_NAMES)(
  'on a hill one may drive %s, chosen before the wheels turn and never after',
  (car) => {
    const run = createRun(rules, onHill(2))
    run.tick(toFrame(rules, { commands: [{ type: 'car', car }] }))
    expect(run.state.car).toBe(car)
    expect(run.state.load).toHaveLength(2)
    run.tick(toFrame(rules, { commands: [{ type: 'car', car: car === 'pip' ? 'dray' : 'pip' }] }))
    expect(run.state.car).toBe(car)
  },
)

test('vehicles are won with the hill that opens theirs', () => {
  expect(listWon()).toEqual(['pip'])
  expect(listWon({ 9: 3, 10: 0, 20: 2 })).toEqual(['pip', 'dray', 'bogwalker'])
  expect(nextCar(['pip', 'dray'], 'dray')).toBe('pip')
})

const end = (state: State, ticks: number): State => Object.assign(state, { ticks, phase: 'arrived' })
const recorder = { give: () => ({ car: 'pip' as const, ticks: 9, path: 'abc' }) }

test('times are stored by vehicle, and a slower drive changes nothing', () => {
  const data: SaveData = initSaveData()
  const target = { start: onHill(2), data, save: () => {} }
  saveResults(target, end(initialState(onHill(2)), 900), recorder, null)
  const news = saveResults(target, end(initialState(onHill(2)), 950), recorder, null)
  saveResults(target, end(initialState(onHill(2), 'swift'), 800), recorder, null)
  expect(news.before).toBe(900)
  expect(data.times).toEqual({ 'levels/2': 900, 'levels/2/swift': 800 })
  expect(keyOf(initialState(onRoad()), '2026-01-01')).toBe('road/2026-01-01')
})

test('a flip is worth carrots', () => {
  const data: SaveData = initSaveData()
  const state = Object.assign(end(initialState(onHill(2)), 900), { flips: 2 })
  saveResults({ start: onHill(2), data, save: () => {} }, state, recorder, null)
  expect(data.carrots).toEqual({ 2: 4 })
})

test('beating the golden hare with all the cargo earns its carrot, once', () => {
  const data: SaveData = initSaveData()
  const target = { start: onHill(2), data, save: () => {} }
  const drive = (ticks: number) =>
    saveResults(target, end(initialState(onHill(2)), ticks), recorder, { ticks: 1000 }).golden
  const spilled = end(initialState(onHill(2)), 970)
  spilled.load[0]!.lost = true
  expect(saveResults(target, spilled, recorder, { ticks: 1000 }).golden).toBe(false)
  expect([1000, 990, 980].map(drive)).toEqual([false, true, false])
  expect(data.golden).toEqual({ 2: 980 })
})

test('the farthest drive is stored, a shorter one is not', () => {
  const data: SaveData = initSaveData()
  const drive = (x: number) => {
    const state = initialState(onRoad())
    expect(isRoad(state)).toBe(true)
    state.world.bodies[CHASSIS]!.x = x
    return saveResults({ start: onRoad(), data, save: () => {} }, state, recorder, null).farthest
  }
  expect([640, 200, 700].map(drive)).toEqual([0, 640, 640])
  expect(data.road?.metres).toBe(700)
  expect(isValidSave(data)).toBe(true)
  expect(isValidSave({ ...data, road: { metres: 'far' } })).toBe(false)
})

test('paint opens by stars, golden carrots and metres; the nearest goal comes first', () => {
  const none = readWins({}, {})
  expect(listPaints(none)).toEqual([0])
  const wins = readWins({ 1: 3, 2: 3 }, { road: { metres: 810 }, golden: { 1: 5 }, carrots: { 1: 19 } })
  expect(wins).toEqual({ stars: 6, golden: 1, metres: 810, carrots: 19 })
  expect(PAINTS.filter((paint) => isOpen(paint, wins))).toHaveLength(2)
  expect(listGoals(wins)[0]).toEqual({ kind: 'hat', needs: 'carrots', at: 20, have: 19, index: 1 })
})
