/** What operations of articles and pages take. */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { HostTextSchema } from './sites.ts'

export const KindSchema = v.picklist(['article', 'page'])
export const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))
export const keyEntries = { kind: KindSchema, id: IdSchema }

const line = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))
const WordsSchema = v.optional(v.pipe(v.array(SlugSchema), v.maxLength(20)), [])

/** What a person writes. */
export const DocumentTextEntries = {
  /** A host; null for every site. */
  site: v.optional(v.nullable(HostTextSchema), null),
  title: v.pipe(line(120), v.minLength(1)),
  summary: v.optional(line(300), ''),
  /** The text without its heading, as HTML; what pages do not show is left out. */
  html: v.optional(v.string(), ''),
  slug: v.optional(line(120), ''),
  topics: WordsSchema,
  relatedTags: WordsSchema,
  iconFrom: v.optional(line(100), ''),
}
