/**
 * Limits the actions of one address for one game within an hour: protects votes, plays and reports from forged tokens.
 * A window of exact slots and not a token bucket: a bucket lets twice its size through within its first hour.
 */

/** By kind: at most this many per game, address and hour. An error is what a game reports about its own script. */
export const GAME_LIMITS = { vote: 120, play: 120, report: 20, error: 20 } as const
export type GameLimitName = keyof typeof GAME_LIMITS

const SLOT_MS = 5 * 60_000
/** The intervals of one hour and the current one. */
const WINDOW_SLOTS = 13
const MAX_KEYS = 50_000

interface Slot {
  /** Milliseconds since 1970 divided by `SLOT_MS`. */
  number: number
  count: number
}

export interface GameLimits {
  /** Seconds to wait, or 0 when it counts. */
  take(name: GameLimitName, slug: string, client: string): number
  /** Deletes addresses without actions within the hour; returns the number of remaining windows. */
  sweep(): number
}

export function createGameLimits(isOn: boolean, now: () => number = Date.now): GameLimits {
  const windows = new Map<string, Slot[]>()

  function readWindow(key: string, current: number): Slot[] {
    return (
      (windows.get(key) ?? [])
        .filter(({ number }) => number > current - WINDOW_SLOTS)
        // When the clock was set back, future times count as now; otherwise they would never expire.
        .map(({ number, count }) => ({ number: Math.min(number, current), count }))
    )
  }

  return {
    take(name, slug, client) {
      if (!isOn) return 0
      const key = `${name} ${slug} ${client}`
      const atMs = now()
      const current = Math.floor(atMs / SLOT_MS)
      const slots = readWindow(key, current)
      const isFull = slots.reduce((sum, { count }) => sum + count, 0) >= GAME_LIMITS[name]
      const last = slots.at(-1)
      if (!isFull) {
        if (last?.number === current) last.count += 1
        else slots.push({ number: current, count: 1 })
      }
      windows.delete(key)
      windows.set(key, slots)
      if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value!)
      return isFull ? Math.ceil(((slots[0]!.number + WINDOW_SLOTS) * SLOT_MS - atMs) / 1000) : 0
    },
    sweep() {
      const oldest = Math.floor(now() / SLOT_MS) - WINDOW_SLOTS
      for (const [key, slots] of windows)
        if (slots.every(({ number }) => number <= oldest)) windows.delete(key)
      return windows.size
    },
  }
}
