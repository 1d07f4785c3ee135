/** A way out for events. Until it is opened they are held in memory; when it is closed they are dropped, and so is what comes later. */
import type { TrackedEvent } from './events.ts'

const MAX_HELD = 100

export type Deliver = (event: TrackedEvent) => void

export interface EventGate {
  send(event: TrackedEvent): void
  /** Delivers what was held, in its order, and everything from now on. */
  open(deliver: Deliver): void
  /** Drops what was held; it can be opened again for what comes after. */
  close(): void
}

export function createEventGate(maxHeld = MAX_HELD): EventGate {
  let state: 'holding' | 'open' | 'closed' = 'holding'
  let held: TrackedEvent[] = []
  let deliver: Deliver = () => {}
  return {
    send(event) {
      if (state === 'open') deliver(event)
      else if (state === 'holding' && held.length < maxHeld) held.push(event)
    },
    open(to) {
      const waiting = held
      held = []
      state = 'open'
      deliver = to
      waiting.forEach(to)
    },
    close() {
      held = []
      state = 'closed'
    },
  }
}
