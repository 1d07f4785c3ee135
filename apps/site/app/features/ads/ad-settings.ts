/** What a page is told of its site's ads, and who fills the places. */
import type { AgeTreatment } from '#app/features/consent/consent.ts'
import type { Site } from '#app/features/sites/site.ts'

/**
 * `break`: between two levels, asked for by a game. `rewarded`: chosen by the player for something in the game. `anchor`: along the
 * bottom edge. `interstitial`: over the page between two pages. `slot`: a place in a page.
 */
export const AD_KINDS = ['break', 'rewarded', 'slot', 'anchor', 'interstitial'] as const
export type AdKind = (typeof AD_KINDS)[number]

/** Where a slot stands. */
export const AD_PLACES = ['home', 'category', 'game', 'article'] as const
export type AdPlace = (typeof AD_PLACES)[number]

/** What an event of an ad may be about: a place, a kind, the break before a game, or an ad whose kind nobody can tell. */
const PLACEMENTS: ReadonlySet<string> = new Set([...AD_PLACES, ...AD_KINDS, 'before-play', 'manual'])

export function isPlacement(name: string): boolean {
  return PLACEMENTS.has(name)
}

export const AD_PROVIDERS = ['none', 'house', 'google-h5', 'gam'] as const
export type AdProviderId = (typeof AD_PROVIDERS)[number]

/** Listed by hand: what of a site's ads its pages carry to the browser. */
export interface AdSettings {
  provider: Exclude<AdProviderId, 'none'>
  kinds: readonly AdKind[]
  /** The least time between two ads over a game or a page that nobody asked for. */
  everySeconds: number
  /** Whether a break may come between Play and a game's start. */
  beforePlay: boolean
  /** Children and others come here: who is not known to be older counts as a child. */
  isMixed: boolean
  adsenseClient: string
  /** Place to ad unit, digits. */
  adsenseSlots: Readonly<Record<string, string>>
  adManagerNetwork: string
  /** Place or kind to ad unit. */
  adManagerSlots: Readonly<Record<string, string>>
  /** Whether a click also counts as a purchase at the video network. */
  hasPurchase: boolean
}

/** Null: no ads at all. A child's site has its own promotions and nothing of anybody else, whatever was set. */
export function toAdSettings(site: Pick<Site, 'ads' | 'audience' | 'purchase'>): AdSettings | null {
  const { ads, audience } = site
  const isChild = audience === 'child'
  const beforePlay = ads.beforePlay && !isChild
  if (ads.provider === 'none' || (ads.kinds.length === 0 && !beforePlay)) return null
  const provider = isChild ? 'house' : ads.provider
  const isSense = provider === 'google-h5'
  const isManager = provider === 'gam'
  return {
    provider,
    kinds: ads.kinds,
    everySeconds: ads.everySeconds,
    beforePlay,
    isMixed: audience === 'mixed',
    adsenseClient: isSense ? ads.adsenseClient : '',
    adsenseSlots: isSense ? ads.adsenseSlots : {},
    adManagerNetwork: isManager ? ads.adManagerNetwork : '',
    adManagerSlots: isManager ? ads.adManagerSlots : {},
    hasPurchase: !isChild && site.purchase,
  }
}

/** Never to a child. */
export function mayShowBeforePlay(
  { beforePlay, isMixed }: Pick<AdSettings, 'beforePlay' | 'isMixed'>,
  age: AgeTreatment,
): boolean {
  return beforePlay && !(isMixed && age === 'child')
}

/** Whether pages of the site may load a network's script, which their security policy has to allow. */
export function hasAdNetwork(site: Pick<Site, 'ads' | 'audience'>): boolean {
  return site.audience !== 'child' && (site.ads.provider === 'google-h5' || site.ads.provider === 'gam')
}

/** A network only after the visitor agreed; until then, and for whoever refused, the site's own promotions. */
export function chooseProvider(
  { provider }: Pick<AdSettings, 'provider'>,
  consent: { ads: boolean },
): Exclude<AdProviderId, 'none'> {
  return consent.ads ? provider : 'house'
}

export interface AdFault {
  key: string
  reason: string
}

/** What cannot work together, in words an operator can act on. */
export function listAdFaults({ ads }: Pick<Site, 'ads'>): AdFault[] {
  if (ads.provider === 'google-h5' && ads.adsenseClient === '')
    return [{ key: 'ads.provider', reason: 'google-h5 needs ads.adsenseClient, which is empty' }]
  if (ads.provider === 'gam' && ads.adManagerNetwork === '')
    return [{ key: 'ads.provider', reason: 'gam needs ads.adManagerNetwork, which is empty' }]
  return []
}
