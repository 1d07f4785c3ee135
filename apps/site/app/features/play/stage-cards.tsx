/** Cards over the stage: where a game comes from, and what to do when it does not work. */
import { gamePath } from '#app/site-paths.ts'
import { coverUrl, type Tile } from '#app/domain/tile.ts'
import { ReportButton } from '#app/features/reports/report-button.tsx'
import { clsx } from '#app/ui/clsx.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { RestartIcon, WarningIcon } from '#app/ui/play-icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { KeyboardHint, NoScriptsNote, PlayButton } from './launch-card.tsx'
import type { PlayableGame } from './playable-game.ts'
import { playTexts as texts } from './play-texts.ts'
import { reachedTexts } from './reached-texts.ts'
import styles from './stage-cards.module.css'

interface AskCardProps {
  game: PlayableGame
  /** The provider's name for people. */
  name: string
  /** Other hosts that a game of this server reaches; empty for a provider's. */
  hosts: readonly string[]
  /** A press brought the card, so the next one decides. */
  wasPressed: boolean
  onAgree: () => void
}

/** Says where a game comes from, or what it reaches, before anything of it loads. */
export function AskCard({ game, name, hosts, wasPressed, onAgree }: AskCardProps) {
  const isOurs = hosts.length > 0
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
          <h2 id="ask-title">{isOurs ? reachedTexts.title : texts.ask.title(name)}</h2>
          <p>{isOurs ? reachedTexts.text(hosts) : texts.ask.text(name)}</p>
        </div>
        <PlayButton game={game} hasFocus={wasPressed} onPlay={onAgree} />
        <KeyboardHint game={game} />
        <NoScriptsNote game={game} />
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
  /** The address of a game that this browser plays only there. */
  ownTab?: string | undefined
  /** Only where a game may still be running behind the card. */
  onClose?: () => void
}

export function TroubleCard(props: TroubleCardProps) {
  const { game, alternatives, title, text, onRetry, ownTab, onClose } = props
  return (
    <div className={styles.veil}>
      <div className={styles.card} role="alert">
        <div className={styles.fault}>
          <img src={coverUrl(game, 'square', 320)} width={320} height={320} alt="" />
          <h2>
            <WarningIcon />
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          {ownTab === undefined ? (
            <button type="button" className={styles.agree} onClick={onRetry}>
              <RestartIcon />
              {texts.retry}
            </button>
          ) : (
            <a className={styles.agree} href={ownTab} target="_blank" rel="noopener">
              {texts.ownTab.open}
            </a>
          )}
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
