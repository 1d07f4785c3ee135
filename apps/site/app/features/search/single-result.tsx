/** The only game that a search found, with what is known of it and Play. */
import { categoryPath, gamePath, playPath } from '#app/site-paths.ts'
import { type Tile, coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { en } from '#app/texts/en.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import type { SingleResult } from './search.server.ts'
import { searchTexts as texts } from './search-texts.ts'
import styles from './single-result.module.css'

export function SingleResultCard({ tile, result }: { tile: Tile; result: SingleResult }) {
  return (
    <ul className={styles.result} aria-label={texts.results}>
      <li>
        <a className={styles.cover} href={gamePath(tile.slug)} tabIndex={-1} aria-hidden="true">
          <img
            src={coverUrl(tile, 'square', 320)}
            srcSet={coverSrcSet(tile, 'square')}
            sizes="(max-width: 600px) 40vw, 260px"
            width={320}
            height={320}
            alt=""
            fetchPriority="high"
          />
        </a>
        <div className={styles.words}>
          <h2>
            <a href={gamePath(tile.slug)}>{tile.title}</a>
          </h2>
          <p>{result.description}</p>
          {tile.keyboardOnly && <p className={styles.note}>{en.keyboardOnly}</p>}
          <a className={styles.play} href={playPath(tile.slug)} data-play="">
            {en.game.play}
          </a>
        </div>
        <ul className={styles.categories}>
          {result.categories.map(({ id, label, icon }) => (
            <li key={id}>
              <a href={categoryPath(id)}>
                <CategoryIcon name={icon ?? id} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  )
}
