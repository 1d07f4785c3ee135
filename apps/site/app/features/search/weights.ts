/**
 * What each kind of match of a search counts. The numbers mean something only beside each other, so they stand in one file; `weights.test.ts`
 * holds their order. How the lists of categories are ordered, without a search, is in `features/catalogue/ranking.ts`.
 */

/** A title that is exactly the query. */
export const EXACT_TITLE = 2

/**
 * A title that begins with the query, by the square of how much of the title the query is; more where the query ends with one of its words:
 * "car" is a word before it is the beginning of "Carrom".
 */
export const TITLE_START = { base: 0.68, coverage: 0.2, wholeWord: 0.12 }

/** A title that has all words of the query, by how much of the title the query is. */
export const TITLE_WORDS = { base: 0.65, coverage: 0.15 }

/** A game whose tags, categories, maker or summary have all words of the query. */
export const OTHER_TEXT = 0.3

/** What a match counts, at most as much as 1, where an unknown word of the query was replaced by the nearest known one. */
export const CORRECTED = 0.8

/** A mistyped full title; each edit subtracts its share. */
export const LIKE_TITLE = 0.95

/** A mistyped beginning of a title; `coverage` counts squared, too. */
export const LIKE_START = { base: 0.74, coverage: 0.14 }

/** A mistyped beginning of a later word of a title. */
export const LIKE_INSIDE = { base: 0.66, coverage: 0.14 }

/** Mistyped words of a title in any order. */
export const LIKE_WORDS = { base: 0.64, coverage: 0.12 }

/** The cost of a last word that may be incomplete, besides its edits. */
export const UNFINISHED_WORD = 0.4

/** The share of a query's letters that must match a word; less on the page without results, which shows the closest titles. */
export const MIN_MATCHED = { usual: 0.7, relaxed: 0.2 }

/** Popularity, from 0 to 1, decides between equals and near equals, never between an exact title and a part of one. */
export const POPULARITY = 0.1

/** What popularity is made of: how often a game is played, and how good it is. */
export const POPULARITY_PARTS = { plays: 0.7, quality: 0.3 }
