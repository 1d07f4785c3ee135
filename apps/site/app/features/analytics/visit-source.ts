/** Where this visit came from: the tracking parameters of the link that led here, stored for the tab, whatever pages and reloads follow. */
import { parseTracking, toTrackingQuery, type Tracking } from '#app/features/sites/tracking.ts'

const SOURCE_KEY = 'playhouse:source'
const NONE: Tracking = { channel: '', network: '', pid: '' }

export interface SourceParts {
  /** The query of the page that is shown. */
  search: string
  /** The query of the page of this site that led here by a full load; empty for every other. */
  referrerSearch: string
  /** What the tab has stored, or null. */
  stored: string | null
}

/** The newest link counts, with all of its parameters; a page without any keeps what the tab has. */
export function decideSource({ search, referrerSearch, stored }: SourceParts): {
  source: Tracking
  /** Whether a link brought it that the tab has not stored yet. */
  isNew: boolean
} {
  const known = parseTracking(stored ?? '')
  // A page can be left before its scripts have stored anything; the next one still sees the address it had.
  const named = parseTracking(search) ?? (known ? null : parseTracking(referrerSearch))
  if (!named || toTrackingQuery(named) === toTrackingQuery(known))
    return { source: known ?? NONE, isNew: false }
  return { source: named, isNew: true }
}

/** As it is stored; also where the browser denies storage. Undefined before the first look. */
let stored: string | null | undefined
let hasLanded = false

/** Also looks at the address of the moment, so a first call when a page starts misses nothing. */
export function readSource(): Tracking {
  stored ??= readStored()
  const { search } = location
  const { source, isNew } = decideSource({ search, referrerSearch: readReferrerSearch(), stored })
  if (isNew) {
    stored = toTrackingQuery(source)
    hasLanded = true
    store(stored)
  }
  return source
}

/** True once for each link that brought a source. */
export function takeLanding(): boolean {
  readSource()
  const isLanding = hasLanded
  hasLanded = false
  return isLanding
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(SOURCE_KEY)
  } catch {
    return null // denied
  }
}

function store(text: string): void {
  try {
    sessionStorage.setItem(SOURCE_KEY, text)
  } catch {
    // Denied or full: the source lives as long as its page.
  }
}

function readReferrerSearch(): string {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin ? referrer.search : ''
}
