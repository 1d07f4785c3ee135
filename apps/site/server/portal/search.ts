/** `search alias` and `search aliases`: what visitors mean by words that find nothing. */
import { addSearchAliasOperation, getSearchAliasesOperation } from '../operations/search-aliases.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable } from './table.ts'

async function runAlias({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [words, ...games] = positionals as [string, ...string[]]
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : null)
  return withOperations(io, async (run) => {
    const { hosts } = await run(addSearchAliasOperation, {
      ...{ words, games: games.filter((slug) => slug !== NO_GAME) },
      ...{ search: text(values.search) ?? '', host: text(values.site) },
    })
    return {
      json: { words, games, hosts },
      text: `“${words}” is found on ${hosts.join(', ')}; running servers use it within seconds`,
    }
  })
}

const NO_GAME = 'none'

async function runList({ positionals, io }: CommandInput): Promise<Outcome> {
  const [host] = positionals as [string]
  return withOperations(io, async (run) => {
    const { aliases } = await run(getSearchAliasesOperation, { host })
    const rows = aliases.map(({ words, games, search }) => [words, games.join(', '), search])
    return {
      json: { host, aliases },
      text:
        rows.length === 0 ? `${host} has no search aliases` : renderTable(['words', 'games', 'search'], rows),
    }
  })
}

export const searchCommands: Command[] = [
  {
    name: 'search aliases',
    summary: 'List what a site’s searches mean',
    args: ['<host>'],
    options: {},
    example: 'search aliases localhost',
    run: runList,
  },
  {
    name: 'search alias',
    summary: 'Say which games words mean that no title has; “none” with --search for other words only',
    args: ['<words>', '<slug>…'],
    options: {
      search: { type: 'string', value: '<words>', help: 'What is searched for instead' },
      site: { type: 'string', value: '<host>', help: 'Only on this site (every site)' },
    },
    example: 'search alias minecraft cozy-blocks',
    run: runAlias,
  },
]
