/** `games merges`, `games confirm-merge` and `games split`: games that several providers list. */
import { MERGE_STATES } from '../ledger/merges.ts'
import { confirmMergeOperation, listMergesOperation, splitGameOperation } from '../operations/merges.ts'
import type { Merge } from '../operations/merges.ts'
import { toCount, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { parseProvider } from './feed-context.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, toCell } from './table.ts'

async function runMerges({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 100 })
  const state = MERGE_STATES.find((one) => one === values.state)
  if (!state)
    throw new UsageError(`--state is one of ${MERGE_STATES.join(', ')}, not “${String(values.state)}”`)
  const { provider, search } = values
  return withOperations(io, async (run) => {
    const { total, merges } = await run(listMergesOperation, { state, limit, provider, search })
    const table = renderTable(['slug', 'title', 'sources', 'why'], merges.map(toRow))
    const count = `${merges.length} of ${total.toLocaleString('en')} games with several sources, the least alike first. To look at one: games show <slug>`
    return { json: { total, merges }, text: merges.length > 0 ? `${table}\n${count}` : count }
  })
}

function toRow({ slug, title, sources }: Merge): string[] {
  const names = sources.map(({ provider, providerId }) => `${provider} ${providerId}`)
  const reasons = sources.flatMap(({ evidence }) => (evidence ? [evidence.reason] : []))
  return [slug, title, names.join(', '), reasons.join('; ') || '-']
}

async function runConfirm({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [slug] = positionals as [string]
  const isSame = values.again !== true
  return withOperations(io, async (run) => {
    const { auditId } = await run(confirmMergeOperation, { slug, isSame })
    const text = isSame
      ? `${slug} is one game; games merges lists it again when it gets another source.`
      : `${slug} is listed by games merges again.`
    return { json: { slug, isConfirmed: isSame, isChanged: auditId !== null }, text }
  })
}

async function runSplit({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug, name, providerId] = positionals as [string, string, string]
  return withOperations(io, async (run, ledger) => {
    const { provider } = await parseProvider(ledger, name)
    const report = await run(splitGameOperation, { slug, provider, providerId })
    const text = `“${toCell(report.title)}” of ${provider} is the game ${report.newSlug} now; later imports do not merge it with ${slug} again.`
    return { json: { ...report }, text }
  })
}

export const gamesMergesCommands: Command[] = [
  {
    name: 'games merges',
    summary: 'List games with several sources, the least alike first',
    args: [],
    options: {
      state: {
        type: 'string',
        default: 'open',
        value: '<state>',
        help: 'open (not looked at, the default), right or all',
      },
      provider: { type: 'string', value: '<provider>', help: 'Only with a source of this provider' },
      search: { type: 'string', value: '<words>', help: 'Part of a title, or a slug' },
      limit: { type: 'string', default: '50', value: '<n>', help: 'How many (50)' },
    },
    example: 'games merges --provider htmlgames',
    run: runMerges,
  },
  {
    name: 'games confirm-merge',
    summary: 'The sources of a game are one game: take it off the list of merges',
    args: ['<slug>'],
    options: { again: { type: 'boolean', help: 'List it again' } },
    example: 'games confirm-merge chess',
    run: runConfirm,
  },
  {
    name: 'games split',
    summary: 'Separate a record from the game it was merged into, permanently',
    args: ['<slug>', '<provider>', '<id>'],
    options: {},
    example: 'games split chess htmlgames Chess',
    run: runSplit,
  },
]
