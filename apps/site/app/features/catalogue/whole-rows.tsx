/** A list of tiles in which no row is left half empty, on any screen. */
import type { ReactNode } from 'react'
import { clsx } from '#app/ui/clsx.ts'
import styles from './whole-rows.module.css'

/** So few have a row of their own. */
export const MAX_FEW = 5

/** Columns with tiles of a good size, at each width, the best of them first; `whole-rows.module.css` has the widths. */
const COLUMNS = { tablet: [5, 4, 6], laptop: [6, 7, 5, 8], wide: [10, 9, 8, 11, 7, 6] } as const
type Width = keyof typeof COLUMNS
/** As many columns as the wall has, where that leaves no gap. */
const DENSE_COLUMNS = { tablet: [5, 4, 6], laptop: [8, 7, 6, 5], wide: [10, 9, 11, 8, 7] } as const
const WIDTHS = Object.keys(COLUMNS) as Width[]

export interface Rows {
  columns: number
  /** So many of the first tiles are two columns wide and two rows high, so that the last row is full. */
  big: number
}

/** The columns that need the fewest big tiles; a later choice of columns counts as one more. */
export function chooseRows(count: number, choices: readonly number[]): Rows {
  const fits = choices.flatMap((columns, place) => {
    const big = countBigTiles(count, columns)
    return big === null ? [] : [{ columns, big, cost: big + place }]
  })
  const [best] = fits.toSorted((a, b) => a.cost - b.cost)
  return best ? { columns: best.columns, big: best.big } : { columns: choices[0]!, big: 0 }
}

/** Null where the last row cannot be filled. */
function countBigTiles(count: number, columns: number): number | null {
  for (let big = 0; big < columns && big <= count / 3; big++) {
    const rows = (count + 3 * big) / columns
    const rowsOfBig = 2 * Math.ceil(big / Math.floor(columns / 2))
    if (Number.isInteger(rows) && rowsOfBig <= rows) return big
  }
  return null
}

const layOut = (count: number, isDense: boolean) =>
  count <= MAX_FEW
    ? []
    : WIDTHS.map((width) => ({
        width,
        ...chooseRows(count, isDense ? DENSE_COLUMNS[width] : COLUMNS[width]),
      }))

/** How many of the first tiles are big at some width, so that they need larger pictures. */
export const countLargeTiles = (count: number, isDense = false) =>
  Math.max(0, ...layOut(count, isDense).map(({ big }) => big))

export interface WholeRowsProps {
  label: string
  /** Each a link with a picture and a title that carries `data-title`. */
  tiles: readonly { key: string; content: ReactNode }[]
  /** Smaller tiles in more columns. */
  isDense?: boolean
  /** On a phone the first of many is large, where all rows are full with it. */
  hasLead?: boolean
}

/** Fewer are seen at a glance without a large one. */
const MIN_LED_TILES = 12

export function WholeRows({ label, tiles, isDense = false, hasLead = false }: WholeRowsProps) {
  const count = tiles.length
  const rows = layOut(count, isDense)
  return (
    <ul
      className={clsx(styles.rows, ...rows.map(({ width, columns }) => styles[`${width}${columns}`]))}
      aria-label={label}
      data-count={count <= MAX_FEW ? count : undefined}
      data-lead={hasLead && count >= MIN_LED_TILES && count % 3 === 0 ? '' : undefined}
    >
      {tiles.map(({ key, content }, place) => (
        <li key={key} className={clsx(...rows.map(({ width, big }) => place < big && styles[`${width}Big`]))}>
          {content}
        </li>
      ))}
    </ul>
  )
}
