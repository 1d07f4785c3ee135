import { useEffect } from 'react'
import { readLocal, updateLocal } from '#app/features/local-data/local-store.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { CloseIcon, OfflineIcon } from '#app/ui/icons.tsx'
import { dropInstallOffer, type InstallEvent } from './install-event.ts'
import { offlineTexts as texts } from './offline-texts.ts'
import styles from './install-prompt.module.css'

/** The name under which "not again" is remembered. */
const DISMISSED = 'install'
const GAMES_BEFORE = 2

interface InstallPromptProps {
  offer: InstallEvent
  siteName: string
  isPlaying: boolean
}

/** Offered once, after the second game, when the browser allows it; a no is final. */
export default function InstallPrompt({ offer, siteName, isPlaying }: InstallPromptProps) {
  const hasPlayed = useLocalData((data) => data.recent.length >= GAMES_BEFORE)
  const isDismissed = useLocalData((data) => data.dismissed.includes(DISMISSED))
  const isShown = hasPlayed && !isDismissed && !isPlaying
  useEffect(() => {
    if (!isShown) return
    // A visitor who leaves without an answer is not asked again.
    window.addEventListener('pagehide', dismiss)
    return () => window.removeEventListener('pagehide', dismiss)
  }, [isShown])
  if (!isShown) return null

  async function install() {
    await offer.prompt()
    dismiss()
    dropInstallOffer()
  }
  return (
    <aside className={styles.card} aria-label={texts.installTitle(siteName)} data-bottom-note="">
      <OfflineIcon />
      <div>
        <p className={styles.title}>{texts.installTitle(siteName)}</p>
        <p>{texts.installAbout}</p>
      </div>
      <button type="button" className={styles.install} onClick={() => void install()}>
        {texts.install}
      </button>
      <button type="button" className={styles.close} aria-label={texts.notNow} onClick={dismiss}>
        <CloseIcon />
      </button>
    </aside>
  )
}

function dismiss() {
  if (readLocal().dismissed.includes(DISMISSED)) return
  updateLocal((data) => ({ ...data, dismissed: [...data.dismissed, DISMISSED] }))
}
