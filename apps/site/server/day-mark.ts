/** What the home page shows moves at midnight UTC, so a cached copy is of one day. Every other page has no day. */
import { utcDay } from '#app/features/posters/utc-day.ts'

/** Part of the key of a cached page or of its data; empty for pages that are the same every day. */
export function markDay(path: string, now?: number): string {
  return path === '/' || path === '/_payload.json' ? ` day ${utcDay(now)}` : ''
}
