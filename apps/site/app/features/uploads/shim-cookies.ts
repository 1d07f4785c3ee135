/** `document.cookie` in memory, for a document whose origin may have none. */
import type { StoredCookie } from '#app/features/local-data/upload-save.ts'

const MAX_COOKIES = 50
const MAX_LENGTH = 4096

export interface CookieJar {
  /** As `document.cookie` reads. */
  read(): string
  /** As it is written: `name=value; max-age=60`. */
  write(text: string): void
  list(): Record<string, StoredCookie>
}

export function createCookieJar(
  initial: Record<string, StoredCookie>,
  onChange: () => void,
  now: () => number = Date.now,
): CookieJar {
  const cookies = new Map(Object.entries(initial))
  const isOver = ({ expiresMs }: StoredCookie) => expiresMs !== null && expiresMs <= now()
  const prune = () => {
    for (const [name, cookie] of cookies) if (isOver(cookie)) cookies.delete(name)
  }
  return {
    read() {
      prune()
      return [...cookies].map(([name, { value }]) => (name === '' ? value : `${name}=${value}`)).join('; ')
    },
    write(given) {
      const [pair = '', ...attributes] = String(given).split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, Math.max(0, at)).trim()
      const value = pair.slice(at + 1).trim()
      if (name.length + value.length > MAX_LENGTH || /[\0-\x1f\x7f]/.test(pair)) return
      const cookie = { value, expiresMs: findExpiry(attributes, now()) }
      if (isOver(cookie)) cookies.delete(name)
      else if (cookies.has(name) || cookies.size < MAX_COOKIES) cookies.set(name, cookie)
      onChange()
    },
    list() {
      prune()
      return Object.fromEntries(cookies)
    },
  }
}

/** `max-age` counts before `expires`. */
function findExpiry(attributes: readonly string[], nowMs: number): number | null {
  const values = new Map(
    attributes.map((attribute) => {
      const [name = '', ...value] = attribute.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()]
    }),
  )
  const maxAge = values.get('max-age')
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return nowMs + Number(maxAge) * 1000
  const expires = Date.parse(values.get('expires') ?? '')
  return Number.isNaN(expires) ? null : expires
}
