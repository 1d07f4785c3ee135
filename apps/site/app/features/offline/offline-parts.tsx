/** What a page needs of the service worker, brought in when it has nothing else to do. */
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isPlayPage } from '#app/domain/canonical-path.ts'
import { OFFLINE_PATH } from '#app/site-paths.ts'
import { OfflineIcon } from '#app/ui/icons.tsx'
import { canSaveOffline } from './ask-worker.ts'
import { readInstallOffer, subscribeInstallOffer } from './install-event.ts'
import { offlineTexts as texts } from './offline-texts.ts'
import { useOnline } from './use-online.ts'
import { scheduleStarters, endWorker, reloadIfQuiet, startWorker, reportVisited } from './worker-client.ts'
import styles from './offline-parts.module.css'

const InstallPrompt = lazy(() => import('./install-prompt.tsx'))

export interface OfflinePartsProps {
  siteName: string
  /** False where the operator has switched the worker off. */
  hasWorker: boolean
}

export default function OfflineParts({ siteName, hasWorker }: OfflinePartsProps) {
  const { pathname, search } = useLocation()
  const isOnline = useOnline()
  const offer = useSyncExternalStore(subscribeInstallOffer, readInstallOffer, () => null)
  const first = useRef(true)
  useEffect(() => void (hasWorker ? startWorker() : endWorker()), [hasWorker])
  useEffect(
    () => (hasWorker && canSaveOffline() && !isPlayPage(pathname) ? scheduleStarters() : undefined),
    [hasWorker, pathname],
  )
  useEffect(() => {
    // The first page was the browser's own navigation: the worker has seen it, or asks for it when it begins.
    if (first.current) first.current = false
    else if (canSaveOffline()) reportVisited()
    reloadIfQuiet()
  }, [pathname, search])
  return (
    <>
      {!isOnline && pathname !== OFFLINE_PATH && !isPlayPage(pathname) && (
        <p className={styles.offline} role="status" data-bottom-note="">
          <OfflineIcon />
          {texts.offline}
          <a href={OFFLINE_PATH}>{texts.offlineGames}</a>
        </p>
      )}
      {offer && (
        <Suspense>
          <InstallPrompt offer={offer} siteName={siteName} isPlaying={isPlayPage(pathname)} />
        </Suspense>
      )}
    </>
  )
}
