/** A list of tiles in which no row is left half empty, on any screen. */
import type { ReactNode } from 'react'
import { clsx } from '#app/ui/clsx.ts'
import styles from './whole-rows.module.css'

/** So few are larger on a desktop, in rows of their own number. */
const MAX_FEW = 12

/** How many tiles must be two columns wide and two rows high so that the last row of `columns` is full. */
export function countBigTiles(count: number, columns: number): number {
  for (let big = 0; big < columns && big <= count / 3; big++)
    if ((count + 3 * big) % columns === 0) return big
  return 0
}

export interface WholeRowsProps {
  label: string
  /** Each a link with a picture and a title that carries `data-title`. */
  tiles: readonly { key: string; content: ReactNode }[]
}

export function WholeRows({ label, tiles }: WholeRowsProps) {
  const count = tiles.length
  const isFew = count <= MAX_FEW
  const isBig = (place: number, columns: number) => place < countBigTiles(count, columns)
  return (
    <ul className={styles.rows} aria-label={label} data-count={isFew ? count : undefined}>
      {tiles.map(({ key, content }, place) => (
        <li
          key={key}
          className={clsx(
            isBig(place, 5) && styles.big5,
            !isFew && isBig(place, 8) && styles.big8,
            !isFew && isBig(place, 10) && styles.big10,
          )}
        >
          {content}
        </li>
      ))}
    </ul>
  )
}
