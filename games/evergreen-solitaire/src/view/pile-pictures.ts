/** Cards that lie on each other in one picture: a table at rest is a few copies, however many cards lie on it. */
import { createBitmap, lay } from '@playhouse/game-kit'
import type { Bitmap } from '@playhouse/game-kit'
import type { CardState, Deck } from '../art/deck.ts'

export type Lying = { pile: number; card: number | null; x: number; y: number } & Required<CardState>

/** Fewer cards are as many copies as one picture is worth. */
const MIN_CARDS = 2

export const keyOf = (cards: readonly Lying[]): string =>
  cards
    .map(
      ({ card, x, y, seen, isAside, isBlocked }) =>
        `${card},${x.toFixed(1)},${y.toFixed(1)},${Math.round(seen)},${+isAside}${+isBlocked}`,
    )
    .join()

export function createPilePictures() {
  const pictures = new Map<number, { key: string; bitmap: Bitmap | null }>()
  return {
    /** Draws cards of one pile, the lowest first. */
    draw(g: CanvasRenderingContext2D, deck: Deck, suits: number, cards: readonly Lying[]) {
      const [first] = cards
      if (!first) return
      if (cards.length < MIN_CARDS) return deck.lay(g, first.card, suits, first, first)
      const key = `${deck.version} ${suits} ${keyOf(cards)}`
      const drawCards = (pen: CanvasRenderingContext2D) => {
        for (const card of cards) deck.lay(pen, card.card, suits, card, card)
      }
      const picture = pictures.get(first.pile)
      // A pile that lies so for the first time may look different in the next frame.
      if (picture?.key !== key) {
        pictures.set(first.pile, { key, bitmap: null })
        return drawCards(g)
      }
      if (!picture.bitmap) {
        const xs = cards.map(({ x }) => x)
        const ys = cards.map(({ y }) => y)
        const [left, top] = [Math.min(...xs) - deck.edge, Math.min(...ys) - deck.edge]
        const box = {
          x: left,
          y: top,
          w: Math.max(...xs) + deck.w + deck.edge - left,
          h: Math.max(...ys) + deck.h + deck.edge - top,
        }
        picture.bitmap = createBitmap(box, deck.grid.scale, drawCards)
      }
      lay(g, deck.grid, picture.bitmap, 0, 0)
    },
  }
}
