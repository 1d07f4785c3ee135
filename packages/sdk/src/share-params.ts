/** The small values in a shared link, sent from one player's game to another's. */

/** At most 8; names of letters and digits, values of letters, digits, `_` and `-`. */
export type ShareParams = Record<string, string>

/** The single query parameter of the page that contains all of them, so that a game's names cannot collide with the page's. */
export const SHARE_PARAMETER = 'share'

const MAX_PARAMS = 8
const NAME_RE = /^[a-z][a-z0-9]{0,15}$/i
const VALUE_RE = /^[\w-]{1,64}$/

/** @example isShareParams({ level: '12' }) // true */
export function isShareParams(value: unknown): value is ShareParams {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= MAX_PARAMS &&
    entries.every(([name, text]) => NAME_RE.test(name) && typeof text === 'string' && VALUE_RE.test(text))
  )
}

/** Writes them as one text that needs no escaping in an address.
 * @example writeShareParams({ level: '12', seed: 'ab' }) // 'level.12~seed.ab'
 */
export function writeShareParams(params: ShareParams): string {
  return Object.entries(params)
    .map(([name, value]) => `${name}.${value}`)
    .join('~')
}

/** Reads the output of `writeShareParams`; any other text is read as no parameters.
 * @example readShareParams('level.12~seed.ab') // { level: '12', seed: 'ab' }
 */
export function readShareParams(text: string | null): ShareParams {
  if (!text) return {}
  const entries = text.split('~', MAX_PARAMS + 1).map((entry): [string, string] => {
    const dot = entry.indexOf('.')
    return [entry.slice(0, Math.max(0, dot)), entry.slice(dot + 1)]
  })
  const params: ShareParams = Object.fromEntries(entries)
  return entries.length <= MAX_PARAMS && isShareParams(params) ? params : {}
}
