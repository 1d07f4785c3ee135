/** The calls a page makes. */
import { Hono, type Context } from 'hono'
import { playApi } from '#app/features/play/play-api.server.ts'
import { parseQuery } from '#app/features/search/search.ts'
import { coverUrl, type Tile } from '#app/features/catalogue/tile.ts'
import { takeLimit, type PortalEnv } from './edge.ts'
import type { Portal } from './portal-state.ts'

const SUGGESTION_COUNT = 8

export interface RandomGame {
  gameId: string
  title: string
  cover: string
  url: string
}

export function createApi(portal: Portal): Hono<PortalEnv> {
  const api = new Hono<PortalEnv>()
  const catalogueOf = (c: Context<PortalEnv>) => portal.catalogue.forSite(c.get('site'))

  api.get('/suggest', (c) => {
    const refused = takeLimit(portal, c, 'search')
    if (refused) return refused
    const catalogue = catalogueOf(c)
    const slugs = catalogue.search.suggest(parseQuery(c.req.query('q') ?? ''), SUGGESTION_COUNT)
    const suggestions = slugs.flatMap((slug) => {
      const game = catalogue.games.get(slug)
      return game ? [pickSuggestion(catalogue.toTile(game))] : []
    })
    return c.json({ suggestions }, 200, { 'Cache-Control': 'public, max-age=60' })
  })

  api.post('/getRandomGameApi', (c) => {
    const refused = takeLimit(portal, c, 'search')
    if (refused) return refused
    const catalogue = catalogueOf(c)
    const games = catalogue.lists.Newest
    const game = games[Math.floor(Math.random() * games.length)]
    if (!game) return c.json({ error: 'this site has no games yet' }, 404)
    const cover = coverUrl(catalogue.toTile(game), 'square', 320)
    const answer: RandomGame = {
      gameId: game.slug,
      title: game.title,
      cover,
      url: `/gameDetail/${game.slug}`,
    }
    return c.json(answer)
  })

  api.use(async (c, next) => takeLimit(portal, c, 'write') ?? next())
  api.route(
    '/',
    playApi({
      ledger: portal.ledger,
      plays: portal.plays,
      log: portal.log,
      hasGame: (slug, site) => portal.catalogue.forSite(site).games.has(slug),
    }),
  )
  api.all('*', (c) => c.json({ error: `no such call: ${c.req.method} ${c.req.path.slice(0, 200)}` }, 404))
  return api
}

function pickSuggestion({ slug, title, coverVersion }: Tile) {
  return { slug, title, coverVersion }
}
