/** Keeps the catalogue current: rebuilt when the ledger's version moves, counters once a minute, old pictures kept while the ledger is away. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openSearchIndex, type SearchIndex } from '#app/features/search/search-index.server.ts'
import { buildSearchIndexInWorker } from '#app/features/search/build-in-worker.server.ts'
import type { Site } from '#app/features/sites/site.ts'
import { listCounters, listHotScores, prunePlayHours } from '#server/ledger/counters.ts'
import { listMergedSlugs, listPublishedGames, listRemovedSlugs } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { getVersion } from '#server/ledger/versions.ts'
import type { Log } from '#server/log.ts'
import { startPolling } from '#server/polling.ts'
import { createCatalogue, type Catalogue, type Snapshot } from './catalogue.server.ts'
import { deriveCategories, type CategoryMapping } from './categories.ts'
import type { Game } from './game.ts'

/** Hours too old to make a game hot are dropped this often. */
const PRUNE_EVERY_MS = 6 * 3_600_000
/** Longer than any page takes. */
const RETIRE_AFTER_MS = 10_000

export interface CatalogueServiceOptions {
  ledger: Ledger
  /** Where index files are built; emptied of older ones. */
  indexDir: string
  mapping: CategoryMapping
  log: Log
  pollMs?: number
  countersMs?: number
}

export interface CatalogueService {
  forSite(site: Site): Catalogue
  /** Everything that is published, whether or not a site lists it. */
  games(): readonly Game[]
  generation(): string
  /** Looks at the ledger now instead of at the next tick. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export async function startCatalogue(options: CatalogueServiceOptions): Promise<CatalogueService> {
  const { ledger, indexDir, mapping, log, pollMs = 2000, countersMs = 60_000 } = options
  await mkdir(indexDir, { recursive: true })
  let version = -1
  let builds = 0
  let snapshot: Snapshot | undefined
  // By site object: an edited site is a new one and gets a new view.
  let views = new WeakMap<Site, Catalogue>()
  const retired = new Map<SearchIndex, NodeJS.Timeout>()
  let refreshing: Promise<void> | undefined
  // By the time that has passed, not by the clock: that may be set back.
  let countersAt = performance.now()
  let prunedAt = Number.NEGATIVE_INFINITY

  function publish(next: Snapshot) {
    snapshot = next
    views = new WeakMap()
  }

  async function rebuild(nextVersion: number) {
    const [{ games, faults }, hotScores, merged, removed] = await Promise.all([
      listPublishedGames(ledger),
      listHotScores(ledger, Date.now()),
      listMergedSlugs(ledger),
      listRemovedSlugs(ledger),
    ])
    for (const fault of faults) log.warn('a game in the ledger cannot be read', { fault })
    const file = join(indexDir, `search-${process.pid}-${++builds}.sqlite`)
    const categorised = games.map((game): Game => ({ ...game, categories: deriveCategories(game, mapping) }))
    await buildSearchIndexInWorker(file, categorised)
    const previous = snapshot?.search
    publish({
      generation: `${nextVersion}.${builds}`,
      version: nextVersion,
      games: categorised,
      hotScores,
      merged,
      removed,
      search: openSearchIndex(file),
      builtAt: Date.now(),
    })
    version = nextVersion
    if (previous) retire(previous, file)
    else await removeOldIndexes(indexDir, file)
  }

  /** A page that is being made still searches the index it began with. */
  function retire(index: SearchIndex, current: string) {
    const timer = setTimeout(() => {
      retired.delete(index)
      index.close()
      removeOldIndexes(indexDir, current).catch((error: unknown) =>
        log.error('an old search index could not be removed', error),
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

  async function look() {
    const next = await getVersion(ledger, 'catalogueVersion')
    if (next !== version) await rebuild(next)
    else if (performance.now() - countersAt >= countersMs) {
      countersAt = performance.now()
      await refreshCounters()
      if (performance.now() - prunedAt >= PRUNE_EVERY_MS) {
        prunedAt = performance.now()
        await prunePlayHours(ledger, Date.now())
      }
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
    onError: (error) => log.error('the catalogue could not be refreshed; the last one stays', error),
  })

  return {
    forSite(site) {
      const known = views.get(site)
      if (known) return known
      const view = createCatalogue(snapshot!, site)
      views.set(site, view)
      return view
    },
    games: () => snapshot!.games,
    generation: () => snapshot!.generation,
    refresh,
    async close() {
      await poll.close()
      await refreshing?.catch(() => undefined) // whoever asked for it is told
      for (const [index, timer] of retired) {
        clearTimeout(timer)
        index.close()
      }
      snapshot?.search.close()
    },
  }
}

async function removeOldIndexes(dir: string, current: string): Promise<void> {
  const own = `search-${process.pid}-`
  for (const name of await readdir(dir)) {
    const isOwnOld =
      name.startsWith(own) && join(dir, name) !== current && !current.startsWith(join(dir, name))
    if (isOwnOld || !isPidAlive(/^search-(\d+)-/.exec(name)?.[1])) await rm(join(dir, name), { force: true })
  }
}

/** Another process on the same data directory keeps its own index; one that is gone left its file behind. */
function isPidAlive(pid: string | undefined): boolean {
  if (!pid) return true
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // alive, but of another user
  }
}
