/** `games list`, `games show`, `games publish`, `games unpublish`, `games remove`. */
import { createCategoriser } from '#app/features/catalogue/categories.ts'
import { GameSchema } from '#app/features/catalogue/game.ts'
import type { GameStatus } from '#app/features/catalogue/game.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { findGame, listGames, setGameStatus } from '../ledger/games.ts'
import { CommandError, toCount, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { renderTable, renderTime, toCell } from './table.ts'

const STATUSES: readonly GameStatus[] = GameSchema.entries.status.options

async function runList({ values, io }: CommandInput): Promise<Outcome> {
  const limit = toCount(values.limit, '--limit', { from: 1, to: 10_000 })
  const offset = toCount(values.offset, '--offset', { from: 0, to: 100_000_000 })
  const status = parseStatus(values.status)
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  const query = { limit, offset, status, provider: text(values.provider), search: text(values.search) }
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
    const records = await ledger.db
      .selectFrom('provider_records')
      .select(['provider', 'provider_id', 'vanished_at', 'raw'])
      .where('game_slug', '=', slug)
      .execute()
    const sources = records.map((row) => ({
      provider: row.provider,
      providerId: row.provider_id,
      vanishedAtMs: row.vanished_at,
    }))
    const facts = Object.entries(game).map(
      ([name, value]) => [name, JSON.stringify(value)] as [string, string],
    )
    const lines = sources.map(({ provider, providerId, vanishedAtMs }) => {
      const state = vanishedAtMs === null ? 'listed' : `gone since ${renderTime(vanishedAtMs)}`
      return `${'record'.padEnd(14)} ${toCell(`${provider} ${providerId}`)}, ${state}`
    })
    return { json: { game, sources }, text: [...facts, ...lines].join('\n') }
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
