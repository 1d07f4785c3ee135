/** Numbers and times as people read them, in their own language and time zone. */
const number = new Intl.NumberFormat()
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

export const formatNumber = (value: number) => number.format(value)
export const formatTime = (ms: number) => dateTime.format(ms)
export const formatDate = (ms: number) => date.format(ms)

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `3 hours ago`; a date after two weeks. */
export function formatAgo(ms: number, nowMs: number = Date.now()): string {
  const passedMs = nowMs - ms
  if (passedMs > 14 * 86_400_000) return formatDate(ms)
  for (const [unit, unitMs] of UNITS)
    if (Math.abs(passedMs) >= unitMs) return relative.format(-Math.round(passedMs / unitMs), unit)
  return 'just now'
}

export function formatBytes(bytes: number): string {
  if (bytes >= 2 ** 30) return `${(bytes / 2 ** 30).toFixed(1)} GiB`
  if (bytes >= 10 * 2 ** 20) return `${Math.round(bytes / 2 ** 20)} MiB`
  if (bytes >= 2 ** 20) return `${(bytes / 2 ** 20).toFixed(1)} MiB`
  return `${Math.ceil(bytes / 2 ** 10)} KiB`
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** A day such as `2026-11-29`. */
export const formatDay = (text: string) => day.format(Date.parse(text))

const weekday = new Intl.DateTimeFormat(undefined, {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
})

/** `Sun, 29 Nov`. */
export const formatWeekday = (text: string) => weekday.format(Date.parse(text))
