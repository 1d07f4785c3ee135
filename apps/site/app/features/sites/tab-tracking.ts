/**
 * The source of this visit: the tracking parameters of its first link, stored for the tab, across pages and reloads.
 * Loaded with every page, so it handles only a query; `visit-source.ts` parses it.
 */
import { filterTracking } from './tracking.ts'

const SOURCE_KEY = 'playhouse:source'

export interface TabParts {
  /** The query of the page that is shown. */
  search: string
  /** What the tab has stored; empty for nothing. */
  stored: string
  /** The query of the previous page of this site, after a full load; empty otherwise. */
  referrerSearch: string
}

/**
 * The newest link counts, with all of its parameters; without any, the stored ones stay. A page may be left before its scripts
 * stored anything; the next one still gets the address it had.
 */
export function decideTracking({ search, stored, referrerSearch }: TabParts): string {
  return filterTracking(search) || filterTracking(stored) || filterTracking(referrerSearch)
}

/** As it is stored; also where the browser denies storage. Undefined before the first look. */
let known: string | undefined
let hasLanded = false

/** `?channel=…&network=…&pid=…` or empty. Looks at the address of the moment, so a first call when a page starts misses nothing. */
export function readTabTracking(): string {
  known ??= filterTracking(readStored())
  const tracking = decideTracking({
    search: location.search,
    stored: known,
    referrerSearch: readReferrerSearch(),
  })
  if (tracking !== known) {
    known = tracking
    hasLanded = true
    store(tracking)
  }
  return tracking
}

/** True once for each link that brought parameters which the tab did not have. */
export function takeLanding(): boolean {
  readTabTracking()
  const isLanding = hasLanded
  hasLanded = false
  return isLanding
}

function readStored(): string {
  try {
    return sessionStorage.getItem(SOURCE_KEY) ?? ''
  } catch {
    return '' // denied
  }
}

function store(text: string): void {
  try {
    sessionStorage.setItem(SOURCE_KEY, text)
  } catch {
    // Denied or full: it lives as long as its page.
  }
}

function readReferrerSearch(): string {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin ? referrer.search : ''
}
