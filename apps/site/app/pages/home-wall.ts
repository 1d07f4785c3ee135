/** Which games the home page shows, and where: the wall first, then the rows; no game stands on it twice. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { isCategoryType } from '#app/features/catalogue/category-types.ts'
import type { Game } from '#app/features/catalogue/game.ts'
import type { SiteCategory } from '#app/features/catalogue/site-categories.ts'

const WALL_TILES = 66
/** As many as the widest window holds side by side. */
const ROW_TILES = 16
/** A row with fewer would look left behind; the category's own page shows them. */
const MIN_ROW_TILES = 4

/** Picks and the site's own games first, then the hot, the best and the new ones in turn. */
export function mixWall(catalogue: Catalogue): Game[] {
  const { EditorPicks, HotGames, BestGames, Newest } = catalogue.lists
  const own = catalogue.atHome.filter((game) => game.source.kind === 'own')
  const wall = new Set<Game>([...EditorPicks.slice(0, 8), ...own.slice(0, 8)])
  const queues = [HotGames, BestGames, Newest].map((games) => games[Symbol.iterator]())
  for (let turn = 0; wall.size < WALL_TILES && turn < WALL_TILES * 6; turn++) {
    const next = queues[turn % queues.length]!.next()
    if (!next.done) wall.add(next.value)
  }
  return [...wall].slice(0, WALL_TILES)
}

export interface HomeRow {
  category: SiteCategory
  games: Game[]
}

/** One row for each listed type, of games that neither the wall nor a row above has. */
export function listRows(catalogue: Catalogue, wall: readonly Game[]): HomeRow[] {
  const shown = new Set(wall)
  return catalogue.categories
    .filter(({ id }) => isCategoryType(id))
    .flatMap((category) => {
      const games = takeUnseen(category.games, shown)
      if (games.length < MIN_ROW_TILES) return []
      for (const game of games) shown.add(game)
      return [{ category, games }]
    })
}

function takeUnseen(games: readonly Game[], seen: ReadonlySet<Game>): Game[] {
  return games
    .values()
    .filter((game) => !seen.has(game))
    .take(ROW_TILES)
    .toArray()
}
