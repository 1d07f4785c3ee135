/** Keeps games with the same drawing apart in a list whose order is not exact. */
import type { Game } from '#app/domain/game.ts'
import { hasOwnPicture } from '#app/domain/operator-cover.ts'
import { WINDOW } from './list-places.ts'

/** How far a game may move up: what suits much less stays behind. */
const MAX_MOVE = 12

type Covered = Pick<Game, 'covers' | 'drawnCover' | 'operatorCover'>

/** Null where a game has a cover of its own. */
function lookOf(game: Covered): string | null {
  const { drawnCover } = game
  if (!drawnCover || hasOwnPicture(game)) return null
  return `${drawnCover.motif} ${drawnCover.drawing}`
}

/** The same games; one whose drawing stands in the `WINDOW` before it changes places with the next that has another. */
export function spaceDrawings<T extends Covered>(games: readonly T[]): T[] {
  const waiting = [...games]
  const spaced: T[] = []
  const recent: (string | null)[] = []
  while (waiting.length > 0) {
    const isFree = (game: T) => {
      const look = lookOf(game)
      return look === null || !recent.includes(look)
    }
    const found = waiting.slice(0, MAX_MOVE).findIndex(isFree)
    const [next] = waiting.splice(Math.max(0, found), 1)
    spaced.push(next!)
    recent.push(lookOf(next!))
    if (recent.length >= WINDOW) recent.shift()
  }
  return spaced
}
