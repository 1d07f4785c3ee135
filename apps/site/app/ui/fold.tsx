/** On a phone only the first lines of a long part are shown; the rest unfolds without scripts and is always in the page. */
import type { ReactNode } from 'react'
import styles from './fold.module.css'

export interface FoldProps {
  /** On the control that unfolds, and on the one that folds again. */
  more: string
  less: string
  children: ReactNode
}

export function Fold({ more, less, children }: FoldProps) {
  return (
    <div className={styles.fold}>
      <div className={styles.content}>{children}</div>
      <details className={styles.control}>
        <summary>
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
        </summary>
      </details>
    </div>
  )
}
