/** Gas and brake: wheels turn on the ground, the vehicle leans in the air. */
import { atan2, clamp, cos, length, sin, wrapAngle } from '@playhouse/game-kit/rules'
import { CARGO } from './cargo.ts'
import { heightAt } from '../physics/ground.ts'
import type { Surface } from '../physics/ground.ts'
import { TICK } from '../physics/world.ts'
import { CHASSIS, courseOf } from '../state.ts'
import type { Event, State } from '../state.ts'
import { VEHICLES } from './vehicles.ts'

/** Backwards it creeps. */
const REVERSE = 5
const BRAKE = 150
/** How much of the wheels' torque lifts the nose. */
const KICKBACK = 0.3
/** Ticks in the air before leaning begins, and of pressing until it is at its strongest. */
const LEAN_AFTER = 4
const LEAN_FULL = 15
/** Hills that forgive a throttle that is never released, and the ticks in which its pull on the nose grows to full strength. */
const FORGIVING = 6
const DIVE_FULL = 12
/** Ticks off the throttle after which pressing it again means to lean. */
const LET_GO = 6
const STEADY = 0.94
const MAX_SPIN = 9.4
const HOLD_IN_AIR = 0.14
const HOLD_ON_KIND_HILLS = 0.1
/** Metres a second between bed and cargo from which on the hold weakens. */
const HOLDS_UP_TO = 0.8
/** With a helping paw: ticks in the air before it helps, seconds it looks ahead, how hard it turns and how soon it stops. */
const STEADY_AFTER = 8
const LOOK_AHEAD = 0.35
const STEADY_PULL = 90
const STEADY_DAMP = 16
const BOOST = 26
const BOOST_TOP = 17
const LOOP_PULL = 12
const LOOP_DRIVE = 12
const BOING = 9.6
const BOING_REST = 24

export const UNDER: readonly Surface[] = ['grass', 'mud', 'ice', 'wood', 'boost', 'bouncy']

export function drive(
  state: State,
  wantsGas: boolean,
  wantsBrake: boolean,
  emit: (event: Event) => void,
): void {
  const isDriving = state.phase === 'drive'
  state.gas = isDriving && wantsGas
  state.brake = state.phase === 'arrived' || (isDriving && wantsBrake)
  readWheels(state)
  turnWheels(state)
  lean(state)
  for (const body of state.world.bodies) {
    body.vx *= 0.9992
    body.spin *= 0.999
  }
  // Planks creak: else a bridge would throw like a trampoline.
  for (const i of state.planks) {
    const plank = state.world.bodies[i]!
    plank.vy *= 0.965
    plank.spin *= 0.95
  }
  meetSurfaces(state, emit)
  holdInLoops(state)
}

/** A loop is kind: it presses the wheels to its rail, and a throttle that is down carries over the top. */
function holdInLoops(state: State): void {
  const { bodies } = state.world
  const chassis = bodies[CHASSIS]!
  if (state.air > 6) return
  for (const { x, y, r } of courseOf(state).loops) {
    const [dx, dy] = [chassis.x - x, chassis.y - y]
    const far = Math.sqrt(dx * dx + dy * dy)
    // At the bottom it is a road like any other.
    if (far > r || far < r * 0.3 || dy > r * 0.55) continue
    const [pull, drive] = [LOOP_PULL * TICK, state.gas ? LOOP_DRIVE * TICK : 0]
    const [c, s] = [cos(chassis.angle), sin(chassis.angle)]
    for (const i of listRiding(state)) {
      bodies[i]!.vx += (dx / far) * pull + c * drive
      bodies[i]!.vy += (dy / far) * pull + s * drive
    }
  }
}

/** The vehicle with its wheels and what it still carries. */
function listRiding({ wheels, load }: State): number[] {
  return [CHASSIS, ...wheels, ...load.filter(({ lost }) => !lost).map(({ body }) => body)]
}

/** What each wheel stands on, from the touches of the last tick. */
function readWheels(state: State): void {
  const { contacts, bodies } = state.world
  state.wheels.forEach((wheel, i) => {
    state.loftedFor[i]!++
    state.slip[i] = 0
    for (const { a, b, surface, nx, ny, push } of contacts) {
      if ((b !== wheel && a !== wheel) || push <= 0) continue
      state.loftedFor[i] = 0
      state.under[i] = surface ? UNDER.indexOf(surface) : 3
      const body = bodies[wheel]!
      // Under a plank's touch the normal leads the other way.
      const side = a === wheel ? -1 : 1
      const along = (-body.vx * ny + body.vy * nx) * side
      state.slip[i] = along - body.spin * VEHICLES[state.car].wheels[i]!.r
    }
  })
}

function turnWheels(state: State): void {
  const { bodies } = state.world
  const chassis = bodies[CHASSIS]!
  const { power, top, rear, wheels } = VEHICLES[state.car]
  const ahead = chassis.vx * cos(chassis.angle) + chassis.vy * sin(chassis.angle)
  const isReversing = state.brake && ahead < 1 && state.phase === 'drive'
  wheels.forEach(({ r }, i) => {
    const wheel = bodies[state.wheels[i]!]!
    const share = i === 0 ? rear : (1 - rear) / (wheels.length - 1)
    let torque = 0
    if (state.gas && !state.brake) torque = power * share * clamp(1.15 - (wheel.spin * r) / top, 0, 1)
    else if (isReversing) torque = -power * 0.6 * share * clamp(1 + (wheel.spin * r) / REVERSE, 0, 1)
    else {
      // A brake stops a wheel, it never turns it the other way. Without gas the motor brakes a little.
      const max = Math.abs(wheel.spin) / wheel.inverseInertia / TICK
      const hold = state.brake ? BRAKE * share : 3 * share
      torque = -Math.min(max, hold) * Math.sign(wheel.spin)
    }
    wheel.spin += torque * wheel.inverseInertia * TICK
    chassis.spin -= torque * KICKBACK * chassis.inverseInertia * TICK
  })
}

function lean(state: State): void {
  const chassis = state.world.bodies[CHASSIS]!
  const way = Number(state.gas) - Number(state.brake && state.phase === 'drive')
  if (state.air === 0) state.carried = state.gas ? LET_GO : 0
  else if (!state.gas) state.carried = Math.max(0, state.carried - 1)
  if (state.air <= LEAN_AFTER) {
    state.leanFor = 0
    holdCargo(state, false)
    return
  }
  state.leanFor = way === 0 || state.leanFor * way < 0 ? way : state.leanFor + way
  // A tap corrects, a long press flips. A throttle held since take-off does not lean the vehicle.
  const share = clamp(Math.abs(state.leanFor) / LEAN_FULL, 0, 1)
  if (state.steady && state.air > STEADY_AFTER) return findWheels(state)
  const isMeant = way < 0 || (way > 0 && state.carried === 0)
  if (isMeant) chassis.spin = (chassis.spin + way * share * VEHICLES[state.car].lean * TICK) * 0.99
  else if (way > 0 && diveOf(state) > 0) chassis.spin = (chassis.spin + diveOf(state) * TICK) * 0.99
  // Otherwise it steadies itself.
  else chassis.spin *= STEADY
  chassis.spin = clamp(chassis.spin, -MAX_SPIN, MAX_SPIN)
  holdCargo(state, true)
}

export const isForgiving = ({
  mode,
  level,
  leg = 0,
}: Pick<State, 'mode' | 'level'> & { leg?: number }): boolean =>
  mode === 'levels' ? level <= FORGIVING : mode === 'road' && leg === 0

/** A throttle held through a real flight pulls the nose down: who never lets go lands on it. */
function diveOf(state: State): number {
  if (isForgiving(state)) return 0
  const { lean, divesAfter } = VEHICLES[state.car]
  return clamp((state.air - divesAfter) / DIVE_FULL, 0, 1) * lean
}

/** Turns towards the ground it is going to meet. */
function findWheels(state: State): void {
  const chassis = state.world.bodies[CHASSIS]!
  const { ground } = courseOf(state)
  const x = chassis.x + chassis.vx * LOOK_AHEAD
  const [behind, ahead] = [heightAt(ground, x - 1), heightAt(ground, x + 1)]
  const slope = behind === null || ahead === null ? 0 : atan2(ahead - behind, 2)
  const error = wrapAngle(slope - chassis.angle)
  chassis.spin += (error * STEADY_PULL - chassis.spin * STEADY_DAMP) * TICK
  chassis.spin = clamp(chassis.spin, -MAX_SPIN, MAX_SPIN)
  holdCargo(state, true)
}

/**
 * The bed holds on to its cargo: firmly in the air, for a flip must not cost every melon; on the road only as long as it is not shaken
 * too hard. The first hills are kinder.
 */
function holdCargo(state: State, isFlying: boolean): void {
  const { world, load } = state
  const chassis = world.bodies[CHASSIS]!
  const isKind = isFlying || isForgiving(state)
  for (const { kind, body, lost, outFor } of load) {
    if (lost || outFor > 0) continue
    const piece = world.bodies[body]!
    const [dx, dy] = [piece.x - chassis.x, piece.y - chassis.y]
    const vx = chassis.vx - chassis.spin * dy - piece.vx
    const vy = chassis.vy + chassis.spin * dx - piece.vy
    const hold = isFlying ? HOLD_IN_AIR : isKind ? HOLD_ON_KIND_HILLS : CARGO[kind].hold
    const share = isKind ? hold : hold * Math.min(1, HOLDS_UP_TO / Math.max(length(vx, vy), 1e-9))
    piece.vx += vx * share
    piece.vy += vy * share
    piece.spin += (chassis.spin - piece.spin) * share
  }
}

function meetSurfaces(state: State, emit: (event: Event) => void): void {
  const { bodies } = state.world
  const chassis = bodies[CHASSIS]!
  if (state.boing > 0) state.boing--
  const on = state.wheels.map((_, i) => (state.loftedFor[i] === 0 ? UNDER[state.under[i]!]! : null))
  if (on.includes('mud')) {
    for (const i of [CHASSIS, ...state.wheels]) bodies[i]!.vx *= 0.988
    if (state.ticks % 8 === 0 && Math.abs(chassis.vx) > 2)
      emit({ type: 'splash', x: chassis.x, y: chassis.y })
  }
  const speed = length(chassis.vx, chassis.vy)
  if (on.includes('boost') && speed < BOOST_TOP) {
    const [dx, dy] = [cos(chassis.angle), sin(chassis.angle)]
    for (const i of listRiding(state)) {
      bodies[i]!.vx += dx * BOOST * TICK
      bodies[i]!.vy += dy * BOOST * TICK
    }
    if (state.ticks % 6 === 0) emit({ type: 'boost', x: chassis.x, y: chassis.y })
  }
  if (on.includes('bouncy') && state.boing === 0) {
    state.boing = BOING_REST
    for (const i of listRiding(state)) bodies[i]!.vy = Math.min(bodies[i]!.vy, 0) * 0.2 - BOING
    chassis.spin *= 0.3
    emit({ type: 'boing', x: chassis.x, y: chassis.y })
  }
}
