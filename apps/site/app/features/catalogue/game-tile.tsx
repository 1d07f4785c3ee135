/** A game on a wall or in a row: a cover that is a link. */
import { gamePath } from '#app/site-paths.ts'
import { clsx } from '#app/ui/clsx.ts'
import type { Tile } from '#app/domain/tile.ts'
import { renderTileContent, type TileLook } from './tile-markup.ts'
import styles from './game-tile.module.css'

export interface GameTileProps extends Partial<TileLook> {
  tile: Tile
}

export function GameTile({ tile, size = 'small', shape = 'square', priority = 'lazy' }: GameTileProps) {
  const isSmall = size === 'small' || size === 'sixth' || size === 'led'
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content has the title
    <a
      className={clsx(styles.tile, isSmall ? styles.small : styles[size === 'first' ? 'big' : size])}
      href={gamePath(tile.slug)}
      data-preview={tile.preview}
      data-keyboard={tile.keyboardOnly ? '' : undefined}
      data-cut={tile.titleCut ? '' : undefined}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = tile.title)}
      dangerouslySetInnerHTML={{ __html: renderTileContent(tile, { size, shape, priority }) }}
    />
  )
}
