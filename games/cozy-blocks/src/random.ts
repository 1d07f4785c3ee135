/** Seeded chance in whole-number arithmetic only, so that every browser deals the same pieces. */

/** The next number in [0, 1) and the state after it. */
export function nextRandom(state: number): { value: number; state: number } {
  const next = (state + 0x6d2b79f5) | 0
  let t = Math.imul(next ^ (next >>> 15), 1 | next)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return { value: ((t ^ (t >>> 14)) >>> 0) / 4294967296, state: next }
}

/** A well-mixed seed from a text such as a date. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 15)) | 0
}

/** A source that keeps its own state, for bots, effects and generators. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    const next = nextRandom(state)
    state = next.state
    return next.value
  }
}
