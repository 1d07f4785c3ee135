/** Handles a game's saves: one after the other, within the limits, assembled from their parts. */
import { MAX_SAVE_BYTES, MAX_SAVE_KEYS } from './protocol.ts'
import type { GameMessage, HostMessage } from './protocol.ts'
import { splitText } from './text-parts.ts'

/** The page's storage of a game's saves. Values are JSON texts. Results may be promises; a throw counts as "not stored". */
export type GameStorage = {
  get(game: string, key: string): string | null | Promise<string | null>
  set(game: string, key: string, text: string): void | Promise<void>
  remove(game: string, key: string): void | Promise<void>
  /** The keys this game has saved; asked before a new key is taken. */
  keys(game: string): readonly string[] | Promise<readonly string[]>
}

type StorageMessage = Extract<GameMessage, { type: 'save' | 'load' | 'remove' }>

export function createSaveHandler(game: string, storage: GameStorage, send: (message: HostMessage) => void) {
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

/** Assembles the parts of one save; a new id drops an unfinished older one, so that memory stays limited. */
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
