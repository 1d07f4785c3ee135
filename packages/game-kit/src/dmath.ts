/**
 * Mathematics that gives the same bits in every browser: the language leaves Math.sin and its kin to the engine, so rules use
 * these, made of + - * / and Math.sqrt only. Errors stay below 1e-9.
 */

export const PI = Math.PI
export const TAU = PI * 2

/** @example const y = sin(angle) */
export function sin(angle: number): number {
  let x = angle - Math.floor(angle / TAU + 0.5) * TAU
  if (x > PI / 2) x = PI - x
  else if (x < -PI / 2) x = -PI - x
  const q = x * x
  const tail = 1 + (q / 156) * (-1 + (q / 210) * (1 - q / 272))
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * tail)))))
}

/** @example const x = cos(angle) */
export function cos(angle: number): number {
  return sin(angle + PI / 2)
}

/** The angle of a direction, from -PI to PI.
 * @example const aim = atan2(target.y - y, target.x - x)
 */
export function atan2(y: number, x: number): number {
  if (x === 0 && y === 0) return 0
  const steep = Math.abs(y) > Math.abs(x)
  const flat = atanSmall(steep ? Math.abs(x) / Math.abs(y) : Math.abs(y) / Math.abs(x))
  const first = steep ? PI / 2 - flat : flat
  const half = x < 0 ? PI - first : first
  return y < 0 ? -half : half
}

/** For 0 to 1. */
function atanSmall(t: number): number {
  if (t > 0.4142135623730951) return PI / 4 + atanSmall((t - 1) / (t + 1))
  const q = t * t
  let sum = 0
  for (let n = 23; n >= 1; n -= 2) sum = 1 / n - q * sum
  return t * sum
}

/** @example const far = length(dx, dy) */
export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** @example const x = lerp(before.x, now.x, alpha) */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** @example const health = clamp(state.health, 0, 100) */
export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}

/** From 0 at `from` to 1 at `to`, slow at both ends, and still before and after.
 * @example const height = lerp(low, high, smoothstep(0, 1, t))
 */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Moves a value towards another by at most `by`.
 * @example state.speed = approach(state.speed, wanted, 0.2)
 */
export function approach(value: number, target: number, by: number): number {
  return value < target ? Math.min(value + by, target) : Math.max(value - by, target)
}

/** The same direction between -PI and PI.
 * @example const turn = wrapAngle(wanted - heading)
 */
export function wrapAngle(angle: number): number {
  return angle - Math.floor(angle / TAU + 0.5) * TAU
}
