/** Where this visit came from: the tracking parameters of the link that led here, kept for the tab, whatever pages follow. */
import { isTrackingValue } from '#app/features/sites/tracking.ts'

const SOURCE_KEY = 'playhouse:source'

export interface VisitSource {
  network: string
  channel: string
}

const NONE: VisitSource = { network: '', channel: '' }

/** Null where the query says nothing that is valid. */
export function parseSource(search: string): VisitSource | null {
  const query = new URLSearchParams(search)
  const read = (name: string) => {
    const value = query.get(name) ?? ''
    return isTrackingValue(value) ? value : ''
  }
  const source = { network: read('network'), channel: read('channel') }
  return source.network === '' && source.channel === '' ? null : source
}

export interface SourceParts {
  /** The query of the page that is shown. */
  search: string
  /** The query of the page the browser loaded, which may be another by now. */
  landingSearch: string
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
}

/** The newest link counts; a page without parameters keeps what the tab had. */
export function findSource({ search, landingSearch, storage }: SourceParts): VisitSource {
  try {
    const source = parseSource(search) ?? parseSource(landingSearch)
    if (!source) return parseSource(storage?.getItem(SOURCE_KEY) ?? '') ?? NONE
    storage?.setItem(SOURCE_KEY, new URLSearchParams({ ...source }).toString())
    return source
  } catch {
    // Denied storage: the source lives as long as its page.
    return parseSource(search) ?? parseSource(landingSearch) ?? NONE
  }
}

let known: VisitSource | null = null

export function readSource(): VisitSource {
  known = parseSource(location.search) ?? known
  known ??= findSource({
    search: location.search,
    landingSearch: readLandingSearch(),
    storage: findTabStorage(),
  })
  return known
}

function readLandingSearch(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return URL.parse(entry?.name ?? '')?.search ?? ''
}

function findTabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null // denied
  }
}
