/** Settings of a site that are valid but weak, incomplete or without effect. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AD_PLACES } from '#app/domain/ads.ts'
import { contrast } from '#app/domain/colour.ts'
import { hasExampleOperator, type Site } from '#app/domain/site.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { listProviders } from '#app/features/privacy/providers.ts'
import { listSeoWarnings } from '#app/features/seo/seo-warnings.ts'
import { correctTheme } from '#app/features/sites/theme.ts'
import type { Config } from '../config.ts'
import { listUnknownProviders, unknownProvider } from '../site-notices.ts'

/** Languages the interface has texts in. */
const INTERFACE_LANGUAGES = ['en']
const MIN_CONTRAST = 4.5

export function listSiteWarnings(site: Site, config: Config, known: KnownNames): Warning[] {
  return [
    ...listWeakContrast(site),
    ...listIdle(site),
    ...listImprintGaps(site, config),
    ...listMissing(site, known),
    ...listUnknownCategories(site, known.categoryIds),
    ...listSeoWarnings(site),
  ]
}

export type Warning = [key: string, text: string]

function listWeakContrast({ theme }: Site): Warning[] {
  const corrected = correctTheme(theme)
  return (['text', 'textHover'] as const).flatMap((key) =>
    (['background', 'element'] as const).flatMap((surface): Warning[] => {
      const ratio = contrast(theme[key], theme[surface])
      if (ratio >= MIN_CONTRAST) return []
      const measured = `${theme[key]} on ${surface} ${theme[surface]} has a contrast of ${ratio.toFixed(1)}:1`
      return [[`theme.${key}`, `${measured}, less than ${MIN_CONTRAST}:1; it is shown as ${corrected[key]}`]]
    }),
  )
}

/** Set, but without effect. */
function listIdle(site: Site): Warning[] {
  const { audience, analytics, ads, consent, languages, runtime } = site
  const others: [string, string][] = [
    ['analytics.googleAnalyticsId', analytics.googleAnalyticsId],
    ['analytics.tagManagerId', analytics.tagManagerId],
    ['analytics.posthogKey', analytics.posthogKey],
    ['analytics.tiktokPixelId', analytics.tiktokPixelId],
    ['ads.adsenseClient', ads.adsenseClient],
    ['ads.adManagerNetwork', ads.adManagerNetwork],
    ['consent.platformUrl', consent.platformUrl],
  ]
  const off = others
    .filter(([, value]) => audience === 'child' && value !== '')
    .map(([key]): Warning => [
      key,
      'stays off: a site for the audience “child” loads nothing from third parties',
    ])
  if (audience === 'child' && (ads.provider === 'google-h5' || ads.provider === 'gam'))
    off.push(['ads.provider', 'the audience is “child”: the site’s own promotions replace the network'])
  const unplaced = listUnplaced(ads).map((text): Warning => ['ads.kinds', text])
  const foreign = languages
    .filter((language) => !INTERFACE_LANGUAGES.includes(language.split('-')[0]!))
    .map((language): Warning => [
      'languages',
      `the interface has no texts in “${language}” yet; it stays English`,
    ])
  const shown: Warning[] =
    runtime.isShowCPU === 0 ? [] : [['runtime.isShowCPU', 'every visitor can read the server load']]
  return [...off, ...listIdleBreak(site), ...unplaced, ...foreign, ...shown]
}

/** Warns when no visitor, or not every visitor, will see the ad before games. */
function listIdleBreak(site: Site): Warning[] {
  const key = 'ads.beforePlay'
  if (!site.ads.beforePlay) return []
  if (site.audience === 'child')
    return [[key, 'stays off: a site for the audience “child” shows no ad between Play and a game']]
  if (site.ads.provider === 'none') return [[key, 'has no effect: ads.provider is “none”']]
  if (site.audience === 'general') return []
  const isAsked = listProviders(site).some(({ isThirdParty }) => isThirdParty)
  const who = isAsked
    ? 'only visitors who confirmed that they are 16 or older see it: the audience is “mixed”'
    : 'has no effect: the audience is “mixed”, and no site without a third party asks for an age'
  return [[key, who]]
}

/** Kinds that are on, but for which the network was given no unit. */
function listUnplaced({ provider, kinds, beforePlay, adManagerSlots, adsenseSlots }: Site['ads']): string[] {
  const hasPlace = (units: object) => AD_PLACES.some((place) => place in units)
  if (provider === 'google-h5' && kinds.includes('slot') && !hasPlace(adsenseSlots))
    return ['“slot” is on, but ads.adsenseSlots names no unit: the site’s own promotions fill the slots']
  if (provider !== 'gam') return []
  return [...kinds, ...(beforePlay ? ['before-play'] : [])]
    .filter((kind) => (kind === 'slot' ? !hasPlace(adManagerSlots) : !(kind in adManagerSlots)))
    .map((kind) => `“${kind}” is on, but ads.adManagerSlots names no unit for it`)
}

/** A site with its own imprint may write any text there. */
export function hasOwnImprint({ host }: Site, { rootDir }: Config): boolean {
  return existsSync(join(rootDir, 'content/pages', host, 'imprint.md'))
}

function listImprintGaps(site: Site, config: Config): Warning[] {
  if (hasOwnImprint(site, config)) return []
  const effect = hasExampleOperator(site)
    ? 'is empty, so the imprint shows an example company: replace it with your own'
    : 'is empty, so the imprint is not complete'
  return (['operatorName', 'operatorAddress', 'contactEmail'] as const)
    .filter((key) => site[key] === '')
    .map((key): Warning => [key, effect])
}

function listUnknownCategories({ categories }: Site, known: ReadonlySet<string> | null): Warning[] {
  if (known === null) return []
  return (['hidden', 'order'] as const).flatMap((key): Warning[] => {
    const unknown = categories[key].filter((id) => !known.has(id))
    return unknown.length === 0 ? [] : [[`categories.${key}`, `no such category: ${unknown.join(', ')}`]]
  })
}

export interface KnownNames {
  hosts: readonly string[]
  adapters: readonly FeedAdapter[]
  /** Published games and categories; null: not looked up, so nothing is said about them. */
  slugs: ReadonlySet<string> | null
  categoryIds: ReadonlySet<string> | null
}

function listMissing(site: Site, { hosts, slugs, adapters }: KnownNames): Warning[] {
  const warnings: Warning[] = []
  if (!hosts.includes(site.canonicalHost))
    warnings.push(['canonicalHost', `“${site.canonicalHost}” is no site of this server`])
  const unpublished = slugs === null ? [] : site.editorPicks.filter((slug) => !slugs.has(slug))
  if (unpublished.length > 0 && slugs!.size > 0)
    warnings.push(['editorPicks', `not published here: ${unpublished.slice(0, 10).join(', ')}`])
  for (const name of listUnknownProviders(site.providerIds, adapters))
    warnings.push(['providerIds', unknownProvider(site.host, name, adapters).reason])
  if (!site.description.includes('{count}'))
    warnings.push(['description', 'does not contain {count}, so it does not show the number of games'])
  return warnings
}
