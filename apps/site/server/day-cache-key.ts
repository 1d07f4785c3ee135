/** The content of the home page changes at midnight UTC, so a cached copy is valid for one day. Other pages have no day. */
import { utcDay } from '#app/features/posters/utc-day.ts'

/** Part of the key of a cached page or of its data; empty for pages that are the same every day. */
export function getDayKey(path: string, now?: number): string {
  return path === '/' || path === '/_payload.json' ? ` day ${utcDay(now)}` : ''
}
