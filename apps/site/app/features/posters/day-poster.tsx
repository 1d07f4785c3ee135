/** The poster of the day. The server names the game; the light of its sky is that of the visitor's hour, set before the first paint. */
import { artSrcSet, artUrl, type Tile } from '#app/domain/tile.ts'
import { playPath } from '#app/site-paths.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import styles from './day-poster.module.css'

const texts = listTexts.home.poster

export interface DayPosterProps {
  tile: Tile
  /** The name of the game's daily challenge. */
  challenge?: string
}

export function DayPoster({ tile, challenge }: DayPosterProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.poster} href={playPath(tile.slug)}>
        <small>{challenge ? tile.title : texts.game}</small>
        <strong>{challenge ?? tile.title}</strong>
        <span className={styles.play}>
          <PlayIcon />
          {texts.play}
        </span>
        <img
          src={artUrl(tile, 192)}
          srcSet={artSrcSet(tile)}
          sizes="140px"
          width={192}
          height={192}
          alt=""
          decoding="async"
        />
      </a>
    </div>
  )
}
