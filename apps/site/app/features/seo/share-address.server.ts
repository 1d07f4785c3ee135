/** The address of a page's share image: the one in link previews and feeds. */
import type { Article } from '#app/domain/article.ts'
import type { Tile } from '#app/domain/tile.ts'
import { hashText } from '#app/features/images/seeded-random.ts'
import { brandVersion } from '#app/features/sites/brand-files.server.ts'
import type { Branded } from '#app/features/sites/brand-drawing.ts'
import { pageMetadataTexts as texts } from './page-metadata-texts.ts'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Changes when the drawing of these images changes, so that browsers and chats load the new ones. */
const DRAWING = 1

export interface SharePicture {
  /** From the site's root. */
  path: string
  alt: string
  type: 'image/jpeg' | 'image/png'
}

type ShareableGame = Pick<Tile, 'slug' | 'title' | 'coverVersion'>

export function gameShareVersion(site: Branded, game: Pick<ShareableGame, 'coverVersion'>): string {
  return versionOf(site, game.coverVersion)
}

export function articleShareVersion(site: Branded, article: ShareableArticle): string {
  return versionOf(site, article.title, article.icon, article.updatedAt)
}

type ShareableArticle = Pick<Article, 'id' | 'title' | 'icon' | 'updatedAt'>

export function gameSharePicture(site: Branded, game: ShareableGame): SharePicture {
  const path = `/img/share/games/${game.slug}.jpg?v=${gameShareVersion(site, game)}`
  return { path, alt: texts.gamePicture(game.title, site.name), type: 'image/jpeg' }
}

export function articleSharePicture(site: Branded, article: ShareableArticle): SharePicture {
  const path = `/img/share/articles/${article.id}.jpg?v=${articleShareVersion(site, article)}`
  return { path, alt: texts.articlePicture(article.title, site.name), type: 'image/jpeg' }
}

export function siteSharePicture(site: Branded): SharePicture {
  const path = `/og-default.png?v=${brandVersion(site)}`
  return { path, alt: texts.sitePicture(site.name), type: 'image/png' }
}

/** The site's name, mark and colours stand on the picture, so its brand counts too. */
function versionOf(site: Branded, ...parts: (string | number)[]): string {
  return hashText(JSON.stringify([DRAWING, brandVersion(site), ...parts])).toString(36)
}
