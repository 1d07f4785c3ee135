/** A list whose entries are dragged, also with the keyboard; moves are read aloud. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState, type ReactNode } from 'react'
import styles from './home-rows.module.css'

/** Less is a press. */
const DRAG_FROM_PX = 4

interface SortableListProps {
  label: string
  /** What an entry is called, such as `row`. */
  noun: string
  /** In their order. */
  keys: readonly string[]
  nameOf: (key: string) => string
  onStart?: () => void
  onMove: (from: number, to: number) => void
  /** The entries, which use `useSortable` with their keys; `move` is for their buttons. */
  children: (move: (from: number, to: number) => void) => ReactNode
}

export function SortableList({ label, noun, keys, nameOf, onStart, onMove, children }: SortableListProps) {
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (key: unknown) => keys.indexOf(String(key))
  const name = (key: unknown) => nameOf(String(key))

  function move(from: number, to: number) {
    if (from < 0 || to < 0 || to >= keys.length || from === to) return
    setSaid(`${name(keys[from])} is ${noun} ${to + 1} of ${keys.length}`)
    onMove(from, to)
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over) move(placeOf(active.id), placeOf(over.id))
  }

  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      `${name(active.id)} is picked up. Move it with the arrow keys, drop it with Space, cancel with Escape.`,
    // At once after the start it is over itself, which would replace what the start says.
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over && over.id !== active.id
        ? `${name(active.id)} is over ${noun} ${placeOf(over.id) + 1}`
        : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? `${name(active.id)} is dropped as ${noun} ${placeOf(over.id) + 1}` : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${name(active.id)} is where it was`,
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={onStart}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable: `Space picks the ${noun} up, the arrow keys move it.`,
          },
        }}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ol className={styles.rows} aria-label={label}>
            {children(move)}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
