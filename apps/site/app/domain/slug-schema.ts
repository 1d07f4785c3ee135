import * as v from 'valibot'
import { MAX_SLUG_LENGTH, SLUG_RE } from './slug.ts'

/** The rule of `isSlug` for schemas. */
export const SlugSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_SLUG_LENGTH),
  v.regex(SLUG_RE, 'a slug is lower-case letters, digits and single hyphens'),
)
