/** Games in full rows at any width: the rest of the last row is one wide tile that links to the next list. */
import { clsx } from '#app/ui/clsx.ts'
import { GameTile } from './game-tile.tsx'
import { NextListTile, type NextList } from './next-list-tile.tsx'
import { countLargeTiles, WholeRows } from './whole-rows.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './game-grid.module.css'

/** Games of the first fold. */
export const EAGER_TILES = 9
/** So many stand in one row of larger tiles. */
const MAX_LARGE_TILES = 5

export interface GameGridProps {
  label: string
  tiles: readonly Tile[]
  next?: NextList | null
  /** Without a next list, what fills the last row: the first games are larger, or the last ones are left out. */
  rows?: 'filled' | 'trimmed'
  /** How many games the list above has, if this one continues it in the same columns. */
  under?: number
  /** How many tiles are in the first fold. */
  eager?: number
}

export function GameGrid({ label, tiles, next, rows, under = 0, eager = 0 }: GameGridProps) {
  const isLarge = tiles.length <= MAX_LARGE_TILES
  const priorityAt = (place: number) =>
    eager === EAGER_TILES && place === 0 ? 'first' : place < eager ? 'eager' : 'lazy'
  const isUnder = under > MAX_LARGE_TILES
  if ((rows === 'filled' || isUnder) && !isLarge) {
    const large = isUnder ? 0 : countLargeTiles(tiles.length)
    return (
      <WholeRows
        label={label}
        under={isUnder ? under : undefined}
        tiles={tiles.map((tile, place) => ({
          key: tile.slug,
          content: (
            <GameTile tile={tile} size={place < large ? 'big' : 'sixth'} priority={priorityAt(place)} />
          ),
        }))}
      />
    )
  }
  return (
    <ul className={clsx(styles.tiles, isLarge && styles.few, rows && styles[rows])} aria-label={label}>
      {tiles.map((tile, place) => (
        <li key={tile.slug}>
          <GameTile tile={tile} size={isLarge ? 'big' : 'sixth'} priority={priorityAt(place)} />
        </li>
      ))}
      {next && (
        <li className={styles.next}>
          <NextListTile next={next} isLarge={isLarge} />
        </li>
      )}
    </ul>
  )
}
