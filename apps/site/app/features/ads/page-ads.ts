/** The ads of one page: its places are filled, automatic ones begin, and what is shown is noticed. */
import { isPlayPage } from '#app/domain/canonical-path.ts'
import type { AdKind, AdPlace, AdSettings } from '#app/domain/ads.ts'
import { isDisplayed, startCountdown } from './ad-watch.ts'
import { type Ads, hasInput, openAds } from './ads.ts'

/** A place is filled when it comes near. */
const NEAR = '400px'
const PHONE = '(max-width: 759px)'
const INPUTS = ['pointerup', 'keyup'] as const

/** Called on every page; the answer ends what belongs to it. */
export function startPageAds(settings: AdSettings): () => void {
  const ads = openAds(settings)
  let page = new AbortController()
  fillPage(ads, page.signal)
  const stopListening = ads.onProviderChange(() => {
    page.abort()
    page = new AbortController()
    fillPage(ads, page.signal)
  })
  return () => {
    stopListening()
    page.abort()
  }
}

function fillPage(ads: Ads, signal: AbortSignal): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-ad-place]')]
  // A sponsor's picture came with the page.
  const open = places.filter((place) => place.querySelector(':scope > a') === null)
  fillWhenNear(ads, open, signal)
  markWhenSeen(places, signal)
  const kinds = listAutomatic(ads, places.length > 0)
  if (kinds.length === 0 || !ads.isSettled()) return
  const isPlay = isPlayPage(location.pathname)
  afterInput(signal, () => {
    ads.findProvider().then(
      (provider) => {
        if (signal.aborted || !provider) return
        // Beside a game nothing starts automatically; ads that a network started on the page before are still detected.
        if (!isPlay) provider.startPage(kinds, signal)
        for (const kind of ['interstitial', 'anchor'] as const)
          watchShown(kind, ads, () => provider.findShown(kind), signal)
      },
      () => {}, // its code failed to load: a page without automatic ads
    )
  })
}

/** On a phone one ad in view is enough: our anchor hides for a placement; a network's cannot be moved, so there is none. */
function listAutomatic(ads: Ads, hasPlaces: boolean): AdKind[] {
  const isCrowded = hasPlaces && !ads.isHouse() && matchMedia(PHONE).matches
  return ads.settings.kinds.filter((kind) => kind === 'interstitial' || (kind === 'anchor' && !isCrowded))
}

function watchShown(
  kind: 'anchor' | 'interstitial',
  ads: Ads,
  find: () => Element | null,
  signal: AbortSignal,
): void {
  const look = () => {
    const element = find()
    return isDisplayed(element) ? element : null
  }
  const stop = startCountdown(look, (element) => ads.recordShown(kind, element))
  signal.addEventListener('abort', stop)
}

/** No ad covers a page before the first input. */
function afterInput(signal: AbortSignal, call: () => void): void {
  if (hasInput()) return call()
  const heard = new AbortController()
  const hear = () => {
    heard.abort()
    if (!signal.aborted) call()
  }
  for (const name of INPUTS) addEventListener(name, hear, { signal: heard.signal, passive: true })
  signal.addEventListener('abort', () => heard.abort())
}

function fillWhenNear(ads: Ads, places: readonly HTMLElement[], signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        fillPlace(ads, target as HTMLElement, signal)
      }
    },
    { rootMargin: NEAR },
  )
  for (const place of places) observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The place is React's and stays empty for it; the ad has an element of its own in it. */
function fillPlace(ads: Ads, place: HTMLElement, signal: AbortSignal): void {
  const home = document.createElement('div')
  home.dataset.adKind = 'manual'
  place.append(home)
  signal.addEventListener('abort', () => home.remove())
  ads.fillSlot(place.dataset.adPlace as AdPlace, home, signal).catch((error: unknown) => {
    console.warn('An ad placement stays empty.', error)
  })
}

/** Our own anchor steps aside while a place is in view. */
function markWhenSeen(places: readonly HTMLElement[], signal: AbortSignal): void {
  const seen = new Set<Element>()
  const root = document.documentElement
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    root.toggleAttribute('data-ad-in-view', seen.size > 0)
  })
  for (const place of places) observer.observe(place)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    root.removeAttribute('data-ad-in-view')
  })
}
