/** Moves between poses: the head goes first, the body follows, arms and hems come last, and all of it settles. */
import { clamp, smoothstep } from '@playhouse/game-kit/rules'
import type { DollOptions } from './doll.ts'
import type { Pose } from './rig.ts'
import { blend } from '../../view/walk-steps.ts'

/** Pictures on the way. */
export const MOVES = 6
const HEAD_EARLY = 0.12
const ARMS_LATE = 0.1
/** How far it goes beyond its end before it settles. */
const BEYOND = 0.05
/** Shares of their length that knees give when the weight goes to the other foot. */
const DIP = 0.045
/** Units a hem stays behind for each unit of the hips. */
const DRAG = 0.9
const MAX_DRAG = 30

const ease = (t: number): number => {
  const k = clamp(t, 0, 1)
  return smoothstep(0, 1, k) + Math.sin(k * Math.PI) * k * k * BEYOND * 2
}
/** `t`: share of the time that is over. */
export function moveBetween(a: Pose, b: Pose, t: number): DollOptions {
  const pose = blend(a, b, ease(t), ease(t - ARMS_LATE * (1 - t)), ease(t + HEAD_EARLY * (1 - t)))
  const bent = 1 - DIP * Math.sin(clamp(t, 0, 1) * Math.PI)
  const [left, right] = pose.knees ?? [1, 1]
  const turned = (b.yaw?.[1] ?? 0) - (a.yaw?.[1] ?? 0)
  // Fastest in the middle, and a little the other way at the end.
  const speed = Math.sin(clamp(t * 1.25, 0, 1) * Math.PI * 1.6)
  const drag = (b.shift - a.shift + turned * 0.6) * DRAG
  return {
    pose: { ...pose, knees: [left * bent, right * bent] },
    swing: -clamp(drag, -MAX_DRAG, MAX_DRAG) * speed,
  }
}
/** The nth frame of a move, of `MOVES`. */
export const moveOf = (a: Pose, b: Pose, nth: number): DollOptions =>
  moveBetween(a, b, (nth + 1) / (MOVES + 1))

/** Number of pose pairs with cached frames, since the same ones recur. */
const MAX_CACHED_PAIRS = 16
type CachedPair = { from: Pose; to: Pose; pictures: DollOptions[] }
const cachedPairs: CachedPair[] = []
/** As `moveOf`, made once while the pair is among the latest ones. */
export function pictureOf(from: Pose, to: Pose, nth: number): DollOptions {
  let pair = cachedPairs.find((one) => one.from === from && one.to === to)
  if (!pair) {
    pair = { from, to, pictures: [] }
    cachedPairs.push(pair)
    if (cachedPairs.length > MAX_CACHED_PAIRS) cachedPairs.shift()
  }
  return (pair.pictures[nth] ??= moveOf(from, to, nth))
}

const MOVE_MS = 400
/** Hair and cloth swing this long after a move. */
const SETTLE_MS = 900
const MAX_SWING = 34
/** Follows the pose that is wanted, whenever that changes. */
export function createMover() {
  let from: Pose | null = null
  let to: Pose | null = null
  let movedAt = -1e6
  const nthAt = (now: number) => Math.floor(((now - movedAt) / MOVE_MS) * MOVES)
  /** Hair and cloth are dragged along, and come after. */
  const swingAt = (since: number): number => {
    if (!from || !to || since > MOVE_MS + SETTLE_MS) return 0
    const way = to.shift - from.shift + ((to.yaw?.[1] ?? 0) - (from.yaw?.[1] ?? 0)) * 0.5
    const t = since / MOVE_MS
    const drag = t < 1 ? Math.sin(t * Math.PI) : -Math.sin((t - 1) * 5) * Math.exp((1 - t) * 1.6) * 0.7
    return Math.max(-MAX_SWING, Math.min(MAX_SWING, way)) * 0.0022 * drag
  }
  return {
    /** Where it stands or goes to. */
    get pose() {
      return to
    },
    reset() {
      from = to = null
    },
    /** The current frame, and the swing of hair and cloth. */
    at(wanted: Pose, now: number): { options: DollOptions; isMove: boolean; swing: number } {
      to ??= wanted
      if (wanted !== to) {
        // A running move continues from the current position.
        const nth = nthAt(now)
        from = from && nth < MOVES ? (pictureOf(from, to, nth).pose ?? to) : to
        to = wanted
        movedAt = now
      }
      const nth = nthAt(now)
      const isMove = from !== null && nth >= 0 && nth < MOVES
      return {
        options: isMove ? pictureOf(from!, to, nth) : { pose: to },
        isMove,
        swing: swingAt(now - movedAt),
      }
    },
  }
}
