/** What an operator is notified of: how many wait or fail, never what somebody wrote. */
import type { Config } from '../config.ts'
import { listFeeds } from '../ledger/feeds.ts'
import { listWaitingImports } from '../ledger/imports.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { findFailedBackup, findLastBackup } from '../ledger/backup-clock.ts'

export const NOTICE_KINDS = ['messages', 'reports', 'feeds', 'imports', 'backups', 'doctor'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export interface Notice {
  kind: NoticeKind
  count: number
  text: string
  /** An address of the console. */
  to: string
}

const LATE_BACKUP_MS = 2 * 86_400_000

const NOTICES: Readonly<Record<NoticeKind, { one: string; many: string; to: string }>> = {
  messages: { one: 'message waits', many: 'messages wait', to: '/messages' },
  reports: { one: 'report waits', many: 'reports wait', to: '/reports' },
  feeds: { one: 'feed fails', many: 'feeds fail', to: '/feeds' },
  imports: { one: 'import waits for review', many: 'imports wait for review', to: '/feeds' },
  backups: { one: 'daily backup is missing', many: 'daily backups are missing', to: '/health' },
  doctor: { one: 'check of doctor fails', many: 'checks of doctor fail', to: '/health' },
}

export function toNotice(kind: NoticeKind, count: number): Notice {
  const { one, many, to } = NOTICES[kind]
  return { kind, count, text: `${count} ${count === 1 ? one : many}`, to }
}

/** `doctorFailures` is counted less often: it takes a process of its own. */
export async function countNotices(
  ledger: Ledger,
  { backup }: Pick<Config, 'backup'>,
  { doctorFailures, nowMs }: { doctorFailures: number; nowMs: number },
): Promise<Record<NoticeKind, number>> {
  const feeds = await listFeeds(ledger)
  const last = backup.place === null ? null : await findLastBackup(ledger)
  const failed = backup.place === null ? null : await findFailedBackup(ledger)
  const lateDays = last === null ? 0 : Math.floor((nowMs - last.atMs - LATE_BACKUP_MS) / 86_400_000) + 1
  return {
    messages: await countOpen(ledger, 'messages'),
    reports: await countOpen(ledger, 'reports'),
    feeds: feeds.filter(({ failures, pausedAtMs }) => failures > 0 && pausedAtMs === null).length,
    imports: (await listWaitingImports(ledger)).length,
    // One that fails is said at once, not only when its day has passed.
    backups: Math.max(failed === null ? 0 : 1, lateDays),
    doctor: doctorFailures,
  }
}

async function countOpen({ db }: Ledger, table: 'messages' | 'reports'): Promise<number> {
  const row = await db
    .selectFrom(table as 'messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
