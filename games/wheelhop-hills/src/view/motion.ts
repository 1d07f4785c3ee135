/** Visuals of speed, flight and wind: ribbons behind flying wheels, streaks of air, leaves, rays at the gate. */
import type { Rect, Screen } from '@playhouse/game-kit'
import type { WorldFrame } from './camera.ts'
import type { Course } from '../rules/course.ts'
import { chanceAt, UNIT } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { CHASSIS } from '../state.ts'
import type { State } from '../state.ts'
import type { Palette } from '../art/worlds.ts'

const MAX_POINTS = 26
const FLIES_AFTER = 7
/** Metres a second from which the air is seen, and at which it is seen best. */
const QUICK = 6.8
const QUICKEST = 11.8
const STREAKS = 11
const LEAVES = 11

type Trail = { x: Float32Array; y: Float32Array; wide: Float32Array }

export function createMotion() {
  let trails: Trail[] = []
  let head = 0
  let pace = 0
  return {
    begin(wheels: number) {
      trails = Array.from({ length: wheels }, () => ({
        x: new Float32Array(MAX_POINTS),
        y: new Float32Array(MAX_POINTS),
        wide: new Float32Array(MAX_POINTS),
      }))
      head = 0
      pace = 0
    },
    /** Once a tick. */
    note({ world: { bodies }, wheels, air }: State) {
      head = (head + 1) % MAX_POINTS
      const chassis = bodies[CHASSIS]!
      const speed = Math.hypot(chassis.vx, chassis.vy)
      pace += (Math.max(0, Math.min(1, (speed - QUICK) / (QUICKEST - QUICK))) - pace) * 0.08
      const wide = air > FLIES_AFTER ? Math.min(1, (air - FLIES_AFTER) / 8) * Math.min(1, speed / 8) : 0
      wheels.forEach((wheel, i) => {
        const trail = trails[i]
        if (!trail) return
        const { x, y } = bodies[wheel]!
        trail.x[head] = x
        trail.y[head] = y
        trail.wide[head] = wide
      })
    },
    /** White ribbons of air, thinner the older they are. In the world's units. */
    drawTrails(g: G) {
      g.fillStyle = '#ffffffb8'
      for (const { x, y, wide } of trails) {
        let isOpen = false
        g.beginPath()
        // There along one edge and back along the other.
        for (const side of [-1, 1])
          for (let k = 0; k < MAX_POINTS; k++) {
            const age = side < 0 ? k : MAX_POINTS - 1 - k
            const i = (head - age + MAX_POINTS) % MAX_POINTS
            if (wide[i] === 0) continue
            isOpen = true
            g.lineTo(x[i]! * UNIT, y[i]! * UNIT + side * 6.5 * wide[i]! * (1 - age / MAX_POINTS))
          }
        if (isOpen) g.fill()
      }
    },
    /** Streaks that fly by, over the whole window. */
    drawAir(g: G, { visible, portrait }: Screen, now: number) {
      if (pace < 0.06) return
      g.fillStyle = '#ffffff'
      for (let i = 0; i < STREAKS; i++) {
        const far = 0.6 + chanceAt(i, 201) * 0.8
        const span = visible.w * 1.6
        const at = (chanceAt(i, 202) * span - now * far * 1.7) % span
        const x = visible.x - visible.w * 0.3 + ((at + span) % span)
        const y =
          visible.y + visible.h * ((portrait ? 0.26 : 0.2) + chanceAt(i, 203) * (portrait ? 0.32 : 0.4))
        const long = (90 + chanceAt(i, 204) * 150) * (0.4 + pace * 0.6)
        g.globalAlpha = pace * (0.22 + far * 0.24)
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x + long, y - 3.4 * far)
        g.lineTo(x + long * 1.06, y)
        g.lineTo(x + long, y + 3.4 * far)
        g.fill()
      }
      g.globalAlpha = 1
    },
  }
}

/** Leaves, petals, snow or fireflies between the eye and the hill. `x`: metres the camera has gone. */
export function drawLeaves(
  g: G,
  palette: Palette,
  { visible, portrait }: Screen,
  x: number,
  now: number,
): void {
  const isNight = palette.isNight
  for (let i = 0; i < LEAVES; i++) {
    const near = 0.7 + chanceAt(i, 211) * 0.9
    const px = wrap(chanceAt(i, 212) * visible.w - x * 46 * near - now * 0.022 * near, visible, 60)
    const fall = isNight ? Math.sin(now / 1700 + i) * 40 : now * 0.018 * near
    const high = visible.h * 0.42
    const py =
      visible.y +
      visible.h * 0.17 +
      ((((chanceAt(i, 213) * high + fall) % high) + high) % high) +
      Math.sin(now / 700 + i * 2) * 12
    const size = (portrait ? 7 : 5) + near * 5
    g.save()
    g.translate(px, py)
    g.rotate(now / (500 + i * 60) + i)
    if (isNight) {
      g.globalAlpha = 0.6 + Math.sin(now / 380 + i * 1.7) * 0.35
      g.fillStyle = '#ffe27a'
      g.beginPath()
      g.arc(0, 0, size * 0.55, 0, 7)
    } else if (palette.tree === 'fir') {
      g.globalAlpha = 0.9
      g.fillStyle = '#ffffff'
      g.beginPath()
      g.arc(0, 0, size * 0.7, 0, 7)
    } else {
      g.globalAlpha = 0.9
      g.fillStyle = i % 3 === 0 ? palette.edge : i % 3 === 1 ? palette.bloom[0] : palette.leaves[1]
      g.scale(1, 0.45 + Math.abs(Math.sin(now / 420 + i)) * 0.5)
      g.beginPath()
      g.moveTo(-size, 0)
      g.quadraticCurveTo(0, -size, size, 0)
      g.quadraticCurveTo(0, size, -size, 0)
    }
    g.fill()
    g.restore()
  }
  g.globalAlpha = 1
}

const wrap = (at: number, { x, w }: Rect, beyond: number) => {
  const span = w + beyond * 2
  return x - beyond + (((at % span) + span) % span)
}

/** The gate shines once it is reached; `open` 0 to 1. */
export function drawRays(
  g: G,
  { finish, finishY }: Course,
  frame: WorldFrame,
  open: number,
  now: number,
): void {
  if (open <= 0 || finish > frame.right + 8) return
  g.save()
  g.translate(finish * UNIT, (finishY - 2) * UNIT)
  g.rotate(now / 4200)
  g.globalAlpha = open * 0.5
  g.fillStyle = '#fff1b8'
  const far = 420 * open
  g.beginPath()
  for (let i = 0; i < 12; i++) {
    const at = (i * Math.PI) / 6
    g.moveTo(0, 0)
    g.lineTo(Math.cos(at - 0.11) * far, Math.sin(at - 0.11) * far)
    g.lineTo(Math.cos(at + 0.11) * far, Math.sin(at + 0.11) * far)
    g.closePath()
  }
  g.fill()
  g.restore()
}
