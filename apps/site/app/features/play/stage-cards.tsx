/** Cards over the stage while no game is playing. */
import { gamePath } from '#app/site-paths.ts'
import { coverSrcSet, coverUrl, type Tile } from '#app/domain/tile.ts'
import { ReportButton } from '#app/features/reports/report-button.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { CloseIcon, PlayIcon } from '#app/ui/icons.tsx'
import { RestartIcon, WarningIcon } from '#app/ui/play-icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import type { PlayableGame } from './playable-game.ts'
import { playTexts as texts } from './play-texts.ts'
import styles from './stage-cards.module.css'

export function IdleCard({ game, onPlay }: { game: PlayableGame; onPlay: () => void }) {
  return (
    <div className={clsx(styles.idle, game.hasWideArt && styles.hasWideArt)}>
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
          srcSet={`${coverUrl(game, 'square', 320)} 320w, ${coverUrl(game, 'square', 640)} 640w`}
          sizes="(max-width: 600px) 56vw, 480px"
          width={320}
          height={320}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <PlayButton game={game} onPlay={onPlay} />
      {game.keyboardOnly && <p className={styles.keyboardHint}>{texts.needsKeyboard}</p>}
      <NoScriptsNote game={game} />
    </div>
  )
}

function PlayButton({
  game,
  hasFocus,
  onPlay,
}: {
  game: PlayableGame
  hasFocus?: boolean
  onPlay: () => void
}) {
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

/** Takes the place of Play. A game of this site's own also has a page with nothing else on it, where a single switch is enough. */
function NoScriptsNote({ game }: { game: PlayableGame }) {
  const { title, text, alone } = texts.noScripts
  return (
    <noscript>
      <div className={styles.noScripts}>
        <p className={styles.noScriptsTitle}>{title}</p>
        <p>{text}</p>
        {game.trust === 'own' && (
          <a className={styles.quiet} href={game.sources[0]?.url}>
            {alone(game.title)}
          </a>
        )}
      </div>
    </noscript>
  )
}

interface AskCardProps {
  game: PlayableGame
  /** The provider's name for people. */
  name: string
  /** A press brought the card, so the next one decides. */
  wasPressed: boolean
  onAgree: () => void
}

/** Says where a provider's game comes from before anything of it loads. */
export function AskCard({ game, name, wasPressed, onAgree }: AskCardProps) {
  return (
    <div className={styles.veil}>
      <div className={clsx(styles.card, styles.ask)} role="group" aria-labelledby="ask-title">
        <img
          className={styles.thumb}
          src={coverUrl(game, 'square', 320)}
          width={320}
          height={320}
          alt=""
          fetchPriority="high"
        />
        <div className={styles.notice}>
          <h2 id="ask-title">{texts.ask.title(name)}</h2>
          <p>{texts.ask.text(name)}</p>
        </div>
        <PlayButton game={game} hasFocus={wasPressed} onPlay={onAgree} />
        {game.keyboardOnly && <p className={styles.keyboardHint}>{texts.needsKeyboard}</p>}
        <NoScriptsNote game={game} />
      </div>
    </div>
  )
}

export function LoadingCard({ progress }: { progress: number | null }) {
  return (
    <div className={styles.loading} role="status">
      <div className={styles.plate}>
        <p>{texts.loading}</p>
        <progress aria-label={texts.loading} max={1} value={progress ?? undefined} />
      </div>
    </div>
  )
}

interface TroubleCardProps {
  game: PlayableGame
  alternatives: readonly Tile[]
  title: string
  text: string
  onRetry: () => void
  /** Only where a game may still be running behind the card. */
  onClose?: () => void
}

export function TroubleCard({ game, alternatives, title, text, onRetry, onClose }: TroubleCardProps) {
  return (
    <div className={styles.veil}>
      <div className={styles.card} role="alert">
        <h2>
          <WarningIcon />
          {title}
        </h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <button type="button" className={styles.agree} onClick={onRetry}>
            <RestartIcon />
            {texts.retry}
          </button>
          <ReportButton slug={game.slug} title={game.title} hasText />
          {onClose && (
            <PillButton
              label={texts.help.close}
              icon={<CloseIcon />}
              text={texts.help.close}
              onPress={onClose}
            />
          )}
        </div>
        {alternatives.length > 0 && <Alternatives tiles={alternatives} />}
      </div>
    </div>
  )
}

function Alternatives({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      <h3 className={styles.others}>{texts.alternatives}</h3>
      <ul className={styles.alternatives}>
        {tiles.map((tile) => (
          <li key={tile.slug}>
            <a href={gamePath(tile.slug)}>
              <img src={coverUrl(tile, 'square', 320)} width={320} height={320} alt={tile.title} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
