/** The real server; makes one change of the catalogue or of a site on its parent's request, and resolves when pages may show it. */
import { getRequestListener } from '@hono/node-server'
import { findGame, setGameStatus, toGameRow } from '../apps/site/server/ledger/games.ts'
import { setSiteEdits } from '../apps/site/server/ledger/sites.ts'
import { bumpVersion } from '../apps/site/server/ledger/versions.ts'
import { listen, openPortalServer } from './open-server.ts'

export type Change = 'nothing' | 'votes' | 'title' | 'setting' | 'removal'

export interface SitePages {
  host: string
  paths: string[]
}

const { fetch, portal } = await openPortalServer()
const { ledger } = portal
const sites = portal.sites.listSites()
const first = portal.catalogue.forSite(sites[0]!)
/** One of those that every site has among the requested pages. */
const slug = [...first.games.keys()][60]!

function listPages(): SitePages[] {
  return sites.map((site) => {
    const catalogue = portal.catalogue.forSite(site)
    const games = catalogue.games.keys().flatMap((each) => [`/gameDetail/${each}`, `/gamePlay/${each}`])
    const categories = catalogue.categories.map(({ id }) => `/categoryDetail/${id}/1`)
    return { host: site.host, paths: ['/', '/category', ...categories, ...games] }
  })
}

async function updateGame(change: { title?: string; likes?: number }): Promise<void> {
  const game = (await findGame(ledger, slug))!
  const row = { ...toGameRow({ ...game, ...change }), ...('likes' in change && { likes: change.likes! }) }
  await ledger.db.updateTable('games').set(row).where('slug', '=', slug).execute()
  await bumpVersion(ledger.db, 'catalogueVersion')
}

const changes: Record<Change, () => Promise<unknown>> = {
  nothing: () => bumpVersion(ledger.db, 'catalogueVersion'),
  votes: () => updateGame({ likes: 40 }),
  title: () => updateGame({ title: 'Another Title of the Game' }),
  setting: () => setSiteEdits(ledger, sites[0]!.host, { title: 'Another title of the site' }),
  removal: () => setGameStatus(ledger, slug, 'removed'),
}

/** Longer than the site settings and stale pages need. */
const SETTLE_MS = 3000

process.on('message', async (change: Change) => {
  const buildBefore = portal.builds.of(portal.sites.listSites()[0]!).id
  await changes[change]()
  await portal.catalogue.refresh()
  if (change === 'setting')
    while (portal.builds.of(portal.sites.listSites()[0]!).id === buildBefore)
      await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  process.send?.('changed')
})

listen(getRequestListener(fetch), { sites: listPages(), slug })
