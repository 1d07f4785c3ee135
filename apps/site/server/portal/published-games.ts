/** Published games and the sites as a running server sees them, for commands that say what a site lists. */
import { deriveCategories } from '#app/features/catalogue/categories.ts'
import type { Game } from '#app/features/catalogue/game.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { loadSites } from '#app/features/sites/sites.server.ts'
import type { Site } from '#app/features/sites/site.ts'
import { sitesDir, type Config } from '../config.ts'
import { listPublishedGames } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { listSiteEdits } from '../ledger/sites.ts'

/** In the categories that the rules of today give them. */
export async function listCategorisedGames(ledger: Ledger, { rootDir }: Config): Promise<Game[]> {
  const [{ games }, { mapping }] = await Promise.all([listPublishedGames(ledger), loadRules(rootDir)])
  return games.map((game) => ({ ...game, categories: deriveCategories(game, mapping) }))
}

export async function listWholeSites(ledger: Ledger, config: Config): Promise<Site[]> {
  const sites = await loadSites({ dir: sitesDir(config), edits: await listSiteEdits(ledger) })
  return sites.listSites()
}
