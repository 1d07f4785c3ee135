/** A list of numbers: each beside an earlier one, with a small plot; all of them as a table, too. */
import type { ReactNode } from 'react'
import { formatNumber, formatWeekday } from '../format.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Sparkline, type DayValue } from '../ui/line-plot.tsx'
import type { Change } from './statistics-texts.ts'
import styles from './today.module.css'

export interface FigureRow {
  key: string
  label: string
  /** Where more is to be seen. */
  name?: ReactNode
  now: number
  /** Null: not known. */
  before: number | null
  days: readonly DayValue[]
  change?: Change | null
  format?: (value: number) => string
  /** Below the name. */
  note?: ReactNode
}

interface FigureRowsProps {
  /** Names the table. */
  label: string
  /** What the two numbers are. */
  nowHead: string
  beforeHead: string
  rows: readonly FigureRow[]
}

export function FigureRows({ label, nowHead, beforeHead, rows }: FigureRowsProps) {
  if (rows.length === 0) return null
  return (
    <>
      <ul className={styles.figures}>
        {rows.map((row) => (
          <Row key={row.key} row={row} beforeHead={beforeHead} />
        ))}
      </ul>
      <details className={styles.table}>
        <summary>As a table</summary>
        <DataTable
          label={label}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { head: 'What', render: (row) => row.label },
            { head: nowHead, kind: 'number', render: (row) => show(row, row.now) },
            { head: beforeHead, kind: 'number', render: (row) => show(row, row.before) },
            ...rows[0]!.days.toReversed().map(({ day }, place) => ({
              head: formatWeekday(day),
              kind: 'number' as const,
              render: (row: FigureRow) => show(row, row.days.at(-1 - place)?.value ?? null),
            })),
          ]}
        />
      </details>
    </>
  )
}

const show = ({ format = formatNumber }: FigureRow, value: number | null) =>
  value === null ? '–' : format(value)

function Row({ row, beforeHead }: { row: FigureRow; beforeHead: string }) {
  const { label, name = label, now, before, days, change, format, note } = row
  return (
    <li>
      <div className={styles.name}>
        {name}
        <small>
          {change && <span className={styles[change.kind]}>{change.text} </span>}
          {before === null ? `${beforeHead}: not known` : `${beforeHead}: ${show(row, before)}`}
        </small>
        {note}
      </div>
      <div className={styles.spark}>
        <Sparkline label={label} days={days} format={format} />
      </div>
      <strong>{show(row, now)}</strong>
    </li>
  )
}
