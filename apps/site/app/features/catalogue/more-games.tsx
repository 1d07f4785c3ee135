/** The first games of the list that follows a short one, below a heading that leads to it. */
import type { Tile } from '#app/domain/tile.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { EAGER_TILES, GameGrid } from './game-grid.tsx'
import styles from './more-games.module.css'
import type { NextList } from './next-list-tile.tsx'

export interface MoreGamesProps {
  next: NextList
  /** The first games of `next`, without those above. */
  tiles: readonly Tile[]
  /** The number of tiles above, which the browser loads first. */
  tilesAbove: number
}

export function MoreGames({ next, tiles, tilesAbove }: MoreGamesProps) {
  const label = listTexts.category.moreOf(next.heading)
  return (
    <section className={styles.more} aria-label={label}>
      <h2>
        <a href={next.path}>
          {label}
          <ArrowRightIcon />
        </a>
      </h2>
      <GameGrid label={label} tiles={tiles} isTrimmed eager={EAGER_TILES - tilesAbove} />
    </section>
  )
}
