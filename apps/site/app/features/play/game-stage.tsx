import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { StageLight } from '#app/features/catalogue/stage-light.tsx'
import type { Tile } from '#app/domain/tile.ts'
import type { StageLight as Light } from '#app/features/images/stage-light.ts'
import { BackIcon } from '#app/ui/play-icons.tsx'
import type { FrameSite } from './frame-policy.ts'
import { GameMoments } from './game-moments.tsx'
import { PlayBar } from './play-bar.tsx'
import type { PlayableGame } from './playable-game.ts'
import { hasFrame } from './play-state.ts'
import { playTexts as texts } from './play-texts.ts'
import { RotateHint } from './rotate-hint.tsx'
import { IdleCard, LaunchCard } from './launch-card.tsx'
import { AskCard, TroubleCard } from './stage-cards.tsx'
import { type FillControl, isPhone, useFill } from './use-fill-screen.ts'
import type { GameAds } from './game-ads.ts'
import { type GameFrame, useGameFrame } from './use-game-frame.ts'
import { useScrollLock } from './use-scroll-lock.ts'
import styles from './game-stage.module.css'

export const BAR_ID = 'game-bar'
/** What the way back covers of a game's corner, with a margin. */
const CORNER_PX = 52

export interface GameStageProps {
  game: PlayableGame
  light: Light
  /** Pass the same object while the page stays: the frame's permissions depend on it. */
  site: Omit<FrameSite, 'origin'>
  /** Offered when the game does not work. */
  alternatives: readonly Tile[]
  /** The press on Play that opened this page; `agreed` when the page named the provider and its terms. */
  press?: 'none' | 'play' | 'agreed'
  /** The site's ads for games; absent when it has none. Pass the same object while the page stays. */
  ads?: GameAds
}

/** The place where a game plays, and the slim bar that belongs to it. */
export function GameStage({ game, light, site, alternatives, press = 'none', ads }: GameStageProps) {
  const stage = useRef<HTMLElement>(null)
  const frame = useGameFrame(game, site, press, ads)
  const { focusFrame } = frame
  const refocus = useCallback(() => {
    const active = document.activeElement
    if (!active || active === document.body) focusFrame()
  }, [focusFrame])
  const [startsFilled] = useState(() => press !== 'none' && frame.state.name === 'loading' && isPhone())
  const fill = useFill(stage, game.orientation, refocus, startsFilled)
  useScrollLock(stage)
  const start = useStart(frame, fill, press !== 'none')

  return (
    <>
      <section
        ref={stage}
        className={styles.stage}
        aria-label={texts.stage(game.title)}
        data-fill={fill.fill}
        data-state={frame.state.name}
        data-corner={frame.hasCorner || undefined}
      >
        {/* An SVG's own ratio gives the stage its height in the server's HTML, where style attributes are not allowed. */}
        <svg
          className={styles.sizer}
          viewBox={`0 0 ${Math.round(game.ratio * 900)} 900`}
          aria-hidden="true"
        />
        <StageLight light={light} />
        <SkipLink className={styles.skip} text={texts.skipGame} to={BAR_ID} onLeave={fill.leave} />
        <LeaveFill fill={fill} setCorner={frame.setCorner} />
        <Frame game={game} frame={frame} />
        <StageCard game={game} frame={frame} alternatives={alternatives} start={start} />
        <GameMoments title={game.title} moments={frame.moments} onOpenChange={frame.setPaused} />
        {(frame.state.name === 'loading' || frame.state.name === 'playing') && (
          <RotateHint orientation={game.orientation} />
        )}
        <SkipLink className={styles.skip} text={texts.backToPage} to={BAR_ID} onLeave={fill.leave} />
      </section>
      <PlayBar id={BAR_ID} game={game} frame={frame} fill={fill} />
    </>
  )
}

/** On a phone a game plays in full screen. */
function useStart(frame: GameFrame, fill: FillControl, startsAtOnce: boolean) {
  const fillOnPhone = () => {
    if (isPhone()) fill.enter()
  }
  const { state } = frame
  const before = useRef<typeof state.name | null>(null)
  useEffect(() => {
    const isAtOnce = before.current === null && startsAtOnce
    // What a network draws would lie below the full screen, so an ad comes first. Entering full screen cuts a transition between pages short.
    if (state.name === 'loading' && (isAtOnce || before.current === 'break'))
      void (document.activeViewTransition?.finished ?? Promise.resolve()).then(fillOnPhone, fillOnPhone)
    before.current = state.name
  })
  return {
    play() {
      if (frame.policy && !frame.policy.needsConsent && !frame.hasBreak()) fillOnPhone()
      frame.play()
    },
    agree() {
      const isBreakNext = state.name === 'asking' ? state.hasBreak : frame.hasBreak()
      if (!isBreakNext) fillOnPhone()
      frame.agree()
    },
  }
}

function Frame({ game, frame }: { game: PlayableGame; frame: GameFrame }) {
  const { state, policy, attachFrame, onFrameLoad } = frame
  if (!hasFrame(state) || !policy) return null
  return (
    <div className={styles.fit}>
      <div
        className={styles.ratio}
        data-orientation={game.orientation}
        ref={(element) => element?.style.setProperty('--ratio', String(game.ratio))}
      >
        <iframe
          key={state.attempt}
          ref={attachFrame}
          className={styles.frame}
          title={texts.frame(game.title)}
          sandbox={policy.sandbox}
          allow={policy.allow}
          referrerPolicy={policy.referrerPolicy}
          src={policy.src}
          onLoad={onFrameLoad}
        />
      </div>
    </div>
  )
}

interface StageCardProps {
  game: PlayableGame
  frame: GameFrame
  alternatives: readonly Tile[]
  start: { play: () => void; agree: () => void }
}

function StageCard({ game, frame, alternatives, start }: StageCardProps) {
  const { state, policy } = frame
  const trouble = { game, alternatives, onRetry: frame.retry }
  if (state.name === 'asking' || (state.name === 'idle' && policy?.needsConsent)) {
    return (
      <AskCard
        game={game}
        name={policy?.label ?? game.providerLabel}
        hosts={policy?.hosts ?? []}
        wasPressed={state.name === 'asking'}
        onAgree={start.agree}
      />
    )
  }
  if (state.name === 'idle') return <IdleCard game={game} onPlay={start.play} />
  if (state.name === 'failed') {
    const ownTab = state.reason === 'no-threads' && policy?.origin ? policy.src : undefined
    const { title, text } = ownTab
      ? texts.ownTab
      : { title: texts.failed.title, text: texts.failed.reasons[state.reason] }
    return <TroubleCard {...trouble} title={title} text={text} ownTab={ownTab} />
  }
  if (state.name !== 'playing' || !state.isHelpOpen) {
    return (
      <LaunchCard
        game={game}
        progress={state.name === 'loading' ? state.progress : null}
        isOver={state.name === 'playing'}
      />
    )
  }
  return (
    <TroubleCard
      {...trouble}
      title={texts.help.title}
      text={texts.help.text}
      onClose={() => {
        frame.openHelp(false)
        frame.focusFrame()
      }}
    />
  )
}

function LeaveFill({ fill, setCorner }: { fill: FillControl; setCorner: (side: number) => void }) {
  const isFilled = fill.fill !== 'none'
  useEffect(() => {
    setCorner(isFilled ? CORNER_PX : 0)
  }, [isFilled, setCorner])
  if (!isFilled) return null
  return (
    <button
      type="button"
      className={styles.wayBack}
      aria-label={texts.bar.exitFullscreen}
      onClick={fill.leave}
    >
      <BackIcon />
    </button>
  )
}

/** Before and after the frame, so that a keyboard is never caught between two games' worth of keys. */
function SkipLink({
  className,
  text,
  to,
  onLeave,
}: {
  className: string | undefined
  text: string
  to: string
  onLeave: () => void
}) {
  function skip(event: MouseEvent) {
    event.preventDefault()
    onLeave()
    document.getElementById(to)?.focus()
  }
  return (
    <a className={className} href={`#${to}`} onClick={skip}>
      {text}
    </a>
  )
}
