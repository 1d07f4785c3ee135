/** The games saved in this browser, and a message about the page that was requested but is not saved. */
import { useEffect, useRef, useState } from 'react'
import { nameOfSlug } from '#app/domain/slug.ts'
import { artUrl, coverUrl, type Tile } from '#app/domain/tile.ts'
import { checkListed } from '#app/features/local-data/listed-games.ts'
import { listListed } from '#app/features/local-data/local-data.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { playPath } from '#app/site-paths.ts'
import { TrashIcon } from '#app/ui/game-icons.tsx'
import { OfflineIcon, PlayIcon } from '#app/ui/icons.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { PillButton } from '#app/ui/pill-button.tsx'
import { findWantedSlug, type OfflineGame } from './offline.ts'
import { offlineTexts as texts } from './offline-texts.ts'
import { requestOfflineGames, useOfflineGames } from './use-offline-games.ts'
import { useOnline } from './use-online.ts'
import { useStoredLinks } from './use-stored-links.ts'
import { canSaveOffline } from './ask-worker.ts'
import styles from './offline-games.module.css'

const MAX_UNSAVED = 6

/** `able` are games that work offline once they were opened. */
export function OfflineGames({ able }: { able: readonly Tile[] }) {
  const saved = useOfflineGames()
  const unlisted = useLocalData((data) => data.unlisted)
  const games = saved && listListed(saved, { unlisted })
  const isOnline = useOnline()
  useStoredLinks(isOnline)
  // Read after hydration: one cached copy of this page answers for every missing address.
  const [wanted, setWanted] = useState<string | null>(null)
  const [isAble, setIsAble] = useState(true)
  const [isManaging, setIsManaging] = useState(false)
  useEffect(() => {
    setWanted(new URLSearchParams(location.search).get('for'))
    setIsAble(canSaveOffline())
  }, [])
  useEffect(() => {
    if (saved && saved.length > 0) void checkListed(saved.map(({ slug }) => slug))
  }, [saved])
  const hasGames = games !== null && games.length > 0
  // One game stands beside the scene; more have the width of the page.
  const isSingle = games !== null && games.length === 1
  const unsaved = able.filter(({ slug }) => !games?.some((game) => game.slug === slug))
  const needsNetwork = wanted !== null || !isOnline
  return (
    <>
      <EmptyScene scene="attic">
        <h1>{!isOnline ? texts.noNetwork : wanted !== null ? describeLoss(wanted) : texts.heading}</h1>
        <p role="status" className={clsx(games === null && NEEDS_SCRIPTS)}>
          {!isOnline && wanted !== null && `${describeLoss(wanted)}. `}
          {!isAble
            ? texts.cannot
            : games === null
              ? texts.looking
              : hasGames
                ? isOnline
                  ? texts.intro
                  : texts.savedHere(games.length)
                : isOnline
                  ? texts.none
                  : texts.noneOffline}
        </p>
        <noscript>
          <p>{texts.noScripts}</p>
        </noscript>
        {needsNetwork && (
          <a className={styles.action} href={wanted !== null && isOwnPath(wanted) ? wanted : '/'}>
            {texts.again}
          </a>
        )}
        {isSingle && <SavedGames games={games} isManaging={isManaging} />}
      </EmptyScene>
      {hasGames && !isSingle && (
        <section className={styles.saved} aria-label={texts.saved}>
          <h2>{texts.saved}</h2>
          <SavedGames games={games} isManaging={isManaging} />
        </section>
      )}
      {isOnline && <PlayableTiles label={texts.able} tiles={unsaved} />}
      {!isOnline && unsaved.length > 0 && <UnsavedGames tiles={unsaved} />}
      {/* Last on the page, so that nobody presses it for another try. */}
      {hasGames && (
        <p className={styles.end}>
          <ManageButton games={games} isManaging={isManaging} onPress={() => setIsManaging(!isManaging)} />
        </p>
      )}
    </>
  )
}

function SavedGames({ games, isManaging }: { games: readonly OfflineGame[]; isManaging: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  // What is pressed to remove games is below them, maybe by more than a window.
  useEffect(() => {
    if (isManaging) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isManaging])
  return (
    <ul
      ref={list}
      className={styles.games}
      aria-label={texts.offlineGames}
      data-single={games.length === 1 ? '' : undefined}
    >
      {games.map((game) => (
        <OfflineTile key={game.slug} game={game} isManaging={isManaging} />
      ))}
    </ul>
  )
}

interface ManageButtonProps {
  games: readonly OfflineGame[]
  isManaging: boolean
  onPress: () => void
}

function ManageButton({ games, isManaging, onPress }: ManageButtonProps) {
  return (
    <>
      <button className={styles.manage} type="button" aria-pressed={isManaging} onClick={onPress}>
        <TrashIcon />
        {texts.manage}
      </button>
      {isManaging && <span className={styles.total}>{texts.total(games.length, sumBytes(games))}</span>}
    </>
  )
}

/** What would be here too, and why it is not; nothing can be pressed. */
function UnsavedGames({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <section className={styles.unsaved} aria-label={texts.unsaved}>
      <h2>{texts.unsaved}</h2>
      <p>{texts.unsavedHelp}</p>
      <ul>
        {tiles.slice(0, MAX_UNSAVED).map((tile) => (
          <UnsavedGame key={tile.slug} tile={tile} />
        ))}
      </ul>
    </section>
  )
}

/** Where its cover was never seen, its art may have been, which has no title. */
function UnsavedGame({ tile }: { tile: Tile }) {
  const [hasCover, setHasCover] = useState(true)
  const isTitled = hasCover && !tile.titleCut
  return (
    <li>
      <img
        src={hasCover ? coverUrl(tile, 'square', 320) : artUrl(tile, 320)}
        width={320}
        height={320}
        alt={isTitled ? tile.title : ''}
        onError={() => setHasCover(false)}
      />
      {!isTitled && <span>{tile.title}</span>}
    </li>
  )
}

function OfflineTile({ game, isManaging }: { game: OfflineGame; isManaging: boolean }) {
  return (
    <li className={styles.game}>
      <a className={styles.link} href={playPath(game.slug)} data-play="play">
        <img
          className={styles.cover}
          src={`/img/games/${game.slug}/square-320.webp`}
          width={320}
          height={320}
          alt=""
        />
        <span className={styles.title}>{game.title}</span>
        <span className={styles.play}>
          <PlayIcon />
          {texts.play}
        </span>
      </a>
      {isManaging && (
        <div className={styles.facts}>
          <span>
            {game.isPinned && (
              <span role="img" aria-label={texts.pinned} title={texts.pinned}>
                <OfflineIcon />
              </span>
            )}{' '}
            {texts.size(game.bytes)}
          </span>
          <PillButton
            label={texts.remove(game.title)}
            icon={<TrashIcon />}
            onPress={() => void requestOfflineGames({ type: 'forget', slug: game.slug })}
          />
        </div>
      )}
    </li>
  )
}

const sumBytes = (games: readonly OfflineGame[]) => games.reduce((sum, game) => sum + game.bytes, 0)

/** `/gameDetail/moon-melon` is about "Moon Melon"; anything else is a page. */
function describeLoss(wanted: string): string {
  const slug = findWantedSlug(wanted)
  if (slug === null) return texts.pageNotSaved
  return texts.notSaved(nameOfSlug(slug))
}

const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path)
