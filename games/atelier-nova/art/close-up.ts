/** The part of the square cover that small pictures show: Nova’s face, in shares of its side. */
export const closeUp = { x: 0.27, y: 0.04, side: 0.5 }
