/** The rules of the long road: every stall adds seconds, mostly for delivered cargo. */
import { cos, sin } from '@playhouse/game-kit/rules'
import { CARGO, stack } from './cargo.ts'
import type { Course } from './course.ts'
import { createBody, KIND } from '../physics/body.ts'
import { loadOfLeg } from './road-way.ts'
import { CHASSIS } from '../state.ts'
import type { Event, State } from '../state.ts'
import { VEHICLES } from './vehicles.ts'

/** Seconds at every stall, fewer and fewer, and for each piece that arrives. */
const STALL_SECONDS = 8
const FEWER_SECONDS = 0.3
const MIN_SECONDS = 1
const PIECE_SECONDS = 2
const PIECE_SCORE = 100
const TICKS = 60

export const isRoad = ({ mode }: Pick<State, 'mode'>): boolean => mode === 'road'
export const metresOf = ({ world }: State): number => Math.max(0, Math.floor(world.bodies[CHASSIS]!.x))
export const secondsLeft = ({ limit, ticks }: State): number => Math.max(0, (limit - ticks) / TICKS)

export function watchRoad(state: State, course: Course, emit: (event: Event) => void): void {
  const { x, y } = state.world.bodies[CHASSIS]!
  const stall = course.stalls[state.leg]
  if (stall && x >= stall.x) {
    const aboard = state.load.filter(({ lost }) => !lost).length
    const won = Math.max(MIN_SECONDS, STALL_SECONDS - FEWER_SECONDS * state.leg) + aboard * PIECE_SECONDS
    state.leg++
    state.delivered += aboard
    state.score += aboard * PIECE_SCORE
    state.limit += Math.round(won * TICKS)
    emit({ type: 'deliver', aboard, of: state.load.length, won, x: stall.x, y: stall.y })
    loadAnew(state)
  }
  if (state.ticks < state.limit) return
  state.phase = 'crashed'
  state.crash = 'late'
  emit({ type: 'crash', how: 'late', x, y })
}

/** The next load starts at rest in the bed. */
function loadAnew(state: State): void {
  const { bodies } = state.world
  const chassis = bodies[CHASSIS]!
  const [c, s] = [cos(chassis.angle), sin(chassis.angle)]
  stack(loadOfLeg(state.seed, state.leg), VEHICLES[state.car], 0, 0).forEach(({ kind, body }, i) => {
    const piece = state.load[i]!
    const [dx, dy] = [body.x * c - body.y * s, body.x * s + body.y * c]
    const { parts, mass, grip, bounce = 0.02, inertia = 0.9 } = CARGO[kind]
    const [x, y] = [chassis.x + dx, chassis.y + dy]
    bodies[piece.body] = {
      ...createBody({ kind: KIND.cargo, parts, mass, grip, bounce, inertia, x, y, angle: chassis.angle }),
      vx: chassis.vx - chassis.spin * dy,
      vy: chassis.vy + chassis.spin * dx,
      spin: chassis.spin,
    }
    Object.assign(piece, { kind, lost: false, outFor: 0 })
  })
}
