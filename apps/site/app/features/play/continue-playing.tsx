/**
 * One row of games from this browser: recently played ones, then other favourites. The server renders an empty one
 * that CSS hides; the head script sets before the first paint whether there is anything to show. Its height is fixed, so nothing jumps when the
 * covers load; popular games and the link to all of the visitor's games fill the rest.
 */
import { gamePath, MY_GAMES_PATH } from '#app/site-paths.ts'
import { useEffect } from 'react'
import { artUrl, type Tile } from '#app/domain/tile.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import { listListed } from '#app/features/local-data/local-data.ts'
import { checkListed } from '#app/features/local-data/listed-games.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { localDataTexts as texts } from '#app/features/local-data/local-data-texts.ts'
import { ArrowRightIcon, HeartFilledIcon, PlayIcon } from '#app/ui/icons.tsx'
import styles from './continue-playing.module.css'

const MAX_SHOWN = 12
/** With the way to all of them, as many as a desktop shows side by side. */
const MIN_SHOWN = 4

export interface YourGamesProps {
  /** Popular games that fill the strip where few are remembered. */
  others: readonly Tile[]
}

export function YourGames({ others }: YourGamesProps) {
  const data = useLocalData((all) => all)
  useEffect(() => whenIdle(() => void checkListed()), [])
  const recent = listListed(data.recent, data)
  const favourites = listListed(data.favourites, data)
  const isRecent = new Set(recent.map(({ slug }) => slug))
  const isFavourite = new Set(favourites.map(({ slug }) => slug))
  const remembered = [...recent, ...favourites.filter(({ slug }) => !isRecent.has(slug))]
  const isRemembered = new Set(remembered.map(({ slug }) => slug))
  const missing = remembered.length > 0 ? Math.max(0, MIN_SHOWN - remembered.length) : 0
  const games = [
    ...remembered.slice(0, MAX_SHOWN),
    ...others.filter(({ slug }) => !isRemembered.has(slug)).slice(0, missing),
  ]
  return (
    <section className={styles.strip} aria-label={texts.yourGames}>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.slug} className={styles.game}>
            <a href={gamePath(game.slug)}>
              <img src={artUrl(game, 192)} width={192} height={192} alt="" decoding="async" />
              <span className={styles.name}>
                <strong>{game.title}</strong>
                <small>
                  {isRecent.has(game.slug) ? (
                    <>
                      <PlayIcon />
                      {texts.resume}
                    </>
                  ) : isRemembered.has(game.slug) ? (
                    texts.favouriteShort
                  ) : (
                    texts.popular
                  )}
                </small>
              </span>
              {isFavourite.has(game.slug) && (
                <span className={styles.heart}>
                  <HeartFilledIcon />
                  {isRecent.has(game.slug) && <span className="visually-hidden">{texts.favouriteShort}</span>}
                </span>
              )}
            </a>
          </li>
        ))}
        <li className={styles.all}>
          {games.length > 0 && (
            <a href={MY_GAMES_PATH}>
              {texts.yourGames}
              <ArrowRightIcon />
            </a>
          )}
        </li>
      </ul>
    </section>
  )
}
