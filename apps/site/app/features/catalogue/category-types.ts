/** The seven category types of the product; the odd spellings are the product's own, the labels are decision 024's. */
export const CATEGORY_TYPES = [
  'Newest',
  'HotGames',
  'BestGames',
  'EditorPicks',
  'Cars',
  'Girls',
  'Kids',
] as const
export type CategoryType = (typeof CATEGORY_TYPES)[number]

export const CATEGORY_LABELS: Record<CategoryType, string> = {
  Newest: 'New',
  HotGames: 'Hot',
  BestGames: 'Best',
  EditorPicks: 'Editor Picks',
  Cars: 'Cars',
  Girls: 'Girls',
  Kids: 'Kids',
}

/** The heading of a category's page. */
export const CATEGORY_HEADINGS: Record<CategoryType, string> = {
  Newest: 'New games',
  HotGames: 'Hot games',
  BestGames: 'Best games',
  EditorPicks: 'Editor Picks',
  Cars: 'Car games',
  Girls: 'Games for girls',
  Kids: 'Games for kids',
}

/** The line under the heading of a list whose count is not informative. */
export const CATEGORY_INTROS: Partial<Record<string, string>> = {
  Newest: 'Ordered by date, the latest game first',
  HotGames: 'The games people play most these days',
  BestGames: 'Ranked by players’ votes, and before there are votes by quality',
  EditorPicks: 'Chosen and tried by our editors',
}

/** In so few words that they fit where another category has its count. */
export const CATEGORY_NOTES: Partial<Record<string, string>> = {
  Newest: 'Latest games',
  HotGames: 'Most played now',
  BestGames: 'By players’ votes',
  EditorPicks: 'Chosen by us',
}

/** The order in which the types are listed, and of the rows on the home page, until an operator chooses another. */
export const TYPE_ORDER: readonly CategoryType[] = [
  'HotGames',
  'Newest',
  'BestGames',
  'EditorPicks',
  'Cars',
  'Girls',
  'Kids',
]

export function isCategoryType(value: string): value is CategoryType {
  return (CATEGORY_TYPES as readonly string[]).includes(value)
}

/** Lists that are about their order: how many games they hold is not informative. */
export function isUncountedType(id: string): boolean {
  return CATEGORY_INTROS[id] !== undefined
}

/** Lists of the first places only, which is what they are about. */
export function isRankedType(id: string): boolean {
  return id === 'HotGames' || id === 'BestGames'
}

/** Computed orders of all games: their count is always the same. */
export function isComputedType(id: string): boolean {
  return isRankedType(id) || id === 'Newest' || id === 'EditorPicks'
}

/** The type of this name in any case. */
export function findCategoryType(name: string): CategoryType | undefined {
  return CATEGORY_TYPES.find((type) => type.toLowerCase() === name.toLowerCase())
}

export const PAGE_SIZE = 60
/** A tag with fewer games is linked nowhere and is in no index; its address stays. */
export const MIN_LINKED_TAG_GAMES = 6
/** A list of so many games shows each large; more fill rows of their own. */
export const MAX_FEW_GAMES = 3

const PAGE_RE = /^[1-9]\d{0,5}$/

/** A page number as in a path: `1`, not `01`, `1e1` or `0`. */
export function parsePageNumber(text: string): number | null {
  return PAGE_RE.test(text) ? Number(text) : null
}

/** Page 1 always exists; a page past the end does not. */
export function countPages(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
