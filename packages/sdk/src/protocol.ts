/**
 * The one contract between a game (`client.ts`) and the page that frames it (`host.ts`).
 * Messages travel by `postMessage`. Both ends trust nothing: what arrives is checked here, by hand, into a typed value or null.
 */

/** Raised when a message changes its meaning; an end that hears another version stays silent. */
export const PROTOCOL_VERSION = 1
/** A message larger than this, as UTF-8 JSON, is refused. */
export const MAX_MESSAGE_BYTES = 16 * 1024
/** Messages a game may send in any one second; more are dropped. */
export const MAX_MESSAGES_PER_SECOND = 50
/** One saved value, as UTF-8 JSON. Larger than a message: it travels in parts. */
export const MAX_SAVE_BYTES = 64 * 1024
/** Keys one game may keep. */
export const MAX_SAVE_KEYS = 20
/** Parts one saved value may travel in. */
export const MAX_PARTS = 32

/** Room for a part's envelope inside `MAX_MESSAGE_BYTES`. */
const MAX_PART_BYTES = MAX_MESSAGE_BYTES - 512
const KEY_RE = /^[\w.:-]{1,64}$/
const MODE_RE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_MODE_LENGTH = 32

/** What a game can do when the page asks; the page hides a control nobody answers. */
export type GameSupport = { mute: boolean; pause: boolean }

/** Everything a game says to its page. */
export type GameMessage =
  | { type: 'hello'; supports: GameSupport }
  | { type: 'progress'; value: number }
  | { type: 'ready' }
  | { type: 'gameplay'; playing: boolean }
  | { type: 'score'; value: number; mode: string | null; level: number | null }
  | { type: 'save'; id: number; key: string; part: number; parts: number; text: string }
  | { type: 'load'; id: number; key: string }
  | { type: 'remove'; id: number; key: string }

/** Everything a page says to its game. */
export type HostMessage =
  | { type: 'invite' }
  | { type: 'welcome'; muted: boolean; paused: boolean }
  | { type: 'mute'; muted: boolean }
  | { type: 'pause'; paused: boolean }
  | { type: 'stored'; id: number; ok: boolean }
  | { type: 'loaded'; id: number; part: number; parts: number; text: string | null }

/** Puts the protocol's mark and version on a message.
 * @example frame.postMessage(sealMessage({ type: 'mute', muted: true }), origin)
 */
export function sealMessage<Message extends GameMessage | HostMessage>(
  message: Message,
): Message & { playhouse: number } {
  return { playhouse: PROTOCOL_VERSION, ...message }
}

/** Reads a message from a game; null for anything that is not exactly one.
 * @example const message = parseGameMessage(event.data)
 */
export function parseGameMessage(data: unknown): GameMessage | null {
  const fields = openSeal(data)
  if (!fields) return null
  switch (fields.type) {
    case 'hello':
      return parseHello(fields)
    case 'progress':
      return isBetween(fields.value, 0, 1) ? { type: 'progress', value: fields.value } : null
    case 'ready':
      return { type: 'ready' }
    case 'gameplay':
      return typeof fields.playing === 'boolean' ? { type: 'gameplay', playing: fields.playing } : null
    case 'score':
      return parseScore(fields)
    case 'save':
      return isKey(fields.key) && isId(fields.id) && typeof fields.text === 'string' && isPart(fields)
        ? {
            type: 'save',
            id: fields.id,
            key: fields.key,
            part: fields.part,
            parts: fields.parts,
            text: fields.text,
          }
        : null
    case 'load':
    case 'remove':
      return isKey(fields.key) && isId(fields.id)
        ? { type: fields.type, id: fields.id, key: fields.key }
        : null
    default:
      return null
  }
}

/** Reads a message from the page; null for anything that is not exactly one.
 * @example const message = parseHostMessage(event.data)
 */
export function parseHostMessage(data: unknown): HostMessage | null {
  const fields = openSeal(data)
  if (!fields) return null
  const { id, ok, text, muted, paused } = fields
  switch (fields.type) {
    case 'invite':
      return { type: 'invite' }
    case 'welcome':
      return typeof muted === 'boolean' && typeof paused === 'boolean'
        ? { type: 'welcome', muted, paused }
        : null
    case 'mute':
      return typeof muted === 'boolean' ? { type: 'mute', muted } : null
    case 'pause':
      return typeof paused === 'boolean' ? { type: 'pause', paused } : null
    case 'stored':
      return isId(id) && typeof ok === 'boolean' ? { type: 'stored', id, ok } : null
    case 'loaded':
      return isId(id) && (text === null || typeof text === 'string') && isPart(fields)
        ? { type: 'loaded', id, part: fields.part, parts: fields.parts, text }
        : null
    default:
      return null
  }
}

/** Whether a name may be used to save under: 1 to 64 letters, digits, `_`, `.`, `:` or `-`.
 * @example isKey('progress') // true
 */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY_RE.test(value)
}

/** Whether a name may be used as a score's mode: a slug of at most 32 characters.
 * @example isMode('daily') // true
 */
export function isMode(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_MODE_LENGTH && MODE_RE.test(value)
}

/** UTF-8 bytes of a value written as JSON; infinite for what JSON cannot hold.
 * @example measureBytes({ a: 1 }) // 7
 */
export function measureBytes(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value) ?? '').length
  } catch {
    // A cycle or a BigInt: nothing a message may carry.
    return Infinity
  }
}

/** Cuts a text into parts that each fit into one message, whatever its characters cost in JSON.
 * @example for (const part of splitText(text)) send(part)
 */
export function splitText(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const cost = jsonCost(text.charCodeAt(i))
    if (bytes + cost > MAX_PART_BYTES) {
      parts.push(text.slice(start, i))
      start = i
      bytes = 0
    }
    bytes += cost
  }
  parts.push(text.slice(start))
  return parts
}

/** Upper bound, because a cut may leave half a surrogate pair, which JSON writes as an escape. */
function jsonCost(code: number): number {
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6
  if (code === 0x22 || code === 0x5c) return 2
  if (code < 0x80) return 1
  return code < 0x800 ? 2 : 3
}

type Fields = Record<string, unknown>

function openSeal(data: unknown): Fields | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const fields = data as Fields
  return fields.playhouse === PROTOCOL_VERSION ? fields : null
}

function parseHello(fields: Fields): GameMessage | null {
  const supports = fields.supports
  if (typeof supports !== 'object' || supports === null) return null
  const { mute, pause } = supports as Fields
  if (typeof mute !== 'boolean' || typeof pause !== 'boolean') return null
  return { type: 'hello', supports: { mute, pause } }
}

function parseScore(fields: Fields): GameMessage | null {
  const { value, mode, level } = fields
  if (!isBetween(value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) return null
  if (mode !== null && !isMode(mode)) return null
  if (level !== null && !(Number.isInteger(level) && isBetween(level, 0, 1_000_000))) return null
  return { type: 'score', value, mode, level }
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

function isPart(fields: Fields): fields is Fields & { part: number; parts: number } {
  const { part, parts } = fields
  return (
    Number.isInteger(part) &&
    Number.isInteger(parts) &&
    isBetween(parts, 1, MAX_PARTS) &&
    isBetween(part, 0, parts - 1)
  )
}
