/** Two fake windows of a page and its frame: messages are cloned and delivered asynchronously, with source and origin. For tests only. */
import { createPlayhouse } from './client.ts'
import { connectGame } from './host.ts'
import type { ConnectGameOptions } from './host.ts'
import type { PlayhouseOptions } from './playhouse.ts'

type Listener = (event: { data: unknown; origin: string; source: unknown }) => void

export class FakeWindow {
  parent: FakeWindow = this
  localStorage: unknown = undefined
  navigator = { language: 'nl' }
  sent: unknown[] = []
  origin: string
  private listeners = new Map<string, Set<(event: never) => void>>()
  constructor(origin: string) {
    this.origin = origin
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener))
  }
  removeEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.get(type)?.delete(listener)
  }
  /** Dispatches an event of the browser, such as an uncaught error. */
  raise(type: string, event: object): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event as never)
  }
  deliver(data: unknown, source: unknown, origin: string): void {
    const copy = structuredClone(data)
    this.sent.push(copy)
    queueMicrotask(() => {
      for (const listener of [...(this.listeners.get('message') ?? [])] as unknown as Listener[])
        listener({ data: copy, origin, source })
    })
  }
}

/** `pageSeen` is the game's reference to the page, `gameSeen` the page's reference to the game; `event.source` is compared with them. */
export function openFrame(gameOrigin = 'https://play.example') {
  const page = new FakeWindow('https://play.example')
  const game = new FakeWindow(gameOrigin)
  const gameSeen = { postMessage: (data: unknown) => game.deliver(data, pageSeen, page.origin) }
  const pageSeen = { postMessage: (data: unknown) => page.deliver(data, gameSeen, game.origin) }
  game.parent = pageSeen as unknown as FakeWindow
  return { page, game, iframe: { contentWindow: gameSeen } }
}

export function createMemoryStorage() {
  const stored = new Map<string, string>()
  return {
    stored,
    get: (game: string, key: string) => stored.get(`${game}/${key}`) ?? null,
    set: (game: string, key: string, text: string) => void stored.set(`${game}/${key}`, text),
    remove: (game: string, key: string) => void stored.delete(`${game}/${key}`),
    keys: (game: string) =>
      [...stored.keys()]
        .filter((name) => name.startsWith(`${game}/`))
        .map((name) => name.slice(game.length + 1)),
  }
}

/** A page and a game before the handshake, which `connect()` and `playhouse.init()` start. */
export function openPlay(
  options: Partial<ConnectGameOptions> = {},
  gameOrigin?: string,
  gameOptions: Partial<PlayhouseOptions> = {},
) {
  const { page, game, iframe } = openFrame(gameOrigin)
  const storage = createMemoryStorage()
  const connect = () =>
    connectGame({ iframe, origin: page.origin, game: 'toy', storage, window: page, ...options })
  const playhouse = createPlayhouse({ game: 'toy', window: game, helloMs: 60, answerMs: 60, ...gameOptions })
  return { page, game, iframe, storage, connect, playhouse }
}

export const settle = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms))
