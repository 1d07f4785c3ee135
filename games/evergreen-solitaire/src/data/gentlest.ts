/** Written by make/gentlest.ts: the deals of each game in which a novice gets furthest, by their index in deals.ts; all start with a card. */
export const GENTLEST: Record<string, readonly number[]> = {
  klondike: [7, 17, 22, 25, 28, 46, 48, 59, 66, 69, 78, 80, 82, 97, 102, 113],
  klondike3: [25, 39, 51, 62, 84, 91, 98, 108, 109, 114, 145, 168, 189, 205, 212, 248],
  spider1: [4, 10, 40, 78, 86, 91, 95, 113, 126, 147, 156, 198, 225, 242, 250, 260],
  spider2: [0, 1, 3, 5, 9, 10, 14, 15],
  spider4: [6, 12, 14, 15, 16],
  freecell: [42, 65, 68, 70, 93, 111, 139, 145, 174, 208, 226, 273, 291, 299, 311, 312],
  tripeaks: [2, 25, 31, 35, 37, 46, 58, 71, 99, 108, 148, 180, 250, 265, 283, 385],
}
