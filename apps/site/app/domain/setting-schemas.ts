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
export const DaySchema = v.pipe(v.string(), v.isoDate('a day is written as in 2026-12-24'))

/** What is shown from a day until another, both UTC and both included. */
interface Days {
  from?: string
  until?: string
}

export function isDayOrder({ from, until }: Days): boolean {
  return from === undefined || until === undefined || from <= until
}

/** Whether it is switched on and has begun, and is not over. `day`: days since 1970. */
export function isShownOn({ isOff, from, until }: Days & { isOff: boolean }, day: number): boolean {
  const toDay = (text: string) => Date.parse(text) / 86_400_000
  return !isOff && (from === undefined || toDay(from) <= day) && (until === undefined || toDay(until) >= day)
}

/** An object whose keys may all be left out. */
export const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject(entries), {} as never)

/** A list of slugs, empty where it is left out. */
export const slugs = (maxLength: number) =>
  v.optional(v.pipe(v.array(SlugSchema), v.maxLength(maxLength)), [])

/** Of a switch that is written as a number. */
export const zeroOrOne = () => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)), 0)
