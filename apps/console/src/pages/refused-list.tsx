/** Refused records by reason; the titles unfold. */
import { Link } from 'react-router'
import { formatNumber } from '../format.ts'
import { toRefusedPath } from './refused-query.ts'
import styles from './feeds.module.css'

interface Refused {
  reason: string
  total: number
  titles: readonly string[]
}

interface RefusedListProps {
  refused: readonly Refused[]
  /** Whose records they are; left out where none is stored. */
  provider?: string
}

export function RefusedList({ refused, provider }: RefusedListProps) {
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
          {provider !== undefined && (
            <p>
              <Link to={toRefusedPath({ provider, reason })}>Look at them, or allow one</Link>
            </p>
          )}
        </details>
      ))}
    </section>
  )
}
