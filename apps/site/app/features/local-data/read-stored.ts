/** Small readers for what a browser had stored: what is not sound is left out, nothing throws. */
import { isSlug } from '#app/domain/slug.ts'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown, least: number, most: number): value is string {
  return typeof value === 'string' && value.length >= least && value.length <= most
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

/** The sound entries, at most `max` of them. */
export function readList<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | null,
  max: number,
): Entry[] {
  if (!Array.isArray(value)) return []
  return value
    .flatMap((entry: unknown) => {
      const sound = read(entry)
      return sound === null ? [] : [sound]
    })
    .slice(0, max)
}

/** The sound entries by slug. The newest are written last, so the bound drops the oldest. */
export function readRecord<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | null,
  max: number,
): Record<string, Entry> {
  const sound: Record<string, Entry> = {}
  if (!isRecord(value)) return sound
  for (const [slug, entry] of Object.entries(value).slice(-max)) {
    const kept = isSlug(slug) ? read(entry) : null
    if (kept !== null) sound[slug] = kept
  }
  return sound
}
