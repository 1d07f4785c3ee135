/** Of a long part only the first lines are shown; the rest unfolds without scripts and is always in the page. */
import { type ReactNode, useEffect, useRef } from 'react'
import { clsx } from './clsx.ts'
import styles from './fold.module.css'

/** Less than this, in lines, is not worth a press. */
const MIN_HIDDEN_LINES = 1.5

export interface FoldProps {
  /** The texts of the unfold control and of the fold control. */
  more: string
  less: string
  /** Also folds on a tablet, where the lines are longer; it does unless this is false. */
  isAlsoTablet?: boolean
  /** Also folds on a wide window, where the content itself shows what is hidden. */
  isAlsoWide?: boolean
  children: ReactNode
}

export function Fold({ more, less, isAlsoTablet = true, isAlsoWide = false, children }: FoldProps) {
  const content = useRef<HTMLDivElement>(null)
  // The server can only guess at the number of lines.
  useEffect(() => {
    const measure = () => content.current && markWhole(content.current)
    measure()
    void document.fonts?.ready.then(measure)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  return (
    <div className={clsx(styles.fold, isAlsoTablet && styles.alsoTablet, isAlsoWide && styles.alsoWide)}>
      <div ref={content} className={styles.content}>
        {children}
      </div>
      <details className={styles.control}>
        <summary>
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
        </summary>
      </details>
    </div>
  )
}

/** Shows all of what is cut by a line or less; unfolded content stays as it is. */
function markWhole(content: HTMLElement): void {
  const fold = content.parentElement!
  if (fold.querySelector('[open]')) return
  delete fold.dataset.whole
  const line = Number.parseFloat(getComputedStyle(content.querySelector('p') ?? content).lineHeight)
  if (content.scrollHeight - content.clientHeight <= MIN_HIDDEN_LINES * line) fold.dataset.whole = ''
}
