/** A game's lasting name in addresses. Without a schema library: nearly every page of the browser has this (`slug-schema.ts`). */
export const SLUG_RE = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG_LENGTH = 120

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && SLUG_RE.test(value)
}

/** `moon-melon` is "Moon Melon", where nothing else is known of the game. */
export function nameOfSlug(slug: string): string {
  return slug.replaceAll(/(^|-)(\w)/g, (_, gap, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
}
