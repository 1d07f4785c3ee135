/** Small readers for stored browser data: invalid values are left out, nothing throws. */
import { isSlug } from '#app/domain/slug.ts'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown, min: number, max: number): value is string {
  return typeof value === 'string' && value.length >= min && value.length <= max
}

/** An integer from 0. */
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
      const valid = read(entry)
      return valid === null ? [] : [valid]
    })
    .slice(0, max)
}

/** The sound entries by slug. The newest are written last, so the bound drops the oldest. */
export function readRecord<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | null,
  max: number,
): Record<string, Entry> {
  const valid: Record<string, Entry> = {}
  if (!isRecord(value)) return valid
  for (const [slug, entry] of Object.entries(value).slice(-max)) {
    const item = isSlug(slug) ? read(entry) : null
    if (item !== null) valid[slug] = item
  }
  return valid
}
