/** A game's lasting name in addresses; apart from the rest of the schema because the browser checks it too. */
import * as v from 'valibot'

export const SLUG_RE = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG_LENGTH = 120

export const SlugSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_SLUG_LENGTH),
  v.regex(SLUG_RE, 'a slug is lower-case letters, digits and single hyphens'),
)

/** The same rule for code that carries no schema library to the browser. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && SLUG_RE.test(value)
}
