/** The settings of a site that belong to ads: group `ads`, `sponsors` and `purchase`. */
import * as v from 'valibot'
import { AD_KINDS, AD_PLACES, AD_POLICIES, AD_PROVIDERS } from '#app/domain/ads.ts'
import { DaySchema, isDayOrder, offOr, someText, text } from '#app/domain/setting-schemas.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'

/** Of a document of the operator's HTML: the beginning of its hash. */
export const AD_CODE_RE = /^[0-9a-f]{16}$/
export const SPONSOR_PICTURE_RE = /^sponsors-[0-9a-f]{12}$/

const HTTPS_FAULT = 'must be a full address that begins with https://'

function isHttpsUrl(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

export const adsSettings = {
  /** Who fills the places; a child's site has its own promotions instead of a network. */
  provider: v.optional(v.picklist(AD_PROVIDERS), 'none'),
  /** Games' breaks, rewarded ads and placements in pages; anchors and interstitials only when enabled. */
  kinds: v.optional(v.pipe(v.array(v.picklist(AD_KINDS)), v.maxLength(5)), ['break', 'rewarded', 'slot']),
  /** The least time between two ads over a game or a page. */
  everySeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3600)), 180),
  /** Whether a break may come between the press on Play and a game's start; never for children. */
  beforePlay: v.optional(v.boolean(), false),
  /**
   * How the pages of a site with a network trust their own scripts: `hash`, so that they are cached like all others, or `nonce`, new for each
   * visitor, as the networks' examples show it.
   */
  policy: v.optional(v.picklist(AD_POLICIES), 'hash'),
  adsenseClient: offOr(/^ca-pub-\d{10,20}$/, 'an AdSense client is written ca-pub-0000000000000000'),
  /** Place (`home`, `category`, `game`, `article`) to display unit. */
  adsenseSlots: v.optional(
    v.record(SlugSchema, v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'an AdSense unit is digits only'))),
    {},
  ),
  adManagerNetwork: offOr(/^\d{4,20}$/, 'an Ad Manager network code is digits only'),
  /** Place or kind (`home` …, `break`, `rewarded`, `anchor`, `interstitial`, `before-play`) to ad unit. */
  adManagerSlots: v.optional(v.record(SlugSchema, someText(100)), {}),
  /** Place to the id of a document of the operator's HTML in the ledger. */
  code: v.optional(
    v.record(
      v.picklist(AD_PLACES, `a place is one of ${AD_PLACES.join(', ')}`),
      v.pipe(
        v.string(),
        v.regex(AD_CODE_RE, 'a document has an id of 16 characters, which “ads code set” gives'),
      ),
    ),
    {},
  ),
  /** Whose advertising these documents load, and its privacy policy: both are shown to visitors before they agree. */
  codeCompany: v.optional(text(60), ''),
  codePolicyUrl: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500),
      v.check((url) => url === '' || isHttpsUrl(url), HTTPS_FAULT),
    ),
    '',
  ),
}

const SponsorSchema = v.pipe(
  v.strictObject({
    /** A picture in the ledger, as `sponsors-<hash>`, and its size in pixels. */
    picture: v.pipe(v.string(), v.regex(SPONSOR_PICTURE_RE, 'a picture is named as its upload was')),
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
    /** What the picture says, for people who do not see it. */
    alt: v.pipe(
      v.string(),
      v.trim(),
      v.check((alt) => alt !== '', 'say in words what the picture shows'),
      v.maxLength(150),
    ),
    link: v.pipe(v.string(), v.trim(), v.maxLength(2000), v.check(isHttpsUrl, HTTPS_FAULT)),
    places: v.pipe(
      v.array(v.picklist(AD_PLACES)),
      v.check((places) => places.length > 0, 'choose at least one place'),
      v.check((places) => new Set(places).size === places.length, 'each place is named once'),
    ),
    /** The first and last day on which it is shown, UTC. */
    from: v.optional(DaySchema),
    until: v.optional(DaySchema),
    isOff: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check((days) => isDayOrder(days), 'the last day is before the first'),
    ['until'],
  ),
)
export type Sponsor = v.InferOutput<typeof SponsorSchema>

/** Pictures with a link that stand in the places of ads; several in one place take turns by the day. */
export const sponsorsSetting = v.optional(v.pipe(v.array(SponsorSchema), v.maxLength(40)), [])

/** Whether a click on an ad also counts as a purchase at a video network. */
export const purchaseSetting = v.optional(v.boolean(), false)
