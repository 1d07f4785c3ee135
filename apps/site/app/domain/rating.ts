/** Who a game suits: an age band, content notes, and why. */
import * as v from 'valibot'

/** From the widest to the narrowest audience. No site lists `adult`. */
export const AGE_BANDS = ['all', '7+', '12+', '16+', 'adult'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const CONTENT_NOTES = [
  'violence',
  'mild cartoon violence',
  'blood',
  'horror',
  'weapons',
  'war',
  'alcohol',
  'drugs',
  'gambling',
  'romance',
  'crude',
] as const
export type ContentNote = (typeof CONTENT_NOTES)[number]

/** Least age in years of each band. */
const MIN_YEARS: Record<AgeBand, number> = { all: 0, '7+': 7, '12+': 12, '16+': 16, adult: 18 }

const MAX_REASONS = 12

export const RatingSchema = v.object({
  age: v.picklist(AGE_BANDS),
  notes: v.array(v.picklist(CONTENT_NOTES)),
  /** Who decided: the operator before the maker of an own game before the words of the game's own texts. */
  by: v.picklist(['operator', 'maker', 'words']),
  /** For the operator, such as `guns: “sniper” in the title`. */
  reasons: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MAX_REASONS)),
})
export type Rating = v.InferOutput<typeof RatingSchema>

/** The age fields of a record: a lower bound, and weak evidence. */
export const AgeEvidenceSchema = v.object({
  /** Minimum age in years; 0 when unknown. */
  minYears: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21)),
  /** The provider names adults among its players, but no children. */
  isForAdultsOnly: v.boolean(),
  isForKids: v.boolean(),
  isWithoutBlood: v.boolean(),
  isWithoutCruelty: v.boolean(),
})
export type AgeEvidence = v.InferOutput<typeof AgeEvidenceSchema>

export const NO_AGE_EVIDENCE: AgeEvidence = {
  minYears: 0,
  isForAdultsOnly: false,
  isForKids: false,
  isWithoutBlood: false,
  isWithoutCruelty: false,
}

/** For all ages, without a note. */
export const UNRATED: Rating = { age: 'all', notes: [], by: 'words', reasons: [] }

/** The band an age in years asks for at least: 18 and more is `adult`, less than 7 is `all`. */
export function toAgeBand(years: number): AgeBand {
  return AGE_BANDS.findLast((band) => years >= MIN_YEARS[band]) ?? 'all'
}

export function getMinYears(band: AgeBand): number {
  return MIN_YEARS[band]
}

export function isBandAbove(band: AgeBand, limit: AgeBand): boolean {
  return MIN_YEARS[band] > MIN_YEARS[limit]
}

export function maxBand(a: AgeBand, b: AgeBand): AgeBand {
  return isBandAbove(a, b) ? a : b
}

/** Notes in their one order, each once. */
export function sortNotes(notes: Iterable<ContentNote>): ContentNote[] {
  const given = new Set(notes)
  return CONTENT_NOTES.filter((note) => given.has(note))
}

export function cutReasons(reasons: readonly string[]): string[] {
  return reasons.slice(0, MAX_REASONS).map((reason) => reason.slice(0, 200).toWellFormed())
}
