/**
 * Keeps the catalogue current: rebuilt when the ledger's version moves, counters once a minute, the last snapshot while the ledger is away.
 * A large catalogue takes seconds to build, so games that have left are taken out of the snapshot before that, at once.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
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
import { nameIndexFile, removeOldIndexes } from './index-files.server.ts'
import { hasLost, readUnlisted, withoutUnlisted, type Unlisted } from './take-down.server.ts'

/** Hours too old to make a game hot are dropped this often. */
const PRUNE_EVERY_MS = 6 * 3_600_000
/** Longer than any page takes. */
const RETIRE_AFTER_MS = 10_000
/** Games whose categories are worked out in one piece. */
const PIECE_GAMES = 1000

export interface CatalogueServiceOptions {
  ledger: Ledger
  /** Where index files are built; emptied of older ones. */
  indexDir: string
  mapping: CategoryMapping
  log: Log
  pollMs?: number
  /** How often games are looked for that have left. */
  takeDownMs?: number
  countersMs?: number
}

export interface CatalogueService {
  forSite(site: Site): Catalogue
  /** Everything that is published, whether or not a site lists it. */
  games(): readonly Game[]
  generation(): string
  /** Moves when any game has left, whatever the reason: a page of before may still show it. */
  losses(): number
  /** Looks at the ledger now instead of at the next tick. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export async function startCatalogue(options: CatalogueServiceOptions): Promise<CatalogueService> {
  const { ledger, indexDir, mapping, log } = options
  const { pollMs = 2000, takeDownMs = 500, countersMs = 60_000 } = options
  await mkdir(indexDir, { recursive: true })
  let version = -1
  let builds = 0
  let losses = 0
  let snapshot: Snapshot | undefined
  // By site object: an edited site is a new one and gets a new view.
  let views = new WeakMap<Site, Catalogue>()
  const retired = new Map<SearchIndex, NodeJS.Timeout>()
  let refreshing: Promise<void> | undefined
  let unlisted: Unlisted | undefined
  // By the time that has passed, not by the clock: that may be set back.
  let countersAt = performance.now()
  let prunedAt = Number.NEGATIVE_INFINITY

  function publish(next: Snapshot) {
    snapshot = next
    views = new WeakMap()
  }

  function publishGames(next: Snapshot) {
    if (snapshot && hasLost(snapshot, next)) losses++
    publish(next)
  }

  async function rebuild(nextVersion: number) {
    const startedAt = performance.now()
    const [{ games, faults }, hotScores, merged, removed] = await Promise.all([
      listPublishedGames(ledger),
      listHotScores(ledger, Date.now()),
      listMergedSlugs(ledger),
      listRemovedSlugs(ledger),
    ])
    for (const fault of faults) log.warn('a game in the ledger cannot be read', { fault })
    const number = ++builds
    const file = join(indexDir, nameIndexFile(number))
    const categorised = await categorise(games, mapping)
    await buildSearchIndexInWorker(file, categorised)
    const previous = snapshot?.search
    const built: Snapshot = {
      generation: `${nextVersion}.${builds}`,
      version: nextVersion,
      games: categorised,
      hotScores,
      merged,
      removed,
      search: openSearchIndex(file),
      builtAt: Date.now(),
    }
    // What has left since the games were listed must not come back with them.
    const isLaterKnown = unlisted !== undefined && unlisted.readAt > startedAt
    publishGames((isLaterKnown && withoutUnlisted(built, unlisted!, built.generation)) || built)
    version = nextVersion
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

  /** Runs beside a rebuild, which may take longer than a game may stay. */
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
    onError: (error) => log.error('refreshing the catalogue failed; the last one stays', error),
  })
  const takeDownPoll = startPolling({
    look: takeDown,
    everyMs: takeDownMs,
    onError: (error) => log.error('looking for games that have left failed', error),
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
    losses: () => losses,
    refresh,
    async close() {
      await Promise.all([poll.close(), takeDownPoll.close()])
      await refreshing?.catch(() => undefined) // whoever asked for it is told
      for (const [index, timer] of retired) {
        clearTimeout(timer)
        index.close()
      }
      snapshot?.search.close()
    },
  }
}

/** In pieces: a hundred thousand games at once would let visitors wait. */
async function categorise(games: readonly Game[], mapping: CategoryMapping): Promise<Game[]> {
  const categorised: Game[] = []
  for (const game of games) {
    categorised.push({ ...game, categories: deriveCategories(game, mapping) })
    if (categorised.length % PIECE_GAMES === 0) await nextTurn()
  }
  return categorised
}
