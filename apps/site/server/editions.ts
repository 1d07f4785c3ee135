/**
 * Which edition of its pages a site is in: its settings and texts (the build's id) and what the catalogue holds. A cached page is served
 * while its edition is current. When games came or votes moved, the edition before may stand in for a few seconds; when the settings moved or
 * a game left, never.
 */
import type { Site } from '#app/features/sites/site.ts'

/** How long a page of the edition before may be sent while the new one is rendered. Game pages never are. */
const STAND_IN_MS = 15_000
const LOOK_EVERY_MS = 1000

export interface Edition {
  generation: string
  /** The generation before, while its pages may stand in. */
  previous: string | null
}

export interface Editions {
  of(site: Site): Edition
  /** A cache that drops its pages when their edition has passed. */
  addCache(cache: { sweep(generations: ReadonlySet<string>): void }): void
  /** What the timer does each second: notices new editions, and lets passed ones go. */
  look(): void
  close(): void
}

export interface EditionsOptions {
  listSites(): Site[]
  builds: { of(site: Site): { id: string } }
  catalogue: { generation(): string; losses(): number }
  now?: () => number
}

interface Known extends Edition {
  buildId: string
  catalogueGeneration: string
  losses: number
  since: number
}

export function startEditions(options: EditionsOptions): Editions {
  const { listSites, builds, catalogue, now = () => performance.now() } = options
  const known = new Map<string, Known>()
  const caches: { sweep(generations: ReadonlySet<string>): void }[] = []
  let isMoved = false

  function of(site: Site): Known {
    const buildId = builds.of(site).id
    const catalogueGeneration = catalogue.generation()
    const before = known.get(site.host)
    if (before?.buildId === buildId && before.catalogueGeneration === catalogueGeneration) return before
    const losses = catalogue.losses()
    const edition: Known = {
      generation: `${buildId}/${catalogueGeneration}`,
      previous: before?.buildId === buildId && before.losses === losses ? before.generation : null,
      ...{ buildId, catalogueGeneration, losses, since: now() },
    }
    known.set(site.host, edition)
    isMoved = true
    return edition
  }

  function look() {
    const sites = listSites()
    for (const site of sites) {
      const edition = of(site)
      if (edition.previous === null || now() - edition.since < STAND_IN_MS) continue
      edition.previous = null
      isMoved = true
    }
    if (known.size > sites.length) {
      const hosts = new Set(sites.map(({ host }) => host))
      for (const host of known.keys()) if (!hosts.has(host)) known.delete(host)
      isMoved = true
    }
    if (!isMoved) return
    isMoved = false
    const generations = new Set(
      [...known.values()].flatMap(({ generation, previous }) => [generation, previous ?? generation]),
    )
    for (const cache of caches) cache.sweep(generations)
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    of,
    look,
    addCache: (cache) => void caches.push(cache),
    close: () => clearInterval(timer),
  }
}
