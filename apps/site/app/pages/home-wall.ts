/** The games of the home page and their positions: the wall first, then the rows; no game is on it twice. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { listLargestGenres } from '#app/features/catalogue/category-links.ts'
import { isCategoryType } from '#app/features/catalogue/category-types.ts'
import type { Game } from '#app/domain/game.ts'
import { BIG_PLACES } from '#app/features/catalogue/wall.tsx'
import type { SiteCategory } from '#app/features/catalogue/site-categories.ts'
import { hasRichCover } from '#app/features/images/rich-cover.server.ts'
import { isKeyboardOnly } from '#app/domain/tile.ts'

const WALL_TILES = 66
/** As many as the widest window holds side by side. */
const ROW_TILES = 16
/** A row with fewer would leave a desktop's half empty; the category's own page shows them. */
const MIN_ROW_TILES = 10

const OTHERS = 4

/** From here on a game that is not on the home page is no loss to it. */
const LARGE_SITE_GAMES = 300

/** In the rows besides the product's own types. */
const GENRE_ROWS = 4
/** The wall is made of these, so a row of each would say it again. */
const ON_THE_WALL = new Set(['HotGames', 'BestGames', 'EditorPicks'])

/**
 * Picks and the site's own games first, then the hot, the best and the new ones in turn. All of them can be played on a phone. The game on the
 * poster of the day has its place there, where there are enough games to fill the wall without it. The richest covers take the large tiles.
 */
export function mixWall(catalogue: Catalogue, dayGame: Game | null = null): Game[] {
  const { EditorPicks, HotGames, BestGames, Newest } = catalogue.lists
  const own = catalogue.localGames.filter((game) => game.source.kind === 'own' && !isKeyboardOnly(game))
  const picks = EditorPicks.filter((game) => !isKeyboardOnly(game))
  const wall = new Set<Game>([...picks.slice(0, 8), ...own.slice(0, 8)])
  const queues = [HotGames, BestGames, Newest].map((games) =>
    games.values().filter((game) => !isKeyboardOnly(game)),
  )
  for (let turn = 0; wall.size < WALL_TILES && turn < WALL_TILES * 6; turn++) {
    const next = queues[turn % queues.length]!.next()
    if (!next.done) wall.add(next.value)
  }
  if (dayGame && catalogue.total > WALL_TILES) wall.delete(dayGame)
  return enlargeRichCovers([...wall].slice(0, WALL_TILES))
}

/** After the lead the large tiles are for the site's own games, whose art is made for it, and then for drawings with much to see. */
function enlargeRichCovers([lead, ...games]: Game[]): Game[] {
  if (!lead) return []
  const isOwn = (game: Game) => game.source.kind === 'own'
  const rich = [...games.filter(isOwn), ...games.filter((game) => !isOwn(game) && hasRichCover(game))]
  const large = rich.slice(0, BIG_PLACES.size)
  const isLarge = new Set(large)
  const own = games.filter((game) => isOwn(game) && !isLarge.has(game))
  const others = [...own, ...games.filter((game) => !isOwn(game) && !isLarge.has(game))]
  const wall = [lead]
  while (large.length + others.length > 0) {
    const queue = (BIG_PLACES.has(wall.length) && large.length > 0) || others.length === 0 ? large : others
    wall.push(queue.shift()!)
  }
  return wall
}

export interface CategoryRow {
  category: SiteCategory
  games: Game[]
}

/** One row for what is new, each editorial type and each of the largest genres, in the site's order, of games that neither the wall nor a row above has. */
export function listRows(
  catalogue: Catalogue,
  wall: Iterable<Game>,
  except: ReadonlySet<string> = new Set(),
): CategoryRow[] {
  const shown = new Set(wall)
  const genres = new Set(listLargestGenres(catalogue.categories, GENRE_ROWS))
  return catalogue.categories
    .filter((category) => (genres.has(category) || isRowType(category.id)) && !except.has(category.id))
    .flatMap((category) => {
      const games = takeUnseen(category.games, shown)
      if (games.length < MIN_ROW_TILES) return []
      for (const game of games) shown.add(game)
      return [{ category, games }]
    })
}

/** The best games that are nowhere else on the page; shown beside the visitor's few games. */
export function listOthers({ lists }: Catalogue, shown: readonly Game[]): Game[] {
  return takeUnseen(lists.BestGames, new Set(shown), OTHERS)
}

function isRowType(id: string): boolean {
  return isCategoryType(id) && !ON_THE_WALL.has(id)
}

/** By list: each looks at every game of the site. */
const keyboardGames = new WeakMap<readonly Game[], Game[]>()

/** What a phone cannot play has a row of its own, which a phone does not show: elsewhere it would leave holes there. */
export function listKeyboardGames({ lists, total }: Catalogue): Game[] {
  const games = keyboardGames.get(lists.Newest) ?? lists.Newest.filter(isKeyboardOnly)
  if (!keyboardGames.has(lists.Newest)) {
    games.sort((a, b) => b.quality - a.quality)
    keyboardGames.set(lists.Newest, games)
  }
  // On a smaller site it is the only place of the home page where they are.
  return games.length < MIN_ROW_TILES && total >= LARGE_SITE_GAMES ? [] : games.slice(0, ROW_TILES)
}

export function takeUnseen(games: readonly Game[], seen: ReadonlySet<Game>, count = ROW_TILES): Game[] {
  return games
    .values()
    .filter((game) => !seen.has(game) && !isKeyboardOnly(game))
    .take(count)
    .toArray()
}
