/**
 * The content of a game's tile as a string, with the same bytes that React writes for the elements. A page has a hundred tiles, and React
 * takes ten times as long to render and to hydrate the elements.
 */
import { coverSrcSet, coverUrl, type Tile } from '#app/domain/tile.ts'
import { en as texts } from '#app/texts/en.ts'
import { escapeMarkup } from '#app/ui/escape-markup.ts'
import styles from './game-tile.module.css'

export type TileSize = 'small' | 'sixth' | 'led' | 'first' | 'big' | 'huge' | 'stage'

export interface TileLook {
  size: TileSize
  /** The cover's shape; a wide tile shows the wide cover instead of a cut one. `lead` is wide on a phone only, `side` on a wide window only. */
  shape: 'square' | 'wide' | 'lead' | 'side'
  /** Covers above the fold load at once; the first of them with the highest priority. */
  priority: 'lazy' | 'eager' | 'first'
}

/** What share of the screen a tile of each size takes, for the browser's choice of cover; `wall.module.css` holds the columns. */
const IMAGE_SIZES: Record<TileSize, string> = {
  stage: '(max-width: 600px) 88vw, (max-width: 1023px) 96vw, 940px',
  small: '(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 156px',
  sixth: '(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 215px',
  led: '(max-width: 600px) 64vw, (max-width: 1023px) 19vw, 156px',
  first: '(max-width: 600px) 64vw, (max-width: 1023px) 19vw, 325px',
  big: '(max-width: 600px) 64vw, (max-width: 1023px) 38vw, 325px',
  huge: '(max-width: 600px) 88vw, (max-width: 1023px) 58vw, 495px',
}
/** On which windows a tile of this shape shows the wide cover. */
const WIDE_MEDIA = { square: null, wide: null, lead: '(max-width: 600px)', side: '(min-width: 1024px)' }
const PRIORITIES = {
  lazy: ' loading="lazy"',
  eager: ' loading="eager"',
  first: ' loading="eager" fetchPriority="high"',
}

/** Addresses of covers have no characters to escape: a slug and a version are letters, digits and hyphens. */
export function renderTileContent(tile: Tile, { size, shape, priority }: TileLook): string {
  const isSmall = size === 'small' || size === 'sixth'
  const ownShape = shape === 'wide' ? 'wide' : 'square'
  const wideMedia = WIDE_MEDIA[shape]
  const sizes = IMAGE_SIZES[size]
  const source = wideMedia
    ? `<source media="${wideMedia}" srcSet="${coverSrcSet(tile, 'wide')}" sizes="${sizes}"/>`
    : ''
  const src = coverUrl(tile, ownShape, isSmall && ownShape === 'square' ? 192 : 640)
  const srcSet = coverSrcSet(tile, ownShape, isSmall ? 320 : undefined)
  return (
    `<picture>${source}<img class="${styles.cover}" src="${src}" srcSet="${srcSet}" sizes="${sizes}" width="320"` +
    ` height="${ownShape === 'wide' ? 200 : 320}" alt=""${PRIORITIES[priority]} decoding="async"/></picture>` +
    renderBadge(tile.badge) +
    (tile.keyboardOnly ? `<span class="${styles.keyboard}">${texts.keyboardOnly}</span>` : '') +
    `<span class="${styles.title}">${escapeMarkup(tile.title)}</span>`
  )
}

function renderBadge(badge: Tile['badge']): string {
  if (!badge) return ''
  const text = texts.badges[badge]
  return `<span class="${styles.badge} ${styles[badge]}" title="${text}"><span class="${styles.word}">${text}</span></span>`
}
