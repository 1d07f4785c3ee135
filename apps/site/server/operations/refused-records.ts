/** Records that the filter refuses: `listRefused`, `allowRecords`, `disallowRecords`. */
import * as v from 'valibot'
import type { GameStatus } from '#app/domain/game.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { mapRecord, type MappingRules } from '#app/features/feeds/map-record.ts'
import { describeProvider, findAdapter } from '#app/features/feeds/providers.ts'
import { toRefusal } from '#app/features/feeds/refusal.ts'
import {
  allowRecords,
  disallowRecords,
  type AllowReport,
} from '#app/features/feeds/refused-operations.server.ts'
import type { AuditEntry, AuditValues } from '../ledger/audit.ts'
import { findGame } from '../ledger/games.ts'
import { listRefusedProviders, listRefusedRecords, type RefusedRow } from '../ledger/refused-list.ts'
import { findAllowedRecords, findRefusedRecords, listRecordTexts } from '../ledger/refused-records.ts'
import { explainFaults } from './feed-faults.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

export const MAX_REFUSED_PAGE = 1000
const MAX_RECORDS = 200
const MAX_AUDIT_TITLE = 100

const ProviderSchema = v.pipe(v.string(), v.maxLength(100))

export interface RefusedRecord extends Omit<RefusedRow, 'gameSlug' | 'reason' | 'word' | 'foundIn'> {
  /** The provider's name for people. */
  label: string
  isAllowed: boolean
  /** Why the filter refuses it; empty for an allowed record that it would not refuse any more. */
  reason: string
  /** Empty where no word decided. */
  word: string
  /** `title`, `tags`, `description` or `instructions`; empty where none of them has the word. */
  foundIn: string
  game: AllowedGame | null
}

export interface AllowedGame {
  slug: string
  status: GameStatus
  /** Then no site lists it. */
  isAdult: boolean
}

export interface RefusedPage {
  total: number
  records: RefusedRecord[]
  /** Whose records are or were refused. */
  providers: { provider: string; label: string }[]
}

/** By title. */
export const listRefusedOperation = defineOperation({
  name: 'listRefused',
  permission: 'feeds.read',
  schema: v.object({
    isAllowed: v.optional(v.boolean(), false),
    provider: v.optional(ProviderSchema),
    reason: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)), 0),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_REFUSED_PAGE)), 50),
  }),
  async run(context, query): Promise<RefusedPage> {
    const { reads, ledger, config } = context
    const { total, records } = await listRefusedRecords(reads, query)
    const adapters = await listAdapters(ledger)
    const rules = query.isAllowed ? await loadRules(config.rootDir) : null
    const rows: RefusedRecord[] = []
    for (const { gameSlug, ...row } of records)
      rows.push({
        ...row,
        label: describeProvider(row.provider, adapters),
        isAllowed: query.isAllowed,
        ...toReason(rules && row.reason === null ? await explain(context, row, adapters, rules) : row),
        game: gameSlug === null ? null : await readGame(context, gameSlug),
      })
    const providers = await listRefusedProviders(reads)
    return {
      total,
      records: rows,
      providers: providers.map((provider) => ({ provider, label: describeProvider(provider, adapters) })),
    }
  },
})

type Reason = Pick<RefusedRow, 'reason' | 'word' | 'foundIn'>

const toReason = ({ reason, word, foundIn }: Reason) => ({
  reason: reason ?? '',
  word: word ?? '',
  foundIn: foundIn ?? '',
})

const NO_REASON: Reason = { reason: null, word: null, foundIn: null }

/** What the filter says today of a record that is a game. */
async function explain(
  { reads }: OperationContext,
  { provider, providerId }: Pick<RefusedRow, 'provider' | 'providerId'>,
  adapters: readonly FeedAdapter[],
  rules: MappingRules,
): Promise<Reason> {
  const adapter = findAdapter(provider, adapters)
  const [record] = await listRecordTexts(reads, provider, [providerId])
  if (!adapter || !record) return NO_REASON
  const outcome = mapRecord(JSON.parse(record.raw), adapter, rules)
  return outcome.kind === 'filtered' ? toRefusal(outcome.reason, outcome.game) : NO_REASON
}

async function readGame({ ledger }: OperationContext, slug: string): Promise<AllowedGame | null> {
  const game = await findGame(ledger, slug)
  return game && { slug, status: game.status, isAdult: game.rating.age === 'adult' }
}

const RecordsSchema = v.object({
  records: v.pipe(
    v.array(v.object({ provider: ProviderSchema, providerId: v.pipe(v.string(), v.maxLength(200)) })),
    v.minLength(1, 'Name at least one record'),
    v.maxLength(MAX_RECORDS),
  ),
})

export interface RecordsChange {
  records: AllowReport[]
  /** One for each provider. */
  auditIds: number[]
}

/** Each becomes a game now, and stays one in later imports. */
export const allowRecordsOperation = defineOperation({
  name: 'allowRecords',
  permission: 'feeds.edit',
  schema: RecordsSchema,
  run: (context, { records }) => changeRecords(context, 'allowRecords', records),
})

/** The filter decides about each again, now and in later imports. */
export const disallowRecordsOperation = defineOperation({
  name: 'disallowRecords',
  permission: 'feeds.edit',
  schema: RecordsSchema,
  run: (context, { records }) => changeRecords(context, 'disallowRecords', records),
})

const CHANGES = { allowRecords, disallowRecords } as const
type Change = keyof typeof CHANGES

interface RecordName {
  provider: string
  providerId: string
}

async function changeRecords(
  context: OperationContext,
  change: Change,
  names: readonly RecordName[],
  operation: string = change,
): Promise<RecordsChange> {
  const { ledger, config, nowMs } = context
  const rules = await loadRules(config.rootDir)
  const auditIds: number[] = []
  const note = async (provider: string, reports: readonly AllowReport[]) => {
    const changed = reports
      .filter(({ isChanged }) => isChanged)
      .map(({ providerId, title }) => ({ id: providerId, title: title.slice(0, MAX_AUDIT_TITLE) }))
    const [before, after] = change === 'allowRecords' ? [[], changed] : [changed, []]
    const entry = { target: `records ${provider}`, before: { allowed: before }, after: { allowed: after } }
    auditIds.push(await recordAudit(context, operation, entry))
  }
  const records = await explainFaults(
    context,
    () => CHANGES[change]({ ledger, rules, nowMs }, names, note),
    'records',
  )
  return { records, auditIds }
}

const ListSchema = v.object({ allowed: v.array(v.object({ id: v.string() })) })
const listIds = (values: AuditValues | null) => v.parse(ListSchema, values).allowed.map(({ id }) => id)

/** Takes back what is still so. */
export async function undoRecordsChange(context: OperationContext, entry: AuditEntry): Promise<void> {
  const { ledger } = context
  const provider = entry.target.slice('records '.length)
  const wasAllowed = entry.operation === 'allowRecords'
  const ids = listIds(wasAllowed ? entry.after : entry.before)
  const still = await (wasAllowed ? findAllowedRecords : findRefusedRecords)(ledger, provider, ids)
  if (still.length === 0) {
    const now = wasAllowed ? 'refused again' : 'no longer refused'
    throw new OperationError('conflict', `This was changed again since: these records are ${now}`)
  }
  const names = still.map(({ providerId }) => ({ provider, providerId }))
  await changeRecords(context, wasAllowed ? 'disallowRecords' : 'allowRecords', names, 'undoChange')
}
