/** Holds back an import that changes more than a provider does between two runs: a hijacked or mixed-up feed waits for an operator. */

export interface ListChange {
  /** Ids on the slice's list at its last published import. */
  before: number
  /** Ids the feed lists now. */
  now: number
  /** Ids that left the list. */
  left: number
  /** Ids that are listed as before, under another title or play address. */
  replaced: number
}

const MAX_GROWTH = 0.5
const MIN_GROWTH_RECORDS = 200
const MAX_EXCHANGED = 0.3

interface GuardedList {
  isRolling: boolean
  isReviewed?: boolean
}

/**
 * Why the import has to wait, or null. The first run of a slice is free, unless every import of it is reviewed; a rolling source exchanges
 * its list by design.
 */
export function findGuardReason(
  change: ListChange,
  { isRolling, isReviewed = false }: GuardedList,
): string | null {
  if (isReviewed) return 'every import of this list is reviewed first'
  const { before, now, left, replaced } = change
  if (before === 0) return null
  const grown = now - before
  if (grown > MIN_GROWTH_RECORDS && grown > before * MAX_GROWTH)
    return `it lists ${count(now)} records and listed ${count(before)} at its last published import, ${percent(grown, before)} % more`
  const exchanged = left + replaced
  if (isRolling || exchanged <= before * MAX_EXCHANGED) return null
  return (
    `${count(exchanged)} of the ${count(before)} records of its last published import were exchanged ` +
    `(${percent(exchanged, before)} %): ${count(left)} left the list, ${count(replaced)} have another title or play address`
  )
}

function count(records: number): string {
  return records.toLocaleString('en')
}

function percent(part: number, total: number): number {
  return Math.round((part / total) * 100)
}
