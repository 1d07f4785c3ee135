/** The part of the square cover that small pictures show: the drop with the crown, in shares of its side. */
export const closeUp = { x: 0.15, y: 0.02, side: 0.7 }
