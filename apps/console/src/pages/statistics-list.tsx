/** One list of the statistics: its rows narrow the page to a game or a source. */
import type { ReactNode } from 'react'
import { formatNumber } from '../format.ts'
import type { Metric, Statistics, StatisticsRow } from './statistics-query.ts'
import { describeChange } from './statistics-texts.ts'
import styles from './statistics.module.css'

type List = NonNullable<Statistics['games']>

interface StatisticsListProps {
  /** Of searches without results more is worse. */
  metric: Metric
  title: string
  list: List
  /** Of what the count is. */
  unit: string
  empty: string
  /** What is not listed: too rare, or further down. */
  otherText: string
  renderName: (row: StatisticsRow) => ReactNode
}

export function StatisticsList({
  metric,
  title,
  list,
  unit,
  empty,
  otherText,
  renderName,
}: StatisticsListProps) {
  const { rows, other } = list
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <span>{unit}</span>
      </div>
      {rows.length === 0 && other === 0 && <p className={styles.dim}>{empty}</p>}
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={row.key}>
            <progress className={styles.share} value={row.count} max={most} aria-hidden="true" />
            <span className={styles.name}>{renderName(row)}</span>
            <span className={styles.count}>{formatNumber(row.count)}</span>
            <Change metric={metric} now={row.count} before={row.before} />
          </li>
        ))}
        {other > 0 && (
          <li className={styles.other}>
            <span className={styles.name}>{otherText}</span>
            <span className={styles.count}>{other < 5 ? 'under 5' : formatNumber(other)}</span>
            <span />
          </li>
        )}
      </ol>
    </section>
  )
}

function Change({ metric, now, before }: { metric: Metric; now: number; before: number | null }) {
  const change = describeChange(metric, now, before)
  if (!change) return <span />
  return (
    <span className={styles[change.kind]} title={`Before: ${formatNumber(before!)}`}>
      {change.text}
    </span>
  )
}
