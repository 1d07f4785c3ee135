import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  head: string
  /** Only for screen readers, such as over a column of buttons. */
  isHeadHidden?: boolean
  kind?: 'nowrap' | 'long' | 'number'
  render: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A short table; on a phone each row is a card, and each value has its column's name. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <ScrollRegion label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ head, isHeadHidden, kind }) => (
              <th key={head} scope="col" className={kind && styles[kind]}>
                {isHeadHidden ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, isHeadHidden, kind, render }) => (
                <td key={head} className={kind && styles[kind]} data-head={isHeadHidden ? undefined : head}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
