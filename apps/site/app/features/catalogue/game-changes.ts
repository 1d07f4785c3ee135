/** Which games differ between two snapshots. */
import type { Game } from '#app/domain/game.ts'

/** With more changed games than this share, everything is made anew. */
const MAX_SHARE = 1 / 100

/** A changed game is in both lists, as it was and as it is. */
export interface GameChanges {
  removed: readonly Game[]
  added: readonly Game[]
}

/** Both lists are in the order of the slugs; a game that has not changed is the same object in both. */
export function diffGames(before: readonly Game[], now: readonly Game[]): GameChanges {
  const removed: Game[] = []
  const added: Game[] = []
  let [a, b] = [0, 0]
  while (a < before.length || b < now.length) {
    const [old, current] = [before[a], now[b]]
    if (old === current) [a, b] = [a + 1, b + 1]
    else {
      const isOldFirst = current === undefined || (old !== undefined && old.slug <= current.slug)
      const isNewFirst = old === undefined || (current !== undefined && current.slug <= old.slug)
      if (isOldFirst) removed.push(before[a++]!)
      if (isNewFirst) added.push(now[b++]!)
    }
  }
  return { removed, added }
}

export const isFew = ({ removed, added }: GameChanges, games: readonly Game[]): boolean =>
  Math.max(removed.length, added.length) <= games.length * MAX_SHARE
