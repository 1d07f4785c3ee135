/** The body under the clothes: joints of a pose, and the position of any point of a cut. */
import { smoothstep } from '@playhouse/game-kit/rules'
import { at, lerp, mid } from '../pen.ts'
import type { Point } from '../pen.ts'

/** Half widths in units; a figure is 1000 units tall. */
export type Body = {
  shoulder: number
  bust: number
  waist: number
  hip: number
  /** Thickness of arms and legs. */
  limb: number
  /** Share of the usual height. */
  height: number
}

/** `hold` has a hem between its fingers, `wave` is the only one that is spread. */
export type Hand = 'rest' | 'open' | 'fist' | 'hold' | 'wave'
/** Degrees; arms and legs from straight down, outwards positive. Left in the picture first. */
export type Pose = {
  shift: number
  pelvis: number
  chest: number
  head: number
  arms: [[upper: number, fore: number], [upper: number, fore: number]]
  legs: [[thigh: number, shin: number], [thigh: number, shin: number]]
  hands?: [Hand, Hand]
  /** Shares of the shins' length, for legs that come towards us. */
  near?: [number, number]
  /** Shares of the thighs' length: a knee that comes up towards us. */
  knees?: [number, number]
  /** Shares of the feet's length: less with toes up towards us, more over the toes. */
  feet?: [number, number]
  lift?: number
  /** Degrees to the right in the picture, seen from in front. */
  yaw?: Yaw
}
export type Yaw = readonly [chest: number, pelvis: number, head: number]

/** `wide`: what a turn leaves of a width; `turn`: how far to the side what is in front goes, as a share of its depth. */
export type Frame = {
  x: number
  y: number
  sin: number
  cos: number
  ox: number
  oy: number
  wide: number
  turn: number
}
/** `turn`: how far its foot points to the side; `foot`: the share of that foot's length that is seen. */
export type Limb = { root: Point; mid: Point; end: Point; side: number; turn: number; foot: number }
export type Rig = {
  body: Body
  pose: Pose
  chest: Frame
  pelvis: Frame
  head: Frame
  arms: [Limb, Limb]
  legs: [Limb, Limb]
  isSeated: boolean
  /** Where the ankles stand, and how much is below. */
  floor: number
  /** How far hems swing to the side, and how far they fly out in a turn, in units. */
  swing: number
  flare: number
}

const SIDES = [-1, 1] as const
const RAD = Math.PI / 180
const UPPER_ARM = 126
const FORE_ARM = 118
const THIGH = 220
const SHIN = 224
/** From the ankle to the floor below the toes. */
const FOOT = 64
const CHEST_Y = 340
export const PELVIS_Y = 470
export const HEAD_Y = 122

/** A torso is less deep than wide. */
const DEPTH = 0.62
type FrameTurn = { x: number; y: number; degrees: number; ox: number; oy: number }

function frame({ x, y, degrees, ox, oy }: FrameTurn, yaw = 0): Frame {
  const [turn, ahead] = [Math.sin(yaw * RAD), Math.cos(yaw * RAD)]
  const wide = Math.sqrt(ahead * ahead + (turn * DEPTH) ** 2)
  return { x, y, sin: Math.sin(degrees * RAD), cos: Math.cos(degrees * RAD), ox, oy, wide, turn }
}
/** A point drawn for the upright figure, moved with its frame; `depth`: how far in front of the middle it lies. */
export function place(f: Frame, x: number, y: number, depth = 0): Point {
  const dx = (x - f.ox) * f.wide + depth * f.turn
  const dy = y - f.oy
  return at(f.x + dx * f.cos - dy * f.sin, f.y + dx * f.sin + dy * f.cos)
}
function reach({ x, y }: Point, length: number, degrees: number, side: number): Point {
  return at(x + side * Math.sin(degrees * RAD) * length, y + Math.cos(degrees * RAD) * length)
}

const SEATED: Pose['legs'] = [
  [16, 2],
  [16, 2],
]

export function buildRig(body: Body, pose: Pose, isSeated = false): Rig {
  const shift = isSeated ? 0 : pose.shift
  const tilt = isSeated ? pose.pelvis * 0.25 : pose.pelvis
  const [chestYaw, pelvisYaw, headYaw] = pose.yaw ?? [0, 0, 0]
  const pelvis = frame(
    { x: shift, y: PELVIS_Y, degrees: tilt, ox: 0, oy: PELVIS_Y },
    isSeated ? 0 : pelvisYaw,
  )
  const waist = place(pelvis, 0, 400)
  const chest = frame(
    { x: waist.x - (isSeated ? 0 : shift * 0.5), y: waist.y - 60, degrees: pose.chest, ox: 0, oy: CHEST_Y },
    chestYaw,
  )
  const neck = place(chest, 0, 226)
  const head = frame({ x: neck.x, y: neck.y, degrees: pose.chest * 0.5 + pose.head, ox: 0, oy: 226 }, headYaw)
  const angles = isSeated ? SEATED : pose.legs
  const legs = SIDES.map((side, i): Limb => {
    const root = place(pelvis, side * body.hip * 0.5, 486)
    const [thigh, shin] = angles[i]!
    const near = isSeated ? 1 : (pose.near?.[i] ?? 1)
    const raised = pose.knees?.[i] ?? 1
    const knee = reach(root, isSeated ? 84 : THIGH * raised, thigh, side)
    const end = reach(knee, SHIN * near * (isSeated ? 0.92 : 1), shin, side)
    const foot = isSeated ? 1 : (pose.feet?.[i] ?? 1)
    return { side, root, mid: knee, end, turn: pelvis.turn, foot }
  }) as [Limb, Limb]
  const arms = SIDES.map((side, i): Limb => {
    const root = place(chest, side * (body.shoulder - 9), 262)
    const [upper, fore] = pose.arms[i]!
    const elbow = reach(root, UPPER_ARM, upper - side * pose.chest * 0.5, side)
    return { side, root, mid: elbow, end: reach(elbow, FORE_ARM, fore, side), turn: 0, foot: 1 }
  }) as [Limb, Limb]
  const floor = Math.max(...legs.map(({ end, foot }) => end.y + (foot - 1) * FOOT))
  const rig: Rig = { body, pose, chest, pelvis, head, arms, legs, isSeated, floor, swing: 0, flare: 0 }
  move(rig, isSeated ? 28 - (floor - 925) : 925 - floor - (pose.lift ?? 0))
  return rig
}

function move(rig: Rig, dy: number): void {
  for (const f of [rig.chest, rig.pelvis, rig.head]) f.y += dy
  for (const limb of [...rig.legs, ...rig.arms])
    for (const point of [limb.root, limb.mid, limb.end]) point.y += dy
  rig.floor += dy
}

/** Where a point of the upright torso lies in this pose. */
export function torso(rig: Rig, x: number, y: number): Point {
  const share = smoothstep(350, 434, y)
  // Prints follow its round front.
  const isTurned = rig.chest.turn !== 0 || rig.pelvis.turn !== 0
  const depth = isTurned ? DEPTH * Math.sqrt(Math.max(0, halfWidth(rig, y) ** 2 - x * x)) : 0
  return mid(place(rig.chest, x, y, depth), place(rig.pelvis, x, y, depth), share)
}

/** Half width of the upright torso at a height. */
function halfWidth({ body }: Rig, y: number): number {
  const { shoulder, bust, waist, hip } = body
  const knots: [number, number][] = [
    [226, 23],
    [240, 30],
    [256, shoulder - 4],
    [276, shoulder - 4],
    [300, lerp(shoulder, bust, 0.75) - 3],
    [322, bust],
    [356, lerp(bust, waist, 0.62)],
    [392, waist],
    [428, lerp(waist, hip, 0.62)],
    [472, hip],
    [516, hip * 0.985],
    [560, hip * 0.95],
  ]
  for (let i = 0; i < knots.length - 1; i++) {
    const [y0, w0] = knots[i]!
    const [y1, w1] = knots[i + 1]!
    if (y > y1) continue
    const t = Math.max(0, (y - y0) / (y1 - y0))
    return lerp(w0, w1, smoothstep(0, 1, t) * 0.5 + t * 0.5)
  }
  return hip * 0.95
}

/** The silhouette of one side between two heights, let out by `ease`. */
export function contour(
  rig: Rig,
  side: number,
  from: number,
  to: number,
  ease: number | ((y: number) => number) = 0,
): Point[] {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / 22))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = lerp(from, to, i / steps)
    const extra = typeof ease === 'number' ? ease : ease(y)
    return torso(rig, side * (halfWidth(rig, y) + extra), y)
  })
}

export type Spot = Point & { nx: number; ny: number }
/** Along a limb: 0 its root, 1 the middle joint, 2 its end; the bend is rounded. `n` points outwards. */
export function limbAt({ root, mid: joint, end, side }: Limb, f: number): Spot {
  const round = 0.22
  const raw = (v: number) => (v <= 1 ? mid(root, joint, v) : mid(joint, end, v - 1))
  const place = (v: number) => {
    if (v < 1 - round || v > 1 + round) return raw(v)
    const t = (v - 1 + round) / (2 * round)
    const [a, b] = [raw(1 - round), raw(1 + round)]
    const k = 1 - t
    return at(
      k * k * a.x + 2 * k * t * joint.x + t * t * b.x,
      k * k * a.y + 2 * k * t * joint.y + t * t * b.y,
    )
  }
  const p = place(f)
  const [q, o] = [place(f + 0.03), place(f - 0.03)]
  const d = Math.hypot(q.x - o.x, q.y - o.y) || 1
  return { x: p.x, y: p.y, nx: (side * (q.y - o.y)) / d, ny: (-side * (q.x - o.x)) / d }
}

/** The two edges of a limb or of what covers it. */
export function limbEdges(
  limb: Limb,
  from: number,
  to: number,
  width: (f: number) => readonly [outer: number, inner: number],
): { outer: Point[]; inner: Point[] } {
  const steps = Math.max(3, Math.round((to - from) * 11))
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const f = lerp(from, to, i / steps)
    const { x, y, nx, ny } = limbAt(limb, f)
    const [o, n] = width(f)
    outer.push(at(x + nx * o, y + ny * o))
    inner.push(at(x - nx * n, y - ny * n))
  }
  return { outer, inner }
}

function sample(knots: readonly (readonly [number, number, number])[], f: number): [number, number] {
  for (let i = 0; i < knots.length - 1; i++) {
    const [f0, o0, n0] = knots[i]!
    const [f1, o1, n1] = knots[i + 1]!
    if (f > f1) continue
    const t = smoothstep(f0, f1, f) * 0.6 + Math.max(0, (f - f0) / (f1 - f0)) * 0.4
    return [lerp(o0, o1, t), lerp(n0, n1, t)]
  }
  const last = knots.at(-1)!
  return [last[1], last[2]]
}

/** Half widths of a bare arm: outer, inner. */
export function armWidth({ body }: Rig, f: number): [number, number] {
  const [o, n] = sample(
    [
      [-0.1, 14, 16],
      [0.1, 18, 16],
      [0.42, 15.5, 14.5],
      [0.85, 11.8, 11.6],
      [1.05, 11.8, 12.4],
      [1.3, 14.2, 13],
      [1.75, 9.6, 9.2],
      [2, 8.4, 8.4],
    ],
    f,
  )
  return [o * body.limb, n * body.limb]
}

export function legWidth({ body, isSeated }: Rig, f: number): [number, number] {
  const [o, n] = sample(
    [
      [-0.1, 35, 30],
      [0.14, 38.5, 33],
      [0.45, 34.5, 31],
      [0.78, 26, 25.5],
      [0.98, 21.5, 22.5],
      [1.1, 19.5, 20],
      [1.3, 26, 22.5],
      [1.42, 23.5, 25.5],
      [1.66, 15.5, 17],
      [1.86, 10.6, 10.8],
      [1.95, 11.8, 12.4],
      [2, 11.4, 11.8],
    ],
    f,
  )
  const full = isSeated && f < 1 ? 1.12 : 1
  return [o * body.limb * full, n * body.limb * full]
}
