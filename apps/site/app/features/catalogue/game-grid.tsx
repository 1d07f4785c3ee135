/** Games in full rows at any width: the rest of the last row is one wide tile that links to the next list. */
import { clsx } from '#app/ui/clsx.ts'
import { GameTile } from './game-tile.tsx'
import { NextListTile, type NextList } from './next-list-tile.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './game-grid.module.css'

/** Games of the first fold. */
export const EAGER_TILES = 9
/** So many are two columns wide and two rows high. */
const MAX_LARGE_TILES = 3
/** A list of so many begins with one of that size on a phone and where the window is wide. */
const MIN_LED_TILES = 24
const TILES_BESIDE_LARGE = 4

export interface GameGridProps {
  label: string
  tiles: readonly Tile[]
  /** Places of large tiles of a long list: the first also where the window is wide. The list's first tile unless others are given. */
  large?: readonly number[]
  next?: NextList | null
  /** Without a next list: what does not fill the last row is left out. */
  isTrimmed?: boolean
  /** How many tiles are in the first fold. */
  eager?: number
}

export function GameGrid({ label, tiles, large = [0], next, isTrimmed, eager = 0 }: GameGridProps) {
  const isLarge = tiles.length <= MAX_LARGE_TILES
  const isLed = !isTrimmed && tiles.length >= MIN_LED_TILES && large.length > 0
  // The tiles after a large one fill the rows beside it.
  const later = isLed ? large.slice(1).filter((place) => place < tiles.length - TILES_BESIDE_LARGE) : []
  const lead = isLed ? large[0]! : -1
  const sizeAt = (place: number) =>
    isLarge ? 'big' : place === lead ? 'first' : later.includes(place) ? 'led' : 'small'
  const priorityAt = (place: number) =>
    eager === EAGER_TILES && place === 0 ? 'first' : place < eager ? 'eager' : 'lazy'
  return (
    <ul
      className={clsx(styles.tiles, isLarge && styles.few, isTrimmed && styles.trimmed)}
      aria-label={label}
      data-lead={isLed ? '' : undefined}
    >
      {tiles.map((tile, place) => (
        <li
          key={tile.slug}
          className={clsx(place === lead && styles.lead, later.includes(place) && styles.later)}
        >
          <GameTile tile={tile} size={sizeAt(place)} priority={priorityAt(place)} />
        </li>
      ))}
      {next && (
        <li className={styles.next} data-next="">
          <NextListTile next={next} isLarge={isLarge} />
        </li>
      )}
    </ul>
  )
}
