/** Days, months and weekdays in the language of the page. */
const language = () => document.documentElement.lang || 'en'
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language(), { ...options, timeZone: 'UTC' })

/** A day as people say it: `12 Oct 2026`. */
export const nameDay = (day: string): string =>
  format({ day: 'numeric', month: 'short', year: 'numeric' }).format(at(day))
export const nameMonth = (month: string): string =>
  format({ month: 'long', year: 'numeric' }).format(at(`${month}-01`))
/** From Monday; 2024 began with one. */
export const nameWeekdays = (): string[] =>
  Array.from({ length: 7 }, (_, i) => format({ weekday: 'narrow' }).format(at(`2024-01-0${i + 1}`)))
