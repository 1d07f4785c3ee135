/** The cover on the stage: a game's Play before the press, and its title and progress from the press to the game's first frame. */
import { coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { clsx } from '#app/ui/clsx.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import type { PlayableGame } from './playable-game.ts'
import { playTexts as texts } from './play-texts.ts'
import styles from './launch-card.module.css'

export function IdleCard({ game, onPlay }: { game: PlayableGame; onPlay: () => void }) {
  return (
    <div
      className={clsx(styles.card, game.hasWideArt && styles.hasWideArt)}
      data-wide-art={game.hasWideArt ? '' : undefined}
    >
      <Cover game={game} />
      {/* Its surface is the whole picture. */}
      <button
        type="button"
        className={styles.start}
        aria-label={texts.playTitle(game.title)}
        onClick={onPlay}
      >
        <span className={styles.play}>
          <PlayIcon />
          {texts.play}
        </span>
      </button>
      <KeyboardHint game={game} />
      <NoScriptsNote game={game} />
    </div>
  )
}

interface LaunchCardProps {
  game: PlayableGame
  progress: number | null
  /** The game is ready: the cover stays only until the game is in view. */
  isOver: boolean
}

export function LaunchCard({ game, progress, isOver }: LaunchCardProps) {
  return (
    <div
      className={clsx(
        styles.card,
        styles.launch,
        game.hasWideArt && styles.hasWideArt,
        isOver && styles.over,
      )}
    >
      <Cover game={game} />
      <p className={styles.title}>{game.title}</p>
      <div className={styles.progress}>
        {!isOver && (
          <>
            <progress aria-label={texts.loading} max={1} value={progress ?? undefined} />
            <span>{texts.loading}</span>
          </>
        )}
      </div>
    </div>
  )
}

/** On a phone the same file as on the game's page, so that it is there in the frame after the press. */
function Cover({ game }: { game: PlayableGame }) {
  return (
    <picture>
      {game.hasWideArt && (
        <source
          media="(min-width: 1024px)"
          srcSet={coverSrcSet(game, 'wide')}
          sizes="900px"
          width={640}
          height={400}
        />
      )}
      <img
        className={styles.cover}
        src={coverUrl(game, 'square', 640)}
        srcSet={coverSrcSet(game, 'square')}
        sizes="(max-width: 760px) 62vw, 480px"
        width={640}
        height={640}
        alt=""
        decoding="sync"
        fetchPriority="high"
      />
    </picture>
  )
}

interface PlayButtonProps {
  game: PlayableGame
  hasFocus: boolean
  onPlay: () => void
}

export function PlayButton({ game, hasFocus, onPlay }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={texts.playTitle(game.title)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press on Play brought the card; the next press decides
      autoFocus={hasFocus}
      onClick={onPlay}
    >
      <PlayIcon />
      {texts.play}
    </button>
  )
}

export function KeyboardHint({ game }: { game: PlayableGame }) {
  return game.keyboardOnly && <p className={styles.keyboardHint}>{texts.needsKeyboard}</p>
}

/** Takes the place of Play. A game of this site's own also has a page with nothing else on it, where a single switch is enough. */
export function NoScriptsNote({ game }: { game: PlayableGame }) {
  const { title, text, alone } = texts.noScripts
  return (
    <noscript>
      <div className={styles.noScripts}>
        <p className={styles.noScriptsTitle}>{title}</p>
        <p>{text}</p>
        {game.trust === 'own' && (
          <a className={styles.alone} href={game.sources[0]?.url}>
            {alone(game.title)}
          </a>
        )}
      </div>
    </noscript>
  )
}
