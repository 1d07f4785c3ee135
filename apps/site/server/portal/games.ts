/** `games list`, `games show`, `games split`, `games publish`, `games unpublish`, `games remove`. */
import { GameSchema } from '#app/features/catalogue/game.ts'
import type { GameStatus } from '#app/features/catalogue/game.ts'
import { splitGame } from '#app/features/feeds/split-game.server.ts'
import { getGameSources } from '../ledger/game-sources.ts'
import { findGame, listGames, setGameStatus } from '../ledger/games.ts'
import type { GameQuery } from '../ledger/games.ts'
import { getVanishedRule, listVanishedGames, renderVanishedRule } from '../ledger/vanished-games.ts'
import { CommandError, toCount, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome, PortalIo } from './command.ts'
import { parseProvider, withFeeds } from './feed-context.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const STATUSES: readonly GameStatus[] = GameSchema.entries.status.options

async function runList({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const offset = toCount(values.offset, '--offset', { from: 0, to: 100_000_000 })
  const status = parseStatus(values.status)
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  const query = { limit, offset, status, provider: text(values.provider), search: text(values.search) }
  if (values.vanished === true) return listVanished(io, query)
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

async function runShow({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug] = positionals as [string]
  return withLedger(io, async (ledger) => {
    const game = await findGame(ledger, slug)
    if (!game)
      throw new CommandError(
        'unknown-game',
        `There is no game “${slug}”. Look for it: games list --search <words>`,
      )
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

async function listVanished(io: PortalIo, query: GameQuery): Promise<Outcome> {
  if (query.status || query.search)
    throw new UsageError('--vanished goes with --provider, --limit and --offset only')
  return withLedger(io, async (ledger) => {
    const { games, total } = await listVanishedGames(ledger, query)
    const rule = renderVanishedRule(await getVanishedRule(ledger))
    const rows = games.map((game) => [
      game.slug,
      game.title,
      game.provider,
      game.status,
      renderTime(game.vanishedAtMs),
      game.rule,
    ])
    const table = renderTable(['slug', 'title', 'provider', 'status', 'vanished', 'rule'], rows)
    const count = `${games.length} of ${total.toLocaleString('en')} games that no feed lists. The rule is ${rule}: feed vanished <rule>`
    return {
      json: { total, vanishedRule: rule, games },
      text: rows.length > 0 ? `${table}\n${count}` : count,
    }
  })
}

async function runSplit({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug, provider, providerId] = positionals as [string, string, string]
  return withFeeds(io, async (context) => {
    const report = await splitGame(context, slug, { provider: parseProvider(provider).provider, providerId })
    const text = `“${report.title}” of ${provider} is the game ${report.newSlug} now; later imports do not merge it with ${slug} again.`
    return { json: { ...report }, text }
  })
}

/** All of them or, when one is unknown, none. */
async function setStatus({ positionals, io }: CommandInput, status: GameStatus): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const rows = await ledger.db.selectFrom('games').select('slug').where('slug', 'in', positionals).execute()
    const known = new Set(rows.map((row) => row.slug))
    const unknown = positionals.filter((slug) => !known.has(slug))
    if (unknown.length > 0)
      throw new CommandError(
        'unknown-game',
        `There is no game ${unknown.map((slug) => `“${slug}”`).join(', ')}; nothing was changed`,
      )
    const games: { slug: string; status: GameStatus; isChanged: boolean }[] = []
    for (const slug of positionals)
      games.push({ slug, status, isChanged: (await setGameStatus(ledger, slug, status)) === 'changed' })
    const text = games
      .map(({ slug, isChanged }) => `${slug}: ${isChanged ? status : `already ${status}`}`)
      .join('\n')
    return { json: { games }, text }
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
      vanished: { type: 'boolean', help: 'Only those no feed lists any more, and what becomes of them' },
      search: { type: 'string', value: '<words>', help: 'Part of a title, or a slug' },
      limit: { type: 'string', default: '50', value: '<n>', help: 'How many (50)' },
      offset: { type: 'string', default: '0', value: '<n>', help: 'How many to leave out first (0)' },
    },
    example: 'games list --status broken',
    run: runList,
  },
  {
    name: 'games show',
    summary: 'Show everything that is known of a game',
    args: ['<slug>'],
    options: {},
    example: 'games show cozy-blocks',
    run: runShow,
  },
  {
    name: 'games split',
    summary: 'Make a game of its own of a record that was taken for another game, for good',
    args: ['<slug>', '<provider>', '<id>'],
    options: {},
    example: 'games split chess htmlgames Chess',
    run: runSplit,
  },
  {
    name: 'games publish',
    summary: 'Put games on the site',
    args: ['<slug>…'],
    options: {},
    example: 'games publish cozy-blocks',
    run: (input) => setStatus(input, 'published'),
  },
  {
    name: 'games unpublish',
    summary: 'Take games off the site; imports leave them off',
    args: ['<slug>…'],
    options: {},
    example: 'games unpublish cozy-blocks',
    run: (input) => setStatus(input, 'draft'),
  },
  {
    name: 'games remove',
    summary: 'Take games off for good: their addresses answer 410, and search engines forget them',
    args: ['<slug>…'],
    options: {},
    example: 'games remove cozy-blocks',
    run: (input) => setStatus(input, 'removed'),
  },
]
