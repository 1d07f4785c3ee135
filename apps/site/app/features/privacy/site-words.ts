/** What the info pages say of one site: its values, what depends on its switches, and the parts made from them. */
import type { SiteWords } from '#app/features/articles/site-values.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { describePlaySource } from '#app/features/feeds/play-address.ts'
import { hasExampleOperator } from '#app/domain/site.ts'
import { hasConsentPlatform, hasThirdPartyGames } from './third-party-data.ts'
import type { PrivacyFacts } from './data-use-types.ts'
import { listDataUses } from './data-uses.ts'
import { renderDataUses, renderPromises } from './privacy-html.ts'
import { listPromises } from './promises.ts'
import { listProviders } from './providers.ts'

/** Stands where the page draws the form itself. */
export const CONTACT_FORM_MARK = '<!--contact-form-->'

export function toSiteWords(facts: PrivacyFacts): SiteWords {
  const { site } = facts
  const { name: siteName, host: siteHost, contactEmail, operatorName, operatorAddress } = site
  const dataUses = listDataUses(facts)
  const providers = listProviders(site)
  const hasRemoteGames = hasThirdPartyGames(facts)
  return {
    values: { siteName, siteHost, contactEmail, operatorName, operatorAddress },
    conditions: {
      contactEmail: contactEmail !== '',
      operatorName: operatorName !== '',
      operatorAddress: operatorAddress !== '',
      exampleOperator: hasExampleOperator(site),
      child: site.audience === 'child',
      ads: providers.some(({ kind }) => kind === 'ads'),
      consentPlatform: hasConsentPlatform(site),
      thirdParties: providers.some(({ isThirdParty }) => isThirdParty),
      remoteGames: hasRemoteGames,
      asksFirst: hasRemoteGames && site.remoteGames === 'ask',
    },
    blocks: {
      keptInBrowser: renderDataUses(dataUses, 'browser'),
      keptOnServer: renderDataUses(dataUses, 'server'),
      keptElsewhere: renderDataUses(dataUses, 'elsewhere'),
      promises: renderPromises(listPromises(facts)),
      contactForm: CONTACT_FORM_MARK,
    },
  }
}

/** Whose servers a game of this site may come from, by the names people know. */
export function listRemoteProviders({ games, adapters }: Pick<Catalogue, 'games' | 'adapters'>): string[] {
  const names = new Set<string>()
  for (const { provider, source } of games.values())
    for (const one of [{ provider, url: source.url }, ...source.fallbacks])
      if (!one.url.startsWith('/')) names.add(describePlaySource(one, adapters))
  return [...names].sort()
}

/** The other hosts of all uploaded games of this site. */
export function listReachedHosts({ games }: Pick<Catalogue, 'games'>): string[] {
  return [...new Set(games.values().flatMap(({ hosts = [] }) => hosts))].sort()
}
