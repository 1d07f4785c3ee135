/** How a figure walks and turns, and what lies between two poses. */
import type { DollOptions } from './doll.ts'
import { pose } from './poses.ts'
import type { Pose } from './rig.ts'

/** Arms out for balance, feet close: the turn at the end of the catwalk. */
export const TURN: Pose = pose(
  [0, 0, 0, 3],
  [
    [38, 62],
    [38, 62],
  ],
  [
    [1, 2],
    [3, 2],
  ],
  ['open', 'open'],
)

/**
 * The catwalk: the right foot lands before the left one, whose heel flies out; the left knee comes through, bent outwards; and the same mirrored. The arm across swings with the foot that
 * lands; the hip above it rises.
 */
const LANDS = pose(
  [24, -13, 9, -4],
  [
    [26, -18],
    [30, 44],
  ],
  [
    [8, 19],
    [-5, 3],
  ],
  ['rest', 'rest'],
  {
    near: [0.68, 1.05],
    knees: [0.95, 1],
  },
)
const PASSES = pose(
  [13, -9, 4, -2],
  [
    [20, 2],
    [20, 14],
  ],
  [
    [20, -18],
    [-3, 2],
  ],
  ['rest', 'rest'],
  {
    near: [0.84, 1],
    knees: [0.74, 1],
    lift: 4,
  },
)
const mirrored = (one: Pose): Pose => ({
  shift: -one.shift,
  pelvis: -one.pelvis,
  chest: -one.chest,
  head: -one.head,
  arms: [one.arms[1], one.arms[0]],
  legs: [one.legs[1], one.legs[0]],
  near: one.near && [one.near[1], one.near[0]],
  knees: one.knees && [one.knees[1], one.knees[0]],
  lift: one.lift,
})
export const STRIDES: readonly Pose[] = [LANDS, PASSES, mirrored(LANDS), mirrored(PASSES)]

/** A leg that comes down is there early, the one it relieves leaves late: somebody always stands on the floor. */
const weight = (p: readonly [number, number], q: readonly [number, number], k: number): [number, number] => {
  const one = (from: number, to: number) => from + (to - from) * (to > from ? 1 - (1 - k) ** 2.4 : k ** 2.4)
  return [one(p[0], q[0]), one(p[1], q[1])]
}
/** A pose between two; the hands are those of the nearer one. */
export function blend(a: Pose, b: Pose, k: number): Pose {
  const one = (p: number, q: number) => p + (q - p) * k
  const pair = (p: readonly [number, number], q: readonly [number, number]): [number, number] => [
    one(p[0], q[0]),
    one(p[1], q[1]),
  ]
  return {
    shift: one(a.shift, b.shift),
    pelvis: one(a.pelvis, b.pelvis),
    chest: one(a.chest, b.chest),
    head: one(a.head, b.head),
    arms: [pair(a.arms[0], b.arms[0]), pair(a.arms[1], b.arms[1])],
    legs: [pair(a.legs[0], b.legs[0]), pair(a.legs[1], b.legs[1])],
    hands: k < 0.5 ? a.hands : b.hands,
    near: weight(a.near ?? [1, 1], b.near ?? [1, 1], k),
    knees: weight(a.knees ?? [1, 1], b.knees ?? [1, 1], k),
    lift: one(a.lift ?? 0, b.lift ?? 0),
  }
}

export const STEPS = 8
/** Units a hem goes to each side, and out. */
const SWING = 26
const FLARE = 62

/** One of the steps of the walk, of `STEPS`; a chair rolls instead. */
export function stepOf(nth: number, isSeated: boolean): DollOptions {
  const at = isSeated ? 0 : ((nth % STEPS) / STEPS) * STRIDES.length
  const i = Math.floor(at) % STRIDES.length
  const pose = blend(STRIDES[i]!, STRIDES[(i + 1) % STRIDES.length]!, at - Math.floor(at))
  // The hem is dragged along, and comes a moment after the hips.
  const swing = isSeated ? 0 : Math.sin(((nth % STEPS) / STEPS) * Math.PI * 2 - 0.7) * SWING
  return { pose, swing }
}
/** Pictures of the turn: to one side, over the middle, to the other. */
export const TURNS = 3
/** How far a hem is dragged behind while turning. */
const SWISH = 34
/** A quarter turn at the end: cloth flies out and comes after, the eyes go first. */
export function turnOf(nth: number): DollOptions {
  const side = nth - 1
  const pose = { ...TURN, chest: side * 4, head: side * 5 }
  return { pose, flare: FLARE, swing: -side * SWISH, gaze: [side * 0.7, 0], mood: 'joy' }
}
