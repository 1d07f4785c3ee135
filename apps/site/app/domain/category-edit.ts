/** What the ledger has of a category: an operator's own, or the changes of another. */
export interface CategoryEdit {
  id: string
  /** Null: the category's own. */
  label: string | null
  isHidden: boolean
  /** From 0; null for a category that was not put anywhere. */
  place: number | null
  /** Null for a change of a category that comes with the software. */
  own: { tags: string[]; words: string[]; games: string[]; icon: string | null } | null
}
