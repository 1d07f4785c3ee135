import { useSyncExternalStore } from 'react'
import { updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { RotateIcon } from '#app/ui/game-icons.tsx'
import type { PlayableGame } from './playable-game.ts'
import { playTexts as texts } from './play-texts.ts'
import { isPhone } from './use-fill-screen.ts'
import styles from './rotate-hint.module.css'

const HINT_NAME = 'rotate'
const UPRIGHT = '(orientation: portrait)'

/** Asks to turn the phone; the game runs on behind it. */
export function RotateHint({ orientation }: { orientation: PlayableGame['orientation'] }) {
  const isUpright = useSyncExternalStore(
    watchUpright,
    () => matchMedia(UPRIGHT).matches,
    () => orientation === 'portrait',
  )
  const isDismissed = useLocalData((data) => data.dismissed.includes(HINT_NAME))
  const isRight = orientation === 'any' || isUpright === (orientation === 'portrait')
  if (isRight || isDismissed || !isPhone()) return null
  return (
    <div className={styles.hint} role="status">
      <RotateIcon />
      <span>{texts.rotate[orientation]}</span>
      <button
        type="button"
        onClick={() => updateLocal((data) => ({ ...data, dismissed: [...data.dismissed, HINT_NAME] }))}
      >
        {texts.rotate.dismiss}
      </button>
    </div>
  )
}

function watchUpright(listener: () => void) {
  const query = matchMedia(UPRIGHT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
