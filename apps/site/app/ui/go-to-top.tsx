import { useEffect, useState } from 'react'
import { ArrowUpIcon } from './icons.tsx'
import styles from './go-to-top.module.css'

const SHOWN_PAST_PX = 200

export function GoToTop({ label }: { label: string }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let before = 0
    const look = () => {
      const { scrollY } = window
      setIsShown(scrollY > SHOWN_PAST_PX)
      // On a phone, where no edge has room for it, the button and the header's field come with a scroll up.
      if (scrollY !== before) document.documentElement.dataset.scroll = scrollY > before ? 'down' : 'up'
      before = scrollY
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  function go() {
    // The button hides on the way up; if it were still focused, the browser would stop scrolling.
    document.getElementById('content')?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <button
      type="button"
      id="goToTop"
      className={styles.button}
      aria-label={label}
      title={label}
      hidden={!isShown}
      onClick={go}
    >
      <ArrowUpIcon />
    </button>
  )
}
