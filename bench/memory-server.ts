/** The real server with its garbage collection when idle; reports its memory on its parent's request. */
import { getRequestListener } from '@hono/node-server'
import { startIdleGc } from '../apps/site/server/idle-gc.ts'
import { listen, openPortalServer } from './open-server.ts'

const { fetch, portal } = await openPortalServer()
let requests = 0
startIdleGc(() => requests)
const site = portal.sites.listSites()[0]!
const catalogue = portal.catalogue.forSite(site)
const articles = portal.content.forSite(site).listArticles()

process.on('message', () => process.send?.({ rssBytes: process.memoryUsage.rss() }))
listen(
  getRequestListener((request, bindings) => {
    requests++
    return fetch(request, bindings)
  }),
  {
    paths: [
      '/',
      ...catalogue.categories.map(({ id }) => `/categoryDetail/${id}/1`),
      ...articles.map(({ id }) => `/articlesDetail/${id}`),
      ...catalogue.games.keys().map((slug) => `/gameDetail/${slug}`),
    ],
  },
)
