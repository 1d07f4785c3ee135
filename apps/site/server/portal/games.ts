/** `games list`, `games show`, `games set`, `games unset`, `games split`, `games publish`, `games unpublish`, `games remove`. */
import { GameSchema } from '#app/domain/game.ts'
import { AGE_BANDS, CONTENT_NOTES, type Rating } from '#app/domain/rating.ts'
import { createCategoriser } from '#app/features/catalogue/categories.ts'
import type { Site } from '#app/domain/site.ts'
import type { GameStatus } from '#app/domain/game.ts'
import { explainHidden } from '#app/features/audience/listing.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { describeHidden, listWideningCommands, summariseHidden } from '#app/features/audience/hidden-games.ts'
import type { Config } from '../config.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { editGame } from '../ledger/game-edits.ts'
import { getGameSources } from '../ledger/game-sources.ts'
import { findGame, listGames, setGameStatus } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { CommandError, toCount, UsageError, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { listCategorisedGames, listWholeSites } from './published-games.ts'
import { runSplit, runVanished } from './games-sources.ts'
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

const NO_VALUE = 'none'

async function runSet({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug, field, value] = positionals as [string, string, string]
  return editOne(io, slug, field, parseEdit(field, value))
}

async function runUnset({ positionals, io }: CommandInput): Promise<Outcome> {
  const [slug, field] = positionals as [string, string]
  return editOne(io, slug, field, { [parseField(field)]: undefined })
}

type Edit = Parameters<typeof editGame>[2]

function parseField(field: string): 'age' | 'notes' {
  if (field === 'age' || field === 'notes') return field
  throw new UsageError(`There is no value “${field}” to set; known are age, notes`)
}

function parseEdit(field: string, value: string): Edit {
  if (parseField(field) === 'age') {
    const age = AGE_BANDS.find((band) => band === value)
    if (!age) throw new UsageError(`age is one of ${AGE_BANDS.join(', ')}, not “${value}”`)
    return { age }
  }
  const names =
    value === NO_VALUE
      ? []
      : value
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
  const notes = CONTENT_NOTES.filter((note) => names.includes(note))
  const unknown = names.filter((name) => !(CONTENT_NOTES as readonly string[]).includes(name))
  if (unknown.length > 0)
    throw new UsageError(
      `There is no note “${unknown.join('”, “')}”; known are ${CONTENT_NOTES.join(', ')}, or “${NO_VALUE}”`,
    )
  return { notes }
}

async function editOne(io: CommandInput['io'], slug: string, field: string, edit: Edit): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const outcome = await editGame(ledger, slug, edit, Date.now())
    if (outcome === 'unknown')
      throw new CommandError(
        'unknown-game',
        `There is no game “${slug}”. Look for it: games list --search <words>`,
      )
    const { rating } = (await findGame(ledger, slug))!
    const now = `age ${rating.age}, notes ${rating.notes.join(', ') || NO_VALUE} (${RATED_BY[rating.by]})`
    const text =
      outcome === 'changed'
        ? `${slug}: ${now}; running servers show it within seconds`
        : `${slug}: ${field} is unchanged: ${now}`
    return { json: { slug, isChanged: outcome === 'changed', rating }, text }
  })
}

const RATED_BY: Record<Rating['by'], string> = {
  operator: 'set by the operator',
  maker: 'set in its game.json',
  words: 'by content/ratings.json',
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

/** All of them or, when one is unknown, none. */
async function setStatus({ positionals, io }: CommandInput, status: GameStatus): Promise<Outcome> {
  return withLedger(io, async (ledger) => {
    const rows = await ledger.db.selectFrom('games').select('slug').where('slug', 'in', positionals).execute()
    const known = new Set(rows.map((row) => row.slug))
    const unknown = positionals.filter((slug) => !known.has(slug))
    if (unknown.length > 0)
      throw new CommandError(
        'unknown-game',
        `There is no game ${unknown.map((slug) => `“${slug}”`).join(', ')}; nothing was changed. Look for it: games list --search <words>`,
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
  {
    name: 'games split',
    summary: 'Separate a record from the game it was merged into, permanently',
    args: ['<slug>', '<provider>', '<id>'],
    options: {},
    example: 'games split chess htmlgames Chess',
    run: runSplit,
  },
  {
    name: 'games set',
    summary: 'Set a game’s age band or content notes; imports leave them as they are',
    args: ['<slug>', '<age|notes>', '<value>'],
    options: {},
    example: 'games set cozy-blocks age 7+',
    run: runSet,
  },
  {
    name: 'games unset',
    summary: 'Undo games set, so that the game’s own record counts',
    args: ['<slug>', '<age|notes>'],
    options: {},
    example: 'games unset cozy-blocks age',
    run: runUnset,
  },
  {
    name: 'games publish',
    summary: 'Publish games',
    args: ['<slug>…'],
    options: {},
    example: 'games publish cozy-blocks',
    run: (input) => setStatus(input, 'published'),
  },
  {
    name: 'games unpublish',
    summary: 'Unpublish games; imports do not publish them again',
    args: ['<slug>…'],
    options: {},
    example: 'games unpublish cozy-blocks',
    run: (input) => setStatus(input, 'draft'),
  },
  {
    name: 'games remove',
    summary: 'Remove games permanently: their addresses answer 410, and search engines drop them',
    args: ['<slug>…'],
    options: {},
    example: 'games remove cozy-blocks',
    run: (input) => setStatus(input, 'removed'),
  },
]
