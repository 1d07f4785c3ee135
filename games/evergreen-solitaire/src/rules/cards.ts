/** The meaning of a card number. A flag in the number marks a face-down card, so that piles are plain lists. */

/** Added to a card that lies face down. */
export const DOWN = 128

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Leaf, berry, clover, bud: the forest's spades, hearts, clubs and diamonds. */
export type Suit = 0 | 1 | 2 | 3

export const idOf = (card: number): number => card & (DOWN - 1)
export const isUp = (card: number): boolean => card < DOWN
/** 0 is the ace, 12 the king. */
export const rankOf = (card: number): number => idOf(card) % 13

/** Games with fewer suits print the same faces more often. */
export function suitOf(card: number, suits: number): Suit {
  const suit = Math.floor(idOf(card) / 13) % 4
  return (suits === 1 ? 0 : suits === 2 ? suit & 1 : suit) as Suit
}

export const isRed = (card: number): boolean => (Math.floor(idOf(card) / 13) & 1) === 1
