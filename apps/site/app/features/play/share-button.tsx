import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#app/features/navigation/lazy-part.tsx'
import { ShareIcon } from '#app/ui/game-icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { shareTexts as texts } from './share-texts.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((module) => module.ShareDialog))

export interface ShareButtonProps {
  title: string
  /** The page's path on this site. */
  path: string
}

export function ShareButton({ title, path }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PillButton label={texts.open} icon={<ShareIcon />} text={texts.open} onPress={() => setIsOpen(true)} />
      {isOpen && <Sharing title={title} path={path} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** On a hand-held the system's own sheet; elsewhere the link and a code to go on with a phone. */
export function Sharing({ title, path, onClose }: ShareButtonProps & { onClose: () => void }) {
  const [isOurs, setIsOurs] = useState(false)
  const isAsked = useRef(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return setIsOurs(true)
    navigator.share({ title, url: location.origin + path }).then(
      () => close.current(),
      (error: unknown) => {
        // Closing the sheet is an answer too; anything else gets our own dialog.
        if (error instanceof DOMException && error.name === 'AbortError') close.current()
        else setIsOurs(true)
      },
    )
  }, [title, path])
  if (!isOurs) return null
  return (
    <Suspense>
      <ShareDialog title={title} path={path} onClose={onClose} />
    </Suspense>
  )
}
