/** Soft constraints: how strongly a small step corrects an error, for a spring of a given frequency. */
export type Soft = { bias: number; mass: number; impulse: number }

/** @example soften(30, 10, 1 / 240) */
export function soften(hertz: number, damping: number, step: number): Soft {
  const omega = 2 * Math.PI * hertz
  const a1 = 2 * damping + step * omega
  const a2 = step * omega * a1
  const a3 = 1 / (1 + a2)
  return { bias: omega / a1, mass: a2 * a3, impulse: a3 }
}
