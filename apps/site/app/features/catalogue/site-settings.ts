/** The settings of a site that belong to the catalogue: `editorPicks` and group `categories`. */
import * as v from 'valibot'
import { slugs } from '#app/domain/setting-schemas.ts'

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
