/** One line over days, and the same numbers as a table. */
import { formatNumber } from '../format.ts'
import styles from './line-plot.module.css'

const WIDTH = 280
const HEIGHT = 44

export interface DayCount {
  day: string
  count: number
}

export function LinePlot({ label, days }: { label: string; days: readonly DayCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = WIDTH / Math.max(1, days.length - 1)
  const points = days.map(
    ({ count }, place) =>
      `${(place * step).toFixed(1)},${(HEIGHT - (count / most) * (HEIGHT - 4)).toFixed(1)}`,
  )
  return (
    <div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} of the last ${days.length} days, at most ${formatNumber(most)} on a day`}
      >
        <polygon className={styles.area} points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
        <polyline className={styles.line} points={points.join(' ')} />
      </svg>
      <details className={styles.details}>
        <summary>As a table</summary>
        <table className={styles.table}>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
