/** The part of the square cover that small pictures show: the fox behind its cards, in shares of its side. */
export const closeUp = { x: 0.16, y: 0.3, side: 0.7 }
