/** The ad settings of a page, and the provider that fills the placements. */
import type { AgeTreatment } from '#app/features/consent/consent.ts'
import type { AdProviderId, AdSettings } from '#app/domain/ads.ts'
import type { Site } from '#app/domain/site.ts'

/** Null: no ads at all. A child's site has only its own promotions, whatever the settings say. */
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

/** A network only with consent; before that, and after a refusal, the site's own promotions. */
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

/** Settings that contradict each other, in words an operator can act on. */
export function listAdFaults({ ads }: Pick<Site, 'ads'>): AdFault[] {
  if (ads.provider === 'google-h5' && ads.adsenseClient === '')
    return [{ key: 'ads.provider', reason: 'google-h5 needs ads.adsenseClient, which is empty' }]
  if (ads.provider === 'gam' && ads.adManagerNetwork === '')
    return [{ key: 'ads.provider', reason: 'gam needs ads.adManagerNetwork, which is empty' }]
  return []
}
