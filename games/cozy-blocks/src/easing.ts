/** Curves for movement; all take and give 0 to 1. */
export const clamp01 = (t: number) => (t < 0 ? 0 : t > 1 ? 1 : t)
export const easeOut = (t: number) => 1 - (1 - t) ** 3
export const easeIn = (t: number) => t * t * t
/** Goes a little too far and comes back. */
export const easeBack = (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2
/** A soft wobble that dies away, starting and ending at 0. */
export const wobble = (t: number) => Math.sin(t * Math.PI * 3) * (1 - t) ** 2
