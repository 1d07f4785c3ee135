import { useEffect, useRef, useState } from 'react'
import { ArrowUpIcon } from './icons.tsx'
import styles from './go-to-top.module.css'

const SHOWN_PAST_PX = 200

export function GoToTop({ label }: { label: string }) {
  const [isShown, setIsShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let before = 0
    const look = () => {
      const { scrollY } = window
      setIsShown(scrollY > SHOWN_PAST_PX)
      // Who scrolls on down looks at games: a phone has no edge beside them.
      if (button.current) button.current.dataset.quiet = String(scrollY > before)
      before = scrollY
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  function go() {
    // The button hides on the way up; were it still focused, the browser would drop the scroll with it.
    document.getElementById('content')?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <button
      ref={button}
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
