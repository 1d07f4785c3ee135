/** The listings of the current snapshot: one for all sites of equal rules, made in turns before the snapshot is published. */
import type { Site } from '#app/domain/site.ts'
import { createCatalogue, type Catalogue } from './catalogue.server.ts'
import type { Snapshot } from './snapshot.ts'
import { createListing, createListingAtOnce, type Listing, nameRules } from './listing.server.ts'
import { runInTurns } from './work-in-turns.ts'

/** A listing that no site has asked for so long is not made again. */
const UNUSED_AFTER_MS = 3_600_000

interface SharedListing {
  listing: Listing
  /** One of the sites that share it. */
  site: Site
  usedAtMs: number
}

export type Listings = ReadonlyMap<string, SharedListing>

export class SiteViews {
  #listings = new Map<string, SharedListing>()
  // By site object: an edited site is a new one and gets a new view.
  #views = new WeakMap<Site, Catalogue>()

  /** The listings of another snapshot, those of `sites` too. */
  async prepare(snapshot: Snapshot, sites: readonly Site[] = []): Promise<Listings> {
    const prepared = new Map<string, SharedListing>()
    const wanted = new Map(sites.map((site) => [nameRules(site), site]))
    for (const [rules, { site }] of this.#listings) wanted.set(rules, site)
    for (const [rules, site] of wanted) {
      const before = this.#listings.get(rules)
      const usedAtMs = before?.usedAtMs ?? performance.now()
      if (performance.now() - usedAtMs > UNUSED_AFTER_MS) continue
      const listing = await runInTurns(createListing(snapshot, site, before?.listing))
      prepared.set(rules, { listing, site, usedAtMs })
    }
    return prepared
  }

  /** Pages show the snapshot of these listings from now on. */
  replace(listings: Listings): void {
    this.#listings = new Map(listings)
    this.#views = new WeakMap()
  }

  of(snapshot: Snapshot, site: Site): Catalogue {
    const known = this.#views.get(site)
    if (known) return known
    const rules = nameRules(site)
    const shared = this.#listings.get(rules)
    const listing = shared?.listing ?? createListingAtOnce(snapshot, site)
    this.#listings.set(rules, { listing, site, usedAtMs: performance.now() })
    const view = createCatalogue(snapshot, site, listing)
    this.#views.set(site, view)
    return view
  }
}
