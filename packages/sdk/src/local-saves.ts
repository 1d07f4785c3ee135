/** Saves of a standalone game: in `localStorage` when the browser allows it, and always in memory. */
export type LocalSaves = {
  get(key: string): string | null
  /** False when the value is stored in memory only. */
  set(key: string, text: string): boolean
  remove(key: string): boolean
  /** The value saved or removed in this session; undefined when there is none. */
  recall(key: string): string | null | undefined
  remember(key: string, text: string): void
}

type StorageLike = {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** `findStorage` is a function because merely reading `window.localStorage` throws where storage is denied. */
export function createLocalSaves(game: string, findStorage: () => unknown): LocalSaves {
  const memory = new Map<string, string | null>()
  const nameOf = (key: string) => `playhouse-game:${game}:${key}`
  const attempt = <Result>(act: (storage: StorageLike) => Result, fallback: Result): Result => {
    try {
      const storage = findStorage() as StorageLike | undefined
      return storage ? act(storage) : fallback
    } catch {
      // Denied, full or private mode: memory has it.
      return fallback
    }
  }
  const recall = (key: string) => memory.get(key)
  return {
    recall,
    remember: (key, text) => void memory.set(key, text),
    get: (key) =>
      recall(key) ?? (memory.has(key) ? null : attempt((storage) => storage.getItem(nameOf(key)), null)),
    set(key, text) {
      memory.set(key, text)
      return attempt((storage) => (storage.setItem(nameOf(key), text), true), false)
    },
    remove(key) {
      memory.set(key, null)
      return attempt((storage) => (storage.removeItem(nameOf(key)), true), false)
    },
  }
}
