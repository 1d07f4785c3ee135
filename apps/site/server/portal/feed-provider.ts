/** `feed provider add`, `list`, `show` and `remove`. */
import { resolve } from 'node:path'
import { isAddress } from '#app/features/feeds/feed-source.server.ts'
import type { FeedPreview } from '#app/features/feeds/preview-feed.server.ts'
import { getProviderState, readDefinition } from '#app/features/feeds/provider-operations.server.ts'
import type { ProviderState } from '#app/features/feeds/provider-operations.server.ts'
import {
  listProvidersOperation,
  previewProviderOperation,
  removeProviderOperation,
  saveProviderOperation,
} from '../operations/providers.ts'
import { UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, toCell } from './table.ts'

const MAX_REFUSED_SHOWN = 20

async function runAdd({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const isDry = values['dry-run'] === true
  const from = typeof values.from === 'string' ? values.from : null
  if (isDry && from === null)
    throw new UsageError('--dry-run needs a feed: --from <file-or-url>. It shows the first games of it')
  const { definition } = await readDefinition(resolve(positionals[0]!))
  return withOperations(io, async (run) => {
    const { provider, label } = definition
    const origin = from === null || isAddress(from) ? from : resolve(from)
    const preview =
      origin === null ? null : (await run(previewProviderOperation, { definition, origin })).preview
    const shown = preview ? [renderPreview(preview), ''] : []
    if (isDry) {
      const text = [...shown, `Nothing was stored. To add the provider: leave out --dry-run`].join('\n')
      return { json: { provider, isAdded: false, preview }, text }
    }
    const { isNew } = await run(saveProviderOperation, { definition })
    const text = [
      ...shown,
      `The provider ${label} (${provider}) is ${isNew ? 'added' : 'changed'}. Import its games: feed import ${provider} <file-or-url>`,
    ]
    return { json: { provider, isAdded: true, isNew, preview }, text: text.join('\n') }
  })
}

/** The games of a dry run, a line each, and why other records give none. */
export function renderPreview({ games, refused, read }: FeedPreview): string {
  const heads = ['title', 'id', 'play address', 'cover', 'tags', 'devices']
  const rows = games.map((game) => [
    game.title,
    game.providerId,
    game.source.url,
    (game.covers.wide ?? game.covers.square ?? game.covers.tall) === null ? 'none' : 'yes',
    game.tags.slice(0, 5).join(' '),
    game.devices.length === 1 ? game.devices[0]! : 'all',
  ])
  const notes = refused
    .slice(0, MAX_REFUSED_SHOWN)
    .map(
      ({ record, reason, title }) =>
        `  record ${record}${title ? ` “${toCell(title)}”` : ''}: ${toCell(reason)}`,
    )
  const rest = refused.length - notes.length
  return [
    games.length > 0 ? renderTable(heads, rows) : 'No record gives a game.',
    '',
    `${games.length} games of the first ${read} records.`,
    ...(refused.length > 0 ? ['', 'no games:', ...notes] : []),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n')
}

async function runList({ io }: CommandInput): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { providers } = await run(listProvidersOperation, {})
    const heads = ['provider', 'name', 'feeds are', 'games', 'schedules', '']
    const rows = providers.map((state) => [
      state.provider,
      state.label,
      [...new Set(state.shapes.map(({ format }) => format))].join(', '),
      String(state.games),
      String(state.feeds),
      state.faults.length > 0 ? 'cannot be read: feed provider show' : state.isAdded ? 'added' : '',
    ])
    return { json: { providers }, text: renderTable(heads, rows) }
  })
}

async function runShow({ positionals, io }: CommandInput): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const state = await getProviderState(ledger, positionals[0]!)
    return { json: { ...state }, text: renderState(state) }
  })
}

function renderState(state: ProviderState): string {
  const shapes = state.shapes.map(
    ({ name, format, isFromDocuments }) =>
      `${format} (${name}${isFromDocuments ? ', known from documents only' : ''})`,
  )
  const lines: [string, string][] = [
    ['name', state.label],
    ['licence', state.licence ?? ''],
    ['feeds are', shapes.join(', ')],
    ['feed hosts', state.feedHosts.join(', ')],
    ['play hosts', state.playHosts.join(', ')],
    ['image hosts', state.imageHosts.join(', ')],
    ['games', String(state.games)],
    ['schedules', String(state.feeds)],
  ]
  return [
    ...lines
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name.padEnd(12)} ${toCell(value, 500)}`),
    ...state.faults.map((fault) => `fault        ${toCell(fault, 500)}`),
    ...(state.definition === null ? [] : ['', JSON.stringify(state.definition, null, 2)]),
  ].join('\n')
}

async function runRemove({ positionals, io }: CommandInput): Promise<Outcome> {
  const provider = positionals[0]!
  return withOperations(io, async (run) => {
    await run(removeProviderOperation, { provider })
    return { json: { provider }, text: `The provider ${provider} is removed.` }
  })
}

export const feedProviderCommands: Command[] = [
  {
    name: 'feed provider add',
    summary: 'Add a provider of your own, or change one: a file of JSON that maps its feed',
    args: ['<file>'],
    options: {
      from: { type: 'string', value: '<file-or-url>', help: 'Show the first twenty games of this feed' },
      'dry-run': { type: 'boolean', help: 'Only show them; store nothing' },
    },
    example: 'feed provider add ./sunny.json --dry-run --from ./games.csv',
    run: runAdd,
  },
  {
    name: 'feed provider list',
    summary: 'List all providers: those of the software and those you added',
    args: [],
    options: {},
    example: 'feed provider list',
    run: runList,
  },
  {
    name: 'feed provider show',
    summary: 'Show a provider: the shapes of its feeds, its hosts, its licence, its definition',
    args: ['<provider>'],
    options: {},
    example: 'feed provider show sunny',
    run: runShow,
  },
  {
    name: 'feed provider remove',
    summary: 'Remove a provider that you added and that has no games and no schedules left',
    args: ['<provider>'],
    options: {},
    example: 'feed provider remove sunny',
    run: runRemove,
  },
]
