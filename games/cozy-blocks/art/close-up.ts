/** The part of the square cover that small pictures show: Pip and the cat, in shares of its side. */
export const closeUp = { x: 0.14, y: 0.04, side: 0.71 }
