/** Refused records by reason; the titles unfold. */
import { formatNumber } from '../format.ts'
import styles from './feeds.module.css'

interface Refused {
  reason: string
  total: number
  titles: readonly string[]
}

export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <section className={styles.refused}>
      <h3>Refused, by reason</h3>
      {refused.map(({ reason, total, titles }) => (
        <details key={reason}>
          <summary>
            {formatNumber(total)}: {reason}
          </summary>
          <p>
            {titles.join(', ') || 'Without a title.'}
            {titles.length > 0 && total > titles.length && ` and ${formatNumber(total - titles.length)} more`}
          </p>
        </details>
      ))}
    </section>
  )
}
