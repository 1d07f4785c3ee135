/** The order of pieces on an evening: each card opens another drawer and shuffles it, with suitable pieces among the first. Pure. */
import { listKind } from '../data/catalogue.ts'
import type { Piece } from '../data/catalogue.ts'
import type { Kind } from '../data/cuts.ts'
import { stylePoints } from '../rules/judging.ts'
import { costOf, listOpen, sortByCost, sureStars } from '../data/prizes.ts'
import type { State } from '../state.ts'
import type { Theme } from '../data/themes.ts'
import { createRng } from '@playhouse/game-kit/rules'

/** How many places a piece comes forward for each point of the card's styles, and a piece that was won. */
const FORWARD = 2
const WON_FORWARD = 4
/** Themes made by chance are without number. */
const MAX_CACHED = 48
const known = new Map<string, ReadonlyMap<number, number>>()
function placesOf(pieces: readonly Piece[], theme: Theme): ReadonlyMap<number, number> {
  const key = `${theme.name} ${JSON.stringify(theme.tags)} ${pieces[0]?.kind}`
  const found = known.get(key)
  if (found) return found
  const rng = createRng(key)
  const places = new Map(
    pieces.map(({ id }) => [
      id,
      rng.int(pieces.length * 8) / 8 -
        FORWARD * stylePoints(id, theme).reduce((sum, [, points]) => sum + points, 0) -
        (costOf(id) > 0 ? WON_FORWARD : 0),
    ]),
  )
  if (known.size >= MAX_CACHED) known.clear()
  known.set(key, places)
  return places
}
/** Owned pieces in the evening's own order, then locked ones, the nearest first. */
export function orderPieces(
  pieces: readonly Piece[],
  theme: Theme,
  isOpen: (piece: number) => boolean,
): number[] {
  const sorted = sortByCost(pieces, isOpen)
  if (theme.name === 'free') return sorted
  const places = placesOf(pieces, theme)
  const open = sorted.filter((id) => isOpen(id)).sort((a, b) => places.get(a)! - places.get(b)! || a - b)
  return [...open, ...sorted.filter((id) => !isOpen(id))]
}
/** Each frame asks for it several times: the cached list is valid while theme, stars and saved outfits are the same. */
export function createOrderCache(isOpen: (piece: number) => boolean) {
  const lists = new Map<Kind, readonly number[]>()
  let since: readonly unknown[] = []
  return (kind: Kind, theme: Theme, stars: number, looks: unknown): readonly number[] => {
    const now = [theme, stars, looks]
    if (now.some((one, i) => one !== since[i])) lists.clear()
    since = now
    const list = lists.get(kind) ?? orderPieces(listKind(kind), theme, isOpen)
    lists.set(kind, list)
    return list
  }
}

/** Drawers that change a figure most. */
const LARGE: readonly Kind[] = ['dress', 'top', 'bottom', 'coat', 'shoes']
/** The first card starts with dresses; every other one with a large drawer with many suitable pieces, required kinds first. */
export function findFirstDrawer({
  mode,
  level,
  theme,
  show,
}: Pick<State, 'mode' | 'level' | 'theme' | 'show'>): Kind {
  if (mode === 'free' || (mode === 'shows' && level === 1)) return 'dress'
  const stars = sureStars({ mode, level })
  const drawers = LARGE.map((kind) => ({
    kind,
    count:
      listOpen(kind, stars).filter(({ id }) => stylePoints(id, theme).length > 0).length /
        Math.sqrt(listKind(kind).length) +
      (theme.musts.includes(kind) ? 1 : 0),
  })).sort((a, b) => b.count - a.count)
  // Of the best three another one each evening.
  return drawers[(level + show + 1) % 3]!.kind
}
