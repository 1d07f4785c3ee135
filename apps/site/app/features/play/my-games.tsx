/**
 * Everything this browser has of the visitor's games: played lately, favourites, kept offline. The server renders empty lists; the head script
 * says before the first paint which have something, so that neither they nor the empty shelf flash.
 */
import { useEffect } from 'react'
import { coverUrl } from '#app/domain/tile.ts'
import { checkListed } from '#app/features/local-data/listed-games.ts'
import { type KeptGame, listListed } from '#app/features/local-data/local-data.ts'
import { localDataTexts } from '#app/features/local-data/local-data-texts.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { useKeptGames } from '#app/features/offline/use-kept-games.ts'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'
import { gamePath } from '#app/site-paths.ts'
import { clsx } from '#app/ui/clsx.ts'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { myGamesTexts as texts } from './my-games-texts.ts'
import styles from './my-games.module.css'

export function MyGames() {
  const data = useLocalData((all) => all)
  const offline = useKeptGames() ?? []
  useEffect(() => whenIdle(() => void checkListed()), [])
  return (
    <>
      <div className={styles.empty}>
        <EmptyScene scene="shelf">
          <p className={NEEDS_SCRIPTS}>{texts.empty}</p>
          <noscript>
            <p>{texts.noScripts}</p>
          </noscript>
        </EmptyScene>
      </div>
      <Section
        label={localDataTexts.continuePlaying}
        games={listListed(data.recent, data)}
        className={styles.recent}
      />
      <Section
        label={localDataTexts.favourites}
        games={listListed(data.favourites, data)}
        className={styles.favourites}
      />
      {offline.length > 0 && (
        <Section label={texts.kept} games={listListed(offline, data)} className={styles.offline} />
      )}
    </>
  )
}

interface SectionProps {
  label: string
  games: readonly (Pick<KeptGame, 'slug' | 'title'> & { coverVersion?: string })[]
  className: string | undefined
}

function Section({ label, games, className }: SectionProps) {
  return (
    <section className={clsx(styles.section, className)} aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.games}>
        {games.length === 0 && <li className={styles.cover} />}
        {games.map(({ slug, title, coverVersion = '' }) => (
          <li key={slug}>
            <a href={gamePath(slug)}>
              <img
                className={styles.cover}
                src={coverUrl({ slug, coverVersion }, 'square', 240)}
                width={240}
                height={240}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
