/** Seeded chance in whole-number arithmetic only (the sfc32 generator), so that every browser deals the same. */
import { hashText } from './seed.ts'

/** Plain numbers: store it in the game's state, so that it is saved, hashed and replayed with it. */
export type RngState = [number, number, number, number]

export type Rng = {
  /** The next number in [0, 1). */
  next(): number
  /** A whole number in [0, count). */
  int(count: number): number
  /** A number in [from, to). */
  range(from: number, to: number): number
  /** True with that probability. */
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Shuffles the array it is given and returns it. */
  shuffle<Item>(items: Item[]): Item[]
  /** An independent generator: drawing from it does not advance this one. */
  fork(label: string): Rng
  /** The numbers it draws on; changed by every draw. */
  readonly state: RngState
}

/** The state a seed begins with.
 * @example const state = { rng: seedRng(start.seed), score: 0 }
 */
export function seedRng(seed: number | string): RngState {
  const state: RngState = [hashText(String(seed)) | 0, 0x9e3779b9 | 0, 0x243f6a88, 1]
  for (let i = 0; i < 15; i++) draw(state)
  return state
}

/** Creates a generator on the given state, which every draw changes: pass the game's own `state.rng`.
 * @example const rng = createRng(state.rng)
 */
export function createRng(from: RngState | number | string): Rng {
  const state = Array.isArray(from) ? from : seedRng(from)
  const next = () => draw(state) / 4294967296
  const int = (count: number) => Math.floor(next() * count)
  return {
    state,
    next,
    int,
    range: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (items) => items[int(items.length)]!,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const other = int(i + 1)
        const swapped = items[i]!
        items[i] = items[other]!
        items[other] = swapped
      }
      return items
    },
    fork: (label) => createRng(`${label}:${state.join(',')}`),
  }
}

function draw(state: RngState): number {
  const [a, b, c, d] = state
  const sum = (((a + b) | 0) + d) | 0
  state[0] = b ^ (b >>> 9)
  state[1] = (c + (c << 3)) | 0
  state[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  state[3] = (d + 1) | 0
  return sum >>> 0
}
