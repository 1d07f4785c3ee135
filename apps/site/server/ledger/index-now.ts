/** IndexNow state of each site: its key, and the pages last submitted to search engines. */
import { randomBytes } from 'node:crypto'
import type { Ledger } from './ledger.ts'

export interface IndexNowRun {
  key: string
  /** Null before the first time. */
  told: string | null
  failures: number
}

/** The site's key, made the first time; two processes that ask at once get the same one. */
export async function ensureIndexNowKey({ db }: Ledger, host: string): Promise<string> {
  await db
    .insertInto('index_now')
    .values({ host, key: randomBytes(16).toString('hex') })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
  const row = await db
    .selectFrom('index_now')
    .select('key')
    .where('host', '=', host)
    .executeTakeFirstOrThrow()
  return row.key
}

/**
 * Claims the run that submits pages, for one process at a time: null while another process has it, or during the pause after a failure.
 * A process that dies loses its run after `leaseMs`, and the next one finds the same changes.
 */
export async function claimIndexNowRun(
  { db }: Ledger,
  { host, nowMs, leaseMs }: { host: string; nowMs: number; leaseMs: number },
): Promise<IndexNowRun | null> {
  const row = await db
    .updateTable('index_now')
    .set({ next_at: nowMs + leaseMs })
    .where('host', '=', host)
    .where('next_at', '<=', nowMs)
    .returning(['key', 'told', 'failures'])
    .executeTakeFirst()
  return row ?? null
}

/** `told`: the submitted pages; left out when the submission failed. */
export async function finishIndexNowRun(
  { db }: Ledger,
  { host, ...run }: { host: string; told?: string; nextAtMs: number; failures: number },
): Promise<void> {
  await db
    .updateTable('index_now')
    .set({
      next_at: run.nextAtMs,
      failures: run.failures,
      ...(run.told !== undefined && { told: run.told }),
    })
    .where('host', '=', host)
    .execute()
}
