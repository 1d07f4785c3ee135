/** The mosaic: dense, mixed sizes, no row left half empty at any width. */
import { Fragment, type ReactNode } from 'react'
import { clsx } from '#app/ui/clsx.ts'
import { GameTile } from './game-tile.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './wall.module.css'

/** Columns at each width; `wall.module.css` has the same numbers. */
const COLUMNS = { phone: 3, sideways: 5, tablet: 5, laptop: 7, desktop: 8, wide: 10, cinema: 16 } as const
type Width = keyof typeof COLUMNS

/** Large tiles of a wall of many games: so far apart that each of them can carry a mark (`thinBadges`). */
export const BIG_PLACES: ReadonlySet<number> = new Set([8, 16, 24, 32])
const CELLS = { small: 1, big: 4, huge: 9 } as const
type WallSize = keyof typeof CELLS
const EAGER_TILES = 9
/** After four rows of a phone; on a site with fewer games they stand below the wall. */
const FEELING_LINKS_POSITION = 9

export interface WallProps {
  tiles: readonly Tile[]
  label: string
  /** Stands first: two cells wide, one high; a full row on a phone, and over the few games of a young site. */
  poster?: ReactNode
  /** The visitor's own games: full rows, laid out only when there are any (`data-stored`, set before the first paint). */
  yourGames?: ReactNode
  /** Between the first rows of a phone, and nowhere else. */
  doors?: ReactNode
}

export function Wall({ tiles, label, poster, yourGames, doors }: WallProps) {
  const isFew = tiles.length < 14
  const sizes = tiles.map((_, place) => sizeAt(place, tiles.length))
  return (
    <>
      {isFew && poster && <div className={styles.over}>{poster}</div>}
      <ul
        className={clsx(
          styles.wall,
          isFew && styles.few,
          isFew && styles[`few${tiles.length}`],
          isFew && tiles.length > 4 && styles[`fewRest${tiles.length % 3}`],
          ...(isFew ? [] : trimClasses(sizes, Boolean(poster))),
        )}
        aria-label={label}
      >
        {yourGames && <li className={styles.yourGames}>{yourGames}</li>}
        {!isFew && poster && <li className={styles.poster}>{poster}</li>}
        {tiles.map((tile, place) => (
          <Fragment key={tile.slug}>
            {place === FEELING_LINKS_POSITION && doors && <li className={styles.doors}>{doors}</li>}
            <li
              className={clsx(
                styles[sizes[place]!],
                isFew && place > 0 && isOddLast(place, tiles.length) && styles.odd,
              )}
            >
              <GameTile
                tile={tile}
                size={isFew ? (place === 0 ? 'stage' : 'huge') : sizes[place]}
                shape={isFew ? 'wide' : place === 0 ? 'lead' : 'square'}
                priority={place === 0 ? 'first' : place < EAGER_TILES ? 'eager' : 'lazy'}
              />
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  )
}

/** In two columns under a lead that fills a row, an even number of games leaves the last one alone. */
function isOddLast(place: number, count: number): boolean {
  return place === count - 1 && count % 2 === 0
}

function sizeAt(place: number, count: number): WallSize {
  if (place === 0) return 'huge'
  return count >= 14 && BIG_PLACES.has(place) && place < count - 9 ? 'big' : 'small'
}

/** One class a width, naming how many of the last tiles would start a row they cannot fill. */
function trimClasses(sizes: readonly WallSize[], hasPoster: boolean): string[] {
  return (Object.keys(COLUMNS) as Width[]).map((width) => {
    const columns = COLUMNS[width]
    const posterCells = hasPoster ? (width === 'phone' ? 3 : 2) : 0
    const cells = sizes.reduce((sum, size) => sum + cellsAt(size, width), posterCells)
    return styles[`${width}Trim${cells % columns}`] ?? ''
  })
}

/** On a phone the lead tile is flatter: three wide, two high. Held sideways it has small tiles only. */
function cellsAt(size: WallSize, width: Width): number {
  if (width === 'sideways') return 1
  return size === 'huge' && width === 'phone' ? 6 : CELLS[size]
}
