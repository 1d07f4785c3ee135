/** The end of the catwalk, frame by frame: from the step into the pose, a turn to both sides, and a last pose. */
import { lerp, smoothstep } from '@playhouse/game-kit/rules'
import type { DollOptions } from '../art/figure/doll.ts'
import { moveBetween } from '../art/figure/moves.ts'
import { pose, POSES } from '../art/figure/poses.ts'
import type { Pose } from '../art/figure/rig.ts'
import { mirrored, STRIDES } from './walk-steps.ts'

/** What a pose becomes after the turn. */
const LAST_POSES = [3, 2, 3, 2, 5, 2]
export const lastPose = (own: number): number => LAST_POSES[own] ?? 3

/** Pictures from the last step into the pose, and from there to the last pose. */
export const ARRIVALS = 5
export const TURNS = 22

/** Looks over a shoulder, a hand on the hip that is towards us. */
const TO_LEFT = pose(
  [-10, 6, -5, 3],
  [
    [30, 44],
    [45, -49],
  ],
  [
    [7, 5],
    [4, 4],
  ],
  ['open', 'fist'],
  { yaw: [-56, -62, -34] },
)
const TO_RIGHT = mirrored(TO_LEFT)
/** Arms fly out while it goes round. */
const ROUND = pose(
  [0, 0, 2, -3],
  [
    [42, 74],
    [42, 74],
  ],
  [
    [2, 3],
    [2, 3],
  ],
  ['open', 'open'],
  { yaw: [0, -6, 10] },
)
/** When each of them is reached, and how far cloth flies out then. */
type Key = readonly [at: number, pose: Pose, flare: number]
const makeKeys = (own: number): Key[] => [
  [0, POSES[own] ?? POSES[0]!, 0],
  [0.26, TO_LEFT, 16],
  [0.37, { ...TO_LEFT, yaw: [-60, -68, -42] }, 6],
  [0.54, ROUND, 58],
  [0.7, TO_RIGHT, 26],
  [0.8, { ...TO_RIGHT, yaw: [60, 68, 42] }, 6],
  [1, POSES[lastPose(own)]!, 0],
]
const KEYS = POSES.map((_, own) => makeKeys(own))
const keysOf = (own: number): readonly Key[] => KEYS[own] ?? KEYS[0]!

/** A picture on the way from the last step into the chosen pose. */
export const arrivalOf = (own: number, nth: number): DollOptions =>
  moveBetween(STRIDES[0]!, POSES[own] ?? POSES[0]!, (nth + 1) / (ARRIVALS + 1))

/** How far the body is turned at a share of the turn, in degrees: what hangs behind follows it. */
export function yawAt(own: number, u: number): number {
  const [from, to, t] = between(keysOf(own), u)
  const [a, b] = [from[1].yaw?.[1] ?? 0, to[1].yaw?.[1] ?? 0]
  return lerp(a, b, smoothstep(0, 1, t))
}
function between(keys: readonly Key[], u: number): [from: Key, to: Key, t: number] {
  const i = Math.max(
    0,
    keys.findLastIndex(([at], nth) => at <= u && nth < keys.length - 1),
  )
  const [from, to] = [keys[i]!, keys[i + 1]!]
  return [from, to, (u - from[0]) / (to[0] - from[0])]
}
export function turnOf(own: number, nth: number): DollOptions {
  const u = (nth + 0.5) / TURNS
  const [from, to, t] = between(keysOf(own), u)
  const move = moveBetween(from[1], to[1], t)
  // Cloth is where the body was a moment ago.
  const drag = yawAt(own, Math.max(0, u - 0.07)) - yawAt(own, u)
  const k = smoothstep(0, 1, t)
  return {
    pose: move.pose,
    swing: drag * 1.1,
    flare: lerp(from[2], to[2], k),
    mood: 'joy',
  }
}
