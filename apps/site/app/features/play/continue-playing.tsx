/**
 * Rows of what this browser remembers. The server renders an empty row that CSS hides; the head script says before the first paint whether there
 * is anything to show, so room is kept and nothing jumps when the covers come in.
 */
import { useEffect } from 'react'
import { coverUrl } from '#app/domain/tile.ts'
import { type KeptGame, listListed } from '#app/features/local-data/local-data.ts'
import { checkListed } from '#app/features/local-data/listed-games.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import { clsx } from '#app/ui/clsx.ts'
import { localDataTexts as texts } from '#app/features/local-data/local-data-texts.ts'
import { gamePath } from '#app/site-paths.ts'
import styles from './continue-playing.module.css'

const MAX_SHOWN = 16

export function ContinuePlaying() {
  const data = useLocalData((all) => all)
  const games = listListed(data.recent, data)
  useEffect(() => whenIdle(() => void checkListed()), [])
  return <KeptRow label={texts.continuePlaying} games={games} className={styles.recent} />
}

export function FavouriteGames() {
  const data = useLocalData((all) => all)
  const games = listListed(data.favourites, data)
  return <KeptRow label={texts.favourites} games={games} className={styles.favourites} />
}

interface KeptRowProps {
  label: string
  games: readonly KeptGame[]
  className: string | undefined
}

function KeptRow({ label, games, className }: KeptRowProps) {
  return (
    <section className={clsx(styles.row, className)} aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.games}>
        {games.length === 0 && <li className={styles.cover} />}
        {games.slice(0, MAX_SHOWN).map((game) => (
          <li key={game.slug}>
            <a className={styles.game} href={gamePath(game.slug)}>
              <img
                className={styles.cover}
                src={coverUrl(game, 'square', 192)}
                width={192}
                height={192}
                alt=""
                decoding="async"
              />
              <span className={styles.title}>{game.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
