import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The head of a page; the browser's title follows it. */
export function PageHead({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <title>{`${title} – Playhouse console`}</title>
      <div className={styles.titles}>
        <h1>{title}</h1>
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
