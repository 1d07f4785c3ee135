/** What a page shows instead of its content: it loads, there is nothing, it failed. */
import type { ReactNode } from 'react'
import { Button } from './controls.tsx'
import styles from './states.module.css'

export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading</span>
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.bar} />
    </div>
  )
}

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

export function ErrorBox({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
