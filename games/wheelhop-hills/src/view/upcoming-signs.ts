/** Warning signs at the edge for upcoming gaps, loops, bridges and seesaws that are still out of view. */
import type { Screen } from '@playhouse/game-kit'
import type { WorldFrame } from './camera.ts'
import type { Course } from '../rules/course.ts'
import { disc, ink, rounded, sheet } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { stamp } from '../art/stamps.ts'
import type { Palette } from '../art/worlds.ts'

export type HazardKind = 'gap' | 'loop' | 'bridge' | 'seesaw'
export type Hazard = { kind: HazardKind; at: number }

/** Warning time in seconds before a hazard comes into view, and the minimum distance in metres. */
const WARN_SECONDS = 1.1
const WARN_METRES = 7
/** A standing vehicle needs no warning. */
const MIN_SPEED = 2

const known = new WeakMap<Course, Hazard[]>()

/** From the first to the last; a pit with planks over it is a bridge. */
export function listHazards(course: Course): Hazard[] {
  const cached = known.get(course)
  if (cached) return cached
  const bridged = course.bridges.map(({ planks }) => planks[0]!.x - planks[0]!.half)
  const made = [
    ...course.pits.map(({ from }): Hazard => {
      const isBridge = bridged.some((x) => Math.abs(x - from) < 0.1)
      return { kind: isBridge ? 'bridge' : 'gap', at: from }
    }),
    ...course.loops.map(({ x, r }): Hazard => ({ kind: 'loop', at: x - r })),
    ...course.seesaws.map(({ x, half }): Hazard => ({ kind: 'seesaw', at: x - half })),
  ].toSorted((a, b) => a.at - b.at)
  known.set(course, made)
  return made
}

/** The next one beyond the right edge that will be there soon, and how near it is, 0 to 1. */
export function findUpcoming(
  course: Course,
  right: number,
  vx: number,
): { hazard: Hazard; near: number } | null {
  if (vx < MIN_SPEED) return null
  const reach = Math.max(WARN_METRES, vx * WARN_SECONDS)
  const hazard = listHazards(course).find(({ at }) => at > right)
  const far = hazard ? (hazard.at - right) / reach : 2
  return hazard && far <= 1 ? { hazard, near: 1 - far } : null
}

export type AheadWhat = {
  screen: Screen
  palette: Palette
  course: Course
  frame: WorldFrame
  vx: number
  calm: boolean
}

export function drawAhead(g: G, { screen, palette, course, frame, vx, calm }: AheadWhat): void {
  const { visible, safe, portrait } = screen
  const ahead = findUpcoming(course, frame.right, vx)
  if (!ahead) return
  const size = portrait ? 104 : 92
  const come = calm ? 1 : Math.min(1, ahead.near * 5)
  g.save()
  g.translate(
    Math.min(visible.x + visible.w, safe.x + safe.w) - size * (0.66 * come - 0.6 * (1 - come)),
    visible.y + visible.h * (portrait ? 0.43 : 0.36),
  )
  const swell = calm ? 1 : 1 + ahead.near * 0.12
  g.scale(swell, swell)
  stamp(
    g,
    palette,
    `ahead ${ahead.hazard.kind} ${size}`,
    { w: size * 1.2, up: size * 0.6, down: size * 0.66 },
    (own) => {
      own.scale(size / 100, size / 100)
      drawBoard(own)
      own.lineCap = own.lineJoin = 'round'
      ICONS[ahead.hazard.kind](own)
    },
  )
  g.restore()
}

/** A square on its tip, as warnings on roads are, with an arrow's way pointing on. */
function drawBoard(g: G): void {
  g.save()
  g.rotate(Math.PI / 4)
  sheet(g, rounded(-35, -35, 70, 70, 12), '#fffaf0', 0)
  g.fillStyle = '#ffc93a'
  ink(g, rounded(-31, -31, 62, 62, 9))
  g.strokeStyle = '#3b2b45'
  g.lineWidth = 4
  g.stroke(rounded(-31, -31, 62, 62, 9))
  g.restore()
}

const INK = '#3b2b45'
const ICONS: Record<HazardKind, (g: G) => void> = {
  gap(g) {
    g.fillStyle = INK
    ink(g, rounded(-29, 8, 18, 14, 3))
    ink(g, rounded(11, 8, 18, 14, 3))
    g.strokeStyle = '#c2362f'
    g.lineWidth = 6
    g.beginPath()
    g.moveTo(-18, 0)
    g.quadraticCurveTo(0, -30, 16, -4)
    g.stroke()
    g.fillStyle = '#c2362f'
    g.beginPath()
    g.moveTo(22, 5)
    g.lineTo(5, -2)
    g.lineTo(21, -13)
    g.fill()
  },
  loop(g) {
    g.strokeStyle = INK
    g.lineWidth = 7
    g.beginPath()
    g.arc(0, -4, 16, 0, 7)
    g.moveTo(-26, 16)
    g.lineTo(26, 16)
    g.stroke()
  },
  bridge(g) {
    g.strokeStyle = INK
    g.lineWidth = 3
    g.beginPath()
    g.moveTo(-28, -6)
    g.quadraticCurveTo(0, 12, 28, -6)
    g.stroke()
    g.fillStyle = '#8a5a2c'
    for (let i = -2; i <= 2; i++) ink(g, rounded(i * 11 - 4.5, 8 - i * i * 2, 9, 9, 2))
  },
  seesaw(g) {
    g.fillStyle = INK
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(13, 20)
    g.lineTo(-13, 20)
    g.fill()
    g.strokeStyle = '#8a5a2c'
    g.lineWidth = 7
    g.beginPath()
    g.moveTo(-27, 9)
    g.lineTo(27, -10)
    g.stroke()
    g.fillStyle = INK
    ink(g, disc(0, 0, 4))
  },
}
