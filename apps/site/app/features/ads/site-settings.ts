/** The settings of a site that belong to ads: group `ads`, and `purchase`. */
import * as v from 'valibot'
import { AD_KINDS, AD_POLICIES, AD_PROVIDERS } from '#app/domain/ads.ts'
import { offOr, someText } from '#app/domain/setting-schemas.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'

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
}

/** Whether a click on an ad also counts as a purchase at a video network. */
export const purchaseSetting = v.optional(v.boolean(), false)
