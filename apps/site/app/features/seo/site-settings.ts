/** What search engines, assistants and ad markets get: group `discovery` of a site's settings. */
import * as v from 'valibot'
import { AdsTxtLineSchema } from './ads-txt-line.ts'

/** The whole tag may be given; only the value of its `content` is stored in the site. */
function verification(pattern: RegExp, name: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((given) => /\bcontent="([^"]*)"/.exec(given)?.[1] ?? given.trim()),
      v.check(
        (value) => value === '' || pattern.test(value),
        `is not what ${name} gives: the value of content="…" in its tag`,
      ),
    ),
    '',
  )
}

export const discoverySettings = {
  /** Whether crawlers may use the site's texts and images to train models. Off: it brings no visitors. */
  aiTraining: v.optional(v.boolean(), false),
  /** Whether crawlers may put the site into the index that an assistant answers from. */
  aiSearch: v.optional(v.boolean(), true),
  /** Whether an assistant may fetch a page on a user's request. */
  aiUserFetch: v.optional(v.boolean(), true),
  /** Tells search engines that take part in IndexNow which pages changed. */
  indexNow: v.optional(v.boolean(), false),
  /** What a search engine gives to prove whose site it is; empty: no tag. */
  googleVerification: verification(/^[\w-]{20,100}$/, 'Google'),
  bingVerification: verification(/^[0-9A-Fa-f]{32}$/, 'Bing'),
  pinterestVerification: verification(/^[0-9a-f]{32}$/, 'Pinterest'),
  yandexVerification: verification(/^[0-9a-f]{16}$/, 'Yandex'),
  /** Lines of `/ads.txt` besides the one that follows from `ads.adsenseClient`. */
  adsTxt: v.optional(v.pipe(v.array(AdsTxtLineSchema), v.maxLength(1000)), []),
}
