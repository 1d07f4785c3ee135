/** `categories list`, `add`, `set`, `rename`, `hide`, `show`, `order`, `remove`. */
import type { CategoryMapping } from '#app/features/catalogue/categories.ts'
import { type CategoryEntry, orderBy } from '#app/features/catalogue/category-entries.ts'
import {
  CategoryError,
  type CategoryParts,
  getCategory,
  readCategories,
} from '#app/features/catalogue/manage-categories.server.ts'
import { categoryPath } from '#app/site-paths.ts'
import { CATEGORY_ICON_NAMES } from '#app/ui/category-icon-names.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { countCategoryGames, readCategorisedGames } from '../operations/category-games.ts'
import {
  addCategoryOperation,
  changeCategoryOperation,
  hideCategoriesOperation,
  orderCategoriesOperation,
  removeCategoriesOperation,
} from '../operations/change-categories.ts'
import { OperationError, runOperation, type OperationContext } from '../operations/operation.ts'
import { readRuleIndex } from '../operations/rule-index.ts'
import { changeSite } from '../operations/site-settings.ts'
import { getWholeSite } from '../operations/site-store.ts'
import { CommandError, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Option, Outcome } from './command.ts'
import { toCommandContext } from './run-operation.ts'
import { renderTable, toCell } from './table.ts'

const LIVE = 'a running server shows it within seconds'
const ORIGINS: Record<CategoryEntry['origin'], string> = {
  type: 'the product',
  file: 'content/categories.json',
  operator: 'your own',
}

interface CategoryContext extends OperationContext {
  mapping: CategoryMapping
}

/** Reports a refused change like every other command does. */
function withCategories<T>(
  io: CommandInput['io'],
  use: (context: CategoryContext) => Promise<T>,
): Promise<T> {
  return withLedger(io, async (ledger, config) => {
    const mapping = await readCategoryMapping(config)
    try {
      return await use({ ...toCommandContext(ledger, config), mapping })
    } catch (error) {
      if (error instanceof CategoryError || error instanceof OperationError)
        throw new CommandError(error.code, `${error.message}.`)
      throw error
    }
  })
}

async function countGames(context: CategoryContext, entries: readonly CategoryEntry[]) {
  const games = await readCategorisedGames(context, entries, context.mapping)
  return countCategoryGames(games, await readRuleIndex(games), entries)
}

async function runList({ values, io }: CommandInput): Promise<Outcome> {
  return withCategories(io, async (context) => {
    const site = typeof values.site === 'string' ? await getWholeSite(context, values.site) : null
    const entries = await readCategories(context.ledger, context.mapping)
    const counts = await countGames(context, entries)
    const categories = orderBy(entries, ({ id }) => id, site?.categories.order ?? []).map((entry) => ({
      ...{ slug: entry.id, label: entry.label, from: entry.origin },
      isHidden: entry.isHidden || (site?.categories.hidden.includes(entry.id) ?? false),
      // The four computed lists contain games of every category.
      games: counts.get(entry.id) ?? null,
      ...{ sameAs: entry.sameAs, icon: entry.icon },
      ...(entry.origin === 'operator' && {
        rule: { tags: entry.rule.tags, words: entry.rule.titleWords, games: entry.games },
      }),
    }))
    const rows = categories.map(({ slug, label, isHidden, games, sameAs, from }) => [
      ...[slug, label, isHidden ? 'hidden' : 'listed', games === null ? '–' : String(games)],
      ...[sameAs.join(' '), ORIGINS[from]],
    ])
    const heads = ['slug', 'label', 'state', 'games', 'tags that mean it', 'from']
    return { json: { site: site?.host ?? null, categories }, text: renderTable(heads, rows) }
  })
}

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [label] = positionals as [string]
  return withCategories(io, async (context) => {
    const slug = typeof values.slug === 'string' ? values.slug : undefined
    const input = { label, slug, ...readParts(values) }
    const { ids } = await runOperation(addCategoryOperation, context, input)
    return describe(context, ids, ({ id, label: given }) => `“${toCell(given)}” is at ${categoryPath(id)}`)
  })
}

async function runSet({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [id] = positionals as [string]
  const parts = readParts(values)
  if (Object.keys(parts).length === 0)
    throw new UsageError('Nothing to change: give --tags, --words, --games or --icon')
  return withCategories(io, async (context) => {
    const { ids } = await runOperation(changeCategoryOperation, context, { id, ...parts })
    return describe(context, ids, (entry) => `${entry.id} is changed`)
  })
}

async function describe(
  context: CategoryContext,
  [id = '']: readonly string[],
  describeDone: (entry: CategoryEntry) => string,
): Promise<Outcome> {
  const entries = await readCategories(context.ledger, context.mapping)
  const entry = getCategory(entries, id)
  const games = (await countGames(context, entries)).get(entry.id) ?? 0
  const note = games === 0 ? ' It is not listed before it has a game.' : ''
  return {
    json: { slug: entry.id, label: entry.label, games },
    text: `${describeDone(entry)}, with ${games} ${games === 1 ? 'game' : 'games'}; ${LIVE}.${note}`,
  }
}

async function runRename({ positionals, io }: CommandInput): Promise<Outcome> {
  const [id, label] = positionals as [string, string]
  return withCategories(io, async (context) => {
    const { ids } = await runOperation(changeCategoryOperation, context, { id, label })
    const entry = getCategory(await readCategories(context.ledger, context.mapping), ids[0]!)
    return {
      json: { slug: entry.id, label: entry.label },
      text: `${entry.id} is labelled “${toCell(entry.label)}”; its address stays; ${LIVE}.`,
    }
  })
}

async function runHide({ positionals, values, io }: CommandInput, isHidden: boolean): Promise<Outcome> {
  return withCategories(io, async (context) => {
    const state = isHidden ? 'hidden' : 'listed'
    if (typeof values.site === 'string') {
      const entries = await readCategories(context.ledger, context.mapping)
      const slugs = positionals.map((id) => getCategory(entries, id).id)
      const { host, categories } = await getWholeSite(context, values.site)
      const others = categories.hidden.filter((id) => !slugs.includes(id))
      const hidden = isHidden ? [...others, ...slugs] : others
      await changeSite(context, { host, change: { 'categories.hidden': hidden } })
      return {
        json: { site: host, slugs, isHidden },
        text: `${slugs.join(', ')}: ${state} on ${host}; ${LIVE}.`,
      }
    }
    const input = { ids: positionals, isHidden }
    const { ids: slugs } = await runOperation(hideCategoriesOperation, context, input)
    return { json: { site: null, slugs, isHidden }, text: `${slugs.join(', ')}: ${state}; ${LIVE}.` }
  })
}

async function runOrder({ positionals, values, io }: CommandInput): Promise<Outcome> {
  return withCategories(io, async (context) => {
    if (typeof values.site === 'string') {
      const entries = await readCategories(context.ledger, context.mapping)
      const order = [...new Set(positionals.map((id) => getCategory(entries, id).id))]
      const { host } = await getWholeSite(context, values.site)
      await changeSite(context, { host, change: { 'categories.order': order } })
      const slugs = orderBy(entries, ({ id }) => id, order).map(({ id }) => id)
      return describeOrder(slugs, host)
    }
    const { ids } = await runOperation(orderCategoriesOperation, context, { ids: positionals })
    return describeOrder(ids, null)
  })
}

function describeOrder(slugs: readonly string[], site: string | null): Outcome {
  const where = site === null ? '' : ` on ${site}`
  return { json: { site, slugs }, text: `The order${where} is ${slugs.join(', ')}; ${LIVE}.` }
}

async function runRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  return withCategories(io, async (context) => {
    const { ids } = await runOperation(removeCategoriesOperation, context, { ids: positionals })
    return {
      json: { removed: ids },
      text: `${ids.join(', ')}: removed; the address is never used again; ${LIVE}.`,
    }
  })
}

function readParts(values: CommandInput['values']): Partial<CategoryParts> {
  const list = (value: string | boolean | undefined) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '')
      : undefined
  const parts = { tags: list(values.tags), words: list(values.words), games: list(values.games) }
  const named = Object.entries(parts).filter(([, part]) => part !== undefined)
  return { ...Object.fromEntries(named), ...(typeof values.icon === 'string' && { icon: values.icon }) }
}

const SITE: Record<string, Option> = {
  site: { type: 'string', value: '<host>', help: 'On this site only' },
}
const PARTS: Record<string, Option> = {
  tags: { type: 'string', value: '<tags>', help: 'Games with any of these tags, such as robots,space' },
  words: {
    type: 'string',
    value: '<words>',
    help: 'Games with any of these in their title: robot,space ship',
  },
  games: { type: 'string', value: '<slugs>', help: 'These games, independent of their tags and titles' },
  icon: { type: 'string', value: '<name>', help: `Its drawing: ${CATEGORY_ICON_NAMES.join(', ')}` },
}

export const categoriesCommands: Command[] = [
  {
    name: 'categories list',
    summary: 'List the categories in their order, with hidden ones and the number of games',
    args: [],
    options: { site: { type: 'string', value: '<host>', help: 'As this site lists them' } },
    example: 'categories list',
    run: runList,
  },
  {
    name: 'categories add',
    summary: 'Create a category of your own, by tags, words of titles, or games',
    args: ['<label>'],
    options: {
      slug: { type: 'string', value: '<slug>', help: 'Its permanent address (from the label)' },
      ...PARTS,
    },
    example: 'categories add "Robots" --tags robots --words robot,android',
    run: runAdd,
  },
  {
    name: 'categories set',
    summary: 'Change a category of your own; options that are not given stay as they are',
    args: ['<slug>'],
    options: PARTS,
    example: 'categories set robots --games cozy-blocks,inkrealm',
    run: runSet,
  },
  {
    name: 'categories rename',
    summary: 'Rename any category; its address stays',
    args: ['<slug>', '<label>'],
    options: {},
    example: 'categories rename merge "Merge games"',
    run: runRename,
  },
  {
    name: 'categories hide',
    summary: 'Hide categories; their games stay, and tags with their meaning have pages again',
    args: ['<slug>…'],
    options: SITE,
    example: 'categories hide shooting --site games.example.com',
    run: (input) => runHide(input, true),
  },
  {
    name: 'categories show',
    summary: 'List hidden categories again',
    args: ['<slug>…'],
    options: SITE,
    example: 'categories show shooting',
    run: (input) => runHide(input, false),
  },
  {
    name: 'categories order',
    summary: 'List these first, in this order; the others follow as they are',
    args: ['<slug>…'],
    options: SITE,
    example: 'categories order puzzle Kids HotGames',
    run: runOrder,
  },
  {
    name: 'categories remove',
    summary: 'Remove categories of your own; their games stay, and their addresses are never given again',
    args: ['<slug>…'],
    options: {},
    example: 'categories remove robots',
    run: runRemove,
  },
]
