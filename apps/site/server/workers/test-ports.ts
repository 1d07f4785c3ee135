/** Test only: two ends of a connection inside this process. Messages are cloned and arrive later, as between processes. */
import type { MessagePort } from './message-channel.ts'

export interface TestConnection {
  ends: [MessagePort, MessagePort]
  /** How many messages were sent. */
  count(): number
  /** Messages are held back, as if a process were frozen, until `thaw`. */
  freeze(): void
  thaw(): void
}

export function createTestConnection(): TestConnection {
  const listeners: ((message: unknown) => void)[][] = [[], []]
  let held: (() => void)[] | null = null
  let sent = 0

  const createEnd = (own: 0 | 1): MessagePort => ({
    post(message) {
      sent++
      const copy = structuredClone(message)
      const deliver = () => listeners[1 - own]!.forEach((listener) => listener(copy))
      if (held) held.push(deliver)
      else setImmediate(deliver)
    },
    onMessage: (listener) => void listeners[own]!.push(listener),
  })

  return {
    ends: [createEnd(0), createEnd(1)],
    count: () => sent,
    freeze: () => void (held = []),
    thaw() {
      const messages = held ?? []
      held = null
      for (const deliver of messages) deliver()
    },
  }
}
