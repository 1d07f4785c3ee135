/** What every page of a site has in its data. */
import type { Site } from '#app/domain/site.ts'
import type { PublicSite } from '#app/domain/public-site.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { type CategoryLink, listSigns, toCategoryLinks } from '#app/features/catalogue/category-links.ts'
import { toPublicSite } from './public-site.server.ts'

interface RootData {
  site: PublicSite
  categories: CategoryLink[]
  signs: string[]
}

/** By view of the catalogue, then by site: both are new objects when they change. */
const known = new WeakMap<Catalogue, WeakMap<Site, RootData>>()

export function getRootData(site: Site, catalogue: Catalogue, port: number): RootData {
  let ofSites = known.get(catalogue)
  if (!ofSites) known.set(catalogue, (ofSites = new WeakMap()))
  let data = ofSites.get(site)
  if (!data) {
    data = {
      site: toPublicSite(site, port),
      categories: toCategoryLinks(catalogue.categories),
      signs: listSigns(catalogue.categories),
    }
    ofSites.set(site, data)
  }
  return data
}
