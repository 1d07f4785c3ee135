/** The settings of a site that belong to articles: group `articles`. */
import * as v from 'valibot'

export const articlesSettings = {
  /** Whether the site shows the articles that come with the software. */
  builtIn: v.optional(v.boolean(), true),
}
