/** A cover with the game's title below it, or beside it in a row of a few; where there are many, only their covers are seen. */
import { artSrcSet, artUrl, coverSrcSet, coverUrl, type Tile } from '#app/domain/tile.ts'
import { gamePath } from '#app/site-paths.ts'
import { en } from '#app/texts/en.ts'
import styles from './titled-tile.module.css'

/** So many of a list load at once. */
const EAGER_TILES = 9
/** At most this many have their title beside the cover on a desktop. */
export const MAX_TITLED_TILES = 3

export interface TitledTileProps {
  tile: Tile
  /** In its list, from 0. */
  place: number
  /** Two columns wide on some windows. */
  isBig: boolean
  hasTitle: boolean
}

export function TitledTile({ tile, place, isBig, hasTitle }: TitledTileProps) {
  return (
    <a className={styles.tile} href={gamePath(tile.slug)}>
      <img
        src={hasTitle ? artUrl(tile, 192) : coverUrl(tile, 'square', 192)}
        srcSet={hasTitle ? artSrcSet(tile) : coverSrcSet(tile, 'square')}
        sizes={`(max-width: 600px) 31vw, (max-width: 1023px) ${isBig ? '38vw, 430px' : '19vw, 220px'}`}
        width={192}
        height={192}
        alt=""
        loading={place < EAGER_TILES ? 'eager' : 'lazy'}
        fetchPriority={place === 0 ? 'high' : undefined}
        decoding="async"
      />
      <span className={hasTitle ? styles.title : 'visually-hidden'} data-title="">
        {tile.title}
      </span>
      {tile.keyboardOnly && <span className={styles.note}>{en.keyboardOnly}</span>}
    </a>
  )
}
