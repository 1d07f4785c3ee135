/**
 * Keeps the catalogue current: rebuilt when the ledger's version changes, counters once a minute, the last snapshot while the ledger is
 * unavailable. A large catalogue takes seconds to build, so unlisted games are removed from the snapshot at once, before the rebuild.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listProviders } from '#app/features/feeds/added-providers.server.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { FEED_ADAPTERS } from '#app/features/feeds/providers.ts'
import type { SearchIndex } from '#app/features/search/search-index.server.ts'
import { buildSearchIndexInWorker } from '#app/features/search/build-in-worker.server.ts'
import type { Site } from '#app/domain/site.ts'
import type { ChangeListener } from '#server/ledger/change-listener.ts'
import { listStoredCategories } from '#server/ledger/categories.ts'
import { listCounters, listHotScores } from '#server/ledger/counters.ts'
import { listMergedSlugs, listRemovedSlugs } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { getVersion } from '#server/ledger/versions.ts'
import type { Log } from '#server/base/log.ts'
import { startPolling } from '#server/base/polling.ts'
import type { Catalogue } from './catalogue.server.ts'
import type { Snapshot } from './snapshot.ts'
import { createCategoriser, type CategoryMapping } from './categories.ts'
import { type CategoryEntry, listCategoryEntries } from './category-entries.ts'
import { hasNoCover, withDrawnCovers } from './drawn-covers.server.ts'
import type { FeelingRules } from './feelings.ts'
import type { Game } from '#app/domain/game.ts'
import { GameStore } from './game-store.server.ts'
import { nameIndexFile, openIndex, openSameIndex, removeOldIndexes } from './index-files.server.ts'
import { type IndexedState, isIndexCurrent } from './indexed-games.ts'
import { SiteViews } from './site-views.server.ts'
import { hasRemovals, readUnlisted, withoutUnlisted, type Unlisted } from './take-down.server.ts'
import { mapInSteps, runInTurns } from './work-in-turns.ts'

/** From so many games on, changes are published before the search index has them: building it takes seconds. */
const LARGE_CATALOGUE = 20_000
/** Many changes in a row are one or two rebuilds. */
const REBUILD_PAUSE_MS = 500
/** Longer than any page takes. */
const RETIRE_AFTER_MS = 10_000

export interface CatalogueServiceOptions {
  ledger: Ledger
  /** Where index files are built; emptied of older ones. */
  indexDir: string
  mapping: CategoryMapping
  feelings: FeelingRules
  log: Log
  /** Where changes are announced, they are looked at at once. */
  changes?: Pick<ChangeListener, 'subscribe'>
  pollMs?: number
  /** How often unlisted games are looked for. */
  takeDownMs?: number
  countersMs?: number
  /** Which software runs: a search index that it wrote before is used again. Left out, each start builds one. */
  software?: string
  /** From so many games on, changes are published before they can be searched for. */
  largeFrom?: number
}

export interface CatalogueService {
  forSite(site: Site): Catalogue
  /** Makes what these sites list, so that their first pages need not wait for it. */
  prepare(sites: readonly Site[]): Promise<void>
  /** Everything that is published, whether or not a site lists it. */
  games(): readonly Game[]
  /** The providers that games come from. */
  adapters(): readonly FeedAdapter[]
  generation(): string
  /** Increases when a game was removed from the snapshot, for any reason: pages rendered before may show it. */
  removals(): number
  /** Looks at the ledger now instead of at the next tick. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export async function startCatalogue(options: CatalogueServiceOptions): Promise<CatalogueService> {
  const { ledger, indexDir, mapping, feelings, log } = options
  const { pollMs = 1000, takeDownMs = 500, countersMs = 60_000, largeFrom = LARGE_CATALOGUE } = options
  await mkdir(indexDir, { recursive: true })
  const store = new GameStore(ledger)
  const views = new SiteViews()
  let version = -1
  let builds = 0
  let indexes = 0
  let removals = 0
  /** The search index could not be written: an older one is in use. */
  let isIndexOld = false
  /** What the search index in use was built of. */
  let indexed: IndexedState | undefined
  let indexing: Promise<void> | undefined
  let snapshot: Snapshot | undefined
  const retired = new Map<SearchIndex, NodeJS.Timeout>()
  let refreshing: Promise<void> | undefined
  let unlisted: Unlisted | undefined
  // By the time that has passed, not by the clock: that may be set back.
  let countersAt = performance.now()

  /** `change`: of the current snapshot; called again when another one is published while its lists are made. Null: there is nothing to change. */
  async function publish(change: (current: Snapshot | undefined) => Snapshot | null): Promise<void> {
    for (;;) {
      const base = snapshot
      const next = change(base)
      if (!next) return
      const listings = await views.prepare(next)
      if (base !== snapshot) continue
      if (base && hasRemovals(base, next)) removals++
      snapshot = next
      views.replace(listings)
      return
    }
  }

  async function rebuild(nextVersion: number) {
    const startedAt = performance.now()
    const [stored, hotScores, merged, removed, providers] = await Promise.all([
      listStoredCategories(ledger),
      listHotScores(ledger, Date.now()),
      listMergedSlugs(ledger),
      listRemovedSlugs(ledger),
      listProviders(ledger),
    ])
    const categories = listCategoryEntries(mapping, stored.edits)
    const builtAt = Date.now()
    const { games, faults } = await store.read({
      ...{ rules: JSON.stringify([categories, mapping]), nowMs: builtAt },
      categorise: createCategoriser(categories, mapping),
    })
    for (const fault of faults) log.warn('invalid game in the ledger skipped', { fault })
    for (const fault of stored.faults) log.warn('invalid category in the ledger skipped', { fault })
    for (const fault of providers.faults) log.warn('invalid feed provider in the ledger skipped', { fault })
    const wanted: IndexedState = { games, categories }
    const isLate = snapshot !== undefined && games.length >= largeFrom && !games.some(hasNoCover)
    const previous = snapshot?.search
    const search = isLate ? snapshot!.search : await refreshIndex(wanted)
    const built = await withDrawnCovers(ledger, {
      generation: `${nextVersion}.${++builds}`,
      version: nextVersion,
      games,
      categories,
      feelings,
      hotScores,
      merged,
      removed,
      search,
      adapters: providers.adapters,
      builtAt,
    })
    store.adopt(built.games)
    // Games that were unlisted while the list was read must not reappear.
    await publish(() => {
      const isLaterKnown = unlisted !== undefined && unlisted.readAt > startedAt
      return (isLaterKnown && withoutUnlisted(built, unlisted!, built.generation)) || built
    })
    version = nextVersion
    countersAt = performance.now()
    if (previous && previous !== search) retire(previous)
    else if (!previous) await removeOldIndexes(indexDir, indexes)
    if (isLate) indexLater(wanted)
  }

  /** The index of these games: the one in use where it still says the same of them. */
  async function refreshIndex(wanted: IndexedState): Promise<SearchIndex> {
    if (snapshot && !isIndexOld && indexed && isIndexCurrent(indexed, wanted)) return snapshot.search
    const mark = options.software ? await store.nameState(options.software) : ''
    const same = snapshot || !mark ? null : await openSameIndex(indexDir, mark)
    if (same) {
      indexed = wanted
      return same
    }
    const file = join(indexDir, nameIndexFile(++indexes))
    const opened = await openIndex({
      ...{ indexDir, file, log },
      build: async () =>
        buildSearchIndexInWorker(
          file,
          await runInTurns(mapInSteps(wanted.games, nameCategories(wanted.categories))),
          mark,
        ),
    })
    isIndexOld = opened.isOld
    indexed = wanted
    return opened.index
  }

  /** One index is built at a time; what has changed meanwhile is in the next one, which the next look asks for. */
  function indexLater(wanted: IndexedState) {
    indexing ??= refreshIndex(wanted)
      .then(async (search) => {
        const previous = snapshot!.search
        if (previous === search) return
        await publish((current) => ({ ...current!, generation: `${version}.${++builds}`, search }))
        retire(previous)
      })
      .catch((error: unknown) => log.error('building the search index failed; the previous one stays', error))
      .finally(() => (indexing = undefined))
  }

  /** A page that is being rendered still searches the index it began with. */
  function retire(index: SearchIndex) {
    const timer = setTimeout(() => {
      retired.delete(index)
      index.close()
      removeOldIndexes(indexDir, indexes).catch((error: unknown) =>
        log.error('removing an old search index failed', error),
      )
    }, RETIRE_AFTER_MS).unref()
    retired.set(index, timer)
  }

  async function refreshCounters() {
    if (!snapshot) return
    const [counters, hotScores] = await Promise.all([listCounters(ledger), listHotScores(ledger, Date.now())])
    const games = await runInTurns(
      mapInSteps(snapshot.games, (game) => {
        const live = counters.get(game.slug)
        const isSame =
          !live || (live.plays === game.plays && live.likes === game.likes && live.dislikes === game.dislikes)
        return isSame ? game : { ...game, ...live }
      }),
    )
    const base = snapshot
    if (games.every((game, place) => game === base.games[place])) return
    store.adopt(games)
    // Another snapshot that was published meanwhile has newer counters, or the next look has.
    await publish((current) =>
      current === base ? { ...base, generation: `${version}.${++builds}`, games, hotScores } : null,
    )
  }

  /** Runs during a rebuild, too: that can take longer than a removed game may be served. */
  async function takeDown() {
    const next = await getVersion(ledger, 'catalogueVersion')
    if (next === version || next === unlisted?.version) return
    unlisted = await readUnlisted(ledger, next)
    await publish((current) => {
      const left = current && withoutUnlisted(current, unlisted!, `${version}.${builds + 1}`)
      if (left) builds++
      return left ?? null
    })
  }

  async function look() {
    const next = await getVersion(ledger, 'catalogueVersion')
    const isRetryDue = isIndexOld && performance.now() - countersAt >= countersMs
    if (next !== version || isRetryDue) await rebuild(next)
    else if (performance.now() - countersAt >= countersMs) {
      countersAt = performance.now()
      await refreshCounters()
    }
  }

  function refresh(): Promise<void> {
    refreshing ??= look().finally(() => (refreshing = undefined))
    return refreshing
  }

  await refresh()
  const poll = startPolling({
    look: refresh,
    everyMs: pollMs,
    minPauseMs: REBUILD_PAUSE_MS,
    onError: (error) => log.error('refreshing the catalogue failed; the previous one stays in use', error),
  })
  const takeDownPoll = startPolling({
    look: takeDown,
    everyMs: takeDownMs,
    onError: (error) => log.error('checking for unlisted games failed', error),
  })

  options.changes?.subscribe('catalogueVersion', takeDownPoll.lookNow)
  options.changes?.subscribe('catalogueVersion', poll.lookNow)

  return {
    forSite: (site) => views.of(snapshot!, site),
    prepare: async (sites) => views.replace(await views.prepare(snapshot!, sites)),
    games: () => snapshot!.games,
    adapters: () => snapshot!.adapters ?? FEED_ADAPTERS,
    generation: () => snapshot!.generation,
    removals: () => removals,
    refresh,
    async close() {
      await Promise.all([poll.close(), takeDownPoll.close()])
      await refreshing?.catch(() => undefined) // the caller gets the error
      await indexing
      for (const [index, timer] of retired) {
        clearTimeout(timer)
        index.close()
      }
      snapshot?.search.close()
    },
  }
}

/** A game is found by the labels of its categories, and by the product's own names for them. */
function nameCategories(entries: readonly CategoryEntry[]): (game: Game) => Game {
  const names = new Map(entries.map(({ id, label }) => [id, label === id ? id : `${id} ${label}`]))
  return (game) => ({ ...game, categories: game.categories.map((id) => names.get(id) ?? id) })
}
