/** The state of a run: hashed and replayed. Metres and seconds; x to the right, y down. */
import type { Start } from '@playhouse/game-kit/rules'
import { stack } from './rules/cargo.ts'
import type { CargoName } from './rules/cargo.ts'
import { START } from './rules/course.ts'
import type { Course } from './rules/course.ts'
import { findHill } from './rules/hills.ts'
import { box, createBody, KIND } from './physics/body.ts'
import type { Body } from './physics/body.ts'
import { FIRST_SECONDS } from './rules/road-way.ts'
import { createPin, createSuspension } from './physics/joints.ts'
import type { Joint } from './physics/joints.ts'
import { stepWorld } from './physics/world.ts'
import type { World } from './physics/world.ts'
import { VEHICLES } from './rules/vehicles.ts'
import type { VehicleName } from './rules/vehicles.ts'

/** Body 0 is the vehicle, the next are its wheels. */
export const CHASSIS = 0

export type Piece = {
  kind: CargoName
  /** Its body. */
  body: number
  /** Fell off for good. */
  lost: boolean
  /** Ticks since it left the bed. */
  outFor: number
}

export type State = {
  mode: string
  level: number
  seed: number
  car: VehicleName
  world: World
  joints: Joint[]
  wheels: number[]
  load: Piece[]
  /** Bodies of planks, seesaws and things that lie about, in the course's order. */
  planks: number[]
  seesaws: number[]
  loose: number[]
  /** Which carrots are eaten. */
  eaten: boolean[]
  phase: 'drive' | 'arrived' | 'crashed'
  crash: '' | 'head' | 'fell' | 'stuck' | 'hung' | 'late'
  /** Ticks of driving, and since the end of it. */
  ticks: number
  endFor: number
  /** Ticks without a wheel on the ground; how far the vehicle turned in that time; how high it was. */
  air: number
  turned: number
  /** Ticks since a wheel last touched, wheel by wheel. */
  loftedFor: number[]
  /** How fast each wheel slips over the ground, in metres a second, and on what it stands. */
  slip: number[]
  under: number[]
  gas: boolean
  brake: boolean
  /** Above 0 while the throttle is down since before take-off. */
  carried: number
  /** Ticks of leaning in the air, forward above 0, back below. */
  leanFor: number
  flips: number
  /** Ticks on its back. */
  upturned: number
  /** Ticks of throttle that move nothing. */
  hung: number
  /** Ticks until a spring board may throw again. */
  boing: number
  score: number
  /** On the long road: stalls passed, pieces handed over, and the tick at which the market closes. */
  leg: number
  delivered: number
  limit: number
  /** Helps the player asked for: half speed, and landing by itself. */
  slow: boolean
  steady: boolean
  /** At half speed every second tick rests: 1 in one that does. */
  beat: number
  /** A coat of paint that was given for this drive; absent where none was. */
  paint?: number
}

export type Command =
  | { type: 'help'; slow: boolean; steady: boolean }
  /** Another vehicle, before the wheels turn. */
  | { type: 'car'; car: VehicleName }
  /** A coat of paint for this drive, by its number in `PAINTS` from 1. */
  | { type: 'paint'; paint: number }

export type Event =
  | { type: 'carrot'; x: number; y: number; left: number }
  | { type: 'land'; hard: number; air: number; smooth: boolean; x: number; y: number }
  | { type: 'flip'; count: number; front: boolean; x: number; y: number }
  | { type: 'takeoff'; speed: number }
  | { type: 'painted'; paint: number }
  | { type: 'gas' }
  | { type: 'brake' }
  | { type: 'spill'; kind: CargoName; x: number; y: number }
  | { type: 'bump'; kind: CargoName; hard: number }
  | { type: 'smash'; index: number; x: number; y: number }
  | { type: 'boing'; x: number; y: number }
  | { type: 'boost'; x: number; y: number }
  | { type: 'splash'; x: number; y: number }
  | { type: 'deliver'; aboard: number; of: number; won: number; x: number; y: number }
  | { type: 'arrive'; whole: boolean; quick: boolean; x: number; y: number }
  | { type: 'crash'; how: State['crash']; x: number; y: number }

export type Game = { state: State; action: 'gas' | 'brake'; axis: never; command: Command; event: Event }

/** Hills are made once and looked up by what describes them. */
const courses = new Map<string, Course>()
const MAX_CACHED_COURSES = 8

export function courseOf({ mode, level, seed }: Pick<State, 'mode' | 'level' | 'seed'>): Course {
  const key = `${mode} ${level} ${seed}`
  let course = courses.get(key)
  if (!course) {
    course = findHill(mode, level, seed).build()
    if (courses.size >= MAX_CACHED_COURSES) courses.delete(courses.keys().next().value!)
    courses.set(key, course)
  }
  return course
}

export function initialState({ mode, level, seed }: Omit<Start, 'day'>, car?: VehicleName): State {
  const hill = findHill(mode, level, seed)
  const state: State = {
    mode,
    level,
    seed,
    car: car ?? hill.car,
    world: { bodies: [], contacts: [], halves: [] },
    joints: [],
    wheels: [],
    load: [],
    planks: [],
    seesaws: [],
    loose: [],
    eaten: [],
    phase: 'drive',
    crash: '',
    ticks: 0,
    endFor: 0,
    air: 0,
    turned: 0,
    loftedFor: [],
    slip: [],
    under: [],
    gas: false,
    brake: false,
    carried: 0,
    leanFor: 0,
    flips: 0,
    upturned: 0,
    hung: 0,
    boing: 0,
    score: 0,
    leg: 0,
    delivered: 0,
    limit: 0,
    slow: false,
    steady: false,
    beat: 0,
  }
  if (mode === 'road') state.limit = FIRST_SECONDS * 60
  const course = courseOf(state)
  state.eaten = course.carrots.map(() => false)
  state.world.halves = course.loops.map(() => 0)
  addVehicle(state, state.car)
  for (const { kind, body } of stack(hill.load, VEHICLES[state.car], START, state.world.bodies[CHASSIS]!.y))
    state.load.push({ kind, body: addBody(state, body), lost: false, outFor: 0 })
  addProps(state, course)
  settle(state, course)
  return state
}

function addBody({ world }: State, body: Body): number {
  return world.bodies.push(body) - 1
}

function addVehicle(state: State, name: VehicleName): void {
  const { wheels, mass, inertia, parts, grip, hertz, damping, travel } = VEHICLES[name]
  const lowest = Math.max(...wheels.map((wheel) => wheel.y + wheel.r))
  const y = -lowest - 0.02
  addBody(
    state,
    createBody({ kind: KIND.chassis, parts, x: START, y, mass, inertia, grip: 0.35, bounce: 0.1 }),
  )
  for (const wheel of wheels) {
    const body = addBody(
      state,
      createBody({
        kind: KIND.wheel,
        parts: [{ x: 0, y: 0, r: wheel.r }],
        x: START + wheel.x,
        y: y + wheel.y,
        mass: wheel.mass,
        grip,
        bounce: 0,
        inertia: 1,
      }),
    )
    state.wheels.push(body)
    state.loftedFor.push(0)
    state.slip.push(0)
    state.under.push(0)
    state.joints.push(
      createSuspension({
        a: CHASSIS,
        b: body,
        x: wheel.x,
        y: wheel.y,
        hertz,
        damping,
        up: travel,
        down: travel * 0.6,
      }),
    )
  }
}

function addProps(state: State, course: Course): void {
  for (const { planks } of course.bridges) {
    let before = -1
    const [first, last] = [planks[0]!, planks.at(-1)!]
    for (const { x, y, half, thick } of planks) {
      const body = addBody(
        state,
        createBody({ kind: KIND.plank, parts: [box(half, thick)], x, y, mass: 1.6, grip: 0.95 }),
      )
      const pin = before < 0 ? { a: -1, ax: first.x - half, ay: y } : { a: before, ax: half, ay: 0 }
      state.joints.push(createPin({ ...pin, b: body, bx: -half, by: 0, stiff: before < 0 ? 0 : 3 }))
      state.planks.push(body)
      before = body
    }
    state.joints.push(
      createPin({ a: -1, b: before, ax: last.x + last.half, ay: last.y, bx: last.half, by: 0 }),
    )
  }
  for (const { x, y, half, tilt } of course.seesaws) {
    const body = addBody(
      state,
      createBody({ kind: KIND.plank, parts: [box(half, 0.09)], x, y, angle: -tilt, mass: 6, grip: 1 }),
    )
    state.joints.push(createPin({ a: -1, b: body, ax: x, ay: y, bx: 0, by: 0, most: tilt, stiff: 0 }))
    state.seesaws.push(body)
  }
  for (const { kind, x, y, size } of course.loose) {
    const parts = kind === 'box' ? [box(size / 2, size / 2)] : [{ x: 0, y: 0, r: size / 2 }]
    state.loose.push(
      addBody(state, createBody({ kind: KIND.loose, parts, x, y, mass: 0.35, grip: 0.6, bounce: 0.2 })),
    )
  }
}

/** Springs go down and cargo comes to rest before the run begins. */
function settle(state: State, course: Course): void {
  sleepFar(state)
  for (let i = 0; i < 45; i++) {
    stepWorld(state.world, state.joints, course.ground)
    for (const body of state.world.bodies) {
      body.vx *= 0.8
      body.spin *= 0.8
    }
  }
  for (const body of state.world.bodies)
    Object.assign(body, { vx: 0, vy: 0, spin: 0, x0: body.x, y0: body.y, angle0: body.angle })
}

const AWAKE = 26

/** Bodies far from the vehicle do not move. */
export function sleepFar({ world, wheels, load }: State): void {
  const { bodies } = world
  const { x } = bodies[CHASSIS]!
  const own = 1 + wheels.length
  for (let i = own; i < bodies.length; i++) {
    const body = bodies[i]!
    body.asleep = body.x < x - AWAKE || body.x > x + AWAKE || body.y > bodies[CHASSIS]!.y + 40
  }
  for (const piece of load) if (piece.lost && piece.outFor > 240) bodies[piece.body]!.asleep = true
}
