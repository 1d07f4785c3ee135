/**
 * What the visits of each partner's links came to. A `pid` is free text of a link, so it may be unique to one visitor: the ledger stores it
 * only from the third visit that it began on a day, and only the most frequent ones; all others are counted together.
 */
import type { CountedEvent } from '#server/ledger/events.ts'
import { PAGE_EVENTS } from './events.ts'

/** The ledger's event names for counts by `pid`; an empty subject is the sum of all unnamed ones. */
export const PID_EVENTS = {
  visits: 'PidVisit',
  screens: 'PidScreen',
  playPages: 'PidPlay',
  adClicks: 'PidAdClick',
} as const
export type PidColumn = keyof typeof PID_EVENTS
export const PID_COLUMNS = Object.keys(PID_EVENTS) as PidColumn[]

const SCREENS = new Set<string>(PAGE_EVENTS)
/** As for search terms: at this count it does not identify a person. */
const MIN_VISITS = 3
/** More than `stats` shows, so that the most frequent of several processes are among them. */
const MAX_NAMED = 200
const MAX_KNOWN = 10_000

function listColumns(event: string): PidColumn[] {
  if (event === 'Landing') return ['visits']
  if (event === 'AdClick') return ['adClicks']
  if (event === 'Play') return ['screens', 'playPages']
  return SCREENS.has(event) ? ['screens'] : []
}

export interface PidEvent {
  /** Of the page load, so that one page that sends again and again is one visit. */
  page: string
  site: string
  event: string
  pid: string | undefined
  day: number
}

export interface PidNamer {
  /** Counted in addition to the event itself. */
  listCounts(event: PidEvent): CountedEvent[]
}

interface Known {
  /** The first page loads that it began; enough of them name it. */
  pages: Set<string>
  /** Today. */
  visits: number
}

export function createPidNamer(maxNamed = MAX_NAMED): PidNamer {
  /** By site and pid; the longest unseen go first when there are too many. */
  const known = new Map<string, Known>()
  const namedBySite = new Map<string, Map<string, Known>>()
  let today = 0

  function meet(pid: string, { site, event, page }: PidEvent): Known {
    const key = `${site} ${pid}`
    const entry = known.get(key) ?? namedBySite.get(site)?.get(pid) ?? { pages: new Set(), visits: 0 }
    if (event === 'Landing') {
      entry.visits += 1
      if (entry.pages.size < MIN_VISITS) entry.pages.add(page)
    }
    known.delete(key)
    known.set(key, entry)
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
    return entry
  }

  /** When the list of names is full, a pid with more visits replaces the one with the fewest. */
  function isNamed(site: string, pid: string, entry: Known): boolean {
    const named = namedBySite.get(site) ?? new Map<string, Known>()
    namedBySite.set(site, named)
    if (named.has(pid)) return true
    if (entry.pages.size < MIN_VISITS) return false
    if (named.size >= maxNamed) {
      const [rarest, { visits }] = [...named].reduce((min, other) =>
        other[1].visits < min[1].visits ? other : min,
      )
      if (visits >= entry.visits) return false
      named.delete(rarest)
    }
    named.set(pid, entry)
    return true
  }

  return {
    listCounts(pidEvent) {
      const { site, event, pid, day } = pidEvent
      if (day !== today) {
        known.clear()
        namedBySite.clear()
      }
      today = day
      const columns = listColumns(event)
      if (!pid || columns.length === 0) return []
      const subject = isNamed(site, pid, meet(pid, pidEvent)) ? pid : ''
      return columns.map((column) => ({ site, event: PID_EVENTS[column], subject, source: '' }))
    },
  }
}
