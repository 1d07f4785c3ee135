/** What a wall, a row or a suggestion needs of a game: small, because a page carries a hundred of them. */
import type { Game } from './game.ts'

export interface Tile {
  slug: string
  title: string
  /** Part of every cover's address (`?v=`), so that a changed cover is a new address. */
  coverVersion: string
  /** The muted loop shown on hover, if there is one. */
  preview?: string
  badge?: 'hot' | 'new' | 'top' | undefined
  /** Cannot be played by touch. */
  keyboardOnly?: true
  offline?: true
  /** True when the cover's lettering does not show the whole title, so the tile does. */
  titleCut?: true
}

/** Badges are few: one tile in this many has one. */
const TILES_PER_BADGE = 8

/** A list's tiles, most marks left out. */
export function thinBadges(tiles: readonly Tile[]): Tile[] {
  let next = 0
  return tiles.map((tile, place) => {
    if (!tile.badge) return tile
    if (place < next) return { ...tile, badge: undefined }
    next = place + TILES_PER_BADGE
    return tile
  })
}

export type CoverShape = 'wide' | 'square' | 'tall'

/** The widths that the image route serves, in pixels; others get 404, so that requests cannot fill the cache with sizes. */
export const COVER_WIDTHS: Record<CoverShape, readonly number[]> = {
  // The smallest is no picture to look at; addresses of it are still answered.
  square: [24, 96, 192, 240, 320, 480, 640],
  wide: [320, 640, 960, 1280],
  tall: [320, 640],
}

/** Height divided by width. */
export const COVER_ASPECT: Record<CoverShape, number> = { square: 1, wide: 10 / 16, tall: 3 / 2 }

export function coverUrl(
  game: Pick<Tile, 'slug' | 'coverVersion'>,
  shape: CoverShape,
  width: number,
): string {
  return `/img/games/${game.slug}/${shape}-${width}.webp?v=${game.coverVersion}`
}

/** The widths of a shape as a `srcset`, up to the largest useful one. */
export function coverSrcSet(
  game: Pick<Tile, 'slug' | 'coverVersion'>,
  shape: CoverShape,
  maxWidth = Number.POSITIVE_INFINITY,
): string {
  let text = ''
  for (const width of COVER_WIDTHS[shape])
    if (width > 96 && width <= maxWidth)
      text += `${text === '' ? '' : ', '}${coverUrl(game, shape, width)} ${width}w`
  return text
}

/** Widths of a cover's art: a square without the title, for small pictures that have the title beside them. */
export const ART_WIDTHS = [96, 192, 320] as const

export function artUrl(
  { slug, coverVersion }: Pick<Tile, 'slug' | 'coverVersion'>,
  width: (typeof ART_WIDTHS)[number],
): string {
  return `/img/games/${slug}/art-${width}.webp?v=${coverVersion}`
}

export function artSrcSet(game: Pick<Tile, 'slug' | 'coverVersion'>): string {
  return ART_WIDTHS.map((width) => `${artUrl(game, width)} ${width}w`).join(', ')
}

export function isKeyboardOnly(game: Game): boolean {
  return !game.devices.includes('phone') && !game.controls.touch
}
