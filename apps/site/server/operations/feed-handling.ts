/** How imports of a list are handled, and what becomes of games that left every list: `setFeed`, `setVanishedRule`. */
import * as v from 'valibot'
import {
  getFeedHandling,
  pauseFeed,
  resumeFeed,
  setReviewed,
  setRolling,
  type FeedName,
} from '#app/features/feeds/feed-operations.server.ts'
import type { AuditEntry } from '../ledger/audit.ts'
import {
  getVanishedRule,
  MAX_VANISHED_DAYS,
  MAX_VANISHED_RUNS,
  parseVanishedRule,
  renderVanishedRule,
  setVanishedRule,
  type VanishedRule,
} from '../ledger/vanished-games.ts'
import { explainFaults } from './feed-faults.ts'
import { FeedNameSchema } from './feeds.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const HandlingSchema = v.object({
  isPaused: v.optional(v.boolean()),
  isRolling: v.optional(v.boolean()),
  isReviewed: v.optional(v.boolean()),
})
type Handling = v.InferOutput<typeof HandlingSchema>

export interface FeedChange {
  provider: string
  slice: string
  isChanged: boolean
  auditId: number | null
}

/** Only what is given changes. Resuming makes a feed due at once. */
export const setFeedOperation = defineOperation({
  name: 'setFeed',
  permission: 'feeds.edit',
  schema: v.intersect([FeedNameSchema, HandlingSchema]),
  run: (context, { isPaused, isRolling, isReviewed, ...name }) =>
    explainFaults(context, () => changeFeed(context, name, { isPaused, isRolling, isReviewed })),
})

async function changeFeed(
  context: OperationContext,
  name: FeedName,
  wanted: Handling,
  operation = 'setFeed',
): Promise<FeedChange> {
  const { ledger } = context
  const now = await getFeedHandling(ledger, name)
  const keys = (Object.keys(wanted) as (keyof Handling)[]).filter(
    (key) => wanted[key] !== undefined && now[key] !== null && now[key] !== wanted[key],
  )
  const pick = (values: Record<keyof Handling, unknown>) =>
    Object.fromEntries(keys.map((key) => [key, values[key]]))
  const change: Handling = pick(wanted as Record<keyof Handling, unknown>)
  if (change.isPaused !== undefined && 'id' in name)
    await (change.isPaused ? pauseFeed : resumeFeed)({ ledger }, name.id)
  if (change.isRolling !== undefined) await setRolling({ ledger }, name, change.isRolling)
  if (change.isReviewed !== undefined) await setReviewed({ ledger }, name, change.isReviewed)
  const auditId =
    keys.length === 0
      ? null
      : await recordAudit(context, operation, {
          target: 'id' in name ? `feed ${name.id}` : `list ${name.provider}/${name.slice}`,
          before: pick(now),
          after: { ...change },
        })
  return { provider: now.provider, slice: now.slice, isChanged: keys.length > 0, auditId }
}

export async function undoFeedChange(context: OperationContext, entry: AuditEntry): Promise<void> {
  const name = toFeedName(entry.target)
  await explainFaults(context, async () => {
    const now = await getFeedHandling(context.ledger, name)
    const [before, after] = [v.parse(HandlingSchema, entry.before), v.parse(HandlingSchema, entry.after)]
    if ((Object.keys(after) as (keyof Handling)[]).some((key) => now[key] !== after[key]))
      throw new OperationError('conflict', 'This feed was changed again since')
    await changeFeed(context, name, before, 'undoChange')
  })
}

function toFeedName(target: string): FeedName {
  const [, kind, name = ''] = /^(feed|list) (.+)$/.exec(target)!
  if (kind === 'feed') return { id: Number(name) }
  const at = name.indexOf('/')
  return { provider: name.slice(0, at), slice: name.slice(at + 1) }
}

const VANISHED_TARGET = 'vanished games'

const CountSchema = (max: number) => {
  const text = `A whole number from 1 to ${max}`
  return v.pipe(v.number(text), v.integer(text), v.minValue(1, text), v.maxValue(max, text))
}

/** The rule applies within a minute, also to games that have left every list already. */
export const setVanishedRuleOperation = defineOperation({
  name: 'setVanishedRule',
  permission: 'feeds.edit',
  schema: v.variant('kind', [
    v.object({ kind: v.literal('keep') }),
    v.object({ kind: v.literal('days'), days: CountSchema(MAX_VANISHED_DAYS) }),
    v.object({ kind: v.literal('runs'), runs: CountSchema(MAX_VANISHED_RUNS) }),
  ]),
  run: (context, rule) => changeVanishedRule(context, rule),
})

export interface VanishedRuleChange {
  isChanged: boolean
  auditId: number | null
}

async function changeVanishedRule(
  context: OperationContext,
  rule: VanishedRule,
  operation = 'setVanishedRule',
): Promise<VanishedRuleChange> {
  const [before, after] = [
    renderVanishedRule(await getVanishedRule(context.ledger)),
    renderVanishedRule(rule),
  ]
  if (before === after) return { isChanged: false, auditId: null }
  await setVanishedRule(context.ledger, rule)
  const auditId = await recordAudit(context, operation, {
    target: VANISHED_TARGET,
    before: { vanishedRule: before },
    after: { vanishedRule: after },
  })
  return { isChanged: true, auditId }
}

export async function undoVanishedRule(context: OperationContext, entry: AuditEntry): Promise<void> {
  const now = renderVanishedRule(await getVanishedRule(context.ledger))
  if (now !== entry.after?.vanishedRule)
    throw new OperationError('conflict', `The rule was changed again since: it is ${now} now`)
  await changeVanishedRule(context, parseVanishedRule(String(entry.before?.vanishedRule))!, 'undoChange')
}
