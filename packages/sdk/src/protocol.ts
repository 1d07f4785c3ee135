/**
 * The one contract between a game (`client.ts`) and the page that frames it (`host.ts`).
 * Messages are sent with `postMessage`. Neither side trusts the other: each message is checked here, field by field, and becomes a typed value or null.
 */
import { isShareParams } from './share-params.ts'
import type { ShareParams } from './share-params.ts'
import { MAX_PARTS } from './text-parts.ts'

/** Increased when a message changes its meaning; messages of another version are ignored. */
export const PROTOCOL_VERSION = 1
/** Messages a game may send in any one second; more are dropped. */
export const MAX_MESSAGES_PER_SECOND = 50
/** One saved value, as UTF-8 JSON. Larger than a message: it is sent in parts. */
export const MAX_SAVE_BYTES = 64 * 1024
/** Keys one game may store. */
export const MAX_SAVE_KEYS = 20
/** Characters of an achievement's title. */
export const MAX_TITLE_LENGTH = 60
/** Characters of an error's message; the client truncates longer ones. */
export const MAX_ERROR_LENGTH = 300
/** Characters of an error's stack; the client truncates longer ones. */
export const MAX_STACK_LENGTH = 1200

const KEY_RE = /^[\w.:-]{1,64}$/
const NAME_RE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_NAME_LENGTH = 32
const LANG_RE = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/

/** The controls that a game supports; the page hides the others. `corner`: it keeps clear of a button of the page, see `onCorner`. */
export type GameSupport = { mute: boolean; pause: boolean; corner?: boolean }
/** CSS pixels. */
export const MAX_CORNER = 200

/** `break`: between two levels. `rewarded`: the player chose to watch, for something in the game. */
export type AdKind = 'break' | 'rewarded'
/**
 * How a request for an ad ended: `done` shown to its end, `closed` before that, `none` there was none to show,
 * `busy` another one was on, `failed` it could not be shown, `late` there was no answer in time.
 */
export type AdReason = 'done' | 'closed' | 'none' | 'busy' | 'failed' | 'late'
/** Which kinds of ad the page can show to this visitor now. */
export type AvailableAds = Record<AdKind, boolean>
/** Standalone, and on a page that does not report its ads. */
export const NO_ADS: AvailableAds = { break: false, rewarded: false }

/** Messages from a game to its page. */
export type GameMessage =
  | { type: 'hello'; supports: GameSupport }
  | { type: 'progress'; value: number }
  | { type: 'ready' }
  | { type: 'gameplay'; playing: boolean }
  | { type: 'score'; value: number; mode: string | null; level: number | null }
  | { type: 'achievement'; name: string; title: string }
  | { type: 'happy' }
  | { type: 'error'; message: string; stack: string }
  | { type: 'ad'; id: number; kind: AdKind }
  | { type: 'share'; id: number; params: ShareParams; opens: boolean }
  | { type: 'save'; id: number; key: string; part: number; parts: number; text: string }
  | { type: 'load'; id: number; key: string }
  | { type: 'remove'; id: number; key: string }

/** Messages from a page to its game. */
export type HostMessage =
  | { type: 'invite' }
  /** Pages older than the field send no `ads`. */
  | ({ type: 'welcome' } & Omit<Welcome, 'ads'> & Partial<Pick<Welcome, 'ads'>>)
  | { type: 'mute'; muted: boolean }
  | { type: 'pause'; paused: boolean }
  | { type: 'ads'; ads: AvailableAds }
  | { type: 'corner'; corner: number }
  | { type: 'ad-begun'; id: number }
  | { type: 'ad-ended'; id: number; reason: AdReason }
  | { type: 'shared'; id: number; url: string | null; opened: boolean }
  | { type: 'stored'; id: number; ok: boolean }
  | { type: 'loaded'; id: number; part: number; parts: number; text: string | null }

/** What a page reports to its game in the handshake. */
export type Welcome = {
  muted: boolean
  paused: boolean
  /** The language of the page, `en` or `pt-BR`. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** The parameters of the link that opened the game, see `share`. */
  params: ShareParams
  /** Which ads can be shown now; `ads` messages report every change. */
  ads: AvailableAds
}

/** A check for each field of a message; other fields are dropped. */
type Checks<Message extends { type: string }> = {
  [Type in Message['type']]: {
    [Field in Exclude<keyof Extract<Message, { type: Type }>, 'type'>]: (
      value: unknown,
      all: Fields,
    ) => boolean
  }
}
type Fields = Record<string, unknown>

const isFlag = (value: unknown) => typeof value === 'boolean'
const isText = (max: number) => (value: unknown) => typeof value === 'string' && value.length <= max
/** The size of the whole message bounds it. */
const isPartText = (value: unknown) => typeof value === 'string'
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const orMissing = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value)
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value)
const isInteger = (min: number, max: number) => (value: unknown) =>
  Number.isSafeInteger(value) && isBetween(value, min, max)
const isId = isInteger(1, Number.MAX_SAFE_INTEGER)
const isParts = isInteger(1, MAX_PARTS)
const isPart = (value: unknown, { parts }: Fields) => isParts(parts) && isInteger(0, Number(parts) - 1)(value)

const GAME_CHECKS: Checks<GameMessage> = {
  hello: { supports: isSupport },
  progress: { value: (value) => isBetween(value, 0, 1) },
  ready: {},
  gameplay: { playing: isFlag },
  score: {
    value: (value) => isBetween(value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    mode: orNull(isName),
    level: orNull(isInteger(0, 1_000_000)),
  },
  achievement: { name: isName, title: isText(MAX_TITLE_LENGTH) },
  happy: {},
  error: { message: isText(MAX_ERROR_LENGTH), stack: isText(MAX_STACK_LENGTH) },
  ad: { id: isId, kind: isOneOf(['break', 'rewarded'] satisfies AdKind[]) },
  share: { id: isId, params: isShareParams, opens: isFlag },
  save: { id: isId, key: isKey, part: isPart, parts: isParts, text: isPartText },
  load: { id: isId, key: isKey },
  remove: { id: isId, key: isKey },
}

const HOST_CHECKS: Checks<HostMessage> = {
  invite: {},
  welcome: {
    muted: isFlag,
    paused: isFlag,
    lang: (value) => typeof value === 'string' && LANG_RE.test(value),
    dir: isOneOf(['ltr', 'rtl']),
    params: isShareParams,
    ads: orMissing(isAvailableAds),
  },
  mute: { muted: isFlag },
  pause: { paused: isFlag },
  ads: { ads: isAvailableAds },
  corner: { corner: (value) => isBetween(value, 0, MAX_CORNER) },
  'ad-begun': { id: isId },
  'ad-ended': {
    id: isId,
    reason: isOneOf(['done', 'closed', 'none', 'busy', 'failed', 'late'] satisfies AdReason[]),
  },
  shared: { id: isId, url: orNull(isText(2000)), opened: isFlag },
  stored: { id: isId, ok: isFlag },
  loaded: { id: isId, part: isPart, parts: isParts, text: orNull(isPartText) },
}

/** Adds the protocol's version to a message.
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
  return parseMessage(data, GAME_CHECKS) as GameMessage | null
}

/** Reads a message from the page; null for anything that is not exactly one.
 * @example const message = parseHostMessage(event.data)
 */
export function parseHostMessage(data: unknown): HostMessage | null {
  return parseMessage(data, HOST_CHECKS) as HostMessage | null
}

function parseMessage(data: unknown, allChecks: Checks<{ type: string }>): Fields | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const fields = data as Fields
  const { type } = fields
  if (fields.playhouse !== PROTOCOL_VERSION || typeof type !== 'string') return null
  if (!Object.hasOwn(allChecks, type)) return null
  const message: Fields = { type }
  const checks = allChecks[type] as Record<string, (value: unknown, all: Fields) => boolean>
  for (const [field, check] of Object.entries(checks)) {
    if (!check(fields[field], fields)) return null
    if (fields[field] !== undefined) message[field] = fields[field]
  }
  return message
}

/** Whether a key is valid for saves: 1 to 64 letters, digits, `_`, `.`, `:` or `-`.
 * @example isKey('progress') // true
 */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY_RE.test(value)
}

/** Whether a name is valid for a score's mode or an achievement: a slug of at most 32 characters.
 * @example isName('daily') // true
 */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH && NAME_RE.test(value)
}

function isSupport(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { mute, pause, corner } = value as Fields
  return isFlag(mute) && isFlag(pause) && orMissing(isFlag)(corner)
}

function isAvailableAds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const ads = value as Fields
  return isFlag(ads.break) && isFlag(ads.rewarded)
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}
