import type { Session } from '../ledger/console-access.ts'

/** How long a use of the passkey counts for operations that ask for it. */
const FRESH_MS = 5 * 60_000

export function isFreshSession({ checkedAtMs }: Pick<Session, 'checkedAtMs'>, nowMs: number): boolean {
  return nowMs - checkedAtMs <= FRESH_MS
}
