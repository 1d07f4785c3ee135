import { FavouriteButton } from '#app/features/local-data/favourite-button.tsx'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { ReportButton } from '#app/features/reports/report-button.tsx'
import { VoteButtons } from '#app/features/votes/vote-buttons.tsx'
import { gamePath } from '#app/site-paths.ts'
import {
  BackIcon,
  FullscreenIcon,
  SoundOffIcon,
  SoundOnIcon,
  RestartIcon,
  TheatreIcon,
} from '#app/ui/play-icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import type { PlayableGame } from './playable-game.ts'
import { hasFrame } from './play-state.ts'
import { playTexts as texts } from './play-texts.ts'
import type { FillControl } from './use-fill-screen.ts'
import type { GameFrame } from './use-game-frame.ts'
import styles from './play-bar.module.css'

interface PlayBarProps {
  id: string
  game: PlayableGame
  frame: GameFrame
  fill: FillControl
}

export function PlayBar({ id, game, frame, fill }: PlayBarProps) {
  const { state } = frame
  return (
    <section id={id} tabIndex={-1} className={styles.bar} aria-label={texts.bar.label}>
      <a className={styles.back} href={gamePath(game.slug)} aria-label={texts.bar.back}>
        <BackIcon />
      </a>
      <h1 className={styles.title}>{game.title}</h1>
      {/* Beside a game of our own, which has said that it runs, it would only raise doubts; Restart and Report stay. */}
      {state.name === 'playing' && game.trust !== 'own' && (
        <button
          key={state.attempt}
          type="button"
          className={styles.help}
          onClick={() => frame.openHelp(!state.isHelpOpen)}
        >
          {texts.help.open}
        </button>
      )}
      <div className={styles.buttons}>
        <VoteButtons slug={game.slug} counts={game} />
        <FavouriteButton game={game} hasText />
        {frame.canMute && (
          <PillButton
            label={frame.isMuted ? texts.bar.unmute : texts.bar.mute}
            // As in video players: the icon shows the state, the text the action.
            icon={frame.isMuted ? <SoundOffIcon /> : <SoundOnIcon />}
            text={frame.isMuted ? texts.bar.unmute : texts.bar.mute}
            onPress={frame.toggleMuted}
          />
        )}
        <PillButton
          label={texts.bar.restart}
          icon={<RestartIcon />}
          text={texts.bar.restart}
          isDisabled={!hasFrame(state)}
          onPress={frame.restart}
        />
        <ReportButton slug={game.slug} title={game.title} hasText onOpenChange={frame.setPaused} />
        <TheatreButton />
        <PillButton
          label={texts.bar.fullscreen}
          icon={<FullscreenIcon />}
          text={texts.bar.fullscreen}
          onPress={() => {
            fill.enter()
            frame.focusFrame()
          }}
        />
      </div>
    </section>
  )
}

/** The layout itself follows `data-stored` on `<html>`, so that a reload is laid out right before the first paint. */
function TheatreButton() {
  const isTheatre = useLocalData((data) => data.theatre)
  return (
    <PillButton
      className={styles.theatre}
      label={texts.bar.theatre}
      icon={<TheatreIcon />}
      text={texts.bar.theatreShort}
      isPressed={isTheatre}
      onPress={() => updateLocal((data) => ({ ...data, theatre: !data.theatre }))}
    />
  )
}
