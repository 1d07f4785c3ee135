/** What a site promotes of its own: a game or an article, as its pages get it. */
import { coverUrl } from '#app/domain/tile.ts'
import { articlePath, gamePath, playPath } from '#app/site-paths.ts'

export type Promo =
  | { kind: 'game'; slug: string; title: string; coverVersion: string; line: string }
  | { kind: 'article'; id: number; title: string; icon: string; line: string }

export function promoPath(promo: Promo): string {
  return promo.kind === 'game' ? gamePath(promo.slug) : articlePath(promo.id)
}

/** An image for a placement of this width; articles have one size. */
export function promoPicture(promo: Promo, width: 320 | 640 | 1280): string {
  return promo.kind === 'game' ? coverUrl(promo, 'wide', width) : `/img/${promo.icon}`
}

/** For a small square place: a wide cover's lettering would be cut there. */
export function promoSquare(promo: Promo): string {
  return promo.kind === 'game' ? coverUrl(promo, 'square', 192) : `/img/${promo.icon}`
}

/** The picture as a light behind everything: tiny, because it is blurred. */
export function promoLight(promo: Promo): string {
  return promo.kind === 'game' ? coverUrl(promo, 'square', 96) : `/img/${promo.icon}`
}

/** The page's own game or article is not promoted on it. */
export function isAbout(promo: Promo, pathname: string): boolean {
  return promo.kind === 'game'
    ? [promoPath(promo), playPath(promo.slug)].includes(pathname)
    : pathname === promoPath(promo)
}
