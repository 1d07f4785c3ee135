/** What the page and the storage shim of a sandboxed game say to each other. */

/** Begins the name of a frame that carries what its game stored. */
export const NAME_PREFIX = 'playhouse-uploads:'

/** All of a game's keys and values, in UTF-16 units, as browsers count them. */
export const MAX_GAME_LENGTH = 5 * 1024 * 1024
const MAX_COOKIES = 50
const MAX_COOKIE_LENGTH = 4096

/** What is stored of one game. */
export interface UploadSave {
  /** Of localStorage. */
  local: Record<string, string>
  cookies: Record<string, StoredCookie>
  /** Of IndexedDB: each database as text (`features/uploads/shim-databases.ts`), by its name. */
  databases: Record<string, string>
}

export interface StoredCookie {
  value: string
  /** Milliseconds since 1970; null ends with the visit. */
  expiresMs: number | null
}

/** Of the frame's name: what is stored, and what lasts as long as the frame. */
export interface FrameData extends UploadSave {
  session: Record<string, string>
}

/** From the game to the page; a null value removes the key. */
export interface SaveChange {
  /** Everything of localStorage before is gone. */
  isCleared: boolean
  local: Record<string, string | null>
  /** Those that outlive the visit; all of them. */
  cookies: Record<string, StoredCookie>
  /** Those that changed; a null value removes the database. */
  databases: Record<string, string | null>
}

export const emptySave = (): UploadSave => ({ local: {}, cookies: {}, databases: {} })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isCookie(value: unknown): value is StoredCookie {
  if (!isRecord(value) || typeof value.value !== 'string') return false
  return (
    value.value.length <= MAX_COOKIE_LENGTH &&
    (value.expiresMs === null || typeof value.expiresMs === 'number')
  )
}

function readCookies(value: unknown): Record<string, StoredCookie> | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value)
  if (
    entries.length > MAX_COOKIES ||
    !entries.every(([name, cookie]) => name.length <= 256 && isCookie(cookie))
  )
    return null
  return value as Record<string, StoredCookie>
}

type Texts = Record<string, string>
type ChangedTexts = Record<string, string | null>

const isChangedTexts = (part: unknown): part is ChangedTexts =>
  isRecord(part) && Object.values(part).every((text) => text === null || typeof text === 'string')

/** Null when it is no change: the game may send anything. */
export function parseSaveChange(data: unknown): SaveChange | null {
  if (!isRecord(data) || typeof data.isCleared !== 'boolean') return null
  const { isCleared, local, databases = {} } = data
  const cookies = readCookies(data.cookies)
  if (!isChangedTexts(local) || !isChangedTexts(databases) || cookies === null) return null
  return { isCleared, local, cookies, databases }
}

const measureTexts = (texts: Texts) =>
  Object.entries(texts).reduce((sum, [key, value]) => sum + key.length + value.length, 0)

function changeTexts(texts: Texts, changes: ChangedTexts): Texts {
  const values = new Map(Object.entries(texts))
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) values.delete(key)
    else values.set(key, value)
  }
  // `fromEntries` makes own properties also of a key such as `__proto__`.
  return Object.fromEntries(values)
}

/** Null when the result would be more than a game may store. */
export function applyChange(save: UploadSave, change: SaveChange): UploadSave | null {
  const next = {
    local: changeTexts(change.isCleared ? {} : save.local, change.local),
    cookies: change.cookies,
    databases: changeTexts(save.databases, change.databases),
  }
  return measureTexts(next.local) + measureTexts(next.databases) <= MAX_GAME_LENGTH ? next : null
}

/** A stored or carried save; an empty one for everything else. */
export function readFrameData(value: unknown): FrameData {
  const empty = { ...emptySave(), session: {} }
  if (!isRecord(value)) return empty
  const isTexts = (part: unknown): part is Texts =>
    isRecord(part) && Object.values(part).every((text) => typeof text === 'string')
  return {
    local: isTexts(value.local) ? value.local : empty.local,
    cookies: readCookies(value.cookies) ?? empty.cookies,
    session: isTexts(value.session) ? value.session : empty.session,
    databases: isTexts(value.databases) ? value.databases : empty.databases,
  }
}
