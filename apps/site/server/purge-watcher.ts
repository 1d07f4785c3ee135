/** Finds games that a site no longer lists or whose cover or other hosts the operator changed, and sites whose settings changed, and purges them from the CDN. */
import type { Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import { gameTag, siteTag } from './cdn.ts'
import type { Log } from './base/log.ts'
import { startPolling } from './base/polling.ts'
import { createPurger, type PurgerOptions } from './purge.ts'

const CHECK_EVERY_MS = 500
/** When more games are removed at once, the whole site is purged instead. */
const MAX_GAMES = 300

interface Listing {
  site: Site
  /** Build and content. */
  state: string
  games: Games
}

type Values = Pick<Game, 'operatorCover' | 'hosts'>
type Games = ReadonlyMap<string, Values>

export interface PurgeWatcherOptions {
  /** Without an address nothing is watched. */
  urls: readonly string[]
  token: string
  log: Log
  listSites(): Site[]
  builds: { of(site: Site): { id: string; contentMark: string } }
  catalogue: { generation(): string; forSite(site: Site): { games: Games } }
  /** Whether this process tells the CDN. Every process watches, so that another one can go on at once. */
  maySend?: () => boolean
  send?: PurgerOptions['send']
  everyMs?: number
}

export interface PurgeWatcher {
  close(): Promise<void>
}

export function startPurgeWatcher(options: PurgeWatcherOptions): PurgeWatcher {
  const { urls, token, log, send, listSites, builds, catalogue } = options
  const { maySend = () => true, everyMs = CHECK_EVERY_MS } = options
  if (urls.length === 0) return { close: async () => {} }
  const purgers = urls.map((url) => createPurger({ url, token, log, send }))
  const stateOf = (site: Site) => `${builds.of(site).id} ${builds.of(site).contentMark}`
  const list = (site: Site): Listing => ({
    site,
    state: stateOf(site),
    games: catalogue.forSite(site).games,
  })
  let listings = new Map(listSites().map((site) => [site.host, list(site)]))
  let generation = catalogue.generation()

  async function checkSites() {
    const generationNow = catalogue.generation()
    const next = new Map<string, Listing>()
    const tags = new Set<string>()
    for (const site of listSites()) {
      const known = listings.get(site.host)
      const isSame = generation === generationNow && known?.state === stateOf(site)
      const listing = known && isSame ? known : list(site)
      next.set(site.host, listing)
      if (!known || isSame) continue
      for (const tag of listRemovedTags(known, listing)) tags.add(tag)
      // Comparing 100,000 games is slow, so requests are served between two sites.
      await new Promise((resolve) => setImmediate(resolve))
    }
    for (const [host, { site }] of listings) if (!next.has(host)) tags.add(siteTag(site))
    listings = next
    generation = generationNow
    if (maySend()) for (const purger of purgers) purger.purge(tags)
  }

  const poll = startPolling({
    look: checkSites,
    everyMs,
    onError: (error) => log.error('CDN purge check failed', error),
  })
  return {
    async close() {
      await poll.close()
      await Promise.all(purgers.map((purger) => purger.close()))
    },
  }
}

/** The tags of content that a CDN may have cached and the site no longer shows. */
function listRemovedTags(before: Listing, now: Listing): string[] {
  if (before.state !== now.state) return [siteTag(now.site)]
  if (before.games === now.games) return []
  const removed: string[] = []
  for (const [slug, game] of before.games) {
    const next = now.games.get(slug)
    if (next && hasSameValues(game, next)) continue
    removed.push(gameTag(slug))
    if (removed.length > MAX_GAMES) return [siteTag(now.site)]
  }
  return removed
}

function hasSameValues(before: Values, now: Values): boolean {
  return isSame(before.operatorCover, now.operatorCover) && isSame(before.hosts, now.hosts)
}

const isSame = (before: unknown, now: unknown) =>
  before === now || JSON.stringify(before) === JSON.stringify(now)
