/** The long list: only the rows that are visible exist in the page. */
import { FlexRender, useTable, type HeaderGroup, type RowSelectionState } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react'
import { describeError } from '../api.ts'
import { Icon } from '../ui/icon.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useGameRows, type GameRow } from './game-rows.ts'
import { COLUMN_CLASSES, COLUMN_SORTS, columns, features } from './games-columns.tsx'
import { ListedGame, LoadingGame } from './listed-game.tsx'
import type { GamesQuery, Sort } from './games-query.ts'
import styles from './games.module.css'

const ROW_PX = 46
const PHONE_ROW_PX = 56
const OVERSCAN_ROWS = 8
/** From one place to the next that is rendered; nobody can read rows that scroll faster. */
const FAST_PX = 90
const PHONE = matchMedia('(max-width: 560px)')

interface GamesTableProps {
  query: GamesQuery
  onSort: (sort: Sort, isDescending: boolean) => void
  /** By slug; also of rows that are not loaded any more. */
  selection: RowSelectionState
  onSelect: Dispatch<SetStateAction<RowSelectionState>>
  onTotal: (total: number) => void
}

export function GamesTable({ query, onSort, selection, onSelect, onTotal }: GamesTableProps) {
  const body = useRef<HTMLDivElement>(null)
  const lastTotal = useRef(0)
  const motion = useRef({ offset: 0, isFast: false })
  const virtualizer = useVirtualizer({
    count: lastTotal.current,
    getScrollElement: () => body.current,
    estimateSize: () => (PHONE.matches ? PHONE_ROW_PX : ROW_PX),
    overscan: OVERSCAN_ROWS,
  })
  const items = virtualizer.getVirtualItems()
  const offset = virtualizer.scrollOffset ?? 0
  // A rendering for another reason, at the same place, says nothing about the speed.
  if (offset !== motion.current.offset)
    motion.current = { offset, isFast: Math.abs(offset - motion.current.offset) > FAST_PX }
  const isScrollingFast = virtualizer.isScrolling && motion.current.isFast
  const rows = useGameRows(query, {
    from: items[0]?.index ?? 0,
    to: items.at(-1)?.index ?? 0,
    isScrollingFast,
  })
  // The virtualizer is asked before the total of a new filter is known, so it counts with the last one until then.
  if (lastTotal.current !== rows.total) {
    lastTotal.current = rows.total
    virtualizer.setOptions({ ...virtualizer.options, count: rows.total })
    queueMicrotask(() => onTotal(rows.total))
  }
  const table = useTable({
    features,
    columns,
    data: rows.loaded,
    getRowId: (game: GameRow) => game.slug,
    state: { rowSelection: selection },
    onRowSelectionChange: onSelect,
  })
  if (rows.isPending) return <Loading />
  if (rows.error) return <ErrorBox message={describeError(rows.error)} onRetry={rows.retry} />
  if (rows.total === 0)
    return (
      <Empty title="No game is like that">
        <p>Change the words or the filters, or import a feed.</p>
      </Empty>
    )
  const { rowsById } = table.getRowModel()
  return (
    <div className={styles.table} role="table" aria-label="Games" aria-rowcount={rows.total + 1}>
      <TableHead groups={table.getHeaderGroups()} query={query} onSort={onSort} />
      <div ref={body} role="rowgroup" className={styles.body} onKeyDown={moveByArrows}>
        <div role="presentation" className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const game = rows.rowAt(index)
            const row = game && rowsById[game.slug]
            return row ? (
              <ListedGame
                key={index}
                {...{ row, index, start, isScrollingFast }}
                isScrolling={virtualizer.isScrolling}
                isSelected={row.getIsSelected()}
              />
            ) : (
              <LoadingGame key={index} {...{ index, start }} />
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface TableHeadProps extends Pick<GamesTableProps, 'query' | 'onSort'> {
  groups: HeaderGroup<typeof features, GameRow>[]
}

/** Not rendered again while the list scrolls. */
const TableHead = memo(function TableHead({ groups, query, onSort }: TableHeadProps) {
  return (
    <div role="rowgroup">
      {groups.map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.headRow}>
          {group.headers.map((header) => (
            <HeaderCell key={header.id} id={header.column.id} query={query} onSort={onSort}>
              <FlexRender header={header} />
            </HeaderCell>
          ))}
        </div>
      ))}
    </div>
  )
})

interface HeaderCellProps {
  id: string
  query: GamesQuery
  onSort: GamesTableProps['onSort']
  children: React.ReactNode
}

function HeaderCell({ id, query, onSort, children }: HeaderCellProps) {
  const sort = COLUMN_SORTS[id]
  const isSorted = sort !== undefined && query.sort === sort
  const direction = query.isDescending ? 'descending' : 'ascending'
  return (
    <div role="columnheader" className={COLUMN_CLASSES[id]} aria-sort={isSorted ? direction : undefined}>
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={styles.sort}
          // Numbers and times are asked for from the top.
          onClick={() => onSort(sort, isSorted ? !query.isDescending : sort !== 'title')}
        >
          {children}
          {isSorted && <Icon name={query.isDescending ? 'down' : 'up'} size={13} />}
        </button>
      )}
    </div>
  )
}

/** Up and down lead from game to game. */
function moveByArrows(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')].sort(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  )
  const row = document.activeElement?.closest('[role="row"]')
  const at = links.findIndex((link) => row?.contains(link))
  const next = links[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
