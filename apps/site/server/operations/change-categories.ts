/** Changes of categories: `addCategory`, `changeCategory`, `hideCategories`, `orderCategories`, `removeCategories`, and their undo. */
import * as v from 'valibot'
import type { CategoryMapping } from '#app/features/catalogue/categories.ts'
import type { CategoryEntry } from '#app/features/catalogue/category-entries.ts'
import {
  addCategory,
  CategoryError,
  changeCategory,
  checkLabel,
  getCategory,
  hideCategories,
  orderCategories,
  readCategories,
  removeCategories,
} from '#app/features/catalogue/manage-categories.server.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import type { AuditEntry, AuditValues } from '../ledger/audit.ts'
import {
  changeEachCategory,
  listStoredCategories,
  setCategoryOrder,
  type CategoryChange,
  type OwnCategory,
  type StoredCategories,
} from '../ledger/categories.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

/** Of every change of categories in the audit. */
export const CATEGORIES_TARGET = 'categories'
const ORDER_KEY = 'order'
const MAX_IDS = 500

const TextSchema = v.pipe(v.string(), v.maxLength(1000))
const TextsSchema = v.array(TextSchema)
const IdsSchema = v.pipe(v.array(TextSchema), v.minLength(1), v.maxLength(MAX_IDS))
const PARTS = {
  tags: v.optional(TextsSchema),
  words: v.optional(TextsSchema),
  games: v.optional(TextsSchema),
  icon: v.optional(v.nullable(TextSchema)),
}

export interface ChangedCategories {
  /** Of the changed categories. */
  ids: string[]
  /** Of the audit; null when nothing was changed. */
  auditId: number | null
}

export const addCategoryOperation = defineOperation({
  name: 'addCategory',
  permission: 'categories.edit',
  schema: v.object({
    label: TextSchema,
    /** Left out: made from the label. */
    slug: v.optional(TextSchema),
    ...PARTS,
  }),
  run: (context, { tags = [], words = [], games = [], icon = null, ...names }) =>
    changeAudited(context, 'addCategory', async (mapping) => [
      (await addCategory(context.ledger, mapping, { ...names, tags, words, games, icon })).id,
    ]),
})

/** The values that the person saw, as `listCategories` has them. */
const ExpectedSchema = v.object({
  label: TextSchema,
  icon: TextSchema,
  rule: v.nullable(v.object({ tags: TextsSchema, words: TextsSchema, games: TextsSchema })),
})

export const changeCategoryOperation = defineOperation({
  name: 'changeCategory',
  permission: 'categories.edit',
  schema: v.object({
    id: TextSchema,
    /** Null: the one that comes with the software. */
    label: v.optional(v.nullable(TextSchema)),
    ...PARTS,
    /** The change is refused when the category is another now. */
    expected: v.optional(ExpectedSchema),
  }),
  run: (context, { id, expected, ...change }) =>
    changeAudited(context, 'changeCategory', async (mapping) => {
      const entry = getCategory(await readCategories(context.ledger, mapping), id)
      if (expected && !isSame(toExpected(entry), expected))
        throw new OperationError('conflict', 'Somebody changed this category since you opened it')
      return [(await changeCategory(context.ledger, mapping, id, dropUnset(change))).id]
    }),
})

function toExpected({ label, icon, origin, rule, games }: CategoryEntry) {
  const own = { tags: rule.tags, words: rule.titleWords, games }
  return { label, icon, rule: origin === 'operator' ? own : null }
}

function dropUnset<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

export const hideCategoriesOperation = defineOperation({
  name: 'hideCategories',
  permission: 'categories.edit',
  schema: v.object({ ids: IdsSchema, isHidden: v.boolean() }),
  run: (context, { ids, isHidden }) =>
    changeAudited(context, 'hideCategories', async (mapping) =>
      (await hideCategories(context.ledger, mapping, ids, isHidden)).map(({ id }) => id),
    ),
})

export const orderCategoriesOperation = defineOperation({
  name: 'orderCategories',
  permission: 'categories.edit',
  schema: v.object({
    /** These come first, in this order; the others follow as they are. */
    ids: IdsSchema,
    /** The whole order that the person saw: the change is refused when it is another now. */
    expected: v.optional(TextsSchema),
  }),
  run: (context, { ids, expected }) =>
    changeAudited(context, 'orderCategories', async (mapping) => {
      const now = (await readCategories(context.ledger, mapping)).map(({ id }) => id)
      if (expected && !isSame(now, expected))
        throw new OperationError('conflict', 'Somebody changed the order since you opened it')
      return (await orderCategories(context.ledger, mapping, ids)).map(({ id }) => id)
    }),
})

export const removeCategoriesOperation = defineOperation({
  name: 'removeCategories',
  permission: 'categories.edit',
  needsFreshCheck: true,
  schema: v.object({ ids: IdsSchema }),
  run: (context, { ids }) =>
    changeAudited(context, 'removeCategories', async (mapping) =>
      (await removeCategories(context.ledger, mapping, ids)).map(({ id }) => id),
    ),
})

/** `work` resolves with the ids of the changed categories. */
async function changeAudited(
  context: OperationContext,
  operation: string,
  work: (mapping: CategoryMapping) => Promise<string[]>,
): Promise<ChangedCategories> {
  const before = await readValues(context.ledger)
  const ids = await refuseCategoryErrors(async () => work(await readCategoryMapping(context.config)))
  const after = await readValues(context.ledger)
  const candidates = operation === 'orderCategories' ? [ORDER_KEY] : listKeys(ids)
  const keys = candidates.filter((key) => !isSame(before[key], after[key]))
  if (keys.length === 0) return { ids, auditId: null }
  const auditId = await recordAudit(context, operation, {
    target: CATEGORIES_TARGET,
    ...(operation === 'addCategory'
      ? {
          before: null,
          after: pick(
            after,
            keys.filter((key) => !isEmpty(after[key])),
          ),
        }
      : { before: pick(before, keys), after: pick(after, keys) }),
  })
  return { ids, auditId }
}

async function refuseCategoryErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CategoryError)) throw error
    throw new OperationError(error.code, error.message, error.field)
  }
}

const OWN_PARTS = ['tags', 'words', 'games', 'icon'] as const
const VALUES = ['state', 'label', ...OWN_PARTS] as const
const keyOf = (id: string, value: (typeof VALUES)[number]) => `${id} ${value}`
const listKeys = (ids: readonly string[]) => ids.flatMap((id) => VALUES.map((value) => keyOf(id, value)))

/** Everything that operators changed, as flat values: `robots label`, `robots state`, `order`. */
async function readValues(ledger: Ledger): Promise<AuditValues> {
  return toValues(await listStoredCategories(ledger))
}

function toValues({ edits, removed }: StoredCategories): AuditValues {
  const values: AuditValues = {}
  for (const { id, label, isHidden, own } of edits) {
    values[keyOf(id, 'state')] = isHidden ? 'hidden' : 'listed'
    values[keyOf(id, 'label')] = label
    for (const part of OWN_PARTS) values[keyOf(id, part)] = own?.[part] ?? null
  }
  for (const id of removed) values[keyOf(id, 'state')] = 'removed'
  const placed = edits.filter(({ place }) => place !== null).toSorted((a, b) => a.place! - b.place!)
  values[ORDER_KEY] = placed.map(({ id }) => id)
  return values
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

function pick(values: AuditValues, keys: readonly string[]): AuditValues {
  return Object.fromEntries(keys.map((key) => [key, valueOf(values, key)]))
}

/** A category without a row is listed, with its own label. */
const valueOf = (values: AuditValues, key: string) =>
  values[key] ?? (key.endsWith(' state') ? 'listed' : null)

/** Takes back what an entry of the audit says, unless one of its values was changed again. */
export async function undoCategoryChange(context: OperationContext, entry: AuditEntry): Promise<void> {
  const { ledger, nowMs } = context
  const [before, after] = [entry.before ?? {}, entry.after ?? {}]
  const keys = Object.keys(after)
  const present = await readValues(ledger)
  const changed = keys.find((key) => !isSame(valueOf(present, key), after[key]))
  if (changed !== undefined) throw new OperationError('conflict', `The ${changed} was changed again since`)
  const changes = toChanges(present, before)
  await refuseCategoryErrors(async () => {
    const entries = await readCategories(ledger, await readCategoryMapping(context.config))
    for (const [id, { label }] of changes)
      if (typeof label === 'string')
        checkLabel(
          label,
          entries.filter((each) => each.id !== id),
        )
  })
  if (changes.size > 0) await changeEachCategory(ledger, changes, nowMs)
  if (keys.includes(ORDER_KEY))
    await setCategoryOrder(ledger, v.parse(TextsSchema, before[ORDER_KEY] ?? []), nowMs)
  await recordAudit(context, 'undoChange', {
    target: CATEGORIES_TARGET,
    before: pick(present, keys),
    after: pick(await readValues(ledger), keys),
  })
}

/** By category, what brings these values back. */
function toChanges(present: AuditValues, before: AuditValues): Map<string, CategoryChange> {
  const ids = new Set(Object.keys(before).flatMap((key) => (key === ORDER_KEY ? [] : [key.split(' ')[0]!])))
  return new Map([...ids].map((id) => [id, toChange(id, present, before)]))
}

function toChange(id: string, present: AuditValues, before: AuditValues): CategoryChange {
  const has = (value: (typeof VALUES)[number]) => Object.hasOwn(before, keyOf(id, value))
  const whole = { ...present, ...before }
  const parts = OWN_PARTS.map((part) => [part, whole[keyOf(id, part)] ?? null])
  const label = before[keyOf(id, 'label')]
  const state = before[keyOf(id, 'state')] ?? 'listed'
  return {
    ...(has('label') && { label: typeof label === 'string' ? label : null }),
    ...(OWN_PARTS.some(has) && { own: Object.fromEntries(parts) as OwnCategory }),
    ...(has('state') && { isHidden: state === 'hidden', isRemoved: false }),
  }
}
