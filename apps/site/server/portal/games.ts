/** `games list`, `games show`, `games publish`, `games unpublish`, `games remove`; the others are in files of their own. */
import { GameSchema } from '#app/domain/game.ts'
import { createCategoriser } from '#app/features/catalogue/categories.ts'
import type { Site } from '#app/domain/site.ts'
import type { GameStatus } from '#app/domain/game.ts'
import { explainHidden } from '#app/features/audience/listing.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { describeHidden, listWideningCommands, summariseHidden } from '#app/features/audience/hidden-games.ts'
import type { Config } from '../config.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { getGameSources } from '../ledger/game-sources.ts'
import { findGame, listGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import {
  publishGamesOperation,
  removeGamesOperation,
  unpublishGamesOperation,
  type StatusChange,
} from '../operations/game-status.ts'
import type { Operation } from '../operations/operation.ts'
import { CommandError, toCount, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { listCategorisedGames, listWholeSites } from './published-games.ts'
import { gamesCoverCommand } from './games-cover.ts'
import { gamesEditCommands } from './games-edits.ts'
import { gamesTestCommands } from './games-test.ts'
import { gamesInspectCommands } from './games-inspect.ts'
import { gamesUploadCommands } from './games-upload.ts'
import { gamesMergesCommands } from './games-merges.ts'
import { runVanished } from './games-vanished.ts'
import { withOperations } from './run-operation.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const STATUSES: readonly GameStatus[] = GameSchema.entries.status.options

async function runList(input: CommandInput): Promise<Outcome> {
  const { values, io } = input
  if (values.hidden) return runListHidden(input)
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const offset = toCount(values.offset, '--offset', { from: 0, to: 100_000_000 })
  const status = parseStatus(values.status)
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  const query = { limit, offset, status, provider: text(values.provider), search: text(values.search) }
  if (values.vanished === true) return runVanished(io, query)
  return withLedger(io, async (ledger) => {
    const { games, faults, total } = await listGames(ledger, query)
    const rows = games.map((game) => [
      game.slug,
      game.title,
      game.provider,
      game.status,
      String(game.plays),
      game.quality.toFixed(2),
      renderTime(game.publishedAt),
    ])
    const table = renderTable(['slug', 'title', 'provider', 'status', 'plays', 'quality', 'published'], rows)
    const faulty = faults.map((fault) => `faulty: ${toCell(fault.reason)}`)
    const count = `${games.length} of ${total.toLocaleString('en')} games`
    return {
      json: { total, games, faults },
      text: [...(rows.length > 0 ? [table] : []), ...faulty, count].join('\n'),
    }
  })
}

/** Published games that a site does not list, and why. */
async function runListHidden({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const offset = toCount(values.offset, '--offset', { from: 0, to: 100_000_000 })
  return withLedger(io, async (ledger, config) => {
    const site = await findOneSite(ledger, config, values.site)
    const games = await listCategorisedGames(ledger, config)
    const hidden = games.flatMap((game) => {
      const why = explainHidden(game, site)
      return why
        ? [{ slug: game.slug, title: game.title, ...game.rating, by: why.by, reason: why.reason }]
        : []
    })
    const page = hidden.slice(offset, offset + limit)
    const rows = page.map(({ slug, title, age, notes, reason }) => [
      slug,
      title,
      age,
      notes.join(', '),
      reason,
    ])
    const table = renderTable(['slug', 'title', 'age', 'notes', 'why'], rows)
    const summary = summariseHidden(games, site)
    const hint = listWideningCommands(summary, site).map((command) => `  npm run portal -- ${command}`)
    return {
      json: { site: site.host, total: hidden.length, games: page, summary },
      text: [
        ...(rows.length > 0 ? [table] : []),
        `${site.host} ${describeHidden(summary)}`,
        ...(hint.length > 0 ? ['To list more:', ...hint] : []),
      ].join('\n'),
    }
  })
}

async function findOneSite(
  ledger: Ledger,
  config: Config,
  host: string | boolean | undefined,
): Promise<Site> {
  const sites = await listWholeSites(ledger, config)
  const wanted = typeof host === 'string' ? host : 'localhost'
  const site = sites.find((one) => one.host === wanted)
  if (site) return site
  const known = sites.map((one) => one.host).join(', ')
  throw new CommandError('unknown-site', `There is no site “${wanted}”; known are ${known}`)
}

async function runShow({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug] = positionals as [string]
  return withLedger(io, async (ledger, config) => {
    const stored = await findGame(ledger, slug)
    if (!stored)
      throw new CommandError(
        'unknown-game',
        `There is no game “${slug}”. Look for it: games list --search <words>`,
      )
    const mapping = await readCategoryMapping(config)
    const categorise = createCategoriser(await readCategories(ledger, mapping), mapping)
    const game = { ...stored, categories: categorise(stored) }
    const { statusBy, statusReason, sources } = await getGameSources(ledger, slug)
    const facts = Object.entries(game).map(
      ([name, value]) => [name, JSON.stringify(value)] as [string, string],
    )
    if (statusReason !== null) facts.push(['status because', toCell(statusReason)])
    const lines = sources.map(({ provider, providerId, vanishedAtMs, refusedReason }) => {
      const listed = refusedReason === null ? 'listed' : `refused: ${toCell(refusedReason)}`
      const state = vanishedAtMs === null ? listed : `not listed since ${renderTime(vanishedAtMs)}`
      return `${'record'.padEnd(14)} ${toCell(`${provider} ${providerId}`)}, ${state}`
    })
    return { json: { game, statusBy, statusReason, sources }, text: [...facts, ...lines].join('\n') }
  })
}

async function setStatus(
  { positionals, io }: CommandInput,
  operation: Operation<{ slugs: string[] }, StatusChange>,
): Promise<Outcome> {
  return withOperations(io, async (run) => {
    const { games } = await run(operation, { slugs: positionals })
    const text = games
      .map(({ slug, status, isChanged }) => `${slug}: ${isChanged ? status : `already ${status}`}`)
      .join('\n')
    return {
      json: { games: games.map(({ slug, status, isChanged }) => ({ slug, status, isChanged })) },
      text,
    }
  })
}

function parseStatus(value: string | boolean | undefined): GameStatus | undefined {
  if (value === undefined) return undefined
  const status = STATUSES.find((one) => one === value)
  if (!status) throw new UsageError(`--status is one of ${STATUSES.join(', ')}, not “${String(value)}”`)
  return status
}

export const gamesCommands: Command[] = [
  {
    name: 'games list',
    summary: 'List games by title',
    args: [],
    options: {
      status: { type: 'string', value: '<status>', help: `Only ${STATUSES.join(', ')}` },
      provider: { type: 'string', value: '<provider>', help: 'Only this provider’s' },
      vanished: {
        type: 'boolean',
        help: 'Only games that no feed lists any more, with what happens to them',
      },
      search: { type: 'string', value: '<words>', help: 'Part of a title, or a slug' },
      hidden: { type: 'boolean', help: 'Published games that a site does not list, and why' },
      site: { type: 'string', value: '<host>', help: 'The site for --hidden (localhost)' },
      limit: { type: 'string', default: '50', value: '<n>', help: 'How many (50)' },
      offset: { type: 'string', default: '0', value: '<n>', help: 'How many to skip (0)' },
    },
    example: 'games list --status broken',
    run: runList,
  },
  {
    name: 'games show',
    summary: 'Show all data of a game',
    args: ['<slug>'],
    options: {},
    example: 'games show cozy-blocks',
    run: runShow,
  },
  ...gamesMergesCommands,
  ...gamesEditCommands,
  gamesCoverCommand,
  ...gamesUploadCommands,
  ...gamesInspectCommands,
  ...gamesTestCommands,
  {
    name: 'games publish',
    summary: 'Publish games',
    args: ['<slug>…'],
    options: {},
    example: 'games publish cozy-blocks',
    run: (input) => setStatus(input, publishGamesOperation),
  },
  {
    name: 'games unpublish',
    summary: 'Unpublish games; imports do not publish them again',
    args: ['<slug>…'],
    options: {},
    example: 'games unpublish cozy-blocks',
    run: (input) => setStatus(input, unpublishGamesOperation),
  },
  {
    name: 'games remove',
    summary: 'Remove games permanently: their addresses answer 410, and search engines drop them',
    args: ['<slug>…'],
    options: {},
    example: 'games remove cozy-blocks',
    run: (input) => setStatus(input, removeGamesOperation),
  },
]
