/** `publishGames`, `unpublishGames` and `removeGames`. */
import * as v from 'valibot'
import type { GameStatus } from '#app/domain/game.ts'
import { listGameStatuses } from '../ledger/game-list.ts'
import { setGameStatus } from '../ledger/games.ts'
import { deleteInspections } from '../ledger/inspections.ts'
import { EntryIdsSchema } from './inbox.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const MAX_GAMES = 5000

const schema = v.object({
  slugs: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200))),
    v.minLength(1, 'Name at least one game'),
    v.maxLength(MAX_GAMES),
  ),
})

export interface StatusChange {
  games: { slug: string; status: GameStatus; isChanged: boolean; auditId: number | null }[]
}

/** Visitors play it. */
export const publishGamesOperation = defineOperation({
  name: 'publishGames',
  permission: 'games.publish',
  schema,
  run: (context, { slugs }) =>
    setStatuses(context, { operation: 'publishGames', slugs, status: 'published' }),
})

/** On no page; imports do not publish it again. */
export const unpublishGamesOperation = defineOperation({
  name: 'unpublishGames',
  permission: 'games.takeDown',
  schema: v.object({
    ...schema.entries,
    /** The ids of the reports that it answers: they stand in the audit. */
    reports: v.optional(EntryIdsSchema),
  }),
  run: (context, { slugs, reports }) =>
    setStatuses(context, { operation: 'unpublishGames', slugs, status: 'draft', reports }),
})

/** Its addresses answer 410, so that search engines drop it. */
export const removeGamesOperation = defineOperation({
  name: 'removeGames',
  permission: 'games.takeDown',
  schema,
  run: (context, { slugs }) => setStatuses(context, { operation: 'removeGames', slugs, status: 'removed' }),
})

interface NewStatus {
  operation: string
  slugs: readonly string[]
  status: GameStatus
  reports?: readonly number[] | undefined
}

/** All of them or, when one is unknown, none. */
async function setStatuses(
  context: OperationContext,
  { operation, slugs, status, reports = [] }: NewStatus,
): Promise<StatusChange> {
  const { ledger } = context
  const before = await listGameStatuses(ledger, slugs)
  const unknown = slugs.filter((slug) => !before.has(slug))
  if (unknown.length > 0)
    throw new OperationError(
      'unknown-game',
      `There is no game ${unknown.map((slug) => `“${slug}”`).join(', ')}; nothing was changed. Look for it: games list --search <words>`,
      'slugs',
    )
  const games: StatusChange['games'] = []
  for (const slug of slugs) {
    const isChanged = (await setGameStatus(ledger, slug, status)) === 'changed'
    if (status === 'removed') await deleteInspections(ledger, slug)
    const auditId = isChanged
      ? await recordAudit(context, operation, {
          target: `game ${slug}`,
          before: { status: before.get(slug)! },
          after: { status, ...(reports.length > 0 && { reports }) },
        })
      : null
    games.push({ slug, status, isChanged, auditId })
  }
  return { games }
}
