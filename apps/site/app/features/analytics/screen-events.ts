/** Tracks every navigation: the screen, the words of a search without results, the path of a missing page. */
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { SearchPageData } from '#app/features/search/search.server.ts'
import { takeLanding } from '#app/features/sites/tab-tracking.ts'
import { findScreen } from './events.ts'
import { track } from './track.ts'

/** Only the 404 page has this. */
const LOST_PAGE = '[data-lost]'

/** A part of the page that is put in again does not make a visit of it. */
let trackedKey: string | null = null

export function useScreenEvents(): void {
  const { key, pathname } = useLocation()
  const data = useMatches().at(-1)?.loaderData
  useEffect(() => {
    if (trackedKey === key) return
    if (trackedKey === null && isNewVisit()) track('Visit')
    trackedKey = key
    if (takeLanding()) track('Landing')
    // Without data the page is missing or failed, whatever its address is.
    if (data !== undefined) trackScreen(pathname, data)
    else if (document.querySelector(LOST_PAGE)) track('LostPage', { path: pathname })
  }, [key, pathname, data])
}

/** A page that was opened from elsewhere. Nothing is stored for it: neither a reload nor a way back is one. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAgain = entry?.type === 'reload' || entry?.type === 'back_forward'
  return !isAgain && URL.parse(document.referrer)?.origin !== location.origin
}

function trackScreen(pathname: string, data: unknown): void {
  const screen = findScreen(pathname)
  if (!screen) return
  const { event, subject } = screen
  if (event === 'Play' || event === 'Detail') track(event, { game: subject })
  else if (event === 'CateDetail') track(event, { category: subject })
  else track(event)
  const term = event === 'Search' ? findMissedTerm(data) : null
  if (term !== null) track('SearchMiss', { term })
}

/** What the filters hid was found. */
function findMissedTerm(loaderData: unknown): string | null {
  const { data } = loaderData as { data?: SearchPageData }
  const words = data?.params.searchValue ?? ''
  return data && words !== '' && data.total === 0 && data.unfilteredTotal === 0 ? words : null
}
