/**
 * Prefetches what a visitor is likely to open: the module and the data of pages whose links are hovered, focused, or in view.
 * Four at a time, and only on fast connections; the navigation finds the responses in the browser's HTTP cache.
 */
import { matchRoutes } from 'react-router'
import { findRouter } from '#app/router-internals/data-router.ts'
import { findRouteFiles } from '#app/router-internals/route-files.ts'
import { SEARCH_PATH } from '#app/site-paths.ts'
import { mayPrefetch } from './connection.ts'
import { findPageUrl } from './link-target.ts'
import { fetchPayload } from './load-payload.ts'
import { hasNewerBuild } from './newer-build.ts'
import { createWorkQueue } from '#app/work-queue.ts'

const PARALLEL = 4
/** How long the data of a page is fresh. */
const FRESH_MS = 30_000
/** Links in view on one page: a wall has more than a visitor opens. */
const MAX_IN_VIEW = 16
/** Links that are scrolled past are ignored. */
const LOOK_MS = 300
const HOVER_MS = 60
const RESCAN_MS = 1000

const queue = createWorkQueue(PARALLEL)
const fetchedAt = new Map<string, number>()

export function startPrefetch(): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const hint = (event: Event, waitMs: number) => {
    clearTimeout(pause)
    const link = (event.target as Element | null)?.closest?.('a')
    if (link) pause = setTimeout(() => prefetchLink(link, true), waitMs)
  }
  document.addEventListener('pointerover', (event) => hint(event, HOVER_MS), { passive: true })
  document.addEventListener('focusin', (event) => hint(event, 0))
  watchLinksInView()
}

function prefetchLink(link: HTMLAnchorElement, isUrgent: boolean): void {
  const url = findPageUrl(link)
  if (!url || !mayPrefetch() || hasNewerBuild()) return
  const page = url.pathname + url.search
  const now = Date.now()
  if (page === location.pathname + location.search || now - (fetchedAt.get(page) ?? -Infinity) < FRESH_MS)
    return
  fetchedAt.set(page, now)
  const matches = matchRoutes(findRouter()?.routes ?? [], url.pathname) ?? []
  for (const { route } of matches) prefetchRoute(route.id ?? '', isUrgent)
  void queue(() => fetchPayload(page, undefined, 'low').catch(() => fetchedAt.delete(page)), isUrgent)
}

const fetchedRoutes = new Set<string>()

function prefetchRoute(id: string, isUrgent: boolean): void {
  const entry = findRouteFiles(id)
  if (!entry || fetchedRoutes.has(id)) return
  fetchedRoutes.add(id)
  const forget = () => fetchedRoutes.delete(id)
  // The navigation that needs a module loads it again, and recovers, when loading fails here.
  void queue(() => import(/* @vite-ignore */ entry.module).catch(forget), isUrgent)
  for (const href of entry.css ?? []) {
    if (!document.querySelector(`link[href="${href}"]`))
      void queue(() => fetch(href, { priority: 'low' }).catch(forget), isUrgent)
  }
}

function watchLinksInView(): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let inView = 0
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      timers.delete(target)
      if (!isIntersecting || inView >= MAX_IN_VIEW) continue
      const look = () => {
        if (document.hidden || inView >= MAX_IN_VIEW) return
        inView++
        observer.unobserve(target)
        prefetchLink(target as HTMLAnchorElement, false)
      }
      timers.set(target, setTimeout(look, LOOK_MS))
    }
  })
  function scan(): void {
    observer.disconnect()
    inView = 0
    for (const link of document.querySelectorAll(`main a[href^="/"]:not([href^="${SEARCH_PATH}"])`))
      observer.observe(link)
  }
  let rescan: ReturnType<typeof setTimeout> | undefined
  findRouter()?.subscribe(({ navigation }) => {
    clearTimeout(rescan)
    if (navigation.state === 'idle') rescan = setTimeout(scan, RESCAN_MS)
  })
  scan()
}
