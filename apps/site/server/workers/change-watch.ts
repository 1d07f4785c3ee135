/**
 * Announces changes of the SQLite ledger to all workers at the same moment, as PostgreSQL does by itself. SQLite counts what other connections
 * have committed, also those of the command line; only then the versions are read. Workers also look by themselves, less often.
 */
import { sql } from 'kysely'
import { startPolling } from '../base/polling.ts'
import type { ChangeTopic } from '../ledger/change-listener.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteStamps } from '../ledger/sites.ts'
import { getVersion } from '../ledger/versions.ts'

const LOOK_EVERY_MS = 200

export interface ChangeWatch {
  close(): Promise<void>
}

export interface ChangeWatchOptions {
  ledger: Ledger
  announce(topics: ChangeTopic[]): void
  lookEveryMs?: number
}

export function startChangeWatch(options: ChangeWatchOptions): ChangeWatch {
  const { ledger, announce, lookEveryMs = LOOK_EVERY_MS } = options
  let commits = -1
  let known: Record<ChangeTopic, number | string> | null = null

  async function look(): Promise<void> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(ledger.db)
    const next = rows[0]!.data_version
    if (next === commits) return
    const [catalogueVersion, articlesVersion, sites] = await Promise.all([
      getVersion(ledger, 'catalogueVersion'),
      getVersion(ledger, 'articlesVersion'),
      listSiteStamps(ledger),
    ])
    const now = { catalogueVersion, articlesVersion, sites }
    const before = known
    commits = next
    known = now
    if (!before) return
    const topics = (Object.keys(now) as ChangeTopic[]).filter((topic) => now[topic] !== before[topic])
    if (topics.length > 0) announce(topics)
  }

  return startPolling({
    look,
    everyMs: lookEveryMs,
    // Workers report that the ledger is away.
    onError: () => {},
  })
}
