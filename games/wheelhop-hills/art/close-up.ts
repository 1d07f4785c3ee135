/** The part of the square cover that small pictures show: the hare at the wheel, in shares of its side. */
export const closeUp = { x: 0.33, y: 0.01, side: 0.58 }
