/** Signals peace: a ping when a rival crosses a trail that cannot be cut, and a message when peace ends and no other message is shown. */
import type { Event } from '../state.ts'

/** Minimum time between two pings. */
const PING_MS = 1500

type Target = {
  now(): number
  ping(event: Extract<Event, { type: 'passed' }>): void
  announce(): void
  /** Whether a gain or loss message is shown. */
  isBusy(): boolean
}

export function createPeaceNews({ now, ping, announce, isBusy }: Target) {
  let isDue = false
  let pingFrom = 0
  return {
    reset() {
      isDue = false
      pingFrom = 0
    },
    passed(event: Extract<Event, { type: 'passed' }>) {
      if (now() < pingFrom) return
      pingFrom = now() + PING_MS
      ping(event)
    },
    over: () => void (isDue = true),
    /** Looked after now and then. */
    watch() {
      if (!isDue || isBusy()) return
      isDue = false
      announce()
    },
  }
}
