import { lazy, Suspense, useState } from 'react'
import { ShareIcon } from '#app/ui/icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { playTexts as texts } from './play-texts.ts'

const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

export interface ShareButtonProps {
  title: string
  /** The page's path on this site. */
  path: string
}

/** On a hand-held the system's own sheet; elsewhere the link and a code to go on with a phone. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  function share() {
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return setIsOpen(true)
    navigator.share({ title, url: location.origin + path }).catch((error: unknown) => {
      // Closing the sheet is an answer too; anything else gets our own dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsOpen(true)
    })
  }
  return (
    <>
      <PillButton label={texts.share.open} icon={<ShareIcon />} text={texts.share.open} onPress={share} />
      {isOpen && (
        <Suspense>
          <ShareDialog title={title} path={path} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
