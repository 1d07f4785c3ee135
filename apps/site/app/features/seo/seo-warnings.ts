/** Allowed `discovery` settings that contradict others, in words for the operator. */
import { toAdSettings } from '#app/features/ads/ad-settings.ts'
import type { Site } from '#app/domain/site.ts'
import { lacksSeller, listSellers } from './ads-txt.ts'
import { isSellerLine } from './ads-txt-line.ts'
import { isPublicHost } from './index-now.ts'

type Warning = [key: string, text: string]

export function listSeoWarnings(site: Site): Warning[] {
  const { discovery, host, canonicalHost } = site
  const warnings: Warning[] = []
  if (discovery.indexNow && !isPublicHost(host))
    warnings.push(['discovery.indexNow', `stays off: no search engine can reach “${host}”`])
  else if (discovery.indexNow && canonicalHost !== host)
    warnings.push([
      'discovery.indexNow',
      `stays off: these pages belong to “${canonicalHost}”, which tells them itself`,
    ])
  if (!discovery.aiSearch && discovery.aiTraining)
    warnings.push([
      'discovery.aiTraining',
      'is on while discovery.aiSearch is off: models learn from the site, and no assistant names it',
    ])
  return [...warnings, ...listAdsWarnings(site)]
}

function listAdsWarnings(site: Site): Warning[] {
  const { audience, discovery } = site
  if (audience === 'child')
    return discovery.adsTxt.length > 0
      ? [['discovery.adsTxt', 'is not in ads.txt: a site for children has no sellers']]
      : []
  if (lacksSeller(site))
    return [
      [
        'discovery.adsTxt',
        'names no seller though ads.provider is “gam”, so there is no ads.txt: put in your line, such as “google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0”',
      ],
    ]
  const provider = toAdSettings(site)?.provider ?? 'house'
  const isAdFree = provider === 'house'
  return isAdFree && listSellers(site).some(isSellerLine) && site.remoteGames === 'off'
    ? [['discovery.adsTxt', 'names sellers, though nothing on this site shows an ad']]
    : []
}
