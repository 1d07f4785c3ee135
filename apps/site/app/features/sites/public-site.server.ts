import { listProviders } from '#app/features/privacy/providers.ts'
import { toAdSettings } from '#app/features/ads/ad-settings.ts'
import { brandVersion } from './brand-files.server.ts'
import { layOutWordmark } from './brand-drawing.ts'
import type { PageLink, PublicSite } from '#app/domain/public-site.ts'
import type { Site } from '#app/domain/site.ts'
import { ARTICLES_PATH, CATEGORIES_PATH, DEVELOPERS_PATH, infoPath, OFFLINE_PATH } from '#app/site-paths.ts'
import { en } from '#app/texts/en.ts'
import { footerLinkTexts as texts } from '#app/texts/footer-link-texts.ts'
import type { SiteLink } from './site-settings.ts'
import { schemeOf, themeStyle } from './theme.ts'

/** `port` is the server's own: a site of this machine has no other address. */
export function toPublicSite(site: Site, port: number): PublicSite {
  const { name, language, direction, theme, remoteGames, audience, runtime } = site
  const { width, hasIcon } = layOutWordmark(site)
  const asksConsent = listProviders(site).some(({ isThirdParty }) => isThirdParty)
  return {
    ...{ name, language, direction, remoteGames, audience, runtime },
    asksConsent,
    colour: theme.background,
    scheme: schemeOf(theme),
    style: themeStyle(theme),
    origin: siteOrigin(site, port),
    ads: toAdSettings(site),
    hasSponsors: site.sponsors.length > 0,
    footer: [...listFooterLinks(site, asksConsent), ...site.links.footer.map(toPageLink)],
    menu: site.links.menu.map(toPageLink),
    logo: { width, hasIcon, version: brandVersion(site) },
  }
}

const toPageLink = ({ label, to }: SiteLink): PageLink => [to, label]

/** The last info page is for the parents of children, and only there. */
function listFooterLinks({ audience, developers }: Site, asksConsent: boolean): PageLink[] {
  const info = ['aboutUs', 'imprint', 'contactUs', 'privacyPolicy', 'parents'] as const
  return [
    [CATEGORIES_PATH, texts.categories],
    [ARTICLES_PATH, texts.articles],
    ...info.slice(0, audience === 'child' ? 5 : 4).map((key): PageLink => [infoPath(key), texts[key]]),
    [OFFLINE_PATH, en.footer.offline],
    ...(developers ? [[DEVELOPERS_PATH, texts.developers] as const] : []),
    ...(asksConsent ? [[`${infoPath('privacyPolicy')}#choices`, texts.choices] as const] : []),
  ]
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
