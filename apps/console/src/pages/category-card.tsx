/** One category in the list: dragged by its handle or moved with buttons, hidden with one press. */
import { useSortable } from '@dnd-kit/sortable'
import { useState } from 'react'
import { Badge } from '../ui/controls.tsx'
import { CategoryIcon } from '../ui/category-icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { describeCategory, type Category } from './categories-data.ts'
import { IconButton } from './game-picker.tsx'
import styles from './home-rows.module.css'
import own from './categories.module.css'

interface CategoryCardProps {
  category: Category
  place: number
  count: number
  /** Null for a person who only reads. */
  actions: {
    edit: () => void
    /** By so many places. */
    move: (by: 1 | -1) => void
    /** Resolves when it is done or was refused. */
    hide: (isHidden: boolean) => Promise<void>
    remove: () => void
  } | null
}

export function CategoryCard({ category, place, count, actions }: CategoryCardProps) {
  const { id, label, icon, origin } = category
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: actions === null })
  const moved = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: moved, transition }}
    >
      <div className={styles.rowHead}>
        {actions && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={styles.handle}
            {...attributes}
            {...listeners}
            aria-label={`Drag ${label}`}
          >
            <Icon name="drag" />
          </button>
        )}
        <span className={own.sign}>
          <CategoryIcon name={icon} />
        </span>
        <CategoryName category={category} onEdit={actions?.edit} />
        <State category={category} />
        {actions && (
          <>
            <ShowSwitch category={category} onHide={actions.hide} />
            <span className={styles.buttons}>
              <IconButton
                name="up"
                label={`Move ${label} up`}
                isOff={place === 0}
                onPress={() => actions.move(-1)}
              />
              <IconButton
                name="down"
                label={`Move ${label} down`}
                isOff={place === count - 1}
                onPress={() => actions.move(1)}
              />
              {origin === 'operator' ? (
                <IconButton name="close" label={`Remove ${label}`} onPress={actions.remove} />
              ) : (
                <span className={own.space} />
              )}
            </span>
          </>
        )}
      </div>
    </li>
  )
}

interface ShowSwitchProps {
  category: Category
  onHide: (isHidden: boolean) => Promise<void>
}

function ShowSwitch({ category: { label, isHidden }, onHide }: ShowSwitchProps) {
  /** Until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  async function change(isShown: boolean) {
    setWanted(isShown)
    await onHide(!isShown)
    setWanted(null)
  }
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={wanted ?? !isHidden}
        onChange={({ target }) => void change(target.checked)}
      />
      <span>
        Show<span className="visually-hidden">: {label}</span>
      </span>
    </label>
  )
}

function CategoryName({ category, onEdit }: { category: Category; onEdit?: () => void }) {
  const texts = (
    <>
      <strong>{category.label}</strong>
      <small>{describeCategory(category)}</small>
    </>
  )
  if (!onEdit) return <div className={own.name}>{texts}</div>
  return (
    <button type="button" className={styles.rowName} onClick={onEdit}>
      {texts}
      <span className="visually-hidden">Edit</span>
    </button>
  )
}

function State({ category: { isHidden, games, origin } }: { category: Category }) {
  if (isHidden) return <Badge kind="neutral">Hidden</Badge>
  if (games === 0 && origin !== 'type') return <Badge kind="wait">No games</Badge>
  return <Badge kind="good">Listed</Badge>
}
