/** What visitors wrote is kept for as long as the privacy page says, and then forgotten. */
import { MESSAGE_DAYS } from '#app/features/contact/contact.ts'
import { REPORT_DAYS } from '#app/features/reports/report.ts'
import type { Ledger } from './ledger/ledger.ts'
import { deleteMessagesBefore } from './ledger/messages.ts'
import { deleteReportsBefore } from './ledger/reports.ts'

const DAY_MS = 24 * 3_600_000
const LOOK_EVERY_MS = 3_600_000

export interface ForgettingParts {
  ledger: Ledger
  log: { error(message: string, error: unknown): void }
  everyMs?: number
  now?: () => number
}

export interface Forgetting {
  /** Resolves when nothing more is being deleted. */
  close(): Promise<void>
}

/** Looks at once, and every hour from then on. */
export function startForgetting(parts: ForgettingParts): Forgetting {
  const { ledger, log, everyMs = LOOK_EVERY_MS, now = Date.now } = parts
  let running = Promise.resolve()
  const look = () => {
    running = forgetOld(ledger, now()).then(
      () => {},
      // The ledger may be away; the next look is in an hour.
      (error: unknown) => log.error('what is too old could not be forgotten', error),
    )
  }
  look()
  const timer = setInterval(look, everyMs).unref()
  return {
    close() {
      clearInterval(timer)
      return running
    },
  }
}

export async function forgetOld(
  ledger: Ledger,
  nowMs: number,
): Promise<{ messages: number; reports: number }> {
  return {
    messages: await deleteMessagesBefore(ledger, nowMs - MESSAGE_DAYS * DAY_MS),
    reports: await deleteReportsBefore(ledger, nowMs - REPORT_DAYS * DAY_MS),
  }
}
