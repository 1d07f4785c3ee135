/** One row of the long list. While the list scrolls at one speed, rows that stay are not rendered again. */
import { FlexRender, type Row } from '@tanstack/react-table'
import { memo, useState } from 'react'
import type { GameRow } from './game-rows.ts'
import { COLUMN_CLASSES, HasCover, type features } from './games-columns.tsx'
import styles from './games.module.css'

interface Place {
  index: number
  /** Pixels from the top of the list. */
  start: number
}

interface ListedGameProps extends Place {
  row: Row<typeof features, GameRow>
  isSelected: boolean
  /** Nobody can read the rows: one that comes now has its title only, until the list is slower. */
  isScrollingFast: boolean
  /** A cover comes when the list rests; one that was shown stays. */
  isScrolling: boolean
}

export const ListedGame = memo(function ListedGame(props: ListedGameProps) {
  const { row, index, start, isSelected, isScrollingFast, isScrolling } = props
  const [hasCover, setHasCover] = useState(!isScrolling)
  if (!isScrolling && !hasCover) setHasCover(true)
  const [isComplete, setComplete] = useState(!isScrollingFast)
  if (!isScrollingFast && !isComplete) setComplete(true)
  return (
    <div
      role="row"
      // The first one is the heading.
      aria-rowindex={index + 2}
      className={styles.row}
      data-selected={isSelected || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {isComplete ? (
        <HasCover value={hasCover}>
          {row.getAllCells().map((cell) => (
            <div key={cell.id} role="cell" className={COLUMN_CLASSES[cell.column.id]}>
              <FlexRender cell={cell} />
            </div>
          ))}
        </HasCover>
      ) : (
        <div role="cell" className={styles.passing}>
          {row.original.title}
        </div>
      )}
    </div>
  )
})

/** Where a row will be. */
export function LoadingGame({ index, start }: Place) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy="true"
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="cell" />
      <div role="cell" className={styles.placeholder} />
    </div>
  )
}
