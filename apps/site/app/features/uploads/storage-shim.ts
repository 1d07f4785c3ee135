/**
 * The first script of every document of a sandboxed game. Its opaque origin has no storage, so localStorage, sessionStorage, cookies and, where
 * the game uses it, IndexedDB are stored here: what the game stored comes with the frame's name, before any script of the game runs, and changes
 * go to the page.
 */
import {
  MAX_GAME_LENGTH,
  NAME_PREFIX,
  readFrameData,
  type FrameData,
  type SaveChange,
  type StoredCookie,
} from '#app/features/local-data/upload-save.ts'
import { createCookieJar } from './shim-cookies.ts'
import type { DatabaseOptions, MemoryDatabases } from './shim-databases.ts'
import { createMemoryStorage } from './shim-storage.ts'

const FLUSH_MS = 50
/** At most so often: a change of a database makes a text of the whole of it. */
const DATABASE_FLUSH_MS = 1000

/** The browser's own property, before it is hidden from the game. */
const frameName = Object.getOwnPropertyDescriptor(window, 'name')
const readName = (): string => String(frameName?.get?.call(window) ?? '')
const writeName = (text: string) => void frameName?.set?.call(window, text)

function readCarried(): FrameData {
  const name = readName()
  if (!name.startsWith(NAME_PREFIX)) return readFrameData(null)
  try {
    return readFrameData(JSON.parse(name.slice(NAME_PREFIX.length)))
  } catch {
    return readFrameData(null) // cut off, or not ours: the game starts fresh
  }
}

export interface Databases {
  create(options: DatabaseOptions): MemoryDatabases
  interfaces: Record<string, unknown>
}

function install(databases: Databases | null) {
  const carried = readCarried()
  const changed = new Set<string>()
  let isCleared = false
  let hasChange = false
  let timer: number | undefined
  let databaseTimer: number | undefined
  let databasesAtMs = -DATABASE_FLUSH_MS
  let port: MessagePort | null = null
  // The game may replace these later.
  const { setTimeout: later, clearTimeout: cancel } = window
  const post = MessagePort.prototype.postMessage

  const note = () => {
    hasChange = true
    timer ??= later(flush, FLUSH_MS)
  }
  const getMaxLocal = () => MAX_GAME_LENGTH - (indexed?.measure() ?? 0)
  const local = createMemoryStorage(carried.local, getMaxLocal, (key) => {
    if (key === null) {
      isCleared = true
      changed.clear()
    } else changed.add(key)
    note()
  })
  const session = createMemoryStorage(
    carried.session,
    () => MAX_GAME_LENGTH,
    () => {},
  )
  const indexed = databases?.create({
    initial: carried.databases,
    getMaxLength: () => MAX_GAME_LENGTH - local.measure(),
    onChange() {
      hasChange = true
      const waitMs = databasesAtMs + DATABASE_FLUSH_MS - performance.now()
      databaseTimer ??= later(flushDatabases, Math.max(FLUSH_MS, waitMs))
    },
  })
  const jar = createCookieJar(carried.cookies, note)

  function flush() {
    cancel(timer)
    timer = undefined
    if (!hasChange || port === null) return
    const values = local.read()
    const change: SaveChange = {
      isCleared,
      local: Object.fromEntries(
        [...changed].map((key) => [key, Object.hasOwn(values, key) ? values[key]! : null]),
      ),
      cookies: listLasting(jar.list()),
      databases: databaseTimer === undefined ? (indexed?.takeChanges() ?? {}) : {},
    }
    post.call(port, change)
    changed.clear()
    isCleared = false
    hasChange = databaseTimer !== undefined
  }

  function flushDatabases() {
    databaseTimer = indexed?.isWriting() ? later(flushDatabases, FLUSH_MS) : undefined
    if (databaseTimer !== undefined) return
    databasesAtMs = performance.now()
    flush()
  }

  /** Also what a running transaction has written. */
  function flushAll() {
    cancel(databaseTimer)
    databaseTimer = undefined
    flush()
  }

  /** Another document of the game in this frame goes on with it. */
  function carry() {
    flushAll()
    const carrying: FrameData = {
      ...{ local: local.read(), session: session.read() },
      ...{ cookies: jar.list(), databases: indexed?.read() ?? carried.databases },
    }
    writeName(NAME_PREFIX + JSON.stringify(carrying))
  }

  onAnswer((_save, given) => {
    port = given
    flush()
  })
  addEventListener('pagehide', carry, true)
  document.addEventListener('visibilitychange', flushAll, true)
  define(window, 'localStorage', { get: () => local.storage })
  define(window, 'sessionStorage', { get: () => session.storage })
  define(document, 'cookie', { get: jar.read, set: jar.write })
  if (databases && indexed) {
    define(window, 'indexedDB', { get: () => indexed.indexedDB })
    for (const [kind, value] of Object.entries(databases.interfaces))
      Object.defineProperty(window, kind, { value, configurable: true, writable: true })
  }
  let name = ''
  define(window, 'name', { get: () => name, set: (text: unknown) => void (name = String(text)) })
  // No policy forbids these connections; browsers do not know the directive `webrtc` yet.
  for (const kind of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
    if (kind in window) define(window, kind, { get: () => undefined })
}

/** The page's answer to the question of this document; the game does not see it. */
function onAnswer(take: (save: string, port: MessagePort) => void) {
  addEventListener(
    'message',
    (event) => {
      const data: unknown = event.data
      if (event.source !== parent || !Array.isArray(data) || data[0] !== NAME_PREFIX || !event.ports[0])
        return
      event.stopImmediatePropagation()
      take(String(data[1]), event.ports[0])
    },
    true,
  )
  parent.postMessage(NAME_PREFIX, '*')
}

/** The document before the game: the name that it sets is the next document's, too. */
function begin() {
  onAnswer((save) => {
    writeName(NAME_PREFIX + save)
    location.replace(location.pathname)
  })
}

function listLasting(cookies: Record<string, StoredCookie>): Record<string, StoredCookie> {
  return Object.fromEntries(Object.entries(cookies).filter(([, { expiresMs }]) => expiresMs !== null))
}

function define(
  object: object,
  name: string,
  accessors: { get: () => unknown; set?: (value: never) => void },
) {
  Object.defineProperty(object, name, { configurable: true, enumerable: true, ...accessors })
}

/** Does nothing in a document without a page around it. */
export function startShim(databases: Databases | null) {
  if (parent === window) return
  if (location.search === '?start') begin()
  else install(databases)
}
