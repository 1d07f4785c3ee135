/** Limits how often unrequested ads may cover a game or a page. Stored for the tab, so a page reload does not reset it. */

const KEY = 'playhouse:ad-at'

export interface AdCap {
  isDue(): boolean
  /** An ad was shown: the next one waits. */
  mark(): void
}

export interface AdCapOptions {
  everyMs: number
  now?: () => number
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null
}

export function createAdCap({ everyMs, now = Date.now, storage = findStorage() }: AdCapOptions): AdCap {
  let shownAt = readTime(storage)
  return {
    isDue() {
      // A clock that was set back must not block ads forever.
      return shownAt === null || now() < shownAt || now() - shownAt >= everyMs
    },
    mark() {
      shownAt = now()
      try {
        storage?.setItem(KEY, String(shownAt))
      } catch {
        // Storage is full or forbidden: the cap holds as long as the page does.
      }
    },
  }
}

function readTime(storage: AdCapOptions['storage']): number | null {
  try {
    const stored = Number(storage?.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(stored) && stored > 0 ? stored : null
  } catch {
    return null // forbidden in this browser
  }
}

function findStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null // forbidden in this browser
  }
}
