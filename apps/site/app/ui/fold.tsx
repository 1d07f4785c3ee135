/** Of a long part only the first lines are shown; the rest unfolds without scripts and is always in the page. */
import type { ReactNode } from 'react'
import { clsx } from './clsx.ts'
import styles from './fold.module.css'

export interface FoldProps {
  /** The texts of the unfold control and of the fold control. */
  more: string
  less: string
  /** Also folds on a tablet, where the lines are longer; it does unless this is false. */
  isAlsoTablet?: boolean
  /** Also folds on a wide window. */
  isAlsoWide?: boolean
  children: ReactNode
}

export function Fold({ more, less, isAlsoTablet = true, isAlsoWide = false, children }: FoldProps) {
  return (
    <div className={clsx(styles.fold, isAlsoTablet && styles.alsoTablet, isAlsoWide && styles.alsoWide)}>
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
