/** The seven category types of the product, with their labels; the odd spellings are the product's own. */
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

/** The order of the rows on the home page. */
export const HOME_ROWS: readonly CategoryType[] = [
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

export const PAGE_SIZE = 60

const PAGE_RE = /^[1-9]\d{0,5}$/

/** A page number as it stands in a path: `1`, not `01`, `1e1` or `0`. */
export function parsePageNumber(text: string): number | null {
  return PAGE_RE.test(text) ? Number(text) : null
}

/** Page 1 always exists; a page past the end does not. */
export function countPages(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
