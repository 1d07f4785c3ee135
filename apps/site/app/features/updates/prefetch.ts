/**
 * Fetches ahead what a visitor is likely to open: the module and the data of pages whose links are pointed at, focused, or in view.
 * Four at a time, only on lines that can bear it; what was fetched stays in the browser's own cache, where the navigation finds it.
 */
import { matchRoutes, type RouteObject } from 'react-router'
import { mayPrefetch } from './connection.ts'
import { findPageUrl } from './link-target.ts'
import { fetchPayload } from './load-payload.ts'
import { isOutdated } from './outdated.ts'
import { createWorkQueue } from '#app/work-queue.ts'

const PARALLEL = 4
/** As long as the data of a page is fresh. */
const FRESH_MS = 30_000
/** Links in view on one page: a wall has more than anybody opens. */
const MAX_IN_VIEW = 16
/** What is scrolled past is not looked at. */
const LOOK_MS = 300
const HOVER_MS = 60
const RESCAN_MS = 1000

interface RouterWindow {
  __reactRouterDataRouter?: {
    routes: RouteObject[]
    state: { navigation: { state: string } }
    subscribe(call: (state: { navigation: { state: string } }) => void): () => void
  }
  __reactRouterManifest?: { routes: Record<string, { module: string; css?: string[] } | undefined> }
}
const router = () => (window as RouterWindow).__reactRouterDataRouter
const manifest = () => (window as RouterWindow).__reactRouterManifest

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
  if (!url || !mayPrefetch() || isOutdated()) return
  const page = url.pathname + url.search
  const now = Date.now()
  if (page === location.pathname + location.search || now - (fetchedAt.get(page) ?? -Infinity) < FRESH_MS)
    return
  fetchedAt.set(page, now)
  const matches = matchRoutes(router()?.routes ?? [], url.pathname) ?? []
  for (const { route } of matches) prefetchRoute(route.id ?? '', isUrgent)
  void queue(() => fetchPayload(page, undefined, 'low').catch(() => fetchedAt.delete(page)), isUrgent)
}

const fetchedRoutes = new Set<string>()

function prefetchRoute(id: string, isUrgent: boolean): void {
  const entry = manifest()?.routes[id]
  if (!entry || fetchedRoutes.has(id)) return
  fetchedRoutes.add(id)
  const forget = () => fetchedRoutes.delete(id)
  // A module that fails here is asked for again, and recovered from, by the navigation that needs it.
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
    for (const link of document.querySelectorAll('main a[href^="/"]:not([href^="/search"])'))
      observer.observe(link)
  }
  let rescan: ReturnType<typeof setTimeout> | undefined
  router()?.subscribe(({ navigation }) => {
    clearTimeout(rescan)
    if (navigation.state === 'idle') rescan = setTimeout(scan, RESCAN_MS)
  })
  scan()
}
