/** One row of the home page in the list: dragged by its handle, or moved with the keyboard. */
import { useSortable } from '@dnd-kit/sortable'
import { useId } from 'react'
import { formatDay } from '../format.ts'
import { Badge } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from './game-picker.tsx'
import { HomeRowForm } from './home-row-form.tsx'
import { findState, nameRow, RULES, type DraftRow, type HomeRow, type HomeRows } from './home-rows-data.ts'
import styles from './home-rows.module.css'

export interface RowActions {
  change: (row: HomeRow, added?: { slug: string; title: string }) => void
  /** By so many places. */
  move: (by: 1 | -1) => void
  remove: () => void
  toggle: () => void
}

interface HomeRowCardProps {
  draft: DraftRow
  place: number
  count: number
  home: HomeRows
  isOpen: boolean
  faults: Readonly<Record<string, string>>
  actions: RowActions
}

export function HomeRowCard({ draft, place, count, home, isOpen, faults, actions }: HomeRowCardProps) {
  const { key, row } = draft
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: key })
  const bodyId = useId()
  const name = nameRow(row, home.categories)
  const isFaulty = Object.keys(faults).length > 0
  const moved = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      data-faulty={isFaulty || undefined}
      style={{ transform: moved, transition }}
    >
      <div className={styles.rowHead}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={`Drag ${name}`}
        >
          <Icon name="drag" />
        </button>
        <button
          type="button"
          className={styles.rowName}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={actions.toggle}
        >
          <strong>{name}</strong>
          <small>
            {row.label || row.rule === 'category' || row.rule === 'tag'
              ? RULES[row.rule]
              : `Row ${place + 1}`}
            {isFaulty && <span className={styles.fault}>, to correct</span>}
          </small>
        </button>
        <State row={row} today={home.today} />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={!row.isOff}
            onChange={({ target }) => actions.change({ ...row, isOff: !target.checked })}
          />
          <span>
            On<span className="visually-hidden">: {name}</span>
          </span>
        </label>
        <span className={styles.buttons}>
          <IconButton
            name="up"
            label={`Move ${name} up`}
            isOff={place === 0}
            onPress={() => actions.move(-1)}
          />
          <IconButton
            name="down"
            label={`Move ${name} down`}
            isOff={place === count - 1}
            onPress={() => actions.move(1)}
          />
          <IconButton name="close" label={`Remove ${name}`} onPress={actions.remove} />
        </span>
      </div>
      <div id={bodyId} className={styles.rowBody} hidden={!isOpen}>
        {isOpen && <HomeRowForm row={row} home={home} faults={faults} onChange={actions.change} />}
      </div>
    </li>
  )
}

function State({ row, today }: { row: HomeRow; today: string }) {
  const state = findState(row, today)
  if (state === 'off') return <Badge kind="neutral">Off</Badge>
  if (state === 'later') return <Badge kind="wait">From {formatDay(row.from!)}</Badge>
  if (state === 'over') return <Badge kind="neutral">Over</Badge>
  return <Badge kind="good">{row.until ? `Until ${formatDay(row.until)}` : 'Shown'}</Badge>
}
