/** Things that are won by reaching a number: how far one is, and which is the nearest. */

export type Progress = { have: number; need: number }

export const isReached = ({ have, need }: Progress): boolean => have >= need
/** From 0 to 1. */
export const shareOf = ({ have, need }: Progress): number => Math.min(1, have / need)

/** What is not reached yet, the nearest first; equal ones stay in their order.
 * @example listNearest(PRIZES, (prize) => ({ have: save.wins, need: prize.wins }), 3)
 */
export function listNearest<Item>(
  items: readonly Item[],
  progressOf: (item: Item) => Progress,
  max = Infinity,
): Item[] {
  return items
    .filter((item) => !isReached(progressOf(item)))
    .sort((a, b) => shareOf(progressOf(b)) - shareOf(progressOf(a)))
    .slice(0, max)
}
