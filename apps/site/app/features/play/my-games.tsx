/**
 * Everything this browser has of the visitor's games: played lately, favourites, kept offline. The server renders empty lists; the head script
 * says before the first paint which have something, so that neither they nor the empty shelf flash.
 */
import { useEffect } from 'react'
import { coverUrl } from '#app/features/catalogue/tile.ts'
import { checkListed } from '#app/features/local-data/listed-games.ts'
import { type KeptGame, listListed } from '#app/features/local-data/local-data.ts'
import { localDataTexts } from '#app/features/local-data/local-data-texts.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { useKeptGames } from '#app/features/offline/use-kept-games.ts'
import { whenIdle } from '#app/features/sites/when-idle.ts'
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
        <EmptyShelf />
        <p className={NEEDS_SCRIPTS}>{texts.empty}</p>
        <noscript>
          <p>{texts.noScripts}</p>
        </noscript>
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
            <a href={`/gameDetail/${slug}`}>
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

/** A shelf with room on it: two brackets, a board, and a lamp's light. */
function EmptyShelf() {
  return (
    <svg viewBox="0 0 220 96" width="220" height="96" aria-hidden="true">
      <path d="M52 66 96 8h28l44 58z" fill="#ffd84d" opacity=".16" />
      <path d="M94 4h32l6 12H88z" fill="#ffd84d" stroke="#a8740a" strokeWidth="3" strokeLinejoin="round" />
      <rect x="14" y="66" width="192" height="12" rx="6" fill="#c98a4b" stroke="#6e3f12" strokeWidth="3" />
      <path
        d="M42 79v7c0 4-3 7-8 7M178 79v7c0 4 3 7 8 7"
        fill="none"
        stroke="#6e3f12"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M64 64c0-9 5-14 12-14s12 5 12 14zM120 64V48h20v16z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        strokeDasharray="5 6"
        opacity=".55"
      />
    </svg>
  )
}
