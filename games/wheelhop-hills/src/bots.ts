/** Bots. */
import { atan2, clamp, cos, wrapAngle } from '@playhouse/game-kit/rules'
import type { Bot, BotName, Rng, BotInput } from '@playhouse/game-kit/rules'
import type { Course } from './rules/course.ts'
import { heightAt } from './physics/ground.ts'
import { GRAVITY, TICK } from './physics/world.ts'
import { CHASSIS, courseOf } from './state.ts'
import type { Game, State } from './state.ts'

const GAS: BotInput<Game> = { down: ['gas'] }
const BRAKE: BotInput<Game> = { down: ['brake'] }
const NOTHING: BotInput<Game> = {}

/** The slope of the ground a little way around x. */
function slopeAt(course: Course, x: number, reach: number): number | null {
  const [a, b] = [heightAt(course.ground, x - reach), heightAt(course.ground, x + reach)]
  return a === null || b === null ? null : atan2(b - a, reach * 2)
}

/** Where a flight ends, and how the ground lies there. */
function findLanding(state: State, course: Course): { slope: number; seconds: number } {
  let { x, y, vx, vy } = state.world.bodies[CHASSIS]!
  const step = TICK * 3
  for (let i = 0; i < 40; i++) {
    x += vx * step
    vy += GRAVITY * step
    y += vy * step
    const ground = heightAt(course.ground, x)
    if (ground !== null && y > ground - 0.7)
      return { slope: slopeAt(course, x, 1) ?? 0, seconds: (i + 1) * step }
  }
  return { slope: 0, seconds: 2 }
}

/** Turns the nose to where the ground will be. */
function fly(state: State, course: Course): BotInput<Game> {
  const chassis = state.world.bodies[CHASSIS]!
  const { slope, seconds } = findLanding(state, course)
  const error = wrapAngle(slope - chassis.angle - chassis.spin * clamp(seconds, 0.12, 0.34))
  return error > 0.1 ? GAS : error < -0.1 ? BRAKE : NOTHING
}

/** The greatest speed at which the next stretch may be taken. */
function safeSpeed(state: State, course: Course, care: number): number {
  const { x } = state.world.bodies[CHASSIS]!
  let max = 30
  for (let ahead = 1; ahead < 15; ahead += 1) {
    const [before, after] = [slopeAt(course, x + ahead - 1, 0.6), slopeAt(course, x + ahead + 1, 0.6)]
    // Before a gap speed is what carries over.
    if (before === null || after === null) return 30
    if (ahead > 8) continue
    const bend = after - before
    if (bend > 0.12) max = Math.min(max, Math.sqrt((GRAVITY * 2) / bend) * care + ahead * 0.35)
    if (bend < -0.25) max = Math.min(max, Math.sqrt((GRAVITY * 3.4) / -bend) * care + ahead * 0.35)
  }
  return max
}

/** A good driver; `care` below 1 slows down sooner. */
export function driveWell(state: State, care: number): BotInput<Game> {
  const course = courseOf(state)
  const chassis = state.world.bodies[CHASSIS]!
  if (state.air > 3) return fly(state, course)
  const slope = slopeAt(course, chassis.x, 0.9) ?? 0
  // Stuck: now back, now forth.
  if (Math.abs(chassis.vx) < 0.6 && state.ticks > 90) return state.ticks % 200 < 70 ? BRAKE : GAS
  // The nose rises: ease off before it goes over.
  if (wrapAngle(chassis.angle - slope) < -0.5 && chassis.spin < 0.5)
    return cos(chassis.angle) > 0.2 ? NOTHING : GAS
  const speed = chassis.vx
  const max = safeSpeed(state, course, care)
  if (speed > max + 2.5) return BRAKE
  return speed > max ? NOTHING : GAS
}

/** Holds the throttle, brakes when frightened, and now and then does the wrong thing. */
function driveCarelessly(state: State, rng: Rng, tick: number): BotInput<Game> {
  const chassis = state.world.bodies[CHASSIS]!
  const tilt = wrapAngle(chassis.angle)
  if (rng.chance(0.15)) return rng.pick([GAS, BRAKE, NOTHING])
  // In the air it taps.
  if (state.air > 8) return tick % 24 > 7 ? NOTHING : tilt > 0.3 ? BRAKE : tilt < -0.45 ? GAS : NOTHING
  return tilt < -0.75 ? NOTHING : GAS
}

export const bots: Record<BotName, Bot<Game>> = {
  random: {
    play: (state, rng, tick) => {
      // A whim lasts half a second.
      const whim = Math.floor(tick / 30)
      const pick = (Math.imul(whim + state.seed, 0x9e3779b1) >>> 8) % 3
      return rng.chance(0.02) ? NOTHING : [GAS, BRAKE, NOTHING][pick]!
    },
  },
  novice: { reactionMs: 350, play: driveCarelessly },
  expert: { play: (state) => driveWell(state, 1) },
}
