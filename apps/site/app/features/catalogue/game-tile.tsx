/** A game on a wall or in a row: a cover that is a link. */
import { gamePath } from '#app/site-paths.ts'
import { clsx } from '#app/ui/clsx.ts'
import { en as texts } from '#app/texts/en.ts'
import { coverSrcSet, coverUrl, type Tile } from '#app/domain/tile.ts'
import styles from './game-tile.module.css'

export type TileSize = 'small' | 'sixth' | 'big' | 'huge' | 'stage'

/** What share of the screen a tile of each size takes, for the browser's choice of cover; `wall.module.css` holds the columns. */
const IMAGE_SIZES: Record<TileSize, string> = {
  stage: '(max-width: 600px) 88vw, (max-width: 1023px) 96vw, 940px',
  small: '(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 156px',
  sixth: '(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 215px',
  big: '(max-width: 600px) 64vw, (max-width: 1023px) 38vw, 325px',
  huge: '(max-width: 600px) 88vw, (max-width: 1023px) 58vw, 495px',
}

export interface GameTileProps {
  tile: Tile
  size?: TileSize
  /** The cover's shape; a wide tile shows the wide cover instead of a cut one. `lead` is wide on a phone only, `side` on a wide window only. */
  shape?: 'square' | 'wide' | 'lead' | 'side'
  /** Covers above the fold load at once; the first of them with the highest priority. */
  priority?: 'lazy' | 'eager' | 'first'
}

export function GameTile({ tile, size = 'small', shape = 'square', priority = 'lazy' }: GameTileProps) {
  const isSmall = size === 'small' || size === 'sixth'
  const ownShape = shape === 'wide' ? 'wide' : 'square'
  const wideMedia = shape === 'lead' ? '(max-width: 600px)' : shape === 'side' ? '(min-width: 1024px)' : null
  return (
    <a
      className={clsx(styles.tile, isSmall ? styles.small : styles[size])}
      href={gamePath(tile.slug)}
      data-preview={tile.preview}
      data-keyboard={tile.keyboardOnly ? '' : undefined}
      data-cut={tile.titleCut ? '' : undefined}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = tile.title)}
    >
      <picture>
        {wideMedia && (
          <source media={wideMedia} srcSet={coverSrcSet(tile, 'wide')} sizes={IMAGE_SIZES[size]} />
        )}
        <img
          className={styles.cover}
          src={coverUrl(tile, ownShape, isSmall && ownShape === 'square' ? 192 : 640)}
          srcSet={coverSrcSet(tile, ownShape, isSmall ? 320 : undefined)}
          sizes={IMAGE_SIZES[size]}
          width={320}
          height={ownShape === 'wide' ? 200 : 320}
          alt=""
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {tile.badge && (
        <span className={clsx(styles.badge, styles[tile.badge])} title={texts.badges[tile.badge]}>
          <span className={styles.word}>{texts.badges[tile.badge]}</span>
        </span>
      )}
      {tile.keyboardOnly && <span className={styles.keyboard}>{texts.keyboardOnly}</span>}
      <span className={styles.title}>{tile.title}</span>
    </a>
  )
}
