/** The calls that belong to a site: its configuration, a game by chance, how busy the server is. They change nothing. */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { coverUrl, type Tile } from '#app/domain/tile.ts'
import { gamePath } from '#app/site-paths.ts'
import { toCommonAnswer } from './common-answer.ts'
import type { ServerLoad } from './server-load.ts'
import type { Site } from '#app/domain/site.ts'

interface SiteApiEnv {
  Variables: { site: Site }
}

export interface SiteApiOptions {
  catalogueOf(site: Site): Catalogue
  measureLoad(): ServerLoad
  /** The refusal to answer with, or null. */
  takeLimit(c: Context<SiteApiEnv>, name: 'search' | 'load'): Response | null
}

export interface RandomGame {
  gameId: string
  title: string
  cover: string
  url: string
}

const SURPRISE_COUNT = 12

/** Only compared, never returned: whatever it names, the Host header decides. */
const HostNameSchema = v.object({ hostName: v.pipe(v.string(), v.maxLength(253)) })

export function siteApi({ catalogueOf, measureLoad, takeLimit }: SiteApiOptions) {
  const api = new Hono<SiteApiEnv>()

  /** A call whose body names the page's host. */
  function post(path: string, name: 'search' | 'load', answer: (c: Context<SiteApiEnv>) => Response) {
    api.post(path, async (c) => {
      c.header('Cache-Control', 'no-store')
      const refused = takeLimit(c, name)
      if (refused) return refused
      if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? ''))
        return c.json({ error: 'the body must be application/json' }, 415)
      if (!v.is(HostNameSchema, await c.req.json().catch(() => undefined)))
        return c.json({ error: 'the body is { "hostName": the page’s host, at most 253 characters }' }, 400)
      return answer(c)
    })
  }

  post('/commonApi', 'search', (c) => c.json(toCommonAnswer(c.get('site'), c.req.header('sec-gpc') === '1')))

  post('/getRandomGameApi', 'search', (c) => {
    const catalogue = catalogueOf(c.get('site'))
    const [game] = pickByChance(catalogue.lists.Newest, 1)
    if (!game) return c.json({ error: 'this site has no games yet' }, 404)
    const answer: RandomGame = {
      gameId: game.slug,
      title: game.title,
      cover: coverUrl(catalogue.toTile(game), 'square', 320),
      url: gamePath(game.slug),
    }
    return c.json(answer)
  })

  post('/getCPU', 'load', (c) =>
    c.get('site').runtime.isShowCPU === 0
      ? c.json({ error: 'this site does not show it' }, 404)
      : c.json(measureLoad()),
  )

  api.post('/randomJsonApi', (c) => {
    c.header('Cache-Control', 'no-store')
    const refused = takeLimit(c, 'search')
    if (refused) return refused
    const catalogue = catalogueOf(c.get('site'))
    const games: Tile[] = pickByChance(catalogue.lists.Newest, SURPRISE_COUNT).map(catalogue.toTile)
    return c.json({ games })
  })

  return api
}

/** Up to `count` random ones, each at most once. */
export function pickByChance<Item>(items: readonly Item[], count: number): Item[] {
  const picked = new Set<number>()
  // A set has the order of the draws, and avoids copying a hundred thousand games for a dozen.
  while (picked.size < Math.min(count, items.length)) picked.add(Math.floor(Math.random() * items.length))
  return [...picked].map((place) => items[place]!)
}
