/** What the primary process and its workers send each other besides the ledger's messages. */
import type { StopSignal } from '../stop.ts'

export interface StopRequest {
  signal: StopSignal
  /** When a balancer last asked any worker whether it is ready; null if never. */
  readyAskedAgoMs: number | null
}

/** Sent without a channel: its code may be what cannot be loaded. */
export interface StartFailure {
  startFailure: { sentence: string; logLine: string | null }
}

export function isStartFailure(message: unknown): message is StartFailure {
  return typeof message === 'object' && message !== null && 'startFailure' in message
}
