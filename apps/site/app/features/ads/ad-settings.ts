/** The ad settings of a page, and the provider that fills the placements. */
import type { AgeTreatment } from '#app/features/consent/consent.ts'
import type { AdProviderId, AdSettings } from '#app/domain/ads.ts'
import type { Site } from '#app/domain/site.ts'

/** Null: no ads at all. A child's site has only its own promotions, whatever the settings say. */
export function toAdSettings(site: Pick<Site, 'ads' | 'audience' | 'purchase'>): AdSettings | null {
  const { ads, audience } = site
  const isChild = audience === 'child'
  const beforePlay = ads.beforePlay && !isChild
  const code = hasAdCode(site) ? ads.code : {}
  const isNone = ads.provider === 'none'
  if (isNone && Object.keys(code).length === 0) return null
  if (ads.kinds.length === 0 && !beforePlay) return null
  const provider = isChild || ads.provider === 'none' ? 'house' : ads.provider
  const isSense = provider === 'google-h5'
  const isManager = provider === 'gam'
  return {
    provider,
    // Without a provider there are the places with the operator's own code, and no other ads.
    kinds: isNone ? ['slot'] : ads.kinds,
    everySeconds: ads.everySeconds,
    beforePlay: beforePlay && !isNone,
    isMixed: audience === 'mixed',
    adsenseClient: isSense ? ads.adsenseClient : '',
    adsenseSlots: isSense ? ads.adsenseSlots : {},
    adManagerNetwork: isManager ? ads.adManagerNetwork : '',
    adManagerSlots: isManager ? ads.adManagerSlots : {},
    hasPurchase: !isChild && site.purchase,
    code,
  }
}

/** Whether a place of the site may show the operator's own code: never for children. */
export function hasAdCode({ ads, audience }: Pick<Site, 'ads' | 'audience'>): boolean {
  return (
    audience !== 'child' &&
    ads.kinds.includes('slot') &&
    ads.codeCompany !== '' &&
    Object.keys(ads.code).length > 0
  )
}

/** Only with consent, and on a site for children and others only for a visitor who said not to be one. */
export function mayShowCode(
  { isMixed }: Pick<AdSettings, 'isMixed'>,
  consent: { ads: boolean },
  age: AgeTreatment,
): boolean {
  return consent.ads && !(isMixed && age === 'child')
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
  // Visitors read both before they agree.
  const missing = ['codeCompany', 'codePolicyUrl'] as const
  if (Object.keys(ads.code).length > 0)
    return missing
      .filter((key) => ads[key] === '')
      .map((key) => ({ key: `ads.${key}`, reason: 'own ad code needs it, and it is empty' }))
  return []
}
