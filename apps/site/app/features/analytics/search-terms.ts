/** Counts the terms of searches without results, and stores no term that only one visitor typed. */
import { foldQuery } from '#app/features/search/search.ts'

const MAX_WORDS = 6
const MAX_LENGTH = 40

/** The words as they may be counted, or null: an address, a telephone number and a long sentence are not search words. */
export function normaliseTerm(text: string): string | null {
  if (/[@/\\]|www\./i.test(text)) return null
  const folded = foldQuery(text)
  const digits = folded.replace(/\D/g, '').length
  const isWorthCounting =
    folded.length >= 2 && folded.length <= MAX_LENGTH && digits <= 4 && folded.split(' ').length <= MAX_WORDS
  return isWorthCounting ? folded : null
}

/** At this many visits a term says something about the catalogue and nothing about a person. */
export const MIN_VISITS = 3
const MAX_RARE_TERMS = 10_000

export interface RareTermFilter {
  /** The term to count under, or null while it is too rare to be stored. Repeated requests of one page count as one visitor. */
  accept(question: { site: string; term: string; day: number; id: string }): string | null
}

/**
 * A rare term stays in this process's memory for a day and is never stored. The newest stay when there are too many:
 * frequent terms come back at once.
 */
export function createRareTermFilter(): RareTermFilter {
  const searched = new Map<string, Set<string>>()
  let today = 0
  return {
    accept({ site, term, day, id }) {
      if (day !== today) searched.clear()
      today = day
      const key = `${site} ${term}`
      const pages = searched.get(key) ?? new Set()
      if (pages.size < MIN_VISITS) pages.add(pageOf(id))
      searched.delete(key)
      searched.set(key, pages)
      if (searched.size > MAX_RARE_TERMS) searched.delete(searched.keys().next().value!)
      return pages.size >= MIN_VISITS ? term : null
    },
  }
}

/** An event's id is that of the page load it happened in, and a number. */
export function pageOf(id: string): string {
  return id.replace(/-\d+$/, '')
}
