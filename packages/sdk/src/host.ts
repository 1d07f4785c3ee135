/** The page's end: listens to one framed game, answers its saves, and tells it about mute and pause. */
import {
  MAX_MESSAGES_PER_SECOND,
  MAX_MESSAGE_BYTES,
  MAX_SAVE_BYTES,
  MAX_SAVE_KEYS,
  measureBytes,
  parseGameMessage,
  sealMessage,
  splitText,
} from './protocol.ts'
import type { GameMessage, GameSupport, HostMessage } from './protocol.ts'

/** Where the page keeps a game's saves. Values are JSON texts. May answer at once or later; a throw counts as "not stored". */
export type GameStorage = {
  get(game: string, key: string): string | null | Promise<string | null>
  set(game: string, key: string, text: string): void | Promise<void>
  remove(game: string, key: string): void | Promise<void>
  /** The keys this game has saved; asked before a new key is taken. */
  keys(game: string): readonly string[] | Promise<readonly string[]>
}

/** The part of a frame this module uses; an `HTMLIFrameElement` is one. */
export type GameFrame = { readonly contentWindow: FrameWindow | null }
type FrameWindow = { postMessage(message: unknown, targetOrigin: string): void }

/** The part of `window` this module uses. */
export type HostWindow = {
  addEventListener(type: 'message', listener: (event: HostMessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: HostMessageEvent) => void): void
}
type HostMessageEvent = { data: unknown; origin: string; source: unknown }

/** Why a message was dropped. */
export type RefusedReason = 'origin' | 'size' | 'rate' | 'schema'

export type GameScore = { value: number; mode: string | null; level: number | null }

export type ConnectGameOptions = {
  iframe: GameFrame
  /** Origin the game is served from; null for a frame with an opaque origin, where only the frame itself can be checked. */
  origin: string | null
  /** The game's slug: the page decides whose saves these are, never the game. */
  game: string
  storage: GameStorage
  /** Sound off from the start. */
  muted?: boolean
  /** Paused from the start. */
  paused?: boolean
  /** The game speaks; tells which controls are worth showing. May be called again after the frame reloads. */
  onHello?: (supports: GameSupport) => void
  /** Loading went on: 0 to 1. */
  onProgress?: (value: number) => void
  /** The first playable picture is up. */
  onReady?: () => void
  /** True when play begins, false when it stops (menu, game over). */
  onGameplay?: (playing: boolean) => void
  onScore?: (score: GameScore) => void
  /** A message was dropped; for logs and tests. */
  onRefused?: (reason: RefusedReason) => void
  /** Defaults to the page's own `window`. */
  window?: HostWindow
  /** Milliseconds that never go back; defaults to `performance.now`. */
  now?: () => number
}

export type GameConnection = {
  /** What the game said it can do, or null while it has not spoken. */
  readonly supports: GameSupport | null
  setMuted(muted: boolean): void
  setPaused(paused: boolean): void
  /** Stops listening and answering. */
  dispose(): void
}

/**
 * Connects the page to one game's frame. A message counts only when it comes from that frame, from the expected origin,
 * is within size and rate, and fits the protocol; everything else is dropped.
 * @example
 * const connection = connectGame({ iframe, origin: location.origin, game: 'cozy-blocks', storage, onReady: hideCover })
 * connection.setMuted(true)
 */
export function connectGame(options: ConnectGameOptions): GameConnection {
  const host = options.window ?? (globalThis as unknown as HostWindow)
  const allowMessage = createRateGate(options.now ?? (() => performance.now()))
  const wish = { muted: options.muted ?? false, paused: options.paused ?? false }
  let supports: GameSupport | null = null
  let disposed = false

  const send = (message: HostMessage) => {
    if (disposed) return
    // A frame with an opaque origin can only be addressed by '*'; nothing secret is ever sent.
    options.iframe.contentWindow?.postMessage(sealMessage(message), options.origin ?? '*')
  }
  const desk = createSaveDesk(options.game, options.storage, send)

  const onMessage = (event: HostMessageEvent) => {
    if (!options.iframe.contentWindow || event.source !== options.iframe.contentWindow) return
    const message = admitMessage(event, options, allowMessage)
    if (!message) return
    if (message.type === 'hello') {
      supports = message.supports
      send({ type: 'welcome', ...wish })
      options.onHello?.(message.supports)
    } else if (message.type === 'progress') options.onProgress?.(message.value)
    else if (message.type === 'ready') options.onReady?.()
    else if (message.type === 'gameplay') options.onGameplay?.(message.playing)
    else if (message.type === 'score') {
      options.onScore?.({ value: message.value, mode: message.mode, level: message.level })
    } else void desk(message)
  }

  host.addEventListener('message', onMessage)
  // The game may have said hello before this page listened.
  send({ type: 'invite' })

  return {
    get supports() {
      return supports
    },
    setMuted(muted) {
      wish.muted = muted
      send({ type: 'mute', muted })
    },
    setPaused(paused) {
      wish.paused = paused
      send({ type: 'pause', paused })
    },
    dispose() {
      disposed = true
      host.removeEventListener('message', onMessage)
    },
  }
}

function admitMessage(
  event: HostMessageEvent,
  options: ConnectGameOptions,
  allowMessage: () => boolean,
): GameMessage | null {
  const refuse = (reason: RefusedReason) => {
    options.onRefused?.(reason)
    return null
  }
  if (event.origin !== (options.origin ?? 'null')) return refuse('origin')
  // Before the size is measured: measuring is what a flood would make expensive.
  if (!allowMessage()) return refuse('rate')
  if (measureBytes(event.data) > MAX_MESSAGE_BYTES) return refuse('size')
  return parseGameMessage(event.data) ?? refuse('schema')
}

function createRateGate(now: () => number): () => boolean {
  const times: number[] = []
  return () => {
    const time = now()
    while (times.length > 0 && time - times[0]! >= 1000) times.shift()
    if (times.length >= MAX_MESSAGES_PER_SECOND) return false
    times.push(time)
    return true
  }
}

type StorageMessage = Extract<GameMessage, { type: 'save' | 'load' | 'remove' }>

function createSaveDesk(game: string, storage: GameStorage, send: (message: HostMessage) => void) {
  const collect = createPartCollector()
  // One after the other, so that a load after a save sees it.
  let queue: Promise<void> = Promise.resolve()

  const answer = async (message: StorageMessage) => {
    if (message.type === 'load') {
      const text = await Promise.resolve(storage.get(game, message.key)).catch(() => null)
      const parts = text === null ? [null] : splitText(text)
      parts.forEach((part, i) => {
        send({ type: 'loaded', id: message.id, part: i, parts: parts.length, text: part })
      })
    } else if (message.type === 'remove') {
      await storage.remove(game, message.key)
      send({ type: 'stored', id: message.id, ok: true })
    } else {
      const text = collect(message)
      if (text === null) return
      const ok = await mayStore(game, message.key, text, storage)
      if (ok) await storage.set(game, message.key, text)
      send({ type: 'stored', id: message.id, ok })
    }
  }

  return (message: StorageMessage): Promise<void> => {
    queue = queue
      .then(() => answer(message))
      .catch(() => {
        if (message.type === 'load') send({ type: 'loaded', id: message.id, part: 0, parts: 1, text: null })
        else send({ type: 'stored', id: message.id, ok: false })
      })
    return queue
  }
}

async function mayStore(game: string, key: string, text: string, storage: GameStorage): Promise<boolean> {
  if (new TextEncoder().encode(text).length > MAX_SAVE_BYTES) return false
  const keys = await storage.keys(game)
  return keys.includes(key) || keys.length < MAX_SAVE_KEYS
}

/** Puts the parts of one save together; a new id drops an unfinished older one, so that memory stays bounded. */
function createPartCollector() {
  let current: { id: number; texts: (string | undefined)[] } | null = null
  return (message: Extract<GameMessage, { type: 'save' }>): string | null => {
    if (message.parts === 1) return message.text
    if (current?.id !== message.id || current.texts.length !== message.parts) {
      current = { id: message.id, texts: Array.from({ length: message.parts }) }
    }
    current.texts[message.part] = message.text
    if (current.texts.some((text) => text === undefined)) return null
    const text = current.texts.join('')
    current = null
    return text
  }
}
