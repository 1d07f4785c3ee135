/** A few games in a narrow column, for a page that is about something else. */
import { artSrcSet, artUrl, type Tile } from '#app/domain/tile.ts'
import { gamePath } from '#app/site-paths.ts'
import styles from './side-games.module.css'

export function SideGames({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <section className={styles.games} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.slug}>
            <a href={gamePath(tile.slug)}>
              <img
                src={artUrl(tile, 192)}
                srcSet={artSrcSet(tile)}
                sizes="80px"
                width={192}
                height={192}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span>{tile.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
