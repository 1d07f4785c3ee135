/** The SDK's API for pages: receives one framed game's messages, answers them, and sends mute and pause. */
import { createAdHandler } from './ad-handler.ts'
import type { ShowAd } from './ad-handler.ts'
import { MAX_MESSAGES_PER_SECOND, NO_ADS, parseGameMessage, sealMessage } from './protocol.ts'
import type { AvailableAds, GameMessage, GameSupport, HostMessage, Welcome } from './protocol.ts'
import { createSaveHandler } from './save-handler.ts'
import type { GameStorage } from './save-handler.ts'
import type { ShareParams } from './share-params.ts'
import { MAX_MESSAGE_BYTES, measureBytes } from './text-parts.ts'

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
export type GameAchievement = { name: string; title: string }
export type GameError = { message: string; stack: string }

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
  /** The page's language; `en` by default. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** The parameters of the link that opened the game. */
  params?: ShareParams
  /** Shows an ad; absent where the site has none. */
  showAd?: ShowAd
  /** Which kinds `showAd` can show now; none by default. Report changes with `setAds`. */
  ads?: AvailableAds
  /** How long an ad may last; 110000 by default, less than the game's own limit. */
  adMs?: number
  /** Returns the link to this game's page with these parameters; absent when there is none. */
  createShareUrl?: (params: ShareParams) => string
  /** Opens the share dialog with such a link. */
  onShare?: (params: ShareParams) => void
  /** The game connected; `supports` says which controls to show. Called again after the frame reloads. */
  onHello?: (supports: GameSupport) => void
  /** Loading progress, 0 to 1. */
  onProgress?: (value: number) => void
  /** The game can be played. */
  onReady?: () => void
  /** True when play begins, false when it stops (menu, game over). */
  onGameplay?: (playing: boolean) => void
  onScore?: (score: GameScore) => void
  /** Reported again with every visit; at most 50 different ones. */
  onAchievement?: (achievement: GameAchievement) => void
  /** A moment to celebrate; at most once in five seconds. */
  onHappyMoment?: () => void
  /** An error in the game; at most five. */
  onError?: (error: GameError) => void
  /** A message was dropped; for logs and tests. */
  onRefused?: (reason: RefusedReason) => void
  /** Defaults to the page's own `window`. */
  window?: HostWindow
  /** A monotonic clock in milliseconds; defaults to `performance.now`. */
  now?: () => number
}

export type GameConnection = {
  /** The controls that the game supports, or null before it connected. */
  readonly supports: GameSupport | null
  setMuted(muted: boolean): void
  setPaused(paused: boolean): void
  /** Reports which ads the page can show from now on. */
  setAds(ads: AvailableAds): void
  /** Reports the side of the square, in CSS pixels, that a button of the page covers in the frame's upper left corner; 0 for none. */
  setCorner(side: number): void
  /** Stops listening and answering. */
  dispose(): void
}

const AD_LIMIT_MS = 110_000
const MAX_ACHIEVEMENTS = 50
const MAX_ERRORS = 5
const HAPPY_EVERY_MS = 5000
const SHARE_EVERY_MS = 1000

/**
 * Connects the page to one game's frame. A message counts only when it comes from that frame, from the expected origin,
 * is within size and rate, and fits the protocol; everything else is dropped.
 * @example
 * const connection = connectGame({ iframe, origin: location.origin, game: 'cozy-blocks', storage, onReady: hideCover })
 * connection.setMuted(true)
 */
export function connectGame(options: ConnectGameOptions): GameConnection {
  const host = options.window ?? (globalThis as unknown as HostWindow)
  const now = options.now ?? (() => performance.now())
  const allowMessage = createRateGate(now, MAX_MESSAGES_PER_SECOND, 1000)
  let supports: GameSupport | null = null
  let disposed = false
  // Without `showAd` no ad can be offered.
  const readAds = (ads: AvailableAds = NO_ADS): AvailableAds =>
    options.showAd ? { break: ads.break, rewarded: ads.rewarded } : NO_ADS
  let ads = readAds(options.ads)
  let corner = 0

  const send = (message: HostMessage) => {
    if (disposed) return
    // A frame with an opaque origin can only be addressed by '*'; nothing secret is ever sent.
    options.iframe.contentWindow?.postMessage(sealMessage(message), options.origin ?? '*')
  }
  const controls = createControls(options, send)
  const handlers: MessageHandlers = {
    save: createSaveHandler(options.game, options.storage, send),
    ad: createAdHandler({
      showAd: options.showAd,
      limitMs: options.adMs ?? AD_LIMIT_MS,
      send,
      onAd: controls.setAd,
    }),
    moments: createMoments(options, now),
    share: createShareHandler(options, send, now),
  }

  const onMessage = (event: HostMessageEvent) => {
    if (!options.iframe.contentWindow || event.source !== options.iframe.contentWindow) return
    const message = validateMessage(event, options, allowMessage)
    if (!message) return
    if (message.type === 'hello') {
      supports = message.supports
      const { lang = 'en', dir = 'ltr', params = {} } = options
      send({ type: 'welcome', ...controls.get(), lang, dir, params, ads })
      if (corner > 0) send({ type: 'corner', corner })
      options.onHello?.(message.supports)
    } else handleMessage(message, options, handlers)
  }

  host.addEventListener('message', onMessage)
  // The game may have sent `hello` before this page listened.
  send({ type: 'invite' })

  return {
    get supports() {
      return supports
    },
    setMuted: controls.setMuted,
    setPaused: controls.setPaused,
    setAds(next) {
      ads = readAds(next)
      send({ type: 'ads', ads })
    },
    setCorner(side) {
      corner = side
      send({ type: 'corner', corner })
    },
    dispose() {
      disposed = true
      handlers.ad.close()
      host.removeEventListener('message', onMessage)
    },
  }
}

type MessageHandlers = {
  save: ReturnType<typeof createSaveHandler>
  ad: ReturnType<typeof createAdHandler>
  moments: ReturnType<typeof createMoments>
  share: ReturnType<typeof createShareHandler>
}

function handleMessage(
  message: Exclude<GameMessage, { type: 'hello' }>,
  options: ConnectGameOptions,
  handlers: MessageHandlers,
): void {
  switch (message.type) {
    case 'progress':
      return options.onProgress?.(message.value)
    case 'ready':
      return options.onReady?.()
    case 'gameplay':
      return options.onGameplay?.(message.playing)
    case 'score':
      return options.onScore?.({ value: message.value, mode: message.mode, level: message.level })
    case 'achievement':
    case 'happy':
    case 'error':
      return handlers.moments(message)
    case 'ad':
      return void handlers.ad.answer(message)
    case 'share':
      return handlers.share(message)
    default:
      void handlers.save(message)
  }
}

/** Mute and pause as set by the page; both are also on during an ad. */
function createControls(
  { muted = false, paused = false }: ConnectGameOptions,
  send: (m: HostMessage) => void,
) {
  const wanted: Pick<Welcome, 'muted' | 'paused'> = { muted, paused }
  let isAdOn = false
  const sendBoth = () => {
    send({ type: 'mute', muted: wanted.muted || isAdOn })
    send({ type: 'pause', paused: wanted.paused || isAdOn })
  }
  return {
    get: () => ({ muted: wanted.muted || isAdOn, paused: wanted.paused || isAdOn }),
    setMuted(value: boolean) {
      wanted.muted = value
      send({ type: 'mute', muted: value || isAdOn })
    },
    setPaused(value: boolean) {
      wanted.paused = value
      send({ type: 'pause', paused: value || isAdOn })
    },
    setAd(value: boolean) {
      isAdOn = value
      sendBoth()
    },
  }
}

type MomentMessage = Extract<GameMessage, { type: 'achievement' | 'happy' | 'error' }>

/** Limits how often a game's achievements, happy moments and errors are reported. */
function createMoments(options: ConnectGameOptions, now: () => number) {
  const names = new Set<string>()
  const allowHappy = createRateGate(now, 1, HAPPY_EVERY_MS)
  let errors = 0
  return (message: MomentMessage) => {
    if (message.type === 'happy') {
      if (allowHappy()) options.onHappyMoment?.()
    } else if (message.type === 'error') {
      if (++errors <= MAX_ERRORS) options.onError?.({ message: message.message, stack: message.stack })
    } else if (!names.has(message.name) && names.size < MAX_ACHIEVEMENTS) {
      names.add(message.name)
      options.onAchievement?.({ name: message.name, title: message.title })
    }
  }
}

function createShareHandler(options: ConnectGameOptions, send: (m: HostMessage) => void, now: () => number) {
  const allowDialog = createRateGate(now, 1, SHARE_EVERY_MS)
  return ({ id, params, opens }: Extract<GameMessage, { type: 'share' }>) => {
    const url = options.createShareUrl?.(params) ?? null
    const opened = opens && options.onShare !== undefined && allowDialog()
    if (opened) options.onShare?.(params)
    send({ type: 'shared', id, url, opened })
  }
}

function validateMessage(
  event: HostMessageEvent,
  options: ConnectGameOptions,
  allowMessage: () => boolean,
): GameMessage | null {
  const refuse = (reason: RefusedReason) => {
    options.onRefused?.(reason)
    return null
  }
  if (event.origin !== (options.origin ?? 'null')) return refuse('origin')
  // Checked before the size, because measuring a flood of messages is expensive.
  if (!allowMessage()) return refuse('rate')
  if (measureBytes(event.data) > MAX_MESSAGE_BYTES) return refuse('size')
  return parseGameMessage(event.data) ?? refuse('schema')
}

function createRateGate(now: () => number, maxCalls: number, withinMs: number): () => boolean {
  const times: number[] = []
  return () => {
    const time = now()
    while (times.length > 0 && time - times[0]! >= withinMs) times.shift()
    if (times.length >= maxCalls) return false
    times.push(time)
    return true
  }
}
