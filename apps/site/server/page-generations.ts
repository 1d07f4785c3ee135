/**
 * The current generation of each site's pages: the build's id, which changes with settings and texts, the operator's articles, and the catalogue's generation. A cached
 * page is served while its generation is current; one of the same build that still shows the same becomes current again (decision 053). After votes or new games the generation before may be served stale for a few seconds;
 * after a change of settings or the removal of a game, never. Changed rows of the home page and search aliases are no new build: only those pages show something else.
 */
import { createHash } from 'node:crypto'
import { utcDay } from '#app/features/posters/utc-day.ts'
import type { Site } from '#app/domain/site.ts'

/** How long a stale page may be served while the new one is rendered. Game pages are never served stale. */
const MAX_STALE_MS = 15_000
/** The same while the server is overloaded. */
const MAX_OVERLOAD_STALE_MS = 60_000
const CHECK_EVERY_MS = 1000

const marks = new WeakMap<Site, string>()

/** Of the rows of the site's home page and its search aliases; empty where it has none of its own. */
function markRows(site: Site): string {
  const known = marks.get(site)
  if (known !== undefined) return known
  const { homeRows, searchAliases } = site
  const isPlain = homeRows.length === 0 && searchAliases.length === 0
  const text = isPlain ? '' : JSON.stringify([homeRows, searchAliases])
  const mark = text && `-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  marks.set(site, mark)
  return mark
}

/** Sponsors come, go and take turns at midnight UTC: the pages of a day are never served on the next. */
const markDay = ({ sponsors }: Site) => (sponsors.length === 0 ? '' : `day${utcDay()}`)

export interface PageGeneration {
  generation: string
  /** The generation before, while its pages may be served stale; null otherwise. */
  staleGeneration: string | null
}

export interface PageGenerations {
  of(site: Site): PageGeneration
  /** Whether pages of this generation may be served stale while the server is overloaded: it was replaced a short time ago, and only by votes or new games. */
  isRecent(site: Site, generation: string): boolean
  /** Registers a cache that drops the pages of old generations when it is swept. */
  addCache(cache: SweptCache): void
  /** Drops the cached pages of a game at the next check, because the game has changed. */
  dropGame(slug: string): void
  /** Called every second: detects new generations and sweeps the caches. */
  check(): void
  close(): void
}

interface SweptCache {
  sweep(generations: ReadonlySet<string>, builds: ReadonlySet<string>): void
  dropGames(slugs: ReadonlySet<string>): void
}

export interface PageGenerationsOptions {
  listSites(): Site[]
  builds: { of(site: Site): { id: string; contentMark: string } }
  catalogue: { generation(): string; removals(): number }
  now?: () => number
}

interface KnownGeneration extends PageGeneration {
  buildId: string
  contentMark: string
  catalogueGeneration: string
  removals: number
  since: number
  /** When older generations of the same build were replaced, since the last removal of a game. */
  replacedAt: ReadonlyMap<string, number>
}

export function startPageGenerations(options: PageGenerationsOptions): PageGenerations {
  const { listSites, builds, catalogue, now = () => performance.now() } = options
  const known = new Map<string, KnownGeneration>()
  const caches: SweptCache[] = []
  let isSweepDue = false
  let changedGames = new Set<string>()

  function of(site: Site): KnownGeneration {
    const build = builds.of(site)
    const buildId = build.id
    const contentMark = build.contentMark + markDay(site)
    const rest = [catalogue.generation() + markRows(site), contentMark].filter(Boolean)
    const catalogueGeneration = rest.join('-')
    const before = known.get(site.host)
    if (before?.buildId === buildId && before.catalogueGeneration === catalogueGeneration) return before
    const removals = catalogue.removals()
    // An article may have been taken down.
    const isShown = before?.removals === removals && before.contentMark === contentMark
    const older = before?.buildId === buildId && isShown ? before : null
    const next: KnownGeneration = {
      generation: `${buildId}/${catalogueGeneration}`,
      staleGeneration: older?.generation ?? null,
      ...{ buildId, contentMark, catalogueGeneration, removals, since: now() },
      replacedAt: new Map(older ? [...listRecent(older), [older.generation, now()]] : []),
    }
    known.set(site.host, next)
    isSweepDue = true
    return next
  }

  function listRecent({ replacedAt }: KnownGeneration): [string, number][] {
    return [...replacedAt].filter(([, atMs]) => now() - atMs < MAX_OVERLOAD_STALE_MS)
  }

  function check() {
    const sites = listSites()
    for (const site of sites) {
      const current = of(site)
      if (current.staleGeneration === null || now() - current.since < MAX_STALE_MS) continue
      current.staleGeneration = null
      isSweepDue = true
    }
    if (known.size > sites.length) {
      const hosts = new Set(sites.map(({ host }) => host))
      for (const host of known.keys()) if (!hosts.has(host)) known.delete(host)
      isSweepDue = true
    }
    dropChangedGames()
    if (!isSweepDue) return
    isSweepDue = false
    const generations = new Set(
      [...known.values()].flatMap(({ generation, staleGeneration }) => [
        generation,
        staleGeneration ?? generation,
      ]),
    )
    const builds = new Set([...known.values()].map(({ buildId }) => buildId))
    for (const cache of caches) cache.sweep(generations, builds)
  }

  function dropChangedGames() {
    if (changedGames.size === 0) return
    for (const cache of caches) cache.dropGames(changedGames)
    changedGames = new Set()
  }

  const timer = setInterval(check, CHECK_EVERY_MS).unref()
  return {
    of,
    isRecent: (site, generation) => listRecent(of(site)).some(([recent]) => recent === generation),
    check,
    dropGame: (slug) => void changedGames.add(slug),
    addCache: (cache) => void caches.push(cache),
    close: () => clearInterval(timer),
  }
}
