/** What visitors mean by words that find nothing: `getSearchAliases`, `setSearchAliases`, `addSearchAlias`. */
import * as v from 'valibot'
import { foldQuery } from '#app/features/search/search.ts'
import { searchAliasesSetting, type SearchAlias } from '#app/features/search/site-settings.ts'
import { listTitles } from '../ledger/game-list.ts'
import { defineOperation, isOwnSite, OperationError, type OperationContext } from './operation.ts'
import { SEARCH_ALIASES_KEY } from './site-kinds.ts'
import { changeSite, getOwnSite, readValue, type ChangedSite } from './site-settings.ts'
import { readSites } from './site-store.ts'
import { HostTextSchema } from './sites.ts'

export interface SearchAliases {
  host: string
  aliases: SearchAlias[]
  /** Of the games in `aliases`, by slug. */
  titles: Record<string, string>
}

export const getSearchAliasesOperation = defineOperation({
  name: 'getSearchAliases',
  permission: 'search.edit',
  schema: v.object({ host: HostTextSchema }),
  async run(context, { host: given }): Promise<SearchAliases> {
    const { host, aliases } = await readAliases(context, given)
    const slugs = aliases.flatMap(({ games }) => games)
    return { host, aliases, titles: Object.fromEntries(await listTitles(context.reads, [...new Set(slugs)])) }
  },
})

async function readAliases(context: OperationContext, given: string) {
  const { host, settings, edits } = await getOwnSite(context, given)
  return { host, aliases: parseAliases(readValue(settings, edits, SEARCH_ALIASES_KEY)) }
}

function parseAliases(value: unknown): v.InferOutput<typeof searchAliasesSetting> {
  const parsed = v.safeParse(searchAliasesSetting, value)
  return parsed.success ? parsed.output : []
}

export const setSearchAliasesOperation = defineOperation({
  name: 'setSearchAliases',
  permission: 'search.edit',
  schema: v.object({
    host: HostTextSchema,
    aliases: v.array(v.unknown()),
    /** The aliases that the person saw: the change is refused when they are others now. */
    expected: v.optional(v.array(v.unknown())),
  }),
  run: (context, { host, aliases, expected }): Promise<ChangedSite> =>
    changeSite(context, {
      ...{ host, operation: 'setSearchAliases' },
      change: { [SEARCH_ALIASES_KEY]: aliases },
      ...(expected && { expected: { [SEARCH_ALIASES_KEY]: expected } }),
    }),
})

/** Words that have an alias on every site of the person, folded as searches are. */
export async function listAliasedWords(context: OperationContext): Promise<ReadonlySet<string>> {
  const { raw } = await readSites(context)
  const own = raw.filter((site) => isOwnSite(context.actor, site.host))
  const lists = own.map(
    ({ settings, edits }) =>
      new Set(
        parseAliases(readValue(settings, edits, SEARCH_ALIASES_KEY)).map(({ words }) => foldQuery(words)),
      ),
  )
  const [first = new Set<string>(), ...others] = lists
  return new Set([...first].filter((words) => others.every((list) => list.has(words))))
}

export const addSearchAliasOperation = defineOperation({
  name: 'addSearchAlias',
  permission: 'search.edit',
  schema: v.object({
    words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    games: v.optional(v.array(v.string()), []),
    search: v.optional(v.string(), ''),
    /** Null: every site that is the person's. */
    host: v.optional(v.nullable(HostTextSchema), null),
  }),
  /** An alias with the same words is replaced. */
  async run(context, { host, ...alias }): Promise<{ hosts: string[]; auditIds: (number | null)[] }> {
    const { raw } = await readSites(context)
    const all = raw.map((site) => site.host).filter((one) => isOwnSite(context.actor, one))
    const hosts = host === null ? all : [host]
    if (hosts.length === 0) throw new OperationError('forbidden', 'No site is yours')
    const auditIds = []
    for (const one of hosts) {
      const { aliases } = await readAliases(context, one)
      const others = aliases.filter(({ words }) => foldQuery(words) !== foldQuery(alias.words))
      const change = { [SEARCH_ALIASES_KEY]: [...others, alias] }
      auditIds.push((await changeSite(context, { host: one, operation: 'addSearchAlias', change })).auditId)
    }
    return { hosts, auditIds }
  },
})
