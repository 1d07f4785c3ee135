/** Texts that games store through an SDK: in the frame's own storage, and with the page while they are small enough. */
import type { Playhouse } from '../src/playhouse.ts'

/** Merely reading it throws where storage is denied. */
type StorageWindow = { readonly localStorage?: unknown }

export interface Texts {
  /** Resolves when what the page has is read. */
  ready: Promise<void>
  get(key: string): string | null
  /** False when it does not fit; then nothing is changed. */
  set(key: string, text: string): boolean
  remove(key: string): void
  clear(): void
  all(): Record<string, string>
}

const SAVE_MS = 200

/** `maxLength`: characters of all keys and texts together. */
export function createTexts(
  own: StorageWindow,
  playhouse: Playhouse,
  name: string,
  maxLength: number,
): Texts {
  const place = `sdk:${name}`
  const stored = readStored(own, place)
  let texts = stored ?? {}
  let isChanged = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ready = playhouse.load(name).then((saved) => {
    // What the frame's storage has is never older; it is empty in another browser, or where storage is denied.
    if (!isChanged && stored === null) texts = { ...readTexts(saved) }
  })
  const note = () => {
    isChanged = true
    try {
      ;(own.localStorage as Storage).setItem(place, JSON.stringify(texts))
    } catch {
      // Denied or full: the page has it, or this visit.
    }
    // Refused when it is too large for the page; then the frame's storage alone has it.
    timer ??= setTimeout(() => {
      timer = undefined
      void playhouse.save(name, texts)
    }, SAVE_MS)
  }

  return {
    ready,
    get: (key) => (Object.hasOwn(texts, key) ? texts[key]! : null),
    set(key, text) {
      const next = { ...texts, [key]: text }
      if (measure(next) > maxLength) return false
      texts = next
      note()
      return true
    },
    remove(key) {
      const { [key]: _removed, ...rest } = texts
      texts = rest
      note()
    },
    clear() {
      texts = {}
      note()
    },
    all: () => ({ ...texts }),
  }
}

const measure = (texts: Record<string, string>) =>
  Object.entries(texts).reduce((sum, [key, text]) => sum + key.length + text.length, 0)

function readStored(own: StorageWindow, place: string): Record<string, string> | null {
  try {
    const text = (own.localStorage as Storage | undefined)?.getItem(place)
    return text ? readTexts(JSON.parse(text)) : null
  } catch {
    // Denied, or not written here.
    return null
  }
}

function readTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
