/** The interface of ad providers. One file each; a page loads only the provider that its site uses. */
import type { AvailableAds } from '@playhouse/sdk'
import type { AdEventKind } from './ad-events.ts'
import type { BreakEvent, BreakKind } from './ad-break.ts'
import type { AdKind, AdPlace, AdSettings } from '#app/domain/ads.ts'

/** A network's script that has not come by then counts as blocked. */
export const SCRIPT_LIMIT_MS = 5000

/** What a provider may say of a break; the rules of the site, the clock and the visitor's leaving are not its business. */
export type ProviderEvent = Extract<
  BreakEvent,
  { type: 'unfilled' | 'fail' | 'show' | 'grant' | 'end' | 'dismiss' }
>

/** What a game may ask for. */
export type GameAdKind = keyof AvailableAds

/** Where in a game a break falls: before anything of it was played, `start`; while it is played, `pause`; between two rounds, `next`. */
export type GameMoment = 'start' | 'pause' | 'next'

export interface BreakRequest {
  kind: BreakKind
  moment: GameMoment
  report(event: ProviderEvent): void
  /** The request was cancelled: an ad that is not shown yet must not appear, and a shown one is removed as far as the network allows. */
  signal: AbortSignal
}

export interface AdProvider {
  /** Whether it has ads of that kind for this visitor; may fetch a network's script to find out. */
  canShow(kind: GameAdKind): Promise<boolean>
  showBreak(request: BreakRequest): void
  /** Puts an ad into a place of the page; false when it has none. */
  fillSlot(place: AdPlace, element: HTMLElement, signal: AbortSignal): Promise<boolean>
  /** Automatic ads: begins once, and again on every page. `signal` ends with the page. */
  startPage(kinds: readonly AdKind[], signal: AbortSignal): void
  /** An automatic ad that is on the page now. */
  findShown(kind: 'anchor' | 'interstitial'): Element | null
  /** Takes its own interstitial off the page, as far as the network lets us. */
  removeInterstitial?(): void
  /** Which ad a frame that took the focus belongs to. */
  findKindOf(frame: HTMLIFrameElement): AdEventKind | null
}

export interface ProviderContext {
  settings: AdSettings
  /** A click that is no focus in a foreign frame: on a link of our own. */
  onClick(kind: AdEventKind, placement: string): void
  /** Requests a break by the site's own rules, as for a game's. It ends with the page when `signal` aborts. */
  requestInterstitial(signal: AbortSignal): void
}

export type CreateProvider = (context: ProviderContext) => AdProvider
