/** Peace is seen and heard: a ping where a rival runs over a trail that nobody can cut; and its end is told when nothing is celebrated. */
import type { Event } from './state.ts'

/** Rivals that pass are told of no more often. */
const PING_MS = 1500

type Target = {
  now(): number
  ping(event: Extract<Event, { type: 'passed' }>): void
  tell(): void
  /** Whether something that was won or lost is being told. */
  isBusy(): boolean
}

export function createPeaceNews({ now, ping, tell, isBusy }: Target) {
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
      tell()
    },
  }
}
