/** Every key of a site with its default: what a file in `content/sites` or the ledger may say. Nothing third-party is on by default. */
import * as v from 'valibot'
import { AdsTxtLineSchema } from '#app/features/seo/ads-txt-line.ts'
import { AGE_BANDS, CONTENT_NOTES } from '#app/features/audience/rating.ts'
import { AD_KINDS, AD_PROVIDERS } from '#app/features/ads/ad-settings.ts'
import { SlugSchema } from '#app/features/catalogue/slug-schema.ts'
import { readPngLogo, readSvgLogo } from './logo.ts'
import { parseRedirects, type Redirects } from './redirects.ts'

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))
const someText = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength))
/** Empty means: off. */
const offOr = (pattern: RegExp, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || pattern.test(value), message),
    ),
    '',
  )
/** An object whose keys may all be left out. */
const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject(entries), {} as never)

export const ColourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is written #rrggbb'))

export const HostSchema = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'a host is a lower-case name without a port',
  ),
)

export const ThemeSchema = v.strictObject({
  background: v.optional(ColourSchema, '#0e1024'),
  element: v.optional(ColourSchema, '#1b1f42'),
  text: v.optional(ColourSchema, '#f4f1ea'),
  textHover: v.optional(ColourSchema, '#ffd84d'),
  /** Buttons, marked words and the light behind the page. */
  accent: v.optional(ColourSchema, '#7050f4'),
  /** The second light behind the page. */
  glow: v.optional(ColourSchema, '#b03a8c'),
  /** Of tiles and cards. */
  corners: v.optional(v.picklist(['sharp', 'soft', 'round']), 'soft'),
  /** How tiles are lit: a coloured shade below, or a line of light around. */
  tiles: v.optional(v.picklist(['shade', 'neon']), 'shade'),
})
export type Theme = v.InferOutput<typeof ThemeSchema>

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

const AnalyticsSchema = v.strictObject({
  googleAnalyticsId: offOr(/^G-[A-Z0-9]{4,16}$/, 'a Google Analytics id is written G-XXXXXXXXXX'),
  tagManagerId: offOr(/^GTM-[A-Z0-9]{4,12}$/, 'a tag manager id is written GTM-XXXXXXX'),
  posthogKey: offOr(/^phc_[A-Za-z0-9]{8,80}$/, 'a PostHog project key starts with phc_'),
  posthogHost: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+$/, 'an https origin without a path')),
    'https://eu.i.posthog.com',
  ),
  tiktokPixelId: offOr(/^[A-Z0-9]{10,40}$/, 'a TikTok pixel id is capital letters and digits'),
})

const AdsSchema = v.strictObject({
  /** Who fills the places; a child's site has its own promotions instead of a network. */
  provider: v.optional(v.picklist(AD_PROVIDERS), 'none'),
  /** Games' breaks, rewarded ads and places in pages; anchors and interstitials only where they are asked for. */
  kinds: v.optional(v.pipe(v.array(v.picklist(AD_KINDS)), v.maxLength(5)), ['break', 'rewarded', 'slot']),
  /** The least time between two ads over a game or a page. */
  everySeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3600)), 180),
  /** Whether a break may come between the press on Play and a game's start; never for children. */
  beforePlay: v.optional(v.boolean(), false),
  adsenseClient: offOr(/^ca-pub-\d{10,20}$/, 'an AdSense client is written ca-pub-0000000000000000'),
  /** Place (`home`, `category`, `game`, `article`) to display unit. */
  adsenseSlots: v.optional(
    v.record(SlugSchema, v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'an AdSense unit is digits only'))),
    {},
  ),
  adManagerNetwork: offOr(/^\d{4,20}$/, 'an Ad Manager network code is digits only'),
  /** Place or kind (`home` …, `break`, `rewarded`, `anchor`, `interstitial`, `before-play`) to ad unit. */
  adManagerSlots: v.optional(v.record(SlugSchema, someText(100)), {}),
})

const DiscoverySchema = v.strictObject({
  /** Whether crawlers may take the site's texts and pictures for the making of models. Off: it brings no visitor back. */
  aiTraining: v.optional(v.boolean(), false),
  /** Whether crawlers may put the site into the index that an assistant answers from. */
  aiSearch: v.optional(v.boolean(), true),
  /** Whether an assistant may fetch a page that somebody asked it for. */
  aiUserFetch: v.optional(v.boolean(), true),
  /** Tells search engines that take part in IndexNow which pages changed. */
  indexNow: v.optional(v.boolean(), false),
  /** Lines of `/ads.txt` beside the one that follows from `ads.adsenseClient`. */
  adsTxt: v.optional(v.pipe(v.array(AdsTxtLineSchema), v.maxLength(1000)), []),
})

const names = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(pattern, message))), v.maxLength(500)), [])
const categoryNames = () => names(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a category is written as in its address')
const slugs = (maxLength: number) => v.optional(v.pipe(v.array(SlugSchema), v.maxLength(maxLength)), [])

/** Which games the site lists. */
const GamesSchema = v.strictObject({
  /** The highest age band listed. Left out: `7+` for `child`, `12+` for `mixed`, `16+` for `general`. */
  maxAge: v.optional(v.picklist(AGE_BANDS.slice(0, 4) as Exclude<(typeof AGE_BANDS)[number], 'adult'>[])),
  /** Content notes a listed game may have. Left out: mild cartoon violence for `child`, all but gambling for `mixed`, all for `general`. */
  notes: v.optional(v.array(v.picklist(CONTENT_NOTES))),
  /** Only games of these providers; empty: of all. The own games' provider is `playhouse`. */
  providers: slugs(100),
  exceptProviders: slugs(100),
  /** Only games with one of these tags; empty: with any or none. */
  tags: slugs(500),
  exceptTags: slugs(500),
  /** Only games in one of these categories; empty: in any or none. */
  categories: categoryNames(),
  exceptCategories: categoryNames(),
  /** Listed whatever the limits and choices above say, but for adult games. */
  allow: slugs(5000),
  /** Never listed. */
  deny: slugs(5000),
})

const ConsentSchema = v.strictObject({
  /** The script of a certified consent platform with the IAB's `__tcfapi`; it asks instead of the site. */
  platformUrl: offOr(
    /^https:\/\/[a-z0-9.-]+\/[\w./?&=%-]{1,200}$/,
    'the https address of the platform’s script',
  ),
})

/** One of the seven types, or the slug of a category. */
const CategoryIdSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a category is named as in its address, such as Cars or match-3'),
)

const SiteCategoriesSchema = v.strictObject({
  /** Listed nowhere on this site. */
  hidden: v.optional(v.pipe(v.array(CategoryIdSchema), v.maxLength(200)), []),
  /** These first, in this order; the others after them, in the order of all sites. */
  order: v.optional(v.pipe(v.array(CategoryIdSchema), v.maxLength(200)), []),
})

const RuntimeSchema = v.strictObject({
  /** Before every call of the page: a path of this host under which `/api` is reached, empty for its root. */
  apiBase: offOr(/^(\/[\w-]{1,40}){1,4}$/, 'a path such as /portal, without a slash at its end'),
  /** How long a page waits for an answer. */
  timeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(60_000)), 5000),
  /** Anything but 0: the page asks for the server's load and logs it. */
  isShowCPU: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 0),
  /** 1: the home page has a row of games picked by chance. */
  random: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 0),
})

export const SiteSchema = v.strictObject({
  /** Empty: the host. */
  name: v.optional(text(45), ''),
  title: v.optional(someText(120), 'Play Free Games Unblocked Online – Games for Kids, Girls & Boys'),
  /** `{count}` is filled with "1000+" from 1,000 published games on, with the true number before. */
  description: v.optional(
    someText(320),
    'Free unblocked games for all ages: {count} best free games to play at once in your browser, with nothing to download and nothing to sign up for.',
  ),
  /** Where these pages belong, when another host shows the same ones. Empty: here. */
  canonicalHost: v.optional(v.union([v.literal(''), HostSchema], 'a host, or empty'), ''),
  /** The first is the pages' own. */
  languages: v.optional(v.pipe(v.array(LanguageSchema), v.minLength(1), v.maxLength(20)), ['en']),
  direction: v.optional(v.picklist(['ltr', 'rtl']), 'ltr'),
  /** Who the site is for: decides which games are listed, and on a child's site that no request goes to anybody else. */
  audience: v.optional(v.picklist(['child', 'mixed', 'general']), 'child'),
  /**
   * Whether a provider's game may load: never, after the visitor agreed on a card that names the provider, or on Play.
   * Left out: `on` for a general audience, `ask` for the others.
   */
  remoteGames: v.optional(v.picklist(['off', 'ask', 'on'])),
  /** Which games the site lists, by age, content, provider, tag, category and slug. */
  games: group(GamesSchema.entries),
  theme: group(ThemeSchema.entries),
  logo: group({
    mark: v.optional(v.picklist(['house', 'sunbun', 'glowbat', 'letter']), 'letter'),
    /** A drawing of the operator's own as SVG text, made safe; it stands in for the mark. What cannot be made safe is left out. */
    svg: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => readSvgLogo(text).svg),
      ),
      '',
    ),
    /** The same as a square PNG (`data:image/png;base64,…`); a drawing stands before it. */
    png: v.optional(
      v.pipe(
        v.string(),
        v.transform((address) => readPngLogo(address).png),
      ),
      '',
    ),
  }),
  /** What an installed app is called; empty values come from the site. */
  manifest: group({
    shortName: v.optional(text(12), ''),
    description: v.optional(text(320), ''),
    categories: v.optional(v.pipe(v.array(SlugSchema), v.maxLength(10)), ['games', 'entertainment', 'kids']),
  }),
  /** Empty: the best games stand in. */
  editorPicks: v.optional(v.pipe(v.array(SlugSchema), v.maxLength(200)), []),
  /** Which categories this site lists, and in what order. */
  categories: group(SiteCategoriesSchema.entries),
  /** This publisher's id at each provider, put on the play addresses of its games. */
  providerIds: v.optional(v.record(SlugSchema, text(200)), {}),
  /** From an address, or a pattern of addresses, to a path of this site or an https address. Faulty rules are left out (`listLeftOut`). */
  redirects: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((rules): Redirects => parseRedirects(rules).redirects),
    ),
    {},
  ),
  contactEmail: v.optional(text(254), ''),
  operatorName: v.optional(text(200), ''),
  operatorAddress: v.optional(text(400), ''),
  /** How many days the operator keeps this server's log, as the privacy page tells it; 0: not told. */
  logDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)), 0),
  analytics: group(AnalyticsSchema.entries),
  ads: group(AdsSchema.entries),
  /** What search engines, assistants and ad markets are told. */
  discovery: group(DiscoverySchema.entries),
  consent: group(ConsentSchema.entries),
  /** Whether a click on an ad also counts as a purchase at a video network. */
  purchase: v.optional(v.boolean(), false),
  runtime: group(RuntimeSchema.entries),
})
export type SiteSettings = v.InferOutput<typeof SiteSchema>
export type SiteKey = keyof SiteSettings
