/** Overlays of the game that never block it: achievements, confetti, and the share dialog the game requested. */
import { useEffect } from 'react'
import { TrophyIcon } from '#app/ui/game-icons.tsx'
import { achievementTexts as texts } from './achievement-texts.ts'
import { Sharing } from './share-button.tsx'
import type { GameMoments as Moments } from './use-game-moments.ts'
import styles from './game-moments.module.css'

const TOAST_MS = 4500
const CONFETTI_PIECES = 24

export interface GameMomentsProps {
  title: string
  moments: Moments
  /** A dialog over the game stops it. */
  onOpenChange: (isOpen: boolean) => void
}

export function GameMoments({ title, moments, onOpenChange }: GameMomentsProps) {
  const { toasts, dropToast, celebrationCount, sharedPath, closeShare } = moments
  const isSharing = sharedPath !== null
  useEffect(() => {
    if (!isSharing) return
    onOpenChange(true)
    return () => onOpenChange(false)
  }, [isSharing, onOpenChange])
  return (
    <>
      <div className={styles.toasts} role="status">
        {toasts.map((toast) => (
          <Toast key={toast.id} title={toast.title} onDone={() => dropToast(toast.id)} />
        ))}
      </div>
      {celebrationCount > 0 && <Confetti key={celebrationCount} />}
      {sharedPath !== null && <Sharing title={title} path={sharedPath} onClose={closeShare} />}
    </>
  )
}

function Toast({ title, onDone }: { title: string; onDone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDone, TOAST_MS)
    return () => clearTimeout(timer)
    // The toast has its own timer, independent of renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <p className={styles.toast}>
      <TrophyIcon />
      <span>
        <small>{texts.achieved}</small>
        {title}
      </span>
    </p>
  )
}

function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: CONFETTI_PIECES }, (_, piece) => (
        <i key={piece} />
      ))}
    </div>
  )
}
