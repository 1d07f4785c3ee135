/** Saves and loads values: through the page when there is one, otherwise in local storage. */
import type { Connection } from './connection.ts'
import { MAX_SAVE_BYTES, isKey } from './protocol.ts'
import type { GameMessage } from './protocol.ts'
import type { LocalSaves } from './local-saves.ts'
import { MAX_PARTS, measureBytes, splitText } from './text-parts.ts'

export function createSaveClient(connection: Pick<Connection, 'isHosted' | 'ask'>, localSaves: LocalSaves) {
  const pending = new Map<string, { text: string; done: Promise<boolean> }>()

  const store = async (key: string, text: string): Promise<boolean> => {
    if (!connection.isHosted()) return localSaves.set(key, text)
    const texts = splitText(text)
    const build = (id: number) =>
      texts.map((part, i): GameMessage => ({
        type: 'save',
        id,
        key,
        part: i,
        parts: texts.length,
        text: part,
      }))
    const ok = await connection.ask(build, (answer) => (answer.type === 'stored' ? answer.ok : undefined))
    // No answer is not a refusal: the value can still be stored on this device.
    return ok ?? localSaves.set(key, text)
  }

  return {
    /** Saves of one key are sent in order, and of several waiting ones only the newest. */
    save(key: string, value: unknown): Promise<boolean> {
      const text = toText(value)
      if (!isKey(key) || text === null) return Promise.resolve(false)
      localSaves.remember(key, text)
      const running = pending.get(key)
      if (running) {
        running.text = text
        return running.done
      }
      const entry = { text, done: Promise.resolve(false) }
      entry.done = (async () => {
        for (;;) {
          const sent = entry.text
          const ok = await store(key, sent)
          const isLast = pending.get(key) === entry
          if (isLast && entry.text !== sent) continue
          if (isLast) pending.delete(key)
          return ok
        }
      })()
      pending.set(key, entry)
      return entry.done
    },
    async load(key: string): Promise<unknown> {
      if (!isKey(key)) return null
      if (localSaves.recall(key) !== undefined || !connection.isHosted()) return fromText(localSaves.get(key))
      const texts: (string | null | undefined)[] = []
      const text = await connection.ask(
        (id) => [{ type: 'load', id, key }],
        (answer) => {
          if (answer.type !== 'loaded') return undefined
          texts[answer.part] = answer.text
          const isComplete = Array.from({ length: answer.parts }, (_, i) => texts[i]).every(
            (part) => part !== undefined,
          )
          return isComplete ? { text: answer.text === null ? null : texts.join('') } : undefined
        },
      )
      return fromText(text ? text.text : localSaves.get(key))
    },
    async remove(key: string): Promise<boolean> {
      if (!isKey(key)) return false
      // A newer text that still waits to be sent would restore the value.
      pending.delete(key)
      const removed = localSaves.remove(key)
      if (!connection.isHosted()) return removed
      const ok = await connection.ask(
        (id) => [{ type: 'remove', id, key }],
        (answer) => (answer.type === 'stored' ? answer.ok : undefined),
      )
      return ok ?? false
    },
  }
}

function toText(value: unknown): string | null {
  if (value === undefined || measureBytes(value) > MAX_SAVE_BYTES) return null
  const text = JSON.stringify(value)
  return text === undefined || splitText(text).length > MAX_PARTS ? null : text
}

function fromText(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // Not written by this SDK: treat it as missing.
    return null
  }
}
