/**
 * All of the visitor's games in this browser, each once: recently played, favourites, liked, saved offline. The server renders an empty
 * list; the head script sets before the first paint whether there are games, so that neither it nor the empty scene flashes.
 */
import { CATEGORIES_PATH, gamePath } from '#app/site-paths.ts'
import { type ReactNode, useEffect } from 'react'
import { coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import { countLargeTiles, WholeRows } from '#app/features/catalogue/whole-rows.tsx'
import { checkListed } from '#app/features/local-data/listed-games.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { useOfflineGames } from '#app/features/offline/use-offline-games.ts'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { ThumbUpIcon } from '#app/ui/game-icons.tsx'
import { HeartFilledIcon, OfflineIcon } from '#app/ui/icons.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { listMyGames, type MyGame } from './list-my-games.ts'
import { myGamesTexts as texts } from './my-games-texts.ts'
import styles from './my-games.module.css'

export function MyGames() {
  const data = useLocalData((all) => all)
  const offline = useOfflineGames() ?? []
  useEffect(() => whenIdle(() => void checkListed()), [])
  const games = listMyGames(data, offline)
  return (
    <>
      <div className={clsx(styles.empty, games.length > 0 && styles.filled)}>
        <EmptyScene scene="shelf">
          <div className={clsx(styles.words, NEEDS_SCRIPTS)}>
            <h1>{texts.empty}</h1>
            <p>{texts.emptyHelp}</p>
            <a className={styles.go} href={CATEGORIES_PATH}>
              {texts.toGames}
            </a>
          </div>
          <noscript>
            <h1>{texts.title}</h1>
            <p>{texts.noScripts}</p>
          </noscript>
        </EmptyScene>
      </div>
      <section className={clsx(styles.mine, games.length > 0 && styles.filled)} aria-label={texts.title}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p>{texts.description}</p>
        <WholeRows
          label={texts.title}
          tiles={games.map((game, place) => ({
            key: game.slug,
            content: <MyTile game={game} isBig={place < countLargeTiles(games.length)} />,
          }))}
        />
      </section>
    </>
  )
}

function MyTile({ game, isBig }: { game: MyGame; isBig: boolean }) {
  const { slug, title, coverVersion, isFavourite, isLiked, isOffline } = game
  return (
    <a className={styles.tile} href={gamePath(slug)}>
      <span className={styles.cover}>
        <img
          src={coverUrl({ slug, coverVersion }, 'square', 320)}
          srcSet={coverSrcSet({ slug, coverVersion }, 'square')}
          sizes={`(max-width: 600px) 31vw, ${isBig ? 430 : 220}px`}
          width={320}
          height={320}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span className={styles.badges}>
          {isFavourite && <Badge label={texts.favourite} icon={<HeartFilledIcon />} isHeart />}
          {isLiked && <Badge label={texts.liked} icon={<ThumbUpIcon />} />}
          {isOffline && <Badge label={texts.savedOffline} icon={<OfflineIcon />} />}
        </span>
      </span>
      <span className="visually-hidden" data-title="">
        {title}
      </span>
    </a>
  )
}

function Badge({ label, icon, isHeart = false }: { label: string; icon: ReactNode; isHeart?: boolean }) {
  return (
    <span className={clsx(isHeart && styles.heart)} role="img" aria-label={label} title={label}>
      {icon}
    </span>
  )
}
