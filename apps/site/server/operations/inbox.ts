/** Messages and reports: what visitors sent. Their texts are in no audit. */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { listGameStatuses, listTitles } from '../ledger/game-list.ts'
import { findMessage, listMessages, resolveMessage, type Message } from '../ledger/messages.ts'
import { findReport, listReports, resolveReport, type Report } from '../ledger/reports.ts'
import {
  defineOperation,
  isOwnSite,
  OperationError,
  recordAudit,
  type OperationContext,
} from './operation.ts'

const ListSchema = v.object({
  site: v.optional(v.string()),
  /** Those that are not resolved, or all. */
  isOpen: v.optional(v.boolean(), true),
})
const IdsSchema = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
    v.minLength(1),
    v.maxLength(500),
  ),
})

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
    /** Games whose title and status are asked for, too. */
    games: v.optional(v.pipe(v.array(SlugSchema), v.maxLength(200)), []),
  }),
  async run({ ledger, reads, actor }, { site, isOpen, games }): Promise<ReportPage> {
    const reports = (await listReports(ledger, isOpen ? { open: true } : {})).filter(
      (report) => isOwnSite(actor, report.site) && (site === undefined || report.site === site),
    )
    const slugs = [...new Set([...reports.map(({ gameSlug }) => gameSlug), ...games])]
    const [titles, statuses] = await Promise.all([listTitles(reads, slugs), listGameStatuses(reads, slugs)])
    return { reports, titles: Object.fromEntries(titles), statuses: Object.fromEntries(statuses) }
  },
})

export interface Resolved {
  resolved: number[]
}

/** Those that are there are resolved, also when another is not; `missed` lists the others. */
export const resolveMessagesOperation = defineOperation({
  name: 'resolveMessages',
  permission: 'messages',
  schema: IdsSchema,
  run: (context, { ids }) =>
    resolveAll(context, ids, {
      name: 'message',
      operation: 'resolveMessages',
      findSite: async (id) => (await findMessage(context.ledger, id))?.site ?? null,
      resolve: (id) => resolveMessage(context.ledger, id, context.nowMs),
    }),
})

export const resolveReportsOperation = defineOperation({
  name: 'resolveReports',
  permission: 'reports',
  schema: IdsSchema,
  run: (context, { ids }) =>
    resolveAll(context, ids, {
      name: 'report',
      operation: 'resolveReports',
      findSite: async (id) => (await findReport(context.ledger, id))?.site ?? null,
      resolve: (id) => resolveReport(context.ledger, id, context.nowMs),
    }),
})

interface Entries {
  name: 'message' | 'report'
  operation: string
  findSite(id: number): Promise<string | null>
  /** Whether there was such an open one. */
  resolve(id: number): Promise<boolean>
}

async function resolveAll(
  context: OperationContext,
  ids: readonly number[],
  { name, operation, findSite, resolve }: Entries,
): Promise<Resolved> {
  const resolved: number[] = []
  for (const id of ids) {
    const site = await findSite(id)
    if (site === null || !isOwnSite(context.actor, site) || !(await resolve(id))) continue
    resolved.push(id)
    await recordAudit(context, operation, {
      target: `${name} ${id}`,
      before: { state: 'open' },
      after: { state: 'resolved' },
    })
  }
  const missed = ids.filter((id) => !resolved.includes(id))
  if (missed.length > 0)
    throw new OperationError(
      `unknown-${name}`,
      `There is no open ${name} ${missed.join(', ')}; resolved: ${resolved.join(', ') || 'none'}`,
    )
  return { resolved }
}
