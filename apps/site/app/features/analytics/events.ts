/** Everything that may be tracked, by name, with what belongs to it. An event that is not in these lists does not exist. */
import { SCREEN_ROUTES } from '#app/browser-routes.ts'
import { toPathPattern } from '#app/path-pattern.ts'
import type { Screen } from '#app/site-routes.ts'

/** Screens, under the product's names. */
export const PAGE_EVENTS = [
  'Home',
  'Play',
  'Detail',
  'Category',
  'CateDetail',
  'Search',
] as const satisfies readonly Screen[]
export const AD_EVENTS = [
  'AD_Click',
  'anc_click',
  'Rewarded',
  'sum_ClickVig',
  'AD_Click_All',
  'Sum_AD_Click_All',
  'Inter_AD_Show',
  'Anc_AD_Show',
] as const
/** What a click on an ad means to the video network that sent the visitor. */
export const VIDEO_NETWORK_EVENTS = [
  'ClickButton',
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'Purchase',
] as const
/** The site's own counts, never sent to third parties: what an operator needs to see how placements perform. */
export const PLACEMENT_EVENTS = ['AdRequest', 'AdShow', 'AdClick'] as const
/** Visits, those that a link with tracking parameters began, and addresses that lead nowhere; these never leave the site either. */
const VISIT_EVENTS = ['Visit', 'Landing', 'LostPage'] as const
/** Presses on Play, those after which the game appeared, and how long it was played; these never leave the site either. */
export const PLAY_EVENTS = ['PlayPress', 'PlayReady', 'PlayTime'] as const
/** `PlayTime` is sent when a game was played for so many minutes. */
export const PLAY_MINUTES = [1, 2, 5, 10, 20, 40] as const
/** How fast the pages are for those who visit them. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof VITAL_NAMES)[number]

export type PageEvent = (typeof PAGE_EVENTS)[number]
type AdEvent = (typeof AD_EVENTS)[number] | (typeof VIDEO_NETWORK_EVENTS)[number]

/** The properties of each event; all are optional when unknown. */
export interface EventProperties
  extends
    Record<AdEvent | (typeof PLACEMENT_EVENTS)[number], { placement?: string }>,
    Record<'Home' | 'Category' | 'Search' | 'Visit' | 'Landing', Record<never, never>>,
    Record<'Play' | 'Detail', { game?: string }>,
    Record<'PlayPress' | 'PlayReady', { game: string }>,
    Record<'PlayTime', { game: string; value: number }>,
    Record<'CateDetail', { category?: string }>,
    Record<'SearchMiss', { term: string }>,
    Record<'LostPage', { path: string }>,
    Record<VitalName, { value: number }> {}
export type EventName = keyof EventProperties

/** These go to every analytics provider that is on and allowed; the others stay on this host. */
const SHARED = new Set<string>([...PAGE_EVENTS, ...AD_EVENTS, ...VIDEO_NETWORK_EVENTS])

const AD_COUNTS = new Set<string>([...AD_EVENTS, ...VIDEO_NETWORK_EVENTS, ...PLACEMENT_EVENTS])

/** Whether it is about an ad, which may stand on any page: the site's own counts name the page too. */
export function isAdEvent(event: EventName): boolean {
  return AD_COUNTS.has(event)
}

export function isShared(event: EventName): boolean {
  return SHARED.has(event)
}

export const EVENT_NAMES: readonly EventName[] = [
  ...PAGE_EVENTS,
  ...AD_EVENTS,
  ...VIDEO_NETWORK_EVENTS,
  ...PLACEMENT_EVENTS,
  'SearchMiss',
  ...VISIT_EVENTS,
  ...PLAY_EVENTS,
  ...VITAL_NAMES,
]

/** What every event carries that leaves the site. */
export interface SharedProperties {
  Network: string
  Channel: string
  /** The screen it happened on: a page event's name, or `Other`. */
  Page: string
}

/** An event as the sinks get it. */
export interface TrackedEvent {
  id: string
  event: EventName
  properties: SharedProperties
  /** Which partner placed the link that began the visit; only for the site's own server. */
  pid?: string
  /** The game, category, placement, words or path it is about. */
  subject?: string
  /** Of a measurement, or the minutes of `PlayTime`. */
  value?: number
}

/** An event as it is sent to the site's own server. */
export interface WireEvent {
  id: string
  event: EventName
  subject?: string
  value?: number
  network?: string
  channel?: string
  pid?: string
  /** Of an ad's event, where the screen has a name. */
  page?: PageEvent
}

export const MAX_EVENTS_PER_BATCH = 100
export const MAX_SUBJECT_LENGTH = 120

const SCREENS = SCREEN_ROUTES.map(({ path, screen }) => ({ pattern: toPathPattern(path), screen }))

/** Undefined for pages that are no screen of the product's. */
export function findScreenName(name: string): PageEvent | undefined {
  return PAGE_EVENTS.find((screen) => screen === name)
}

/** The screen of an address, and the game or category in it. */
export function findScreen(pathname: string): { event: PageEvent; subject?: string } | null {
  for (const { pattern, screen } of SCREENS) {
    const match = pattern.exec(pathname)
    if (match) return match[1] === undefined ? { event: screen } : { event: screen, subject: match[1] }
  }
  return null
}
