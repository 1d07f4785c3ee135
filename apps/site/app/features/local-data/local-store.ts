/**
 * The only module that accesses localStorage for the site's own data. Storage may be denied, full, damaged or changed by another tab;
 * then the page uses its data in memory.
 */
import {
  EMPTY_LOCAL_DATA,
  listListed,
  type LocalData,
  parseLocalData,
  serializeLocalData,
} from './local-data.ts'

export const STORAGE_KEY = 'playhouse'
/** Copies of what the head script needs before the first paint; it must not parse all the data. */
export const THEME_KEY = 'playhouse:theme'
export const STORED_KEY = 'playhouse:kept'
/** Also matches keys that a game of ours writes itself when it is opened outside of its page. */
const OUR_KEY_RE = /^playhouse(-game)?(:|$)/

export interface LocalStore {
  read(): LocalData
  /** False when the change is only in memory. */
  update(change: (data: LocalData) => LocalData): boolean
  subscribe(listener: () => void): () => void
  clear(): void
  /** Another tab wrote: what is known is read again. */
  reload(): void
}

export function createLocalStore(findStorage: () => Storage | null): LocalStore {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let data = EMPTY_LOCAL_DATA
  let isLoaded = false
  /** True while the latest change is in memory only; then storage is older than memory and must not be read over it. */
  let isUnsaved = false

  function refresh() {
    if (isUnsaved) return
    const storedText = readText(findStorage)
    if (isLoaded && storedText === text) return
    isLoaded = true
    text = storedText
    data = parseLocalData(storedText)
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    read() {
      if (!isLoaded) refresh()
      return data
    },
    update(change) {
      // Two tabs may change different parts: the change is applied to what is stored now.
      refresh()
      const changed = change(data)
      if (changed === data) return !isUnsaved
      data = changed
      isLoaded = true
      const nextText = serializeLocalData(changed)
      isUnsaved = !writeText(findStorage, nextText, changed)
      if (!isUnsaved) text = nextText
      notify()
      return !isUnsaved
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear() {
      data = EMPTY_LOCAL_DATA
      text = null
      isUnsaved = false
      removeOurKeys(findStorage)
      notify()
    },
    reload() {
      isUnsaved = false
      refresh()
      notify()
    },
  }
}

/** What changes a page's layout, as words for the `data-stored` attribute of `<html>`. */
export function describeStored(data: LocalData): string {
  const words = {
    recent: listListed(data.recent, data).length > 0,
    favourites: listListed(data.favourites, data).length > 0,
    liked: Object.entries(data.votes).some(
      ([slug, { value }]) => value === 1 && !data.unlisted.includes(slug),
    ),
    theatre: data.theatre,
  }
  return Object.entries(words)
    .flatMap(([word, isSo]) => (isSo ? [word] : []))
    .join(' ')
}

function readText(findStorage: () => Storage | null): string | null {
  try {
    return findStorage()?.getItem(STORAGE_KEY) ?? null
  } catch {
    // Storage is denied: the visit starts empty and lives in memory.
    return null
  }
}

function writeText(findStorage: () => Storage | null, text: string, data: LocalData): boolean {
  try {
    const storage = findStorage()
    if (!storage) return false
    storage.setItem(STORAGE_KEY, text)
    mirror(storage, THEME_KEY, data.theme)
    mirror(storage, STORED_KEY, describeStored(data) || null)
    return true
  } catch {
    // Full or denied: the change stays in memory for this visit.
    return false
  }
}

function mirror(storage: Storage, key: string, value: string | null) {
  if (value === null) storage.removeItem(key)
  else storage.setItem(key, value)
}

function removeOurKeys(findStorage: () => Storage | null) {
  try {
    const storage = findStorage()
    if (!storage) return
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) {
      if (OUR_KEY_RE.test(key)) storage.removeItem(key)
    }
  } catch {
    // Denied storage has no data of ours.
  }
}

/** Reading the property throws where storage is denied; Node's own localStorage is not used. */
export function findBrowserStorage(): Storage | null {
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const browserStore = createLocalStore(findBrowserStorage)
if (typeof window !== 'undefined') {
  browserStore.subscribe(() => showStored(browserStore.read()))
  window.addEventListener('storage', (event) => {
    // A null key means that the other tab cleared everything.
    if (event.key === STORAGE_KEY || event.key === null) browserStore.reload()
  })
}

/** Later changes reach `<html>` as the head script's did. */
function showStored(data: LocalData) {
  const { dataset } = document.documentElement
  if (data.theme) dataset.theme = data.theme
  else delete dataset.theme
  dataset.stored = describeStored(data)
}

export const readLocal = browserStore.read
export const updateLocal = browserStore.update
export const subscribeLocal = browserStore.subscribe
export const clearLocalData = browserStore.clear
/** Calls `onCleared` when the visitor cleared everything, in this tab or another. Returns how to stop. */
export function watchCleared(
  onCleared: () => void,
  { read, subscribe }: Pick<LocalStore, 'read' | 'subscribe'> = browserStore,
): () => void {
  return subscribe(() => read() === EMPTY_LOCAL_DATA && onCleared())
}
