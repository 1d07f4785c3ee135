/** One line over days, and the same numbers as a table. */
import { formatDay, formatNumber } from '../format.ts'
import styles from './line-plot.module.css'

const WIDTH = 280
const HEIGHT = 44
const EDGE = 4

export interface DayValue {
  day: string
  /** Null: not known. */
  value: number | null
}

interface LineProps {
  label: string
  days: readonly DayValue[]
  /** Of a value, as people read it. */
  format?: (value: number) => string
}

/** Only the line; its numbers stand in a table beside it. Days that are not known are gaps. */
export function Sparkline({ label, days, format = formatNumber }: LineProps) {
  const known = days.flatMap(({ value }) => value ?? [])
  const most = Math.max(0, ...known)
  const step = WIDTH / Math.max(1, days.length - 1)
  const toY = (value: number) => HEIGHT - (most === 0 ? 0 : (value / most) * (HEIGHT - EDGE))
  const text =
    known.length === 0
      ? `${label}: nothing is known of the last ${days.length} days`
      : `${label} of ${days.length} days, at most ${format(most)} on a day`
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
    >
      {findRuns(days).map((run) => {
        const points = run.map(({ place, value }) => `${(place * step).toFixed(1)},${toY(value).toFixed(1)}`)
        const [first, last] = [run[0]!, run.at(-1)!].map(({ place }) => (place * step).toFixed(1))
        return (
          <g key={run[0]!.place}>
            <polygon
              className={styles.area}
              points={`${first},${HEIGHT} ${points.join(' ')} ${last},${HEIGHT}`}
            />
            <path className={styles.line} d={`M ${points.join(' L ')}${run.length === 1 ? ' h 0' : ''}`} />
          </g>
        )
      })}
    </svg>
  )
}

interface Known {
  place: number
  value: number
}

/** Known days that follow each other. */
function findRuns(days: readonly DayValue[]): Known[][] {
  const runs: Known[][] = []
  for (const [place, { value }] of days.entries()) {
    if (value === null) continue
    const run = runs.at(-1)
    if (run?.at(-1)?.place === place - 1) run.push({ place, value })
    else runs.push([{ place, value }])
  }
  return runs
}

export function LinePlot({ label, days, format = formatNumber }: LineProps) {
  return (
    <div>
      <Sparkline label={label} days={days} format={format} />
      <details className={styles.details}>
        <summary>As a table</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{label}</caption>
          <tbody>
            {days.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{value === null ? '–' : format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
