/** On a phone only the first rows of a long table or list are shown; the rest unfolds without scripts and is always in the page. */
import type { ReactNode } from 'react'
import styles from './folded-rows.module.css'

export interface FoldedRowsProps {
  /** The texts of the unfold control and of the fold control. */
  more: string
  less: string
  children: ReactNode
}

export function FoldedRows({ more, less, children }: FoldedRowsProps) {
  return (
    <div className={styles.folded}>
      {children}
      <details className={styles.control}>
        <summary>
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
        </summary>
      </details>
    </div>
  )
}
