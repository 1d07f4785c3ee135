/** Allows single records that the filter refuses, for as long as the operator wants. */
import { findGame } from '#server/ledger/games.ts'
import type { ImportKind } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import {
  addAllowedRecord,
  deleteAllowedRecord,
  findRefusedRecord,
  listAllowedRecords,
} from '#server/ledger/refused-records.ts'
import { OperationFault } from './feed-fault.ts'
import { runOperation } from './import-operations.server.ts'
import type { OperationContext } from './import-operations.server.ts'
import { listAdapters } from './added-providers.server.ts'
import { getAdapter } from './providers.ts'

export interface RecordName {
  provider: string
  providerId: string
}

export interface AllowReport extends RecordName {
  title: string
  /** The game it is now, or was; null where the next import makes it. */
  slug: string | null
  /** The words that refused it rate it too, and no site lists an adult game: the operator has to rate it. */
  isAdult: boolean
}

/** The record stays a game in later imports, whatever the filter decides. */
export async function allowRecord(context: OperationContext, record: RecordName): Promise<AllowReport> {
  const { ledger, nowMs = Date.now() } = context
  const { provider, providerId } = record
  const refused = await findRefusedRecord(ledger, provider, providerId)
  if (!refused) throw await describeNotRefused(ledger, record)
  await addAllowedRecord(ledger, { provider, providerId, title: refused.title, allowedAtMs: nowMs })
  if (refused.raw !== '') await importRecord(context, record, 'allow', refused.raw)
  return { ...record, title: refused.title, ...(await findState(ledger, record)) }
}

async function describeNotRefused(
  ledger: Ledger,
  { provider, providerId }: RecordName,
): Promise<OperationFault> {
  const allowed = await listAllowedRecords(ledger, provider)
  const why = allowed.some((one) => one.providerId === providerId)
    ? `is let in already. To take that back: feed disallow ${provider} ${providerId}`
    : `is not refused. List the refused ones: feed refused --provider ${provider}`
  return new OperationFault('not-refused', `The record “${providerId}” of ${provider} ${why}`)
}

/** The filter decides about the record again, at once and in later imports. */
export async function disallowRecord(context: OperationContext, record: RecordName): Promise<AllowReport> {
  const { ledger } = context
  const { provider, providerId } = record
  const allowed = (await listAllowedRecords(ledger, provider)).find((one) => one.providerId === providerId)
  if (!allowed || !(await deleteAllowedRecord(ledger, provider, providerId)))
    throw new OperationFault(
      'not-allowed',
      `The record “${providerId}” of ${provider} was not let in. List those that were: feed refused --allowed`,
    )
  const row = await ledger.db
    .selectFrom('provider_records')
    .select('raw')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .where('vanished_at', 'is', null)
    .executeTakeFirst()
  if (row) await importRecord(context, record, 'disallow', row.raw)
  return { ...record, title: allowed.title, ...(await findState(ledger, record)) }
}

async function importRecord(
  { ledger, rules, nowMs = Date.now() }: OperationContext,
  { provider, providerId }: RecordName,
  kind: ImportKind,
  raw: string,
): Promise<void> {
  await runOperation({
    ledger,
    rules,
    adapter: getAdapter(provider, await listAdapters(ledger)),
    slice: null,
    kind,
    origin: providerId,
    open: async function* () {
      yield { number: 1, value: JSON.parse(raw) as unknown, text: raw }
    },
    isUnguarded: true,
    nowMs,
  })
}

async function findState(
  ledger: Ledger,
  { provider, providerId }: RecordName,
): Promise<Pick<AllowReport, 'slug' | 'isAdult'>> {
  const row = await ledger.db
    .selectFrom('provider_records')
    .select('game_slug')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  if (!row) return { slug: null, isAdult: false }
  const game = await findGame(ledger, row.game_slug)
  return { slug: row.game_slug, isAdult: game?.rating.age === 'adult' }
}
