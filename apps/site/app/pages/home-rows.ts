/** The rows below the home page's wall: those that the operator chose, or one of each large category. */
import type { Game } from '#app/domain/game.ts'
import { listGames, type Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { isShownOn } from '#app/domain/setting-schemas.ts'
import type { HomeRowSetting } from '#app/features/catalogue/site-settings.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { categoryPath, tagPath } from '#app/site-paths.ts'
import { listRows, takeUnseen } from './home-wall.ts'

export interface HomeRow {
  id: string
  label: string
  /** Where the rest is; null for a row without more. Left out: the page of the category `id`. */
  href?: string | null
  games: Game[]
}

export interface HomeRowsQuery {
  settings: readonly HomeRowSetting[]
  /** What stands above the rows. */
  above: readonly Game[]
  /** Days since 1970, UTC. */
  day: number
}

const RULE_CATEGORIES = { newest: 'Newest', rising: 'HotGames', best: 'BestGames' } as const

/** Rows without a game are left out. No row repeats a game, except those whose games were chosen one by one. */
export function listHomeRows(catalogue: Catalogue, { settings, above, day }: HomeRowsQuery): HomeRow[] {
  if (settings.length === 0) return toCategoryRows(listRows(catalogue, above))
  const shown = new Set(above)
  const current = settings.filter((row) => isShownOn(row, day))
  const ownRows = new Set(current.map(findCategoryId).filter((id) => id !== null))
  return current.flatMap((row, place) => {
    const rows =
      row.rule === 'automatic'
        ? toCategoryRows(listRows(catalogue, shown, ownRows))
        : toRows(catalogue, row, { id: `row-${place}`, shown })
    for (const { games } of rows) for (const game of games) shown.add(game)
    return rows
  })
}

const toCategoryRows = (rows: ReturnType<typeof listRows>): HomeRow[] =>
  rows.map(({ category: { id, label }, games }) => ({ id, label, games }))

function findCategoryId(row: HomeRowSetting): string | null {
  if (row.rule === 'category') return row.category
  return row.rule in RULE_CATEGORIES ? RULE_CATEGORIES[row.rule as keyof typeof RULE_CATEGORIES] : null
}

interface RowPlace {
  id: string
  shown: ReadonlySet<Game>
}

function toRows(catalogue: Catalogue, row: HomeRowSetting, { id, shown }: RowPlace): HomeRow[] {
  if (row.rule === 'games') {
    const games = listGames(catalogue.games, row.games)
    return withGames({ id, label: row.label, href: null, games })
  }
  if (row.rule === 'tag') {
    const games = takeUnseen(catalogue.tags.get(row.tag) ?? [], shown)
    return withGames({ id, label: row.label || nameTag(row.tag), href: tagPath(row.tag), games })
  }
  const category = catalogue.findCategory(findCategoryId(row) ?? '')
  if (!category) return []
  const games = takeUnseen(category.games, shown)
  return withGames({ id, label: row.label || category.label, href: categoryPath(category.id), games })
}

const withGames = (row: HomeRow): HomeRow[] => (row.games.length > 0 ? [row] : [])
