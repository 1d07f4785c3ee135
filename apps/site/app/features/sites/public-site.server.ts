import { listProviders } from '#app/features/privacy/providers.ts'
import { toAdSettings } from '#app/features/ads/ad-settings.ts'
import { brandVersion } from './brand-files.server.ts'
import { layOutWordmark } from './brand-drawing.ts'
import type { PublicSite } from '#app/domain/public-site.ts'
import type { Site } from '#app/domain/site.ts'
import { schemeOf, themeStyle } from './theme.ts'

/** `port` is the server's own: a site of this machine has no other address. */
export function toPublicSite(site: Site, port: number): PublicSite {
  const { name, language, direction, theme, remoteGames, audience, runtime } = site
  const { width, hasIcon } = layOutWordmark(site)
  return {
    ...{ name, language, direction, remoteGames, audience, runtime },
    asksConsent: listProviders(site).some(({ isThirdParty }) => isThirdParty),
    colour: theme.background,
    scheme: schemeOf(theme),
    style: themeStyle(theme),
    origin: siteOrigin(site, port),
    ads: toAdSettings(site),
    logo: { width, hasIcon, version: brandVersion(site) },
  }
}

/** The canonical origin of the site's pages, whatever address a visitor typed. */
export function siteOrigin({ canonicalHost }: Pick<Site, 'canonicalHost'>, port: number): string {
  const isLocal = canonicalHost === 'localhost' || canonicalHost.endsWith('.localhost')
  return isLocal ? `http://${canonicalHost}${port === 80 ? '' : `:${port}`}` : `https://${canonicalHost}`
}

/** Whether the site's own address is https. */
export function isSecureSite(site: Pick<Site, 'canonicalHost'>): boolean {
  return siteOrigin(site, 443).startsWith('https:')
}
