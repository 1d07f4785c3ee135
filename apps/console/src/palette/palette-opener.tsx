/** Ctrl K or Cmd K, and the button: both load the palette with its first use. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from '../shell.module.css'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens it from elsewhere, such as the menu of a phone, which has no such keys. */
export const PALETTE_EVENT = 'console-palette'

export function PaletteOpener() {
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.shiftKey || event.altKey) return
      // Browsers have their own search there.
      event.preventDefault()
      setLoaded(true)
      setOpen((open) => !open)
    }
    function onAsked() {
      setLoaded(true)
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    addEventListener(PALETTE_EVENT, onAsked)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener(PALETTE_EVENT, onAsked)
    }
  }, [])

  return (
    <>
      <button
        type="button"
        className={`${styles.entry} ${styles.opener}`}
        aria-haspopup="dialog"
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      >
        <Icon name="search" />
        <span>Go to</span>
        <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isLoaded && (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
