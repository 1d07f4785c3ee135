/** Messages and reports: what visitors sent. Their texts are in no audit. */
import * as v from 'valibot'
import { listGameStatuses, listTitles } from '../ledger/game-list.ts'
import { findMessage, listMessages, reopenMessage, resolveMessage, type Message } from '../ledger/messages.ts'
import { findReport, listReports, reopenReport, resolveReport, type Report } from '../ledger/reports.ts'
import {
  defineOperation,
  isOwnSite,
  OperationError,
  recordAudit,
  type OperationContext,
} from './operation.ts'

const MAX_RESOLVED_HOURS = 24 * 30

const ListSchema = v.object({
  site: v.optional(v.string()),
  /** Those that are not resolved, or all. */
  isOpen: v.optional(v.boolean(), true),
})
export const EntryIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
export const EntryIdsSchema = v.pipe(v.array(EntryIdSchema), v.minLength(1), v.maxLength(500))
const IdsSchema = v.object({ ids: EntryIdsSchema })

export const listMessagesOperation = defineOperation({
  name: 'listMessages',
  permission: 'messages',
  schema: ListSchema,
  async run({ ledger, actor }, { site, isOpen }): Promise<{ messages: Message[] }> {
    const messages = await listMessages(ledger, { site, open: isOpen ? true : undefined })
    return { messages: messages.filter((message) => isOwnSite(actor, message.site)) }
  },
})

export interface ReportPage {
  reports: Report[]
  /** Of the games, by slug. */
  titles: Record<string, string>
  statuses: Record<string, string>
}

export const listReportsOperation = defineOperation({
  name: 'listReports',
  permission: 'reports',
  schema: v.object({
    ...ListSchema.entries,
    /** With those that are open: those resolved in the last hours. */
    resolvedHours: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_RESOLVED_HOURS)),
      0,
    ),
  }),
  async run({ ledger, reads, actor, nowMs }, { site, isOpen, resolvedHours }): Promise<ReportPage> {
    const resolvedAfterMs = nowMs - resolvedHours * 3_600_000
    const reports = (await listReports(ledger, isOpen ? { open: true, resolvedAfterMs } : {})).filter(
      (report) => isOwnSite(actor, report.site) && (site === undefined || report.site === site),
    )
    const slugs = [...new Set(reports.map(({ gameSlug }) => gameSlug))]
    const [titles, statuses] = await Promise.all([listTitles(reads, slugs), listGameStatuses(reads, slugs)])
    return { reports, titles: Object.fromEntries(titles), statuses: Object.fromEntries(statuses) }
  },
})

export interface Changed {
  ids: number[]
}

const MESSAGES = {
  name: 'message',
  findSite: async ({ ledger }: OperationContext, id: number) => (await findMessage(ledger, id))?.site ?? null,
} as const
const REPORTS = {
  name: 'report',
  findSite: async ({ ledger }: OperationContext, id: number) => (await findReport(ledger, id))?.site ?? null,
} as const

/** Of several those that are there are changed, also when another is not; the error names the others. */
export const resolveMessagesOperation = defineOperation({
  name: 'resolveMessages',
  permission: 'messages',
  schema: IdsSchema,
  run: (context, { ids }) =>
    changeAll(context, ids, {
      ...MESSAGES,
      ...{ operation: 'resolveMessages', to: 'resolved' },
      change: (id) => resolveMessage(context.ledger, id, context.nowMs),
    }),
})

export const reopenMessagesOperation = defineOperation({
  name: 'reopenMessages',
  permission: 'messages',
  schema: IdsSchema,
  run: (context, { ids }) =>
    changeAll(context, ids, {
      ...MESSAGES,
      ...{ operation: 'reopenMessages', to: 'open' },
      change: (id) => reopenMessage(context.ledger, id),
    }),
})

export const resolveReportsOperation = defineOperation({
  name: 'resolveReports',
  permission: 'reports',
  schema: IdsSchema,
  run: (context, { ids }) =>
    changeAll(context, ids, {
      ...REPORTS,
      ...{ operation: 'resolveReports', to: 'resolved' },
      change: (id) => resolveReport(context.ledger, id, context.nowMs),
    }),
})

export const reopenReportsOperation = defineOperation({
  name: 'reopenReports',
  permission: 'reports',
  schema: IdsSchema,
  run: (context, { ids }) =>
    changeAll(context, ids, {
      ...REPORTS,
      ...{ operation: 'reopenReports', to: 'open' },
      change: (id) => reopenReport(context.ledger, id),
    }),
})

interface EntryChange {
  name: 'message' | 'report'
  operation: string
  to: 'open' | 'resolved'
  findSite(context: OperationContext, id: number): Promise<string | null>
  /** Whether there was one in the other state. */
  change(id: number): Promise<boolean>
}

async function changeAll(
  context: OperationContext,
  given: readonly number[],
  { name, operation, to, findSite, change }: EntryChange,
): Promise<Changed> {
  const from = to === 'open' ? 'resolved' : 'open'
  const ids: number[] = []
  for (const id of given) {
    const site = await findSite(context, id)
    if (site === null || !isOwnSite(context.actor, site) || !(await change(id))) continue
    ids.push(id)
    await recordAudit(context, operation, {
      target: `${name} ${id}`,
      before: { state: from },
      after: { state: to },
    })
  }
  const missed = given.filter((id) => !ids.includes(id))
  if (missed.length > 0)
    throw new OperationError(
      `unknown-${name}`,
      `There is no ${from} ${name} ${missed.join(', ')}; ${to === 'open' ? 'opened' : 'resolved'}: ${ids.join(', ') || 'none'}`,
    )
  return { ids }
}
