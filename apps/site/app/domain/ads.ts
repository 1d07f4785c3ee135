/** Kinds and placements of ads, and the ad settings that a page gets. */

/**
 * `break`: between two levels, asked for by a game. `rewarded`: chosen by the player for something in the game. `anchor`: along the
 * bottom edge. `interstitial`: over the page between two pages. `slot`: a place in a page.
 */
export const AD_KINDS = ['break', 'rewarded', 'slot', 'anchor', 'interstitial'] as const
export type AdKind = (typeof AD_KINDS)[number]

/** The position of a slot. */
export const AD_PLACES = ['home', 'category', 'game', 'article'] as const
export type AdPlace = (typeof AD_PLACES)[number]

/** What an ad event is about: a placement, a kind, the break before a game, a sponsor's picture, or an unknown ad. */
const PLACEMENTS: ReadonlySet<string> = new Set([
  ...AD_PLACES,
  ...AD_KINDS,
  'before-play',
  'manual',
  'sponsor',
])

export function isPlacement(name: string): boolean {
  return PLACEMENTS.has(name)
}

export const AD_PROVIDERS = ['none', 'house', 'google-h5', 'gam'] as const
export type AdProviderId = (typeof AD_PROVIDERS)[number]

/** By what the page's content security policy trusts the page's own scripts on a site with a network. */
export const AD_POLICIES = ['hash', 'nonce'] as const

/** The ad settings that pages send to the browser, listed by hand. */
export interface AdSettings {
  provider: Exclude<AdProviderId, 'none'>
  kinds: readonly AdKind[]
  /** The minimum time between two ads over a game or page that the user did not request. */
  everySeconds: number
  /** Whether a break may come between Play and a game's start. */
  beforePlay: boolean
  /** For children and others: a visitor of unknown age counts as a child. */
  isMixed: boolean
  adsenseClient: string
  /** Place to ad unit, digits. */
  adsenseSlots: Readonly<Record<string, string>>
  adManagerNetwork: string
  /** Place or kind to ad unit. */
  adManagerSlots: Readonly<Record<string, string>>
  /** Whether a click also counts as a purchase at the video network. */
  hasPurchase: boolean
  /** Place to the id of the operator's own document; empty for children. */
  code: Readonly<Record<string, string>>
}
