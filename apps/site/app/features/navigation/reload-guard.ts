/**
 * Full loads that nobody asked for happen at most once per path in 10 seconds, and three times a minute in all: what fails again after
 * a load would otherwise load without end. Kept for the tab; without storage nothing can be remembered, so nothing is allowed.
 */

export const RELOAD_TTL_MS = 10_000
const WINDOW_MS = 60_000
const MAX_IN_WINDOW = 3
const KEY = 'playhouse:reloads'

export interface ReloadGuardParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

/** When each path was last loaded. Older ones than a minute are of no use. */
type Loads = [path: string, at: number][]

/** Whether this path may be loaded now; what is allowed counts. */
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
    return [] // written by something else: it says nothing about loads
  }
  if (!Array.isArray(value)) return []
  return value.filter(
    (entry): entry is Loads[number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  )
}
