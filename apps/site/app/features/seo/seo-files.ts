/** The files of a site for crawlers, by address. All but the sitemap's parts are small and cached completely. */
import { renderAdsTxt } from './ads-txt.ts'
import type { SeoFile, SeoView } from './seo-view.ts'
import { renderLlmsTxt } from './llms-txt.ts'
import { renderAtom, renderRss } from './news-feed.ts'
import { renderOpenSearch } from './opensearch.ts'
import { renderRobots } from './robots.ts'
import { renderSitemapIndex } from './sitemap.ts'

type Render = (view: SeoView) => SeoFile | null

const FILES = new Map<string, Render>([
  ['/robots.txt', renderRobots],
  ['/ads.txt', renderAdsTxt],
  ['/llms.txt', renderLlmsTxt],
  ['/opensearch.xml', renderOpenSearch],
  ['/sitemap.xml', renderSitemapIndex],
  ['/feeds/games.rss', (view) => renderRss('games', view)],
  ['/feeds/games.atom', (view) => renderAtom('games', view)],
  ['/feeds/articles.rss', (view) => renderRss('articles', view)],
  ['/feeds/articles.atom', (view) => renderAtom('articles', view)],
])

/** Null for any other address. A renderer returns null when this site has no such file. */
export function findSeoFile(path: string): Render | null {
  return FILES.get(path) ?? null
}
