/** The riders: ears, moods, blinking, wobbling cargo. Visual only. */
import { lerp } from '@playhouse/game-kit'
import { drawCargo } from '../art/cargo-art.ts'
import type { Mood } from '../art/hare.ts'
import { drawHare } from '../art/hare.ts'
import { UNIT } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { withBody } from '../art/props.ts'
import { CHASSIS } from '../state.ts'
import type { Event, State } from '../state.ts'
import { drawBehind, drawBody, drawSpring, drawWheel } from '../art/vehicle-art.ts'
import { LIVERIES } from '../art/vehicle-trim.ts'
import { VEHICLES } from '../rules/vehicles.ts'

type Spring = { at: number; speed: number }
const swing = (spring: Spring, wanted: number, stiff: number, drag: number, seconds: number): void => {
  // Small steps: a long picture must not shake the spring apart.
  const steps = Math.max(1, Math.ceil(seconds * 120))
  for (let i = 0; i < steps; i++) {
    const dt = seconds / steps
    spring.speed += ((wanted - spring.at) * stiff - spring.speed * drag) * dt
    spring.at += spring.speed * dt
  }
}

type Wobble = { lean: Spring; squash: Spring; awake: number; vx: number; vy: number }

type CrewState = {
  wobbles: Wobble[]
  squashUntil: number
  joyUntil: number
  fearUntil: number
  wave: number
  hat: number
}

export function createCrew() {
  const ears: [Spring, Spring] = [
    { at: 0, speed: 0 },
    { at: 0, speed: 0 },
  ]
  let vx = 0
  let vy = 0
  const current: CrewState = { wobbles: [], squashUntil: 0, joyUntil: 0, fearUntil: 0, wave: 0, hat: 0 }
  const body = { at: 0, speed: 0 }
  const draw = createCrewPainter(body, ears, current)
  return {
    begin(state: State, hatNow: number) {
      current.hat = hatNow
      current.wobbles = state.load.map(() => ({
        lean: { at: 0, speed: 0 },
        squash: { at: 0, speed: 0 },
        awake: 0,
        vx: 0,
        vy: 0,
      }))
      current.squashUntil = current.joyUntil = current.fearUntil = 0
      vx = vy = 0
    },
    follow(event: Event, state: State, now: number) {
      if (event.type === 'land') {
        if (event.hard > 3.4) current.squashUntil = now + 260
        body.speed += Math.min(10, event.hard) * 11
      } else if (event.type === 'takeoff') body.speed -= 46
      else if (event.type === 'flip' || event.type === 'carrot')
        current.joyUntil = now + (event.type === 'flip' ? 1200 : 420)
      else if (event.type === 'spill') current.fearUntil = now + 700
      else if (event.type === 'bump') {
        const wobble = current.wobbles[state.load.findIndex(({ kind }) => kind === event.kind)]
        if (wobble) wobble.squash.speed += Math.min(6, event.hard) * 1.6
      }
    },
    update(state: State, seconds: number, calm: boolean) {
      if (seconds <= 0) return
      const chassis = state.world.bodies[CHASSIS]!
      const [ax, ay] = [(chassis.vx - vx) / seconds, (chassis.vy - vy) / seconds]
      vx = chassis.vx
      vy = chassis.vy
      const wind = Math.min(0.75, Math.abs(vx) * 0.05)
      ears.forEach((ear, i) =>
        swing(ear, wind + ax * 0.012 - ay * 0.016 + i * 0.08, calm ? 220 : 130, calm ? 30 : 9, seconds),
      )
      swing(body, 0, 260, 15, seconds)
      current.wave += ((state.phase === 'arrived' ? 1 : 0) - current.wave) * Math.min(1, seconds * 8)
      state.load.forEach((piece, i) => {
        const wobble = current.wobbles[i]
        const own = state.world.bodies[piece.body]!
        if (!wobble) return
        const [px, py] = [(own.vx - wobble.vx) / seconds, (own.vy - wobble.vy) / seconds]
        wobble.vx = own.vx
        wobble.vy = own.vy
        const max = 40
        swing(wobble.lean, -Math.max(-max, Math.min(max, px)) * 0.012, 190, calm ? 26 : 7, seconds)
        swing(wobble.squash, Math.max(-max, Math.min(max, -py)) * 0.006, 240, calm ? 26 : 9, seconds)
        const jolt = Math.abs(wobble.squash.speed) > 2.2 ? 1 : 0
        wobble.awake = Math.max(jolt, wobble.awake - seconds * 0.5)
      })
    },
    draw,
  }
}

/** Draws the car, the hare and the hat. */
function createCrewPainter(body: { at: number; speed: number }, ears: [Spring, Spring], current: CrewState) {
  const moodOf = (state: State, now: number): Mood => {
    if (state.phase === 'crashed') return 'dizzy'
    if (state.phase === 'arrived' || now < current.joyUntil) return 'joy'
    if (now < current.squashUntil) return 'squash'
    const tilt = Math.abs(Math.sin(state.world.bodies[CHASSIS]!.angle / 2))
    if (now < current.fearUntil || tilt > 0.45) return 'fear'
    if (state.air > 14) return 'awe'
    return state.gas ? 'keen' : 'calm'
  }
  const draw = (g: G, state: State, alpha: number, now: number, calm: boolean) => {
    const { bodies } = state.world
    const chassis = bodies[CHASSIS]!
    const { wheels, head } = VEHICLES[state.car]
    const sink = calm ? 0 : Math.max(-4, Math.min(7, body.at))
    // Flattened by a landing, stretched by a leap: the wheels keep their shape.
    const flat = sink / 7
    withBody(g, chassis, alpha, () => {
      g.translate(0, sink)
      g.scale(1 + flat * 0.09, 1 - flat * 0.13)
      drawBehind(g, state.car)
    })
    state.load.forEach((_, i) => drawPiece(g, state, i, alpha, now))
    withBody(g, chassis, alpha, () => {
      g.translate(0, sink)
      g.scale(1 + flat * 0.09, 1 - flat * 0.13)
      g.save()
      g.translate(head.x * UNIT, head.y * UNIT)
      g.scale(1.22, 1.22)
      drawHare(g, {
        mood: moodOf(state, now),
        blink: now % 3700 < 130 ? 1 : 0,
        lookX: state.phase === 'drive' && state.ticks < 2 && now % 5200 > 3400 ? -0.6 : 0.45,
        lookY: state.air > 14 ? 0.6 : 0,
        ears: [clampEar(ears[0].at), clampEar(ears[1].at)],
        scarf: Math.min(1, Math.abs(chassis.vx) / 9),
        wave: current.wave,
        now: calm ? 0 : now,
        hat: current.hat,
        scarfColour: LIVERIES[state.car].scarf,
      })
      g.restore()
      state.wheels.forEach((wheel, i) => {
        const { x, y } = wheels[i]!
        const own = inFrame(chassis, bodies[wheel]!, alpha)
        drawSpring(g, x * UNIT, (y - 0.5) * UNIT, own.x * UNIT, own.y * UNIT - sink)
      })
      drawBody(g, state.car, calm ? 0 : now)
    })
    state.wheels.forEach((wheel, i) =>
      withBody(g, bodies[wheel]!, alpha, () => drawWheel(g, state.car, wheels[i]!.r * UNIT)),
    )
  }
  function drawPiece(g: G, state: State, i: number, alpha: number, now: number): void {
    const piece = state.load[i]!
    const wobble = current.wobbles[i]
    withBody(g, state.world.bodies[piece.body]!, alpha, () =>
      drawCargo(g, piece.kind, {
        wobble: wobble ? Math.max(-0.9, Math.min(0.9, wobble.lean.at)) : 0,
        squash: wobble ? Math.max(-0.5, Math.min(0.7, wobble.squash.at)) : 0,
        awake: piece.lost ? 1 : (wobble?.awake ?? 0),
        now,
        i,
      }),
    )
  }
  return draw
}

const clampEar = (bend: number) => Math.max(-0.7, Math.min(1.5, bend))

/** Where one body is in another's frame, in metres, between two ticks. */
function inFrame(
  chassis: State['world']['bodies'][0],
  other: State['world']['bodies'][0],
  alpha: number,
): { x: number; y: number } {
  const angle = lerp(chassis.angle0, chassis.angle, alpha)
  const dx = lerp(other.x0, other.x, alpha) - lerp(chassis.x0, chassis.x, alpha)
  const dy = lerp(other.y0, other.y, alpha) - lerp(chassis.y0, chassis.y, alpha)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { x: dx * c + dy * s, y: -dx * s + dy * c }
}
