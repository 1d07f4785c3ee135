/** Curves for movement, 0 to 1. */
export const ease = {
  linear: (t: number) => t,
  in: (t: number) => t * t * t,
  out: (t: number) => 1 - (1 - t) ** 3,
  inOut: (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  /** A little too far, then back. */
  back: (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
  /** Swings around the end. */
  elastic: (t: number) => (t === 0 || t === 1 ? t : 2 ** (-10 * t) * Math.sin((t * 10 - 0.75) * 2.094) + 1),
  bounce(t: number): number {
    if (t < 1 / 2.75) return 7.5625 * t * t
    const [shift, base] = t < 2 / 2.75 ? [1.5, 0.75] : t < 2.5 / 2.75 ? [2.25, 0.9375] : [2.625, 0.984375]
    return 7.5625 * (t - shift / 2.75) ** 2 + base
  },
}
export type EaseName = keyof typeof ease
