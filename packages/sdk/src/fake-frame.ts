/** Two windows that talk like a page and its frame: copies of messages, later, with source and origin. For tests only. */
type Listener = (event: { data: unknown; origin: string; source: unknown }) => void

export class FakeWindow {
  parent: FakeWindow = this
  localStorage: unknown = undefined
  sent: unknown[] = []
  origin: string
  private listeners = new Set<Listener>()
  constructor(origin: string) {
    this.origin = origin
  }
  addEventListener(_type: 'message', listener: Listener): void {
    this.listeners.add(listener)
  }
  removeEventListener(_type: 'message', listener: Listener): void {
    this.listeners.delete(listener)
  }
  deliver(data: unknown, source: unknown, origin: string): void {
    const copy = structuredClone(data)
    this.sent.push(copy)
    queueMicrotask(() => {
      for (const listener of [...this.listeners]) listener({ data: copy, origin, source })
    })
  }
}

/** `pageSeen` is the page as the game reaches it, `gameSeen` the game as the page reaches it: what `event.source` compares with. */
export function openFrame(gameOrigin = 'https://play.example') {
  const page = new FakeWindow('https://play.example')
  const game = new FakeWindow(gameOrigin)
  const gameSeen = { postMessage: (data: unknown) => game.deliver(data, pageSeen, page.origin) }
  const pageSeen = { postMessage: (data: unknown) => page.deliver(data, gameSeen, game.origin) }
  game.parent = pageSeen as unknown as FakeWindow
  return { page, game, iframe: { contentWindow: gameSeen } }
}

export function createMemoryStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (game: string, key: string) => kept.get(`${game}/${key}`) ?? null,
    set: (game: string, key: string, text: string) => void kept.set(`${game}/${key}`, text),
    remove: (game: string, key: string) => void kept.delete(`${game}/${key}`),
    keys: (game: string) =>
      [...kept.keys()]
        .filter((name) => name.startsWith(`${game}/`))
        .map((name) => name.slice(game.length + 1)),
  }
}
