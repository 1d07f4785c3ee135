/** `editGame`: the operator's values of a game. */
import * as v from 'valibot'
import type { Rating } from '#app/domain/rating.ts'
import {
  EDITED_FIELDS,
  editGame,
  GAME_EDIT_ENTRIES,
  type EditedField,
  type EditOutcome,
  type GameChange,
  type GameEditRequest,
} from '../ledger/game-edits.ts'
import { findGame } from '../ledger/games.ts'
import { findUpload } from '../ledger/uploads.ts'
import { findGamesHost } from '../uploads/games-origin.ts'
import { findOwnHosts } from './add-game.ts'
import { requireCover } from './game-cover.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

/** A value of null removes the operator's, so that the record's is used again. */
const FieldsSchema = v.partial(
  v.strictObject(
    Object.fromEntries(
      Object.entries(GAME_EDIT_ENTRIES).map(([field, schema]) => [field, v.nullable(schema)]),
    ) as { [Field in EditedField]: v.NullableSchema<(typeof GAME_EDIT_ENTRIES)[Field], undefined> },
  ),
)
type Fields = v.InferOutput<typeof FieldsSchema>

export interface EditedGame {
  slug: string
  isChanged: boolean
  rating: Rating
  /** Of the audit; null when nothing was changed. */
  auditId: number | null
}

export const editGameOperation = defineOperation({
  name: 'editGame',
  permission: 'games.edit',
  schema: v.object({
    slug: v.pipe(v.string(), v.maxLength(200)),
    change: FieldsSchema,
    /** The operator's values that the person saw, for the fields of `change`: the change is refused when they are others now. */
    expected: v.optional(FieldsSchema),
  }),
  async run(context, { slug, change, expected }): Promise<EditedGame> {
    const auditId = await changeGame(context, {
      slug,
      change: toChange(change),
      expected: expected && toChange(expected),
      nowMs: context.nowMs,
    })
    const { rating } = (await findGame(context.ledger, slug))!
    return { slug, isChanged: auditId !== null, rating, auditId }
  },
})

/** Returns the id in the audit; null when every value was the same before. */
export async function changeGame(
  context: OperationContext,
  request: GameEditRequest,
): Promise<number | null> {
  if (request.change.cover) await requireCover(context, request.slug, request.change.cover)
  if (request.change.hosts) await requireHosts(context, request.slug, request.change.hosts)
  const outcome = await editGame(context.ledger, request)
  const { before, after } = getChanged(outcome, request.slug)
  if (outcome.kind === 'unchanged') return null
  const fields = listChanged(before, after)
  return recordAudit(context, 'editGame', {
    target: `game ${request.slug}`,
    before: Object.fromEntries(fields.map((field) => [field, before[field] ?? null])),
    after: Object.fromEntries(fields.map((field) => [field, after[field] ?? null])),
  })
}

/** Only the policy of an uploaded game is ours; and none reaches a site, the console or other games. */
async function requireHosts(
  context: OperationContext,
  slug: string,
  hosts: readonly string[],
): Promise<void> {
  const { ledger, config } = context
  if (!(await findUpload(ledger, slug)))
    throw new OperationError(
      'invalid',
      'Only an uploaded game has such hosts: what another one reaches is decided by the server it comes from',
      'hosts',
    )
  const isSite = await findOwnHosts(context)
  const gamesHost = config.gamesOrigin === undefined ? null : findGamesHost(config.gamesOrigin)
  const isOwn = (host: string) =>
    isSite(host) || (gamesHost !== null && (host === gamesHost || host.endsWith(`.${gamesHost}`)))
  const own = hosts.find(isOwn)
  if (own !== undefined)
    throw new OperationError('invalid', `“${own}” is a host of this server, which no game may reach`, 'hosts')
}

function getChanged(
  outcome: EditOutcome,
  slug: string,
): Extract<EditOutcome, { kind: 'changed' | 'unchanged' }> {
  if (outcome.kind === 'unknown')
    throw new OperationError(
      'unknown-game',
      `There is no game “${slug}”. Look for it: games list --search <words>`,
    )
  if (outcome.kind === 'conflict')
    throw new OperationError(
      'conflict',
      `Somebody changed ${outcome.fields.join(', ')} of this game since you opened it`,
      outcome.fields[0]!,
    )
  return outcome
}

const listChanged = (before: object, after: object) =>
  EDITED_FIELDS.filter((field) => Object.hasOwn(before, field) || Object.hasOwn(after, field))

export function toChange(fields: Fields): GameChange {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value ?? undefined]),
  ) as GameChange
}
