/**
 * `/ads.txt`: who may sell advertising in this site's name. A site without ads has the placeholder record of the standard:
 * a missing file would let anyone sell in its name, and an empty one is an error. Only when ads are on and no seller
 * is set, there is no file: a wrong record, or the placeholder, would block the operator's own ads.
 */
import { toAdSettings } from '#app/features/ads/ad-settings.ts'
import type { Site } from '#app/domain/site.ts'
import { isSellerLine } from './ads-txt-line.ts'
import type { SeoFile, SeoView } from './seo-view.ts'

const PLACEHOLDER = 'placeholder.example.com, placeholder, DIRECT, placeholder'
/** Google's id at the certification authority, the same in every publisher's file. */
const GOOGLE_CERTIFICATE = 'f08c47fec0942fa0'

type AdSite = Pick<Site, 'audience' | 'ads' | 'purchase' | 'discovery'>

/** Empty for a site that shows no advertising of others; a child's site never does. */
export function listSellers(site: AdSite): string[] {
  if (site.audience === 'child') return []
  const account = toAdSettings(site)?.adsenseClient.replace(/^ca-/, '')
  const google = account ? [`google.com, ${account}, DIRECT, ${GOOGLE_CERTIFICATE}`] : []
  return [...new Set([...google, ...site.discovery.adsTxt])]
}

/** Ad Manager is on, whose network code is no seller's account. */
export function lacksSeller(site: AdSite): boolean {
  return toAdSettings(site)?.provider === 'gam' && !listSellers(site).some(isSellerLine)
}

export function renderAdsTxt({ site }: SeoView): SeoFile | null {
  if (lacksSeller(site)) return null
  const lines = listSellers(site)
  const hasSeller = lines.some(isSellerLine)
  return {
    type: 'text/plain; charset=utf-8',
    body: `${(hasSeller ? lines : [...lines, PLACEHOLDER]).join('\n')}\n`,
  }
}
