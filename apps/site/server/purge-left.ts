/** Watches what leaves the sites, and purges it from the CDN: games that are not listed any more, and sites whose settings moved. */
import type { Site } from '#app/features/sites/site.ts'
import { gameTag, siteTag } from './cdn.ts'
import type { Log } from './log.ts'
import { startPolling } from './polling.ts'
import { createPurger, type PurgerOptions } from './purge.ts'

const LOOK_EVERY_MS = 500
/** More games at once, and the whole site is purged instead. */
const MAX_GAMES = 300

interface Listing {
  site: Site
  buildId: string
  games: ReadonlyMap<string, unknown>
}

export interface PurgingOptions {
  /** None: nothing is purged, and nothing is looked at. */
  urls: readonly string[]
  token: string
  log: Log
  listSites(): Site[]
  builds: { of(site: Site): { id: string } }
  catalogue: { generation(): string; forSite(site: Site): { games: ReadonlyMap<string, unknown> } }
  send?: PurgerOptions['send']
  everyMs?: number
}

export interface Purging {
  close(): Promise<void>
}

export function startPurging(options: PurgingOptions): Purging {
  const { urls, token, log, send, listSites, builds, catalogue, everyMs = LOOK_EVERY_MS } = options
  if (urls.length === 0) return { close: async () => {} }
  const purgers = urls.map((url) => createPurger({ url, token, log, send }))
  const list = (site: Site): Listing => ({
    site,
    buildId: builds.of(site).id,
    games: catalogue.forSite(site).games,
  })
  let listings = new Map(listSites().map((site) => [site.host, list(site)]))
  let generation = catalogue.generation()

  async function look() {
    const generationNow = catalogue.generation()
    const next = new Map<string, Listing>()
    const tags = new Set<string>()
    for (const site of listSites()) {
      const known = listings.get(site.host)
      const isSame = generation === generationNow && known?.buildId === builds.of(site).id
      const listing = known && isSame ? known : list(site)
      next.set(site.host, listing)
      if (!known || isSame) continue
      for (const tag of listLeft(known, listing)) tags.add(tag)
      // A hundred thousand games take a while: visitors get their turn between two sites.
      await new Promise((resolve) => setImmediate(resolve))
    }
    for (const [host, { site }] of listings) if (!next.has(host)) tags.add(siteTag(site))
    listings = next
    generation = generationNow
    for (const purger of purgers) purger.purge(tags)
  }

  const poll = startPolling({
    look,
    everyMs,
    onError: (error) => log.error('looking for what left the sites failed', error),
  })
  return {
    async close() {
      await poll.close()
      await Promise.all(purgers.map((purger) => purger.close()))
    },
  }
}

/** The tags of what a CDN may still hold and the site does not show any more. */
function listLeft(before: Listing, now: Listing): string[] {
  if (before.buildId !== now.buildId) return [siteTag(now.site)]
  if (before.games === now.games) return []
  const left: string[] = []
  for (const slug of before.games.keys()) {
    if (now.games.has(slug)) continue
    left.push(gameTag(slug))
    if (left.length > MAX_GAMES) return [siteTag(now.site)]
  }
  return left
}
