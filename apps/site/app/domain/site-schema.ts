/**
 * Every key of a site with its default: what a file in `content/sites` or the ledger may say. Nothing third-party is on by default.
 * A feature's keys are in its `site-settings.ts`; here is their order, and what every site has.
 */
import * as v from 'valibot'
import { adsSettings, purchaseSetting, sponsorsSetting } from '#app/features/ads/site-settings.ts'
import { analyticsSettings } from '#app/features/analytics/site-settings.ts'
import { audienceSetting, gamesSettings } from '#app/features/audience/site-settings.ts'
import {
  categoriesSettings,
  editorPicksSetting,
  homeRowsSetting,
} from '#app/features/catalogue/site-settings.ts'
import { articlesSettings } from '#app/features/articles/site-settings.ts'
import { consentSettings } from '#app/features/consent/site-settings.ts'
import { developersSetting } from '#app/features/developers/site-settings.ts'
import { searchAliasesSetting } from '#app/features/search/site-settings.ts'
import { discoverySettings } from '#app/features/seo/site-settings.ts'
import { providerIdsSetting, remoteGamesSetting } from '#app/features/play/site-settings.ts'
import {
  linksSettings,
  logoSettings,
  manifestSettings,
  redirectsSetting,
  runtimeSettings,
  themeSettings,
} from '#app/features/sites/site-settings.ts'
import { HostSchema } from './host-schema.ts'
import { group, someText, text } from './setting-schemas.ts'

const LANGUAGE_FAULT = 'a language is written as in "en" or "pt-BR"'
const LanguageSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, LANGUAGE_FAULT),
  v.check(isLanguage, LANGUAGE_FAULT),
)

/** What `Intl` does not know as one (`en-12`) would fail every page that names it. */
function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== ''
  } catch {
    return false // a RangeError
  }
}

export const SiteSchema = v.strictObject({
  /** Empty: the host. */
  name: v.optional(text(45), ''),
  title: v.optional(someText(120), 'Play Free Games Unblocked Online – Games for Kids, Girls & Boys'),
  /** `{count}` is filled with "1000+" from 1,000 published games on, with the true number before. */
  description: v.optional(
    someText(320),
    'Free unblocked games for all ages: {count} best free games to play at once in your browser, with nothing to download and nothing to sign up for.',
  ),
  /** Its addresses answer as if there were no such site. */
  isOff: v.optional(v.boolean(), false),
  /** Where these pages belong, when another host shows the same ones. Empty: here. */
  canonicalHost: v.optional(v.union([v.literal(''), HostSchema], 'a host, or empty'), ''),
  /** Whether browsers that have seen this site use https for all hosts below it, too. */
  hstsIncludeSubDomains: v.optional(v.boolean(), false),
  /** The first is the pages' own. */
  languages: v.optional(v.pipe(v.array(LanguageSchema), v.minLength(1), v.maxLength(20)), ['en']),
  direction: v.optional(v.picklist(['ltr', 'rtl']), 'ltr'),
  /** Who the site is for. */
  audience: audienceSetting,
  /** Whether a provider’s game may load. */
  remoteGames: remoteGamesSetting,
  /** Which games the site lists, by age, content, provider, tag, category and slug. */
  games: group(gamesSettings),
  theme: group(themeSettings),
  logo: group(logoSettings),
  /** What an installed app is called; empty values come from the site. */
  manifest: group(manifestSettings),
  /** The operator's links in the menu and at the foot of pages. */
  links: group(linksSettings),
  /** Empty: the best games stand in. */
  editorPicks: editorPicksSetting,
  /** The rows of the home page. Empty: rows of categories. */
  homeRows: homeRowsSetting,
  /** What visitors mean by words that no title has. */
  searchAliases: searchAliasesSetting,
  /** Which categories this site lists, and in what order. */
  categories: group(categoriesSettings),
  articles: group(articlesSettings),
  /** Whether the site has a page for the makers of games. */
  developers: developersSetting,
  /** This publisher's id at each provider, put on the play addresses of its games. */
  providerIds: providerIdsSetting,
  /** From an address, or a pattern of addresses, to a path of this site or an https address. */
  redirects: redirectsSetting,
  contactEmail: v.optional(text(254), ''),
  operatorName: v.optional(text(200), ''),
  operatorAddress: v.optional(text(400), ''),
  /** How many days the operator keeps this server's log, for the privacy page; 0: not stated. */
  logDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)), 0),
  analytics: group(analyticsSettings),
  ads: group(adsSettings),
  /** Pictures with a link in the places of ads. */
  sponsors: sponsorsSetting,
  /** What search engines, assistants and ad markets get. */
  discovery: group(discoverySettings),
  consent: group(consentSettings),
  /** Whether a click on an ad also counts as a purchase at a video network. */
  purchase: purchaseSetting,
  runtime: group(runtimeSettings),
})
export type SiteSettings = v.InferOutput<typeof SiteSchema>
export type SiteKey = keyof SiteSettings
export type Theme = SiteSettings['theme']
