/** Detects events in the physics state: flights, flips, landings, lost cargo, crashes. */
import { atan2, cos, length, PI, wrapAngle } from '@playhouse/game-kit/rules'
import { WATER } from './course.ts'
import type { Course } from './course.ts'
import { toWorld } from '../physics/body.ts'
import { listEdges, touchGround } from '../physics/ground.ts'
import { TICK } from '../physics/world.ts'
import { CHASSIS } from '../state.ts'
import type { Event, State } from '../state.ts'
import { VEHICLES } from './vehicles.ts'

type Emit = (event: Event) => void

/** Shorter hops are no flight. */
const FLIGHT = 16
const SMOOTH = 7

export function detectFlight(state: State, course: Course, emit: Emit): void {
  const chassis = state.world.bodies[CHASSIS]!
  const touches = state.world.contacts.some(
    ({ a, b, push }) =>
      push > 0 &&
      ((b === CHASSIS && a < 0) ||
        (a < 0 && state.wheels.includes(b)) ||
        state.wheels.includes(a) ||
        state.wheels.includes(b)),
  )
  if (!touches) {
    state.air++
    state.turned += chassis.spin * TICK
    if (state.air === FLIGHT) emit({ type: 'takeoff', speed: Math.abs(chassis.vx) })
    return
  }
  if (state.air >= FLIGHT && state.phase === 'drive') land(state, course, emit)
  // A flip counts when the landing stands.
  if (state.air === 0 && state.loftedFor.every((ticks) => ticks === 0)) state.turned = 0
  state.air = 0
}

function land(state: State, course: Course, emit: Emit): void {
  const chassis = state.world.bodies[CHASSIS]!
  const [x, y] = [chassis.x, chassis.y]
  const hard = state.world.contacts.reduce(
    (max, { a, b, approach }) => (a < 0 && b <= state.wheels.length ? Math.max(max, -approach) : max),
    0,
  )
  const near = listEdges(course.ground, x - 2, x + 2, state.world.halves)
  const [below] = touchGround(course.ground, near, x, y, 1.6)
  const slant = below ? Math.abs(wrapAngle(chassis.angle - atan2(below.nx, -below.ny))) : 1
  const smooth = slant < 0.22 && state.air > FLIGHT + SMOOTH
  const flips = Math.floor((Math.abs(state.turned) + 0.9) / (2 * PI))
  if (smooth) state.score += 20
  emit({ type: 'land', hard, air: state.air, smooth, x, y: y + 0.8 })
  if (flips > 0 && cos(chassis.angle) > 0.4) {
    state.flips += flips
    state.score += flips * 200
    emit({ type: 'flip', count: flips, front: state.turned > 0, x, y })
  }
  state.turned = 0
}

const LOST_AFTER = 50

export function detectLostCargo(state: State, course: Course, emit: Emit): void {
  const { bodies } = state.world
  const chassis = bodies[CHASSIS]!
  const { bed } = VEHICLES[state.car]
  const c = cos(chassis.angle)
  const s = cos(chassis.angle - PI / 2)
  for (const piece of state.load) {
    if (piece.lost) {
      piece.outFor++
      continue
    }
    const body = bodies[piece.body]!
    const [dx, dy] = [body.x - chassis.x, body.y - chassis.y]
    const along = dx * c + dy * s
    const up = -(-dx * s + dy * c) + bed.floor
    const isOut = along < bed.from - 0.25 || along > bed.to + 1.1 || up < -0.25 || up > 3.2
    piece.outFor = isOut ? piece.outFor + 1 : 0
    const isDown =
      isOut && state.world.contacts.some(({ a, b, push }) => a < 0 && b === piece.body && push > 0)
    if (!isDown && piece.outFor < LOST_AFTER && body.y < course.floor) continue
    if (state.phase === 'arrived') continue
    piece.lost = true
    piece.outFor = 0
    emit({ type: 'spill', kind: piece.kind, x: body.x, y: body.y })
  }
}

/** Cargo that hops and lands. */
export function detectKnocks(state: State, emit: Emit): void {
  const heard = new Set<number>()
  for (const { a, b, approach, push } of state.world.contacts) {
    if (approach > -1.6 || push <= 0 || a < 0) continue
    const piece = state.load.find(({ body }) => body === b || body === a)
    if (piece && !heard.has(piece.body)) {
      heard.add(piece.body)
      emit({ type: 'bump', kind: piece.kind, hard: -approach })
    }
  }
}

const SMASH = 1.4

/** Loose objects burst when the vehicle hits them, so that they never wedge under it. */
export function detectSmashes(state: State, emit: Emit): void {
  const { contacts, bodies } = state.world
  for (const { a, b, approach, push, x, y, ny } of contacts) {
    const own = a <= state.wheels.length ? b : -1
    const index = a < 0 ? -1 : state.loose.indexOf(own)
    if (index < 0 || push <= 0) continue
    const isUnder = a === CHASSIS && ny > 0.5
    if (approach > -SMASH && !isUnder) continue
    // Far below everything it is out of play.
    bodies[own]!.y += 1000
    state.score += 10
    emit({ type: 'smash', index, x, y })
  }
}

/** So far under water it is over. */
const SUNK = 0.8
const UPTURNED = 100
/** More than a bot's or a patient driver's rocking back and forth. */
const HUNG = 150

export function detectCrash(state: State, course: Course, emit: Emit): void {
  const chassis = state.world.bodies[CHASSIS]!
  const { head } = VEHICLES[state.car]
  const at = toWorld(chassis, head.x, head.y)
  const near = listEdges(course.ground, at.x - 1, at.x + 1, state.world.halves)
  const hit = touchGround(course.ground, near, at.x, at.y, head.r).some(({ gap }) => gap < 0.03)
  const isOver = cos(chassis.angle) < 0.1
  state.upturned = isOver && length(chassis.vx, chassis.vy) < 1 ? state.upturned + 1 : 0
  // Releasing and trying again does not restart the count; driving away does.
  state.hung = length(chassis.vx, chassis.vy) < 0.4 ? state.hung + Number(state.gas) : 0
  const still = state.upturned > UPTURNED ? 'stuck' : state.hung > HUNG ? 'hung' : ''
  const pit = course.pits.find(({ from, to }) => chassis.x > from && chassis.x < to)
  const isUnder = chassis.y > course.floor || (pit !== undefined && chassis.y > pit.y + WATER + SUNK)
  const how = isUnder ? 'fell' : hit ? 'head' : still
  if (how === '') return
  state.phase = 'crashed'
  state.crash = how
  emit({ type: 'crash', how, x: at.x, y: at.y })
}
