/** `GET /api/promos`: promotions of the site. They depend only on the page, so all visitors of a page get the same. */
import { type Context, Hono } from 'hono'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import { SLUG_RE } from '#app/domain/slug.ts'
import type { Site } from '#app/domain/site.ts'
import type { Promo } from './promo.ts'

interface PromoApiEnv {
  Variables: { site: Site }
}

export interface PromoApiOptions {
  catalogueOf(site: Site): Catalogue
  contentOf: (site: Site) => Pick<Content, 'listArticles'>
  /** The refusal to answer with, or null. */
  takeLimit(c: Context<PromoApiEnv>, name: 'search'): Response | null
}

const GAMES = 6
const ARTICLES = 2
const LINE_CHARS = 110

export function promoApi({ catalogueOf, contentOf, takeLimit }: PromoApiOptions) {
  const api = new Hono<PromoApiEnv>()
  api.get('/promos', (c) => {
    const refused = takeLimit(c, 'search')
    if (refused) return refused
    const near = c.req.query('near') ?? ''
    const promos = listPromos(catalogueOf(c.get('site')), contentOf(c.get('site')), near)
    return c.json({ promos }, 200, { 'Cache-Control': 'public, max-age=300' })
  })
  return api
}

/** Games first, an article after every third one. `near` is the slug of the game whose page it is. */
export function listPromos(
  catalogue: Catalogue,
  content: Pick<Content, 'listArticles'>,
  near: string,
): Promo[] {
  const isKnown = SLUG_RE.test(near) && catalogue.games.has(near)
  const pool = [
    ...(isKnown ? catalogue.listRelated(near) : []),
    ...catalogue.lists.EditorPicks,
    ...catalogue.lists.HotGames,
  ]
  const games = [...new Set(pool)].filter(({ slug }) => slug !== near).slice(0, GAMES)
  const articles = content.listArticles().slice(0, ARTICLES)
  const promos: Promo[] = games.map((game) => toGamePromo(catalogue, game))
  articles.forEach(({ id, title, icon, content: summary }, place) => {
    promos.splice(3 * (place + 1) + place, 0, { kind: 'article', id, title, icon, line: shorten(summary) })
  })
  return promos
}

function toGamePromo(catalogue: Catalogue, game: Game): Promo {
  const { slug, title, coverVersion } = catalogue.toTile(game)
  return { kind: 'game', slug, title, coverVersion, line: shorten(game.summary) }
}

/** Whole words, so that a line never ends in half of one. */
function shorten(text: string): string {
  if (text.length <= LINE_CHARS) return text
  const cut = text.slice(0, LINE_CHARS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LINE_CHARS / 2))}…`
}
