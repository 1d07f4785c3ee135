/** Allows single records that the filter refuses, for as long as the operator wants. */
import { findGame } from '#server/ledger/games.ts'
import type { ImportKind } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import {
  addAllowedRecord,
  deleteAllowedRecords,
  findAllowedRecords,
  findRefusedRecords,
  listRecordTexts,
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
  /** False when it was so already. */
  isChanged: boolean
  /** The game it is now, or was; null where the next import makes it. */
  slug: string | null
  /** The words that refused it rate it too, and no site lists an adult game: the operator has to rate it. */
  isAdult: boolean
}

/** Called when the records of one provider are changed; those of the next one may fail. */
type OnChanged = (provider: string, reports: readonly AllowReport[]) => Promise<unknown>

interface RecordText {
  providerId: string
  raw: string
}

interface Plan {
  provider: string
  records: { providerId: string; title: string; isChanged: boolean }[]
  /** What is decided anew. */
  texts: RecordText[]
}

/** The records stay games in later imports, whatever the filter decides. All of them or, when one is not refused, none. */
export async function allowRecords(
  context: OperationContext,
  names: readonly RecordName[],
  onChanged?: OnChanged,
): Promise<AllowReport[]> {
  const { ledger, nowMs = Date.now() } = context
  const plans = await planByProvider(names, async (provider, providerId) => {
    const [refused] = await findRefusedRecords(ledger, provider, [providerId])
    const [allowed] = await findAllowedRecords(ledger, provider, [providerId])
    const title = refused?.title ?? allowed?.title
    if (title === undefined)
      throw new OperationFault('not-refused', `The record “${providerId}” of ${provider} is not refused`)
    // An earlier try may have failed after the record was allowed.
    const isChanged = refused !== undefined && (!allowed || refused.raw !== '')
    return { title, isChanged, raw: refused?.raw ?? '' }
  })
  return runPlans(plans, 'allow', context, {
    onChanged,
    async mark({ provider, records }) {
      for (const { providerId, title } of records)
        await addAllowedRecord(ledger, { provider, providerId, title, allowedAtMs: nowMs })
    },
    unmark: ({ provider, records }) => deleteAllowedRecords(ledger, provider, listIds(records)),
  })
}

/** The filter decides about the records again, at once and in later imports. */
export async function disallowRecords(
  context: OperationContext,
  names: readonly RecordName[],
  onChanged?: OnChanged,
): Promise<AllowReport[]> {
  const { ledger, nowMs = Date.now() } = context
  const plans = await planByProvider(names, async (provider, providerId) => {
    const [allowed] = await findAllowedRecords(ledger, provider, [providerId])
    const [refused] = await findRefusedRecords(ledger, provider, [providerId])
    const title = allowed?.title ?? refused?.title
    if (title === undefined)
      throw new OperationFault('not-allowed', `The record “${providerId}” of ${provider} was not allowed`)
    const [record] = await listRecordTexts(ledger, provider, [providerId])
    const raw = record && !record.isVanished ? record.raw : ''
    return { title, isChanged: allowed !== undefined, raw }
  })
  return runPlans(plans, 'disallow', context, {
    onChanged,
    mark: ({ provider, records }) => deleteAllowedRecords(ledger, provider, listIds(records)),
    async unmark({ provider, records }) {
      for (const { providerId, title } of records)
        await addAllowedRecord(ledger, { provider, providerId, title, allowedAtMs: nowMs })
    },
  })
}

const listIds = (records: readonly { providerId: string }[]) => records.map(({ providerId }) => providerId)

/** Throws before anything is changed. A record that is named twice counts once. */
async function planByProvider(
  names: readonly RecordName[],
  find: (provider: string, providerId: string) => Promise<{ title: string; isChanged: boolean; raw: string }>,
): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const [provider, of] of Map.groupBy(names, (name) => name.provider)) {
    const plan: Plan = { provider, records: [], texts: [] }
    for (const providerId of new Set(listIds(of))) {
      const { title, isChanged, raw } = await find(provider, providerId)
      plan.records.push({ providerId, title, isChanged })
      if (isChanged && raw !== '') plan.texts.push({ providerId, raw })
    }
    plans.push(plan)
  }
  return plans
}

interface Steps {
  mark(plan: Plan): Promise<void>
  /** Takes the mark back when the import fails. */
  unmark(plan: Plan): Promise<void>
  onChanged?: OnChanged
}

async function runPlans(
  plans: readonly Plan[],
  kind: ImportKind,
  context: OperationContext,
  { mark, unmark, onChanged }: Steps,
): Promise<AllowReport[]> {
  const all: AllowReport[] = []
  for (const { provider, records, texts } of plans) {
    const changed = { provider, texts, records: records.filter(({ isChanged }) => isChanged) }
    if (changed.records.length > 0) await mark(changed)
    try {
      if (texts.length > 0) await importTexts(context, changed, kind)
    } catch (error) {
      await unmark(changed)
      throw error
    }
    const reports: AllowReport[] = []
    for (const record of records)
      reports.push({ provider, ...record, ...(await findState(context.ledger, provider, record.providerId)) })
    if (changed.records.length > 0) await onChanged?.(provider, reports)
    all.push(...reports)
  }
  return all
}

/** One import for all: each reads the whole catalogue. */
async function importTexts(
  { ledger, rules, nowMs = Date.now() }: OperationContext,
  { provider, texts }: Plan,
  kind: ImportKind,
): Promise<void> {
  await runOperation({
    ledger,
    rules,
    adapter: getAdapter(provider, await listAdapters(ledger)),
    slice: null,
    kind,
    origin: texts.length === 1 ? texts[0]!.providerId : `${texts.length} records`,
    open: async function* () {
      for (const [at, { raw }] of texts.entries())
        yield { number: at + 1, value: JSON.parse(raw) as unknown, text: raw }
    },
    isUnguarded: true,
    nowMs,
  })
}

async function findState(
  ledger: Ledger,
  provider: string,
  providerId: string,
): Promise<Pick<AllowReport, 'slug' | 'isAdult'>> {
  const [record] = await listRecordTexts(ledger, provider, [providerId])
  if (!record) return { slug: null, isAdult: false }
  const game = await findGame(ledger, record.gameSlug)
  return { slug: record.gameSlug, isAdult: game?.rating.age === 'adult' }
}
