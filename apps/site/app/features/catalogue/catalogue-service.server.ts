/**
 * Keeps the catalogue current: rebuilt when the ledger's version changes, counters once a minute, the last snapshot while the ledger is
 * unavailable. A large catalogue takes seconds to build, so unlisted games are removed from the snapshot at once, before the rebuild.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { listProviders } from '#app/features/feeds/added-providers.server.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { FEED_ADAPTERS } from '#app/features/feeds/providers.ts'
import type { SearchIndex } from '#app/features/search/search-index.server.ts'
import { buildSearchIndexInWorker } from '#app/features/search/build-in-worker.server.ts'
import type { Site } from '#app/domain/site.ts'
import type { ChangeListener } from '#server/ledger/change-listener.ts'
import { listStoredCategories } from '#server/ledger/categories.ts'
import { listBrokenGames } from '#server/ledger/broken-games.ts'
import { listCounters, listHotScores } from '#server/ledger/counters.ts'
import { listMergedSlugs, listPublishedGames, listRemovedSlugs } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { getVersion } from '#server/ledger/versions.ts'
import type { Log } from '#server/base/log.ts'
import { startPolling } from '#server/base/polling.ts'
import { createCatalogue, type Catalogue, type Snapshot } from './catalogue.server.ts'
import { createCategoriser, type CategoryMapping } from './categories.ts'
import { type CategoryEntry, listCategoryEntries } from './category-entries.ts'
import { withDrawnCovers } from './drawn-covers.server.ts'
import type { FeelingRules } from './feelings.ts'
import type { Game } from '#app/domain/game.ts'
import { nameIndexFile, openIndex, removeOldIndexes } from './index-files.server.ts'
import { listQualities } from './quality.ts'
import { hasRemovals, readUnlisted, withoutUnlisted, type Unlisted } from './take-down.server.ts'

/** How long games are worked on at a stretch; pages are answered in between. */
const TURN_MS = 5
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
}

export interface CatalogueService {
  forSite(site: Site): Catalogue
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
  const { pollMs = 1000, takeDownMs = 500, countersMs = 60_000 } = options
  await mkdir(indexDir, { recursive: true })
  let version = -1
  let builds = 0
  let removals = 0
  /** The search index could not be written: an older one is in use. */
  let isIndexOld = false
  let snapshot: Snapshot | undefined
  // By site object: an edited site is a new one and gets a new view.
  let views = new WeakMap<Site, Catalogue>()
  const retired = new Map<SearchIndex, NodeJS.Timeout>()
  let refreshing: Promise<void> | undefined
  let unlisted: Unlisted | undefined
  // By the time that has passed, not by the clock: that may be set back.
  let countersAt = performance.now()

  function publish(next: Snapshot) {
    snapshot = next
    views = new WeakMap()
  }

  function publishGames(next: Snapshot) {
    if (snapshot && hasRemovals(snapshot, next)) removals++
    publish(next)
  }

  async function rebuild(nextVersion: number) {
    const startedAt = performance.now()
    const [{ games, faults }, broken, stored, hotScores, merged, removed, providers] = await Promise.all([
      listPublishedGames(ledger),
      listBrokenGames(ledger),
      listStoredCategories(ledger),
      listHotScores(ledger, Date.now()),
      listMergedSlugs(ledger),
      listRemovedSlugs(ledger),
      listProviders(ledger),
    ])
    for (const fault of faults) log.warn('invalid game in the ledger skipped', { fault })
    for (const fault of stored.faults) log.warn('invalid category in the ledger skipped', { fault })
    for (const fault of providers.faults) log.warn('invalid feed provider in the ledger skipped', { fault })
    const number = ++builds
    const file = join(indexDir, nameIndexFile(number))
    const categories = listCategoryEntries(mapping, stored.edits)
    const categorise = createCategoriser(categories, mapping)
    const builtAt = Date.now()
    const qualities = listQualities(games, builtAt)
    const categorised = await mapInTurns(games, (game, place): Game => ({
      ...game,
      quality: qualities[place]!,
      categories: categorise(game),
      ...(broken.has(game.slug) && { brokenSince: broken.get(game.slug)! }),
    }))
    const opened = await openIndex({
      ...{ indexDir, file, log },
      build: async () =>
        buildSearchIndexInWorker(file, await mapInTurns(categorised, nameCategories(categories))),
    })
    const previous = snapshot?.search
    const built = await withDrawnCovers(ledger, {
      generation: `${nextVersion}.${builds}`,
      version: nextVersion,
      games: categorised,
      categories,
      feelings,
      hotScores,
      merged,
      removed,
      search: opened.index,
      adapters: providers.adapters,
      builtAt,
    })
    // Games that were unlisted while the list was read must not reappear.
    const isLaterKnown = unlisted !== undefined && unlisted.readAt > startedAt
    publishGames((isLaterKnown && withoutUnlisted(built, unlisted!, built.generation)) || built)
    version = nextVersion
    isIndexOld = opened.isOld
    countersAt = performance.now()
    if (previous) retire(previous, number)
    else await removeOldIndexes(indexDir, number)
  }

  /** A page that is being rendered still searches the index it began with. */
  function retire(index: SearchIndex, current: number) {
    const timer = setTimeout(() => {
      retired.delete(index)
      index.close()
      removeOldIndexes(indexDir, current).catch((error: unknown) =>
        log.error('removing an old search index failed', error),
      )
    }, RETIRE_AFTER_MS).unref()
    retired.set(index, timer)
  }

  async function refreshCounters() {
    if (!snapshot) return
    const [counters, hotScores] = await Promise.all([listCounters(ledger), listHotScores(ledger, Date.now())])
    let isChanged = false
    const games = snapshot.games.map((game) => {
      const live = counters.get(game.slug)
      if (
        !live ||
        (live.plays === game.plays && live.likes === game.likes && live.dislikes === game.dislikes)
      )
        return game
      isChanged = true
      return { ...game, ...live }
    })
    if (isChanged) publish({ ...snapshot, generation: `${version}.${++builds}`, games, hotScores })
  }

  /** Runs during a rebuild, too: that can take longer than a removed game may be served. */
  async function takeDown() {
    const next = await getVersion(ledger, 'catalogueVersion')
    if (next === version || next === unlisted?.version) return
    unlisted = await readUnlisted(ledger, next)
    const left = snapshot && withoutUnlisted(snapshot, unlisted, `${version}.${builds + 1}`)
    if (!left) return
    builds++
    publishGames(left)
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
    forSite(site) {
      const known = views.get(site)
      if (known) return known
      const view = createCatalogue(snapshot!, site)
      views.set(site, view)
      return view
    },
    games: () => snapshot!.games,
    adapters: () => snapshot!.adapters ?? FEED_ADAPTERS,
    generation: () => snapshot!.generation,
    removals: () => removals,
    refresh,
    async close() {
      await Promise.all([poll.close(), takeDownPoll.close()])
      await refreshing?.catch(() => undefined) // the caller gets the error
      for (const [index, timer] of retired) {
        clearTimeout(timer)
        index.close()
      }
      snapshot?.search.close()
    },
  }
}

async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let turnAtMs = performance.now()
  for (const [place, item] of items.entries()) {
    results.push(map(item, place))
    if (performance.now() - turnAtMs > TURN_MS) {
      await setImmediate()
      turnAtMs = performance.now()
    }
  }
  return results
}

/** A game is found by the labels of its categories, and by the product's own names for them. */
function nameCategories(entries: readonly CategoryEntry[]): (game: Game) => Game {
  const names = new Map(entries.map(({ id, label }) => [id, label === id ? id : `${id} ${label}`]))
  return (game) => ({ ...game, categories: game.categories.map((id) => names.get(id) ?? id) })
}
