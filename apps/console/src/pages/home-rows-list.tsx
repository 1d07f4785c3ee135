/** The rows of the home page, in their order. */
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
import { useState } from 'react'
import { HomeRowCard } from './home-row-card.tsx'
import { faultsOf, moveEntry, nameRow, type DraftRow, type HomeRows } from './home-rows-data.ts'
import styles from './home-rows.module.css'

/** Less is a press. */
const DRAG_FROM_PX = 4

interface HomeRowsListProps {
  home: HomeRows
  rows: readonly DraftRow[]
  openKey: string | null
  faults: Readonly<Record<string, string>>
  onOpen: (key: string | null) => void
  onChange: (rows: DraftRow[], added?: { slug: string; title: string }) => void
}

export function HomeRowsList({ home, rows, openKey, faults, onOpen, onChange }: HomeRowsListProps) {
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (key: unknown) => rows.findIndex((draft) => draft.key === key)
  const nameOf = (key: unknown) => nameRow(rows[placeOf(key)]!.row, home.categories)

  function move(from: number, to: number) {
    if (from < 0 || to < 0 || to >= rows.length || from === to) return
    setSaid(`${nameRow(rows[from]!.row, home.categories)} is row ${to + 1} of ${rows.length}`)
    onChange(moveEntry(rows, from, to))
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over) move(placeOf(active.id), placeOf(over.id))
  }

  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) =>
      `${nameOf(active.id)} is picked up. Move it with the arrow keys, drop it with Space, cancel with Escape.`,
    // At once after the start it is over itself, which would replace what the start says.
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over && over.id !== active.id ? `${nameOf(active.id)} is over row ${placeOf(over.id) + 1}` : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? `${nameOf(active.id)} is dropped as row ${placeOf(over.id) + 1}` : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${nameOf(active.id)} is where it was`,
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={() => onOpen(null)}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: 'Space picks the row up, the arrow keys move it.' },
        }}
      >
        <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className={styles.rows} aria-label="Rows">
            {rows.map((draft, place) => (
              <HomeRowCard
                key={draft.key}
                draft={draft}
                place={place}
                count={rows.length}
                home={home}
                isOpen={draft.key === openKey}
                faults={faultsOf(faults, place)}
                actions={{
                  change: (row, added) =>
                    onChange(
                      rows.map((one) => (one === draft ? { ...draft, row } : one)),
                      added,
                    ),
                  move: (by) => move(place, place + by),
                  remove: () => onChange(rows.filter((one) => one !== draft)),
                  toggle: () => onOpen(draft.key === openKey ? null : draft.key),
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
