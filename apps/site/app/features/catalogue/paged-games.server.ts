/** One page of a long list of games, for the loaders of lists. */
import { hasOwnPicture } from '#app/domain/operator-cover.ts'
import { hasRichCover } from '#app/features/images/rich-cover.server.ts'
import { spaceDrawings } from '#app/features/images/space-drawings.ts'
import type { Game } from '#app/domain/game.ts'
import { shortenSummary } from './about-text.ts'
import type { Catalogue } from './catalogue.server.ts'
import { countPages, MAX_FEW_GAMES, PAGE_SIZE } from './category-types.ts'
import { summariseLabels } from './describe-game.server.ts'
import type { PagedGameList } from './paged-games.tsx'

/** Three lines of a card on a phone. */
const SUMMARY_LETTERS = 100

/** Where a page's large tiles may stand, about eight rows of a phone apart: from this place on, one of so many. */
const LARGE_RANGES = [
  { first: 0, count: 3 },
  { first: 22, count: 4 },
  { first: 42, count: 4 },
] as const

/** Games change places by a few, so that similar drawings are apart, unless the list is about its order. */
export function loadPagedGames(
  catalogue: Catalogue,
  games: readonly Game[],
  page: number,
  { isExact = false } = {},
): PagedGameList {
  const start = (page - 1) * PAGE_SIZE
  const listed = games.slice(start, start + PAGE_SIZE)
  const shown = isExact ? listed : spaceDrawings(listed)
  return {
    total: games.length,
    page,
    pages: countPages(games.length),
    tiles: shown.map(catalogue.toTile),
    large: pickLargePlaces(shown),
    summaries:
      games.length <= MAX_FEW_GAMES
        ? shown.map(
            (game) =>
              shortenSummary(game.summary, SUMMARY_LETTERS, game.title) ||
              shortenSummary(summariseLabels(catalogue.withMaker(game)), SUMMARY_LETTERS),
          )
        : [],
    instead: games.length === 0 ? catalogue.lists.HotGames.slice(0, 30).map(catalogue.toTile) : [],
  }
}

/** In each range the first game with a picture of its own, else one with a provider's picture and a rich drawing; none when there is neither. */
function pickLargePlaces(games: readonly Game[]): number[] {
  return LARGE_RANGES.flatMap(({ first, count }) => {
    const range = games.slice(first, first + count)
    const own = range.findIndex(hasOwnPicture)
    const offset = own >= 0 ? own : range.findIndex((game) => game.covers.square && hasRichCover(game))
    return offset >= 0 ? [first + offset] : []
  })
}
