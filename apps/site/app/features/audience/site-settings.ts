/** Who a site is for and which games it lists: `audience` and group `games` of its settings. */
import * as v from 'valibot'
import { AGE_BANDS, CONTENT_NOTES } from '#app/domain/rating.ts'
import { slugs } from '#app/domain/setting-schemas.ts'

/** Decides which games are listed, and on a child's site that no request goes to third parties. */
export const audienceSetting = v.optional(v.picklist(['child', 'mixed', 'general']), 'child')

const names = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(pattern, message))), v.maxLength(500)), [])
const categoryNames = () => names(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a category is written as in its address')

/** Which games the site lists. */
export const gamesSettings = {
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
  /** Listed whatever the limits and choices above say, except adult games. */
  allow: slugs(5000),
  /** Never listed. */
  deny: slugs(5000),
}
