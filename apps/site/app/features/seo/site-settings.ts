/** What search engines, assistants and ad markets get: group `discovery` of a site's settings. */
import * as v from 'valibot'
import { AdsTxtLineSchema } from './ads-txt-line.ts'

export const discoverySettings = {
  /** Whether crawlers may use the site's texts and images to train models. Off: it brings no visitors. */
  aiTraining: v.optional(v.boolean(), false),
  /** Whether crawlers may put the site into the index that an assistant answers from. */
  aiSearch: v.optional(v.boolean(), true),
  /** Whether an assistant may fetch a page on a user's request. */
  aiUserFetch: v.optional(v.boolean(), true),
  /** Tells search engines that take part in IndexNow which pages changed. */
  indexNow: v.optional(v.boolean(), false),
  /** Lines of `/ads.txt` besides the one that follows from `ads.adsenseClient`. */
  adsTxt: v.optional(v.pipe(v.array(AdsTxtLineSchema), v.maxLength(1000)), []),
}
