/** The part of the square cover that small pictures show: the fox in its boot, in shares of its side. */
export const closeUp = { x: 0.01, y: 0.12, side: 0.52 }
