/** A list of one to three games, each large with what it is about and Play, and the list that follows it below a heading. */
import { artSrcSet, coverSrcSet, coverUrl, type Tile } from '#app/domain/tile.ts'
import { gamePath, playPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import styles from './few-games.module.css'
import { MoreGames } from './more-games.tsx'
import type { NextList } from './next-list-tile.tsx'

export interface FewGamesProps {
  label: string
  /** At most `MAX_FEW_GAMES`. */
  tiles: readonly Tile[]
  /** What each of them is about; may be empty. */
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
            <Cover tile={tile} isFirst={place === 0} />
            <div className={styles.words}>
              <p className={styles.name}>{tile.title}</p>
              {summaries[place] && <p className={styles.about}>{summaries[place]}</p>}
              {tile.keyboardOnly && <p className={styles.note}>{texts.keyboardOnly}</p>}
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

/** On a phone its art: it is small, and the title stands beside it. */
function Cover({ tile, isFirst }: { tile: Tile; isFirst: boolean }) {
  return (
    <a className={styles.cover} href={gamePath(tile.slug)}>
      <picture>
        <source media="(max-width: 600px)" srcSet={artSrcSet(tile)} sizes="96px" />
        <img
          src={coverUrl(tile, 'square', 320)}
          srcSet={coverSrcSet(tile, 'square')}
          sizes="(max-width: 1023px) 30vw, 260px"
          width={320}
          height={320}
          alt={tile.title}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </a>
  )
}
