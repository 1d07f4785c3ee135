/**
 * Limits full loads that the visitor did not ask for to one per path in 10 seconds, and three a minute in all: a failure that repeats after
 * the load would otherwise reload without end. Stored for the tab; without storage no such load is allowed.
 */

export const RELOAD_TTL_MS = 10_000
const WINDOW_MS = 60_000
const MAX_IN_WINDOW = 3
const KEY = 'playhouse:reloads'

export interface ReloadGuardParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

/** When each path was last loaded. Entries older than a minute are dropped. */
type Loads = [path: string, at: number][]

/** Whether this path may be loaded now; an allowed load is counted. */
export function mayReload(path: string, { storage, now }: ReloadGuardParts): boolean {
  try {
    const at = now()
    const loads = readLoads(storage).filter(([, before]) => at - before < WINDOW_MS && before <= at)
    if (loads.length >= MAX_IN_WINDOW) return false
    if (loads.some(([before, beforeAt]) => before === path && at - beforeAt < RELOAD_TTL_MS)) return false
    storage.setItem(KEY, JSON.stringify([...loads, [path, at]]))
    return true
  } catch {
    // Storage is off or full.
    return false
  }
}

function readLoads(storage: ReloadGuardParts['storage']): Loads {
  const text = storage.getItem(KEY)
  if (text === null) return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [] // not written by this guard: ignored
  }
  if (!Array.isArray(value)) return []
  return value.filter(
    (entry): entry is Loads[number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  )
}
