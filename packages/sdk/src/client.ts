/** The game's end. Every call ends within a time limit with a safe result and never throws into a game. */
import { isMode, parseHostMessage, sealMessage } from './protocol.ts'
import type { GameMessage, GameSupport, HostMessage } from './protocol.ts'
import { createSaver } from './saver.ts'
import { createLocalShelf } from './shelf.ts'

/** The part of `window` the client uses. */
export type ClientWindow = {
  readonly parent: unknown
  readonly localStorage?: unknown
  addEventListener(type: 'message', listener: (event: ClientMessageEvent) => void): void
}
type ClientMessageEvent = { data: unknown; source: unknown }
type ParentWindow = { postMessage(message: unknown, targetOrigin: string): void }

export type PlayhouseOptions = {
  /** The game's slug; names its saves where there is no page to keep them. */
  game: string
  /** Whether the game follows the page's mute and pause; both by default. */
  supports?: Partial<GameSupport>
  /** How long to wait for a page to greet; 1000 by default. */
  helloMs?: number
  /** How long to wait for a save or load to be answered; 2000 by default. */
  answerMs?: number
  /** Defaults to the game's own `window`. */
  window?: ClientWindow
}

export type PlayhouseSession = {
  /** Whether a Playhouse page answered. */
  hosted: boolean
  /** Sound is off by the page's wish. */
  muted: boolean
  /** Paused by the page's wish. */
  paused: boolean
}

export type ScoreDetails = {
  /** A slug such as `daily`. */ mode?: string
  /** A whole number from 0. */ level?: number
}

export type Playhouse = {
  /** Greets the page. Resolves when it answers, or after `helloMs` with `hosted: false`.
   * @example const { muted } = await playhouse.init()
   */
  init(): Promise<PlayhouseSession>
  /** Tells how much is loaded, 0 to 1.
   * @example playhouse.loadingProgress(0.5)
   */
  loadingProgress(value: number): void
  /** The first playable picture is up; the page takes its cover away.
   * @example playhouse.ready()
   */
  ready(): void
  /** Play begins: after the first input, after a menu.
   * @example playhouse.gameplayStart()
   */
  gameplayStart(): void
  /** Play stops: a menu, a game over.
   * @example playhouse.gameplayStop()
   */
  gameplayStop(): void
  /** Keeps a value that JSON can hold, at most 64 KiB a key and 20 keys. False when it could not be kept beyond this visit.
   * @example await playhouse.save('progress', { level: 3 })
   */
  save(key: string, value: unknown): Promise<boolean>
  /** Reads a saved value; null when there is none. It was written by an older you: check it.
   * @example const progress = await playhouse.load('progress')
   */
  load(key: string): Promise<unknown>
  /** Forgets a saved value.
   * @example await playhouse.remove('progress')
   */
  remove(key: string): Promise<boolean>
  /** Reports a finished run's score.
   * @example playhouse.score(1200, { mode: 'daily' })
   */
  score(value: number, details?: ScoreDetails): void
  /** Calls back when the page mutes or unmutes. Returns how to stop listening.
   * @example playhouse.onMute((muted) => audio.setMuted(muted))
   */
  onMute(listener: (muted: boolean) => void): () => void
  /** Calls back with true when the page pauses and false when it resumes. Returns how to stop listening.
   * @example playhouse.onPause((paused) => paused ? game.pause() : game.resume())
   */
  onPause(listener: (paused: boolean) => void): () => void
}

const HELLO_EVERY_MS = 150

/**
 * Makes the game's link to its page. Works the same with no page at all: saves then go to `localStorage`, and where that is
 * denied, to memory.
 * @example
 * const playhouse = createPlayhouse({ game: 'cozy-blocks' })
 * await playhouse.init()
 * playhouse.ready()
 */
export function createPlayhouse(options: PlayhouseOptions): Playhouse {
  const own = options.window ?? (globalThis as unknown as ClientWindow)
  const link = createLink(own, options)
  const shelf = createLocalShelf(options.game, () => own.localStorage)
  const saves = createSaver(link, shelf)
  let session: Promise<PlayhouseSession> | null = null
  const init = () => (session ??= link.greet())

  return {
    init,
    loadingProgress: (value) => {
      if (Number.isFinite(value)) link.send({ type: 'progress', value: Math.min(1, Math.max(0, value)) })
    },
    ready: () => link.send({ type: 'ready' }),
    gameplayStart: () => link.send({ type: 'gameplay', playing: true }),
    gameplayStop: () => link.send({ type: 'gameplay', playing: false }),
    save: async (key, value) => (await init(), saves.save(key, value)),
    load: async (key) => (await init(), saves.load(key)),
    remove: async (key) => (await init(), saves.remove(key)),
    score: (value, details = {}) => {
      if (!Number.isFinite(value)) return
      const mode = isMode(details.mode) ? details.mode : null
      const level = Number.isInteger(details.level) ? details.level! : null
      link.send({ type: 'score', value, mode, level })
    },
    onMute: (listener) => link.listen('mute', listener),
    onPause: (listener) => link.listen('pause', listener),
  }
}

type Answer = Extract<HostMessage, { type: 'stored' | 'loaded' }>

function createLink(own: ClientWindow, options: PlayhouseOptions) {
  const supports = { mute: true, pause: true, ...options.supports }
  const parent = own.parent && own.parent !== own ? (own.parent as ParentWindow) : null
  const listeners = { mute: new Set<(on: boolean) => void>(), pause: new Set<(on: boolean) => void>() }
  const waiting = new Map<number, (answer: Answer) => void>()
  const early: GameMessage[] = []
  let lastId = 0
  let welcome: { muted: boolean; paused: boolean } | null = null
  let onWelcome: (() => void) | null = null

  const post = (message: GameMessage) => {
    try {
      parent?.postMessage(sealMessage(message), '*')
    } catch {
      // A page that went away: the game plays on.
    }
  }
  const send = (message: GameMessage) => {
    if (welcome) post(message)
    // Kept until a page greets, so that an early `ready` is not lost; bounded, as maybe none ever does.
    else if (parent && early.length < 40) early.push(message)
  }
  const tell = (kind: 'mute' | 'pause', on: boolean) => {
    for (const listener of listeners[kind]) callSafely(() => listener(on))
  }
  const receive = (message: HostMessage) => {
    if (message.type === 'invite') post({ type: 'hello', supports })
    else if (message.type === 'mute') tell('mute', message.muted)
    else if (message.type === 'pause') tell('pause', message.paused)
    else if (message.type === 'welcome') {
      const isLate = welcome !== null || onWelcome === null
      welcome = { muted: message.muted, paused: message.paused }
      early.splice(0).forEach(post)
      onWelcome?.()
      if (isLate) {
        tell('mute', message.muted)
        tell('pause', message.paused)
      }
    } else waiting.get(message.id)?.(message)
  }

  callSafely(() => {
    own.addEventListener('message', (event) => {
      if (!parent || event.source !== parent) return
      const message = parseHostMessage(event.data)
      if (message) receive(message)
    })
  })

  return {
    send,
    isHosted: () => welcome !== null,
    listen(kind: 'mute' | 'pause', listener: (on: boolean) => void) {
      listeners[kind].add(listener)
      return () => void listeners[kind].delete(listener)
    },
    greet: () =>
      new Promise<PlayhouseSession>((resolve) => {
        if (!parent) return resolve({ hosted: false, muted: false, paused: false })
        const finish = () => {
          clearInterval(again)
          clearTimeout(limit)
          onWelcome = null
          resolve({
            hosted: welcome !== null,
            muted: welcome?.muted ?? false,
            paused: welcome?.paused ?? false,
          })
        }
        const again = setInterval(() => post({ type: 'hello', supports }), HELLO_EVERY_MS)
        const limit = setTimeout(finish, options.helloMs ?? 1000)
        onWelcome = finish
        if (welcome) finish()
        else post({ type: 'hello', supports })
      }),
    /** Sends a request and hands every answer with its id to `take` until that returns a result; null after the time limit. */
    ask<Result>(build: (id: number) => GameMessage[], take: (answer: Answer) => Result | undefined) {
      return new Promise<Result | null>((resolve) => {
        const id = ++lastId
        const finish = (result: Result | null) => {
          clearTimeout(limit)
          waiting.delete(id)
          resolve(result)
        }
        const limit = setTimeout(() => finish(null), options.answerMs ?? 2000)
        waiting.set(id, (answer) => {
          const result = take(answer)
          if (result !== undefined) finish(result)
        })
        build(id).forEach(send)
      })
    },
  }
}

function callSafely(call: () => void): void {
  try {
    call()
  } catch (error) {
    console.warn('playhouse: a listener failed:', error)
  }
}
