/** Carried cards: the first stays under the finger, the others trail behind it, and all lean in the direction of movement. */
import type { Deck } from '../art/deck.ts'
import type { createSprites } from './sprites.ts'

type G = CanvasRenderingContext2D
type Sprites = ReturnType<typeof createSprites>

/** How fast a card catches up with the one above it, and how fast they stand upright again, a second. */
const CATCH_UP = 34
const UPRIGHT = 11
/** Radians for each card's width a second, and at most. */
const LEAN = 0.028
const MAX_LEAN = 0.2
/** Less than this is not seen. */
const STILL = 0.002

export function createCarriedCards(sprites: Sprites) {
  let ids: readonly number[] = []
  let x = 0
  let y = 0
  let step = 0
  let tail: number[] = []
  let lastX = 0
  let lean = 0

  return {
    /** The finger is here now; `down`: how much lower each next card hangs. */
    follow(held: readonly number[], atX: number, atY: number, down: number) {
      if (held.length !== ids.length || held[0] !== ids[0]) {
        tail = held.map(() => atX)
        lastX = atX
        lean = 0
      }
      ids = held
      x = atX
      y = atY
      step = down
    },
    letGo() {
      ids = []
    },
    /** Moves the tail on; true while it swings. */
    advance(seconds: number, width: number, isCalm: boolean): boolean {
      if (ids.length === 0) return false
      const pace = seconds > 0 ? (x - lastX) / seconds / width : 0
      lastX = x
      const targetLean = isCalm ? 0 : Math.max(-MAX_LEAN, Math.min(MAX_LEAN, pace * LEAN))
      lean += (targetLean - lean) * (1 - Math.exp(-seconds * UPRIGHT))
      const share = isCalm ? 1 : 1 - Math.exp(-seconds * CATCH_UP)
      let above = x
      let isSwinging = Math.abs(lean) > STILL
      ids.forEach((id, i) => {
        tail[i] = i === 0 ? x : tail[i]! + (above - tail[i]!) * share
        if (Math.abs(tail[i]! - x) > 0.3) isSwinging = true
        above = tail[i]!
        sprites.put(id, above, y + i * step)
      })
      return isSwinging
    },
    draw(g: G, deck: Deck, suits: number, now: number) {
      for (const id of ids) sprites.drawLifted(g, id, { deck, suits, now }, 1, lean)
    },
  }
}
