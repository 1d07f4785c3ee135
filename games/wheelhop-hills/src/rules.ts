/** The rules: `step` changes the state it is given and touches nothing else. */
import { length } from '@playhouse/game-kit/rules'
import type { Outcome, RuleSet } from '@playhouse/game-kit/rules'
import { LEVEL_COUNT } from './rules/levels.ts'
import { drive } from './rules/drive.ts'
import { findHill } from './rules/hills.ts'
import { stepWorld, TICK } from './physics/world.ts'
import { CHASSIS, courseOf, initialState, sleepFar } from './state.ts'
import type { Course } from './rules/course.ts'
import { PAINTS } from './art/paints.ts'
import { isRoad, metresOf, watchRoad } from './rules/road.ts'
import type { Command, Event, Game, State } from './state.ts'
import { VEHICLES } from './rules/vehicles.ts'
import { toWorld } from './physics/body.ts'
import {
  detectFlight,
  detectLostCargo,
  detectCrash,
  detectKnocks,
  detectSmashes,
} from './rules/event-detector.ts'

/** After the gate it rolls out; after a crash it tumbles. */
const ROLL_OUT = 26
const TUMBLE = 8
const TOO_LONG = 180 * 60

export const rules: RuleSet<Game> = {
  slug: 'wheelhop-hills',
  modes: { levels: { levels: LEVEL_COUNT }, road: { every: 'day' }, daily: { every: 'day' } },
  actions: ['gas', 'brake'],
  rewards: ['carrot', 'flip', 'arrive', 'deliver'],
  init: (start) => initialState(start),
  step(state, input, emit) {
    const course = courseOf(state)
    for (const command of input.commands) obey(state, command, emit)
    if (input.pressed('gas')) emit({ type: 'gas' })
    if (input.pressed('brake')) emit({ type: 'brake' })
    state.beat = state.slow ? 1 - state.beat : 0
    if (state.beat === 1) return
    if (state.phase === 'drive') state.ticks++
    else state.endFor++
    sleepFar(state)
    drive(state, input.down('gas'), input.down('brake'), emit)
    stepWorld(state.world, state.joints, course.ground)
    followLoops(state, course)
    detectFlight(state, course, emit)
    detectLostCargo(state, course, emit)
    detectKnocks(state, emit)
    detectSmashes(state, emit)
    if (state.phase !== 'drive') return
    eatCarrots(state, course, emit)
    if (isRoad(state)) watchRoad(state, course, emit)
    detectCrash(state, course, emit)
    arrive(state, course, emit)
  },
  getOutcome,
}

function obey(state: State, command: Command, emit: (event: Event) => void): void {
  if (command.type === 'help') {
    const { slow, steady } = command
    Object.assign(state, { slow, steady })
  } else if (command.type === 'paint') paint(state, command.paint, emit)
  else if (state.ticks === 0 && Object.hasOwn(VEHICLES, command.car)) {
    const { slow, steady } = state
    Object.assign(state, initialState(state, command.car), { slow, steady })
  }
}

/** Only before the start, and only on a hill: the long road and the hill of the day are the same for all players. */
function paint(state: State, index: number, emit: (event: Event) => void): void {
  if (state.ticks > 0 || state.mode !== 'levels' || state.paint === index || !PAINTS[index - 1]) return
  state.paint = index
  emit({ type: 'painted', paint: index })
}

function followLoops({ world }: State, { loops }: Course): void {
  const { x, y } = world.bodies[CHASSIS]!
  loops.forEach((loop, i) => {
    if (world.halves[i] === 0 && y < loop.y && x < loop.x && x > loop.x - loop.r) world.halves[i] = 1
    else if (x < loop.x - loop.r - 2) world.halves[i] = 0
  })
}

const CARROT_REACH = 1.25

function eatCarrots(state: State, course: Course, emit: (event: Event) => void): void {
  const { x, y } = state.world.bodies[CHASSIS]!
  const { head } = VEHICLES[state.car]
  const mouth = toWorld(state.world.bodies[CHASSIS]!, head.x, head.y)
  course.carrots.forEach((carrot, i) => {
    if (state.eaten[i] || Math.abs(carrot.x - x) > 3) return
    const near = Math.min(length(carrot.x - x, carrot.y - y), length(carrot.x - mouth.x, carrot.y - mouth.y))
    if (near > CARROT_REACH) return
    state.eaten[i] = true
    state.score += 50
    emit({ type: 'carrot', x: carrot.x, y: carrot.y, left: state.eaten.filter((one) => !one).length })
  })
}

function arrive(state: State, course: Course, emit: (event: Event) => void): void {
  const body = state.world.bodies[CHASSIS]!
  if (state.phase !== 'drive' || body.x < course.finish) return
  state.phase = 'arrived'
  emit({
    type: 'arrive',
    whole: isCargoComplete(state),
    quick: isQuick(state),
    x: course.finish,
    y: course.finishY,
  })
}

export const isCargoComplete = ({ load }: State): boolean => load.every(({ lost }) => !lost)
export const secondsOf = ({ ticks }: State): number => ticks * TICK
export const isQuick = (state: State): boolean =>
  secondsOf(state) <= findHill(state.mode, state.level, state.seed).par

function getOutcome(state: State): Outcome | null {
  if (state.phase === 'crashed')
    return state.endFor < TUMBLE ? null : isRoad(state) ? getRoadOutcome(state) : { won: false }
  if (isRoad(state) && state.phase === 'drive') return null
  if (state.phase === 'drive') return state.ticks > TOO_LONG ? { won: false } : null
  if (state.endFor < ROLL_OUT) return null
  if (isRoad(state)) return getRoadOutcome(state)
  return {
    won: true,
    score: scoreOf(state),
    stars: 1 + Number(isCargoComplete(state)) + Number(isQuick(state)),
  }
}

/** Who never saw a stall starts again at once, as on a hill. */
const getRoadOutcome = (state: State): Outcome => ({
  won: state.leg > 0,
  score: metresOf(state) + state.score,
})

/** Score: arrival, delivered cargo, remaining seconds, tricks and carrots. */
function scoreOf(state: State): number {
  const { par } = findHill(state.mode, state.level, state.seed)
  const aboard = state.load.filter(({ lost }) => !lost).length
  const spare = Math.max(0, par * 2 - secondsOf(state))
  return 500 + aboard * 100 + Math.round(spare * 20) + state.score
}
