/** A list of one to three games, each large with what it is about and Play, and the list that follows it below a heading. */
import type { Tile } from '#app/domain/tile.ts'
import { playPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import styles from './few-games.module.css'
import { GameTile } from './game-tile.tsx'
import { MoreGames } from './more-games.tsx'
import type { NextList } from './next-list-tile.tsx'

export interface FewGamesProps {
  label: string
  /** At most `MAX_FEW_GAMES`. */
  tiles: readonly Tile[]
  /** What each of them is about. */
  summaries: readonly string[]
  next: NextList
  /** The first games of `next`, without those of `tiles`. */
  more: readonly Tile[]
}

export function FewGames({ label, tiles, summaries, next, more }: FewGamesProps) {
  return (
    <>
      <ul className={styles.few} aria-label={label} data-count={tiles.length}>
        {tiles.map((tile, place) => (
          <li key={tile.slug}>
            <GameTile tile={tile} size="big" priority={place === 0 ? 'first' : 'eager'} />
            <div className={styles.words}>
              <p className={styles.name}>{tile.title}</p>
              <p className={styles.about}>{summaries[place]}</p>
              <a
                className={styles.play}
                href={playPath(tile.slug)}
                aria-label={texts.game.playTitle(tile.title)}
              >
                <PlayIcon />
                {texts.game.play}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <MoreGames next={next} tiles={more} tilesAbove={tiles.length} />
    </>
  )
}
