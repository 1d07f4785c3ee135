/** The settings of a site that belong to the catalogue: `editorPicks`, `homeRows` and group `categories`. */
import * as v from 'valibot'
import { DaySchema, isDayOrder, slugs, text } from '#app/domain/setting-schemas.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'

/** One of the seven types, or the slug of a category. */
const CategoryIdSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a category is named as in its address, such as Cars or match-3'),
)

/** Which categories this site lists, and in what order. */
export const categoriesSettings = {
  /** Listed nowhere on this site. */
  hidden: v.optional(v.pipe(v.array(CategoryIdSchema), v.maxLength(200)), []),
  /** These first, in this order; the others after them, in the order of all sites. */
  order: v.optional(v.pipe(v.array(CategoryIdSchema), v.maxLength(200)), []),
}

/** Empty: the best games stand in. */
export const editorPicksSetting = slugs(200)

/** What every row of the home page has. */
const rowParts = {
  /** Empty: named after what it shows. */
  label: v.optional(text(60), ''),
  /** The first and last day on which it is shown, UTC. */
  from: v.optional(DaySchema),
  until: v.optional(DaySchema),
  isOff: v.optional(v.boolean(), false),
}

export const MAX_ROW_GAMES = 60

const HomeRowSchema = v.pipe(
  v.variant('rule', [
    /** `automatic`: the rows of categories that a site without rows of its own has. */
    v.strictObject({ rule: v.picklist(['automatic', 'newest', 'rising', 'best']), ...rowParts }),
    v.strictObject({ rule: v.literal('category'), category: CategoryIdSchema, ...rowParts }),
    v.strictObject({ rule: v.literal('tag'), tag: SlugSchema, ...rowParts }),
    v.strictObject({
      rule: v.literal('games'),
      games: v.pipe(
        v.array(SlugSchema),
        v.check((games) => games.length > 0, 'choose at least one game'),
        v.maxLength(MAX_ROW_GAMES),
      ),
      ...rowParts,
    }),
  ]),
  v.forward(
    v.check((days) => isDayOrder(days), 'the last day is before the first'),
    ['until'],
  ),
)
export type HomeRowSetting = v.InferOutput<typeof HomeRowSchema>

/** The rows below the home page's wall, in order. Empty: `automatic`. */
export const homeRowsSetting = v.optional(v.pipe(v.array(HomeRowSchema), v.maxLength(40)), [])
