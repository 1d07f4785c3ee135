/** Games that several providers list: `listMerges`, `confirmMerge`, `splitGame`. */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { describePlaySource } from '#app/features/feeds/play-address.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import {
  describeMerge,
  readMapping,
  refreshMerges,
  toSourceName,
  type MergeSource,
} from '#app/features/feeds/merges.server.ts'
import { splitGame, type Mapping, type SplitReport } from '#app/features/feeds/split-game.server.ts'
import { listTitles } from '../ledger/game-list.ts'
import {
  findMerge,
  listMergeRows,
  MERGE_STATES,
  readMergedGames,
  setConfirmedSources,
  type ListedMerge,
} from '../ledger/merges.ts'
import { explainFaults } from './feed-faults.ts'
import { describeEvidence, type MergeEvidence } from './merge-evidence.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const MAX_PAGE = 100
const MAX_DESCRIPTION = 600
const MAX_TAGS = 12

/** `provider id` */
const SourcesSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1000))
const RecordIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

export interface ListedSource extends Pick<
  MergeSource,
  'provider' | 'providerId' | 'isPlayed' | 'addedAtMs'
> {
  /** The provider's name for people. */
  label: string
  /** Null when its record cannot be read any more. */
  about: {
    title: string
    /** Its beginning. */
    description: string
    maker: string
    tags: string[]
    /** Width divided by height. */
    ratio: number
    /** Null for a game of this server. */
    playHost: string | null
    hasCover: boolean
  } | null
  /** Beside the source that is played; null for that one itself. */
  evidence: MergeEvidence | null
  splitFault: string | null
}

export interface Merge {
  slug: string
  title: string
  status: string
  /** Names of its sources, for `confirmMerge`. */
  sourceNames: string[]
  /** Whether an operator found these sources to be one game. */
  isConfirmed: boolean
  /** The played one comes first. */
  sources: ListedSource[]
}

export interface MergePage {
  /** Of the filters. */
  total: number
  merges: Merge[]
  /** For the next page; null on the last one. */
  next: { likeness: number; slug: string } | null
}

export const listMergesOperation = defineOperation({
  name: 'listMerges',
  permission: 'games.read',
  schema: v.object({
    /** `open`: not looked at. */
    state: v.optional(v.picklist(MERGE_STATES), 'open'),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    provider: v.optional(SlugSchema),
    /** Only this game. */
    slug: v.optional(SlugSchema),
    after: v.optional(
      v.object({ likeness: v.pipe(v.number(), v.integer()), slug: v.pipe(v.string(), v.maxLength(200)) }),
    ),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)), 20),
  }),
  async run(context, query): Promise<MergePage> {
    const { reads } = context
    await refresh(context)
    const { total, rows } = await listMergeRows(reads, query)
    const last = rows.at(-1)
    return {
      total,
      merges: await describeRows(context, rows),
      next: last && rows.length === query.limit ? { likeness: last.likeness, slug: last.slug } : null,
    }
  },
})

const refresh = ({ ledger, config }: OperationContext) =>
  refreshMerges(ledger, () => loadRules(config.rootDir))

async function describeRows({ reads, config }: OperationContext, rows: ListedMerge[]): Promise<Merge[]> {
  if (rows.length === 0) return []
  const slugs = rows.map(({ slug }) => slug)
  const [games, titles, mapping] = await Promise.all([
    readMergedGames(reads, slugs),
    listTitles(reads, slugs),
    loadRules(config.rootDir).then((rules) => readMapping(reads, rules)),
  ])
  const bySlug = new Map(games.map((one) => [one.game.slug, one]))
  return rows.flatMap(({ slug, sources, isConfirmed }) => {
    const found = bySlug.get(slug)
    if (!found) return []
    return [
      {
        ...{ slug, title: titles.get(slug) ?? slug, status: found.game.status },
        ...{ sourceNames: sources, isConfirmed },
        sources: describeMerge(found, mapping).map((source) => listSource(source, mapping)),
      },
    ]
  })
}

function listSource(source: MergeSource, { adapters }: Mapping): ListedSource {
  const { provider, providerId, isPlayed, addedAtMs, splitFault, game, comparison } = source
  const url = game?.source.url ?? ''
  return {
    ...{ provider, providerId, isPlayed, addedAtMs, splitFault },
    label: describePlaySource({ provider, url }, adapters),
    about: game && {
      title: game.title,
      description: shorten(game.description),
      maker: game.maker,
      tags: game.tags.slice(0, MAX_TAGS),
      ratio: game.ratio,
      playHost: URL.parse(url)?.host ?? null,
      hasCover: Object.values(game.covers).some((cover) => cover !== null),
    },
    evidence: comparison && describeEvidence(comparison),
  }
}

const shorten = (text: string) =>
  text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION).toWellFormed()}…` : text

export interface ConfirmedMerge {
  slug: string
  isConfirmed: boolean
  /** Null when nothing was changed. */
  auditId: number | null
}

/** Its sources are one game: it leaves the list, until it gets another source. */
export const confirmMergeOperation = defineOperation({
  name: 'confirmMerge',
  permission: 'games.edit',
  schema: v.object({
    slug: SlugSchema,
    /** False: it is listed again. */
    isSame: v.optional(v.boolean(), true),
    /** Those that the person saw: refused when there are others now. */
    sources: v.optional(SourcesSchema),
  }),
  async run(context, { slug, isSame, sources }): Promise<ConfirmedMerge> {
    await refresh(context)
    const merge = await findMerge(context.ledger, slug)
    if (!merge)
      throw new OperationError('unknown-game', `The game “${slug}” has no second source. See: games merges`)
    if (sources && sources.join('\n') !== merge.sources.join('\n')) throw describeConflict(slug)
    const confirmed = isSame ? merge.sources : null
    const auditId = await changeConfirmed(context, slug, confirmed, 'confirmMerge')
    return { slug, isConfirmed: isSame, auditId }
  },
})

const describeConflict = (slug: string) =>
  new OperationError('conflict', `The sources of ${slug} have changed since you opened it: look at it again`)

async function changeConfirmed(
  context: OperationContext,
  slug: string,
  confirmed: string[] | null,
  operation: string,
): Promise<number | null> {
  const { ledger, nowMs } = context
  const merge = await findMerge(ledger, slug)
  if (!merge) throw describeConflict(slug)
  if (JSON.stringify(merge.confirmedSources) === JSON.stringify(confirmed)) return null
  if (!(await setConfirmedSources(ledger, slug, { sources: merge.sources, confirmed, atMs: nowMs })))
    throw describeConflict(slug)
  return recordAudit(context, operation, {
    target: `game ${slug}`,
    before: { sameGame: merge.confirmedSources },
    after: { sameGame: confirmed },
  })
}

/** Of `undoChange`. */
export async function undoConfirm(
  context: OperationContext,
  slug: string,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> {
  const merge = await findMerge(context.ledger, slug)
  if (!merge || JSON.stringify(merge.confirmedSources) !== JSON.stringify(after ?? null))
    throw describeConflict(slug)
  await changeConfirmed(context, slug, v.parse(v.nullable(SourcesSchema), before ?? null), 'undoChange')
}

/** A record becomes a game of its own, permanently; the game has its address, votes and plays as before. */
export const splitGameOperation = defineOperation({
  name: 'splitGame',
  permission: 'games.edit',
  schema: v.object({
    slug: v.pipe(v.string(), v.maxLength(200)),
    provider: v.pipe(v.string(), v.maxLength(100)),
    providerId: RecordIdSchema,
  }),
  run: (context, { slug, provider, providerId }): Promise<SplitReport> =>
    explainFaults(context, async () => {
      const { ledger, config, nowMs } = context
      const rules = await loadRules(config.rootDir)
      const record = { provider, providerId }
      const report = await splitGame({ ledger, rules, nowMs }, slug, record)
      await recordAudit(context, 'splitGame', {
        target: `game ${slug}`,
        before: { source: toSourceName(record) },
        after: { source: null, newGame: report.newSlug },
      })
      return report
    }),
})
