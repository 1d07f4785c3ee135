/** A full-screen promotion: before a game, between levels or pages, or watched for a reward. It can be closed at once. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { CloseIcon, PlayIcon } from '#app/ui/icons.tsx'
import type { BreakKind } from './ad-break.ts'
import { adTexts as texts } from './ad-texts.ts'
import { type Promo, promoLight, promoPath, promoPicture } from './promo.ts'
import styles from './house-break.module.css'

const BREAK_SECONDS = 8
const REWARD_SECONDS = 6

export interface HouseBreakProps {
  promo: Promo
  kind: BreakKind
  onClick: () => void
  onGrant: () => void
  onEnd: (wasWatched: boolean) => void
}

export function HouseBreak({ promo, kind, onClick, onGrant, onEnd }: HouseBreakProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isRewarded = kind === 'rewarded'
  const seconds = isRewarded ? REWARD_SECONDS : BREAK_SECONDS
  const left = useCountdown(seconds)
  const isOver = left === 0
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  // Closed before it leaves the page, so that the game gets the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (!isOver) return
    if (isRewarded) onGrant()
    else end.current(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the time is over
  }, [isOver])
  const close = () => onEnd(isRewarded && isOver)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-ad-kind={kind}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <img className={styles.light} src={promoLight(promo)} alt="" width={96} height={96} />
      <div className={styles.top}>
        <p className={styles.label}>
          <strong>{texts.advertisement}</strong> {texts.fromHere}
        </p>
        <button type="button" className={styles.close} aria-label={texts.closeAd} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>
        <img className={styles.cover} src={promoPicture(promo, 640)} alt="" width={640} height={400} />
        <div className={styles.words}>
          <h2 id={titleId}>{promo.title}</h2>
          {promo.line !== '' && <p>{promo.line}</p>}
          <a className={styles.play} href={promoPath(promo)} target="_blank" rel="noopener" onClick={onClick}>
            <PlayIcon />
            {texts.playTitle(promo.title)}
            <span className="visually-hidden"> ({texts.newTab})</span>
          </a>
        </div>
      </div>
      <BreakFoot kind={kind} left={left} seconds={seconds} onClose={close} />
    </dialog>
  )
}

interface BreakFootProps {
  kind: BreakKind
  left: number
  seconds: number
  onClose: () => void
}

function BreakFoot({ kind, left, seconds, onClose }: BreakFootProps) {
  const isRewarded = kind === 'rewarded'
  const isGranted = isRewarded && left === 0
  const said = isGranted ? texts.granted : countDown(kind)(left)
  const button = nameButton(kind, isGranted)
  return (
    <div className={styles.foot} data-granted={isGranted ? '' : undefined}>
      <progress className={styles.progress} max={seconds} value={seconds - left} aria-label={said} />
      <p className={styles.said}>{said}</p>
      {/* Announced once, at the moment that matters: a screen reader that reads every second would drown everything else. */}
      <p className="visually-hidden" role="status">
        {isGranted && texts.granted}
      </p>
      <button
        type="button"
        className={isRewarded && !isGranted ? styles.quiet : styles.goOn}
        onClick={onClose}
      >
        {button}
      </button>
    </div>
  )
}

function nameButton(kind: BreakKind, isGranted: boolean): string {
  if (kind === 'rewarded') return isGranted ? texts.takeReward : texts.noReward
  if (kind === 'before-play') return texts.startGame
  return kind === 'interstitial' ? texts.goOnPage : texts.goOn
}

function countDown(kind: BreakKind): (seconds: number) => string {
  if (kind === 'rewarded') return texts.rewardIn
  return kind === 'before-play' ? texts.startsIn : texts.closesIn
}

/** Seconds left; paused while the page is hidden. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((before) => Math.max(0, before - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
