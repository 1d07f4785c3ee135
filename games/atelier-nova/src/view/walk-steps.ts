/** The steps of a walk, and blending between two poses. */
import type { DollOptions } from '../art/figure/doll.ts'
import { pose } from '../art/figure/poses.ts'
import type { Pose, Yaw } from '../art/figure/rig.ts'

/**
 * The catwalk: the right foot lands heel first, its toes up towards us, on the line the left one leaves over its toes; the left one passes low beside the standing leg, over which the hip goes
 * out and up; and the same mirrored. The arm across swings with the foot that lands, the shoulders turn and tilt against the hips.
 */
const LANDS = pose(
  [17, -8, 6, -2],
  [
    [17, -22],
    [24, 20],
  ],
  [
    [4, -1],
    [-4, -3],
  ],
  ['rest', 'rest'],
  {
    near: [0.83, 1.04],
    knees: [0.95, 1],
    feet: [1.08, 0.6],
    yaw: [15, -19, 3],
  },
)
const PASSES = pose(
  [42, -15, 9, -4],
  [
    [21, -2],
    [17, 4],
  ],
  [
    [9, -1],
    [-6, -7],
  ],
  ['rest', 'rest'],
  {
    near: [0.95, 1],
    knees: [0.8, 1],
    feet: [0.84, 1],
    yaw: [3, -4, 0],
  },
)
const turned = ([chest, pelvis, head]: Yaw): Yaw => [-chest, -pelvis, -head]
export const mirrored = (one: Pose): Pose => ({
  shift: -one.shift,
  pelvis: -one.pelvis,
  chest: -one.chest,
  head: -one.head,
  arms: [one.arms[1], one.arms[0]],
  legs: [one.legs[1], one.legs[0]],
  near: one.near && [one.near[1], one.near[0]],
  knees: one.knees && [one.knees[1], one.knees[0]],
  feet: one.feet && [one.feet[1], one.feet[0]],
  lift: one.lift,
  hands: one.hands && [one.hands[1], one.hands[0]],
  yaw: one.yaw && turned(one.yaw),
})
export const STRIDES: readonly Pose[] = [LANDS, PASSES, mirrored(LANDS), mirrored(PASSES)]

/** The lowered leg arrives early and the other one leaves late: one foot is always on the floor. */
const weight = (p: readonly [number, number], q: readonly [number, number], k: number): [number, number] => {
  const one = (from: number, to: number) => from + (to - from) * (to > from ? 1 - (1 - k) ** 2.4 : k ** 2.4)
  return [one(p[0], q[0]), one(p[1], q[1])]
}
const AHEAD: Yaw = [0, 0, 0]
/** A pose between two; the hands are those of the nearer one. `arms` and `head`: where they may be late or early. */
export function blend(a: Pose, b: Pose, k: number, arms = k, head = k): Pose {
  const one = (p: number, q: number, t = k) => p + (q - p) * t
  const pair = (p: readonly [number, number], q: readonly [number, number], t = k): [number, number] => [
    one(p[0], q[0], t),
    one(p[1], q[1], t),
  ]
  const [from, to] = [a.yaw ?? AHEAD, b.yaw ?? AHEAD]
  return {
    shift: one(a.shift, b.shift),
    pelvis: one(a.pelvis, b.pelvis),
    chest: one(a.chest, b.chest),
    head: one(a.head, b.head, head),
    arms: [pair(a.arms[0], b.arms[0], arms), pair(a.arms[1], b.arms[1], arms)],
    legs: [pair(a.legs[0], b.legs[0]), pair(a.legs[1], b.legs[1])],
    hands: arms < 0.5 ? a.hands : b.hands,
    near: weight(a.near ?? [1, 1], b.near ?? [1, 1], k),
    knees: weight(a.knees ?? [1, 1], b.knees ?? [1, 1], k),
    feet: pair(a.feet ?? [1, 1], b.feet ?? [1, 1]),
    lift: one(a.lift ?? 0, b.lift ?? 0),
    yaw: [one(from[0], to[0]), one(from[1], to[1]), one(from[2], to[2], head)],
  }
}

export const STEPS = 16
/** Units a hem goes to each side. */
const SWING = 34

/** One of the steps of the walk, of `STEPS`; a chair rolls instead. */
export function stepOf(nth: number, isSeated: boolean): DollOptions {
  const at = isSeated ? 0 : ((nth % STEPS) / STEPS) * STRIDES.length
  const i = Math.floor(at) % STRIDES.length
  const pose = blend(STRIDES[i]!, STRIDES[(i + 1) % STRIDES.length]!, at - Math.floor(at))
  // The hem is dragged along, and comes a moment after the hips.
  const swing = isSeated ? 0 : Math.sin(((nth % STEPS) / STEPS) * Math.PI * 2 - 0.7) * SWING
  return { pose, swing }
}
