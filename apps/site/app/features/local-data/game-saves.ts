/**
 * Saves of games: one localStorage key per game, so that a game with large saves cannot damage the site's own data or another game's.
 */
import { browserStore, findBrowserStorage, type LocalStore, watchCleared } from './local-store.ts'
import { isCount, isRecord } from './read-stored.ts'

export const SAVE_PREFIX = 'playhouse:save:'
/** All of one game's entries as stored, in UTF-16 units as localStorage counts them: a tenth of what a browser gives a site. */
export const MAX_SAVE_LENGTH = 512 * 1024

export interface GameSave {
  /** When it was written, milliseconds since 1970; 0 where that is not known. */
  at: number
  entries: Record<string, string>
}

export interface GameSaves {
  get(slug: string, key: string): string | null
  /** Throws when the save cannot be stored beyond this visit (too large, storage full or denied); with a full storage the save stays in memory. */
  set(slug: string, key: string, text: string): void
  remove(slug: string, key: string): void
  keys(slug: string): string[]
}

export function createGameSaves(
  findStorage: () => Storage | null = findBrowserStorage,
  now: () => number = Date.now,
  store: Pick<LocalStore, 'read' | 'subscribe'> = browserStore,
): GameSaves {
  const unsaved = new Map<string, GameSave>()
  // Who clears everything means this too.
  watchCleared(() => unsaved.clear(), store)
  const read = (slug: string) =>
    unsaved.get(slug) ?? readGameSave(slug, findStorage) ?? { at: 0, entries: {} }

  function write(slug: string, entries: Record<string, string>) {
    const save = { at: now(), entries }
    const text = JSON.stringify(save)
    if (text.length > MAX_SAVE_LENGTH) throw new Error(`The saves of ${slug} are too large to store`)
    unsaved.set(slug, save)
    const storage = findStorage()
    if (!storage) throw new Error(`This browser stores no saves of ${slug}`)
    storage.setItem(SAVE_PREFIX + slug, text)
    unsaved.delete(slug)
  }

  return {
    get(slug, key) {
      const { entries } = read(slug)
      return Object.hasOwn(entries, key) ? entries[key]! : null
    },
    set: (slug, key, text) => write(slug, { ...read(slug).entries, [key]: text }),
    remove(slug, key) {
      const { [key]: _removed, ...others } = read(slug).entries
      write(slug, others)
    },
    keys: (slug) => Object.keys(read(slug).entries),
  }
}

/** The page's own: what could not be stored outlives a restart of the game. */
export const gameSaves = createGameSaves()

export function readGameSave(slug: string, findStorage: () => Storage | null): GameSave | null {
  try {
    return parseGameSave(findStorage()?.getItem(SAVE_PREFIX + slug) ?? null)
  } catch {
    // Denied storage: the game starts fresh.
    return null
  }
}

export function parseGameSave(text: string | null): GameSave | null {
  if (!text || text.length > MAX_SAVE_LENGTH) return null
  try {
    return readSave(JSON.parse(text))
  } catch {
    // Cut off or not ours: counts as no save.
    return null
  }
}

function readSave(stored: unknown): GameSave | null {
  if (!isRecord(stored) || !isRecord(stored.entries)) return null
  const { at, entries } = stored
  const isValid = Object.values(entries).every((entry) => typeof entry === 'string')
  return isValid ? { at: isCount(at) ? at : 0, entries: entries as Record<string, string> } : null
}
