/** Published games and sites as a running server sees them, for commands that list a site's games. */
import { createCategoriser } from '#app/features/catalogue/categories.ts'
import { type HiddenSummary, summariseHidden } from '#app/features/audience/hidden-games.ts'
import type { Game } from '#app/domain/game.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { loadSites } from '#app/features/sites/sites.server.ts'
import type { Site } from '#app/domain/site.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { sitesDir, type Config } from '../config.ts'
import { listPublishedGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits } from '../ledger/sites.ts'

/** In the categories that the rules of today give them. */
export async function listCategorisedGames(ledger: Ledger, config: Config): Promise<Game[]> {
  const [{ games }, mapping] = await Promise.all([listPublishedGames(ledger), readCategoryMapping(config)])
  const categorise = createCategoriser(await readCategories(ledger, mapping), mapping)
  return games.map((game) => ({ ...game, categories: categorise(game) }))
}

export async function listWholeSites(ledger: Ledger, config: Config): Promise<Site[]> {
  const sites = await loadSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  return sites.listSites()
}

/** How many of all published games each site lists, and why not the others. */
export async function summariseHiddenBySite(
  ledger: Ledger,
  config: Config,
): Promise<{ site: Site; summary: HiddenSummary }[]> {
  const [games, sites] = await Promise.all([
    listCategorisedGames(ledger, config),
    listWholeSites(ledger, config),
  ])
  return sites.map((site) => ({ site, summary: summariseHidden(games, site) }))
}
