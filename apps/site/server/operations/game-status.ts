/** `publishGames`, `unpublishGames` and `removeGames`. */
import * as v from 'valibot'
import type { GameStatus } from '#app/domain/game.ts'
import { listGameStatuses } from '../ledger/game-list.ts'
import { setGameStatus } from '../ledger/games.ts'
import { deleteInspections } from '../ledger/inspections.ts'
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
  run: (context, { slugs }) => setStatuses(context, 'publishGames', slugs, 'published'),
})

/** On no page; imports do not publish it again. */
export const unpublishGamesOperation = defineOperation({
  name: 'unpublishGames',
  permission: 'games.takeDown',
  schema,
  run: (context, { slugs }) => setStatuses(context, 'unpublishGames', slugs, 'draft'),
})

/** Its addresses answer 410, so that search engines drop it. */
export const removeGamesOperation = defineOperation({
  name: 'removeGames',
  permission: 'games.takeDown',
  schema,
  run: (context, { slugs }) => setStatuses(context, 'removeGames', slugs, 'removed'),
})

/** All of them or, when one is unknown, none. */
async function setStatuses(
  context: OperationContext,
  operation: string,
  slugs: readonly string[],
  status: GameStatus,
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
          after: { status },
        })
      : null
    games.push({ slug, status, isChanged, auditId })
  }
  return { games }
}
