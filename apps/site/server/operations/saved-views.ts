/** Lists of games that the console's people look at again: `listViews`, `saveView`, `removeView`. They are the same for all of them. */
import * as v from 'valibot'
import { defineNamedList, ListFullError, type NamedList } from '../ledger/named-list.ts'
import { defineOperation, OperationError, recordAudit } from './operation.ts'

const MAX_VIEWS = 30
export const MAX_VIEW_NAME = 40

const NameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_VIEW_NAME))
const ViewSchema = v.object({
  name: NameSchema,
  /** The page's question, without the question mark: `status=draft&sort=plays`. */
  query: v.pipe(v.string(), v.maxLength(500)),
})
export type SavedView = v.InferOutput<typeof ViewSchema>

const views: NamedList<SavedView> = defineNamedList({
  key: 'savedViews',
  schema: ViewSchema,
  maxEntries: MAX_VIEWS,
})

export const listViewsOperation = defineOperation({
  name: 'listViews',
  permission: 'games.read',
  schema: v.object({}),
  run: async ({ ledger }): Promise<{ views: SavedView[] }> => ({ views: await views.read(ledger) }),
})

/** One of the same name is replaced. The console undoes it with the one before. */
export const saveViewOperation = defineOperation({
  name: 'saveView',
  permission: 'games.edit',
  schema: ViewSchema,
  async run(context, view): Promise<{ isNew: boolean; replaced: SavedView | null }> {
    const before = await views.put(context.ledger, view).catch((error: unknown) => {
      if (error instanceof ListFullError)
        throw new OperationError('invalid', `There are ${MAX_VIEWS} saved views: remove one first`, 'name')
      throw error
    })
    await recordAudit(context, 'saveView', {
      target: `view ${view.name}`,
      before: before && { query: before.query },
      after: { query: view.query },
    })
    return { isNew: before === null, replaced: before }
  },
})

export const removeViewOperation = defineOperation({
  name: 'removeView',
  permission: 'games.edit',
  schema: v.object({ name: NameSchema }),
  async run(context, { name }): Promise<{ removed: SavedView }> {
    const removed = await views.remove(context.ledger, name)
    if (!removed) throw new OperationError('unknown-view', `There is no saved view “${name}”`, 'name')
    await recordAudit(context, 'removeView', {
      target: `view ${removed.name}`,
      before: { query: removed.query },
      after: null,
    })
    return { removed }
  },
})
