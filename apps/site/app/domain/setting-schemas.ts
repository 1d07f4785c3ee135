/** The kinds of values that settings of a site have. */
import * as v from 'valibot'
import { SlugSchema } from './slug-schema.ts'

export const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))
export const someText = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength))
/** Empty means: off. */
export const offOr = (pattern: RegExp, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || pattern.test(value), message),
    ),
    '',
  )
/** An object whose keys may all be left out. */
export const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject(entries), {} as never)

/** A list of slugs, empty where it is left out. */
export const slugs = (maxLength: number) =>
  v.optional(v.pipe(v.array(SlugSchema), v.maxLength(maxLength)), [])

/** Of a switch that is written as a number. */
export const zeroOrOne = () => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 0)
