/** `listGames` and `getGame`: what the console's pages of games show. */
import * as v from 'valibot'
import { createCategoriser } from '#app/features/catalogue/categories.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import { describePlaySource } from '#app/features/feeds/play-address.ts'
import { GameSchema, type Game, type GameStatus } from '#app/domain/game.ts'
import { AGE_BANDS, CONTENT_NOTES } from '#app/domain/rating.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { findGameEdits, type GameEdits } from '../ledger/game-edits.ts'
import { GAME_SORTS, listGameRows, listProviderNames, type GameListRow } from '../ledger/game-list.ts'
import { getGameSources, type GameSources } from '../ledger/game-sources.ts'
import { findStoredGame } from '../ledger/games.ts'
import { countOpenReasons } from '../ledger/reports.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { sumByDay } from '../ledger/event-statistics.ts'
import { dayOf, PLAY_EVENT } from '../ledger/events.ts'
import { describeCover, type CoverDetail } from './game-cover.ts'
import { defineOperation, OperationError } from './operation.ts'
import { AGE_TEXTS, toChoice, type Choice } from './site-choices.ts'
import { listShownEntries } from './shown-entries.ts'
import { hasPermission } from './roles.ts'

const STATUSES: readonly GameStatus[] = GameSchema.entries.status.options
const MAX_PAGE = 200
const PLAY_DAYS = 28
const DAY_MS = 86_400_000

export interface GamePage {
  total: number
  games: GameListRow[]
}

export const listGamesOperation = defineOperation({
  name: 'listGames',
  permission: 'games.read',
  schema: v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    status: v.optional(v.picklist(STATUSES)),
    provider: v.optional(SlugSchema),
    isEdited: v.optional(v.boolean(), false),
    /** Only games that no feed lists any more. */
    isVanished: v.optional(v.boolean(), false),
    sort: v.optional(v.picklist(GAME_SORTS), 'title'),
    isDescending: v.optional(v.boolean(), false),
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)), 100),
  }),
  run: ({ reads }, query): Promise<GamePage> => listGameRows(reads, query),
})

export interface GameOptions {
  providers: string[]
  categories: { id: string; label: string }[]
  ages: readonly Choice[]
  notes: readonly Choice[]
  orientations: readonly Choice[]
}

/** What the fields of games can be. */
export const getGameOptionsOperation = defineOperation({
  name: 'getGameOptions',
  permission: 'games.read',
  schema: v.object({}),
  async run({ reads, ledger, config }): Promise<GameOptions> {
    const categories = await readCategories(ledger, await readCategoryMapping(config))
    return {
      providers: await listProviderNames(reads),
      categories: categories
        .filter(({ origin, id }) => origin !== 'type' || ['Cars', 'Girls', 'Kids'].includes(id))
        .map(({ id, label }) => ({ id, label })),
      ages: AGE_BANDS.map((id) => ({ id, label: AGE_TEXTS[id] })),
      notes: CONTENT_NOTES.map(toChoice),
      orientations: GameSchema.entries.orientation.options.map(toChoice),
    }
  },
})

export interface GameDetail {
  /** As sites show it. */
  game: Game
  /** Without the operator's values: what the last import, or the game's own folder, says. */
  stored: Game
  edits: GameEdits
  cover: CoverDetail
  sources: GameSources
  /** The host or provider that it is played from; null for a game of this server. */
  playedFrom: string | null
  /** Plays on each of the last days, the oldest first. */
  plays: { day: string; plays: number }[]
  /** Open reports by reason, those of the game's own script among them; null for those who may not see reports. */
  openReports: { reason: string; count: number }[] | null
  /** Newest first; null for those who may not see who changed what. */
  history:
    | {
        id: number
        atMs: number
        personName: string
        door: string
        operation: string
        before: Record<string, unknown> | null
        after: Record<string, unknown> | null
        undoneAtMs: number | null
      }[]
    | null
}

export const getGameOperation = defineOperation({
  name: 'getGame',
  permission: 'games.read',
  schema: v.object({ slug: SlugSchema }),
  async run(context, { slug }): Promise<GameDetail> {
    const { reads, ledger, config, actor, nowMs } = context
    const found = await findStoredGame(ledger, slug)
    if (!found) throw new OperationError('unknown-game', `There is no game “${slug}”`)
    const mapping = await readCategoryMapping(config)
    const categorise = createCategoriser(await readCategories(ledger, mapping), mapping)
    const withCategories = (game: Game): Game => ({ ...game, categories: categorise(game) })
    const { game, stored } = found
    return {
      game: withCategories(game),
      stored: withCategories(stored),
      edits: await findGameEdits(ledger, slug),
      cover: await describeCover(context, game),
      sources: await getGameSources(ledger, slug),
      playedFrom:
        game.source.kind !== 'remote'
          ? null
          : describePlaySource({ provider: game.provider, url: game.source.url }, await listAdapters(ledger)),
      plays: await listPlays(reads, slug, nowMs),
      openReports: hasPermission(actor, 'reports')
        ? await countOpenReasons(reads, { gameSlug: slug, sites: actor.sites })
        : null,
      history: hasPermission(actor, 'games.history')
        ? await listShownEntries(ledger, { target: `game ${slug}`, limit: 50 })
        : null,
    }
  },
})

async function listPlays(
  reads: Pick<Ledger, 'db'>,
  slug: string,
  nowMs: number,
): Promise<GameDetail['plays']> {
  const toDay = dayOf(nowMs)
  const fromDay = toDay - PLAY_DAYS + 1
  const sums = await sumByDay(reads, { fromDay, toDay, sites: null, events: [PLAY_EVENT], subject: slug })
  const counts = new Map(sums.map(({ day, count }) => [day, count]))
  return Array.from({ length: PLAY_DAYS }, (_, place) => ({
    day: new Date((fromDay + place) * DAY_MS).toISOString().slice(0, 10),
    plays: counts.get(fromDay + place) ?? 0,
  }))
}
