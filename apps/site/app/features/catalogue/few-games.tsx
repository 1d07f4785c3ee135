/** A list of one to three games, large, and the list that follows it: one grid on a wide window, each below its heading on a phone. */
import type { Tile } from '#app/domain/tile.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import styles from './few-games.module.css'
import { EAGER_TILES } from './game-grid.tsx'
import { GameTile } from './game-tile.tsx'
import type { NextList } from './next-list-tile.tsx'

/** More fill rows of their own. */
export const MAX_FEW_GAMES = 3

/** Columns at each width, as in the style sheet. */
const COLUMNS = { phone: 3, tablet: 6, laptop: 8, wide: 10 } as const
/** A large tile is two columns wide and two rows high. */
const CELLS_PER_LARGE_TILE = 4

export interface FewGamesProps {
  label: string
  /** At most `MAX_FEW_GAMES`. */
  tiles: readonly Tile[]
  next: NextList
  /** The first games of `next`, without those of `tiles`. */
  more: readonly Tile[]
}

export function FewGames({ label, tiles, next, more }: FewGamesProps) {
  const moreLabel = listTexts.category.moreOf(next.heading)
  // On a phone both lists have rows of their own; elsewhere the heading of the second one takes a cell.
  const taken = tiles.length * CELLS_PER_LARGE_TILE + 1
  const shown = {
    phone: countWhole(more.length, 0, COLUMNS.phone),
    tablet: countWhole(more.length, taken, COLUMNS.tablet),
    laptop: countWhole(more.length, taken, COLUMNS.laptop),
    wide: countWhole(more.length, taken, COLUMNS.wide),
  }
  return (
    <div className={styles.grid}>
      <ul className={styles.few} aria-label={label} data-count={tiles.length}>
        {tiles.map((tile, place) => (
          <li key={tile.slug}>
            <GameTile tile={tile} size="big" priority={place === 0 ? 'first' : 'eager'} />
          </li>
        ))}
      </ul>
      <section className={styles.more} aria-label={moreLabel}>
        <h2>
          <a href={next.path}>
            {moreLabel}
            <ArrowRightIcon />
          </a>
        </h2>
        <ul aria-label={moreLabel}>
          {more.map((tile, place) => (
            <li
              key={tile.slug}
              className={clsx(
                place >= shown.phone && styles.notPhone,
                place >= shown.tablet && styles.notTablet,
                place >= shown.laptop && styles.notLaptop,
                place >= shown.wide && styles.notWide,
              )}
            >
              <GameTile tile={tile} priority={place < EAGER_TILES - tiles.length ? 'eager' : 'lazy'} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** So many of `count` tiles fill the rows that begin with `taken` cells; all of them where they fill no row. */
export function countWhole(count: number, taken: number, columns: number): number {
  const whole = count - ((taken + count) % columns)
  return whole > 0 ? whole : count
}
