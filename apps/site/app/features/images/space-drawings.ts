/** Keeps games with the same drawing apart in a list whose order is not exact. */
import { hasOwnPicture } from '#app/domain/operator-cover.ts'
import { MAX_SHARED, WINDOW } from './list-places.ts'
import { type ChosenSubject, readChoice } from './read-choice.ts'
import { findSecond } from './second-look.ts'

/** How far a game may move up: what suits much less stays behind. */
const MAX_MOVE = 12
/** What a desktop shows at first: in it a drawing comes once. */
const FIRST_TILES = 24

type Covered = ChosenSubject & Parameters<typeof hasOwnPicture>[0]

interface Look {
  drawing: string
  /** Of `WINDOW` neighbours two may have the same before their own drawing; null where that stands alone. */
  second: string | null
}

/** By game, because a game is in many lists. */
const looks = new WeakMap<Covered, Look | null>()

/** Null where a game has a cover of its own. */
function lookOf(game: Covered): Look | null {
  if (!game.drawnCover || hasOwnPicture(game)) return null
  const known = looks.get(game)
  if (known !== undefined) return known
  const choice = readChoice(game)
  const second = findSecond(choice, game)
  const look = {
    drawing: `${choice.motif} ${choice.drawing}`,
    second: second && (second.own ?? `${second.motif} ${second.drawing}`),
  }
  looks.set(game, look)
  return look
}

/**
 * The same games; one whose drawing stands in the `FIRST_TILES`, or further on in the `WINDOW` before it, changes places with the next that has
 * another, one with another second drawing preferred.
 */
export function spaceDrawings<T extends Covered>(games: readonly T[]): T[] {
  const waiting = [...games]
  const spaced: T[] = []
  const shown: (Look | null)[] = []
  while (waiting.length > 0) {
    const place = choosePlace(waiting.slice(0, MAX_MOVE).map(lookOf), shown)
    const [next] = waiting.splice(place, 1)
    spaced.push(next!)
    shown.push(lookOf(next!))
  }
  return spaced
}

function choosePlace(candidates: readonly (Look | null)[], shown: readonly (Look | null)[]): number {
  const near = drawingsOf(shown.slice(-WINDOW + 1))
  const first = shown.length < FIRST_TILES ? drawingsOf(shown) : near
  const seconds = shown.slice(-WINDOW + 1)
  const isNewIn = (drawings: ReadonlySet<string>) => (look: Look | null) =>
    look === null || !drawings.has(look.drawing)
  const isRare = (look: Look | null) =>
    !look?.second || seconds.filter((other) => other?.second === look.second).length < MAX_SHARED
  const isNew = isNewIn(first)
  const choices = [(look: Look | null) => isNew(look) && isRare(look), isNew, isNewIn(near)]
  for (const isFitting of choices) {
    const place = candidates.findIndex(isFitting)
    if (place >= 0) return place
  }
  return 0
}

const drawingsOf = (looks: readonly (Look | null)[]): ReadonlySet<string> =>
  new Set(looks.flatMap((look) => (look ? [look.drawing] : [])))
