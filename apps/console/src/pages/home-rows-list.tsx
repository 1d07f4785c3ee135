/** The rows of the home page, in their order. */
import { HomeRowCard } from './home-row-card.tsx'
import { faultsOf, moveEntry, nameRow, type DraftRow, type HomeRows } from './home-rows-data.ts'
import { SortableList } from './sortable-list.tsx'

interface HomeRowsListProps {
  home: HomeRows
  rows: readonly DraftRow[]
  openKey: string | null
  faults: Readonly<Record<string, string>>
  onOpen: (key: string | null) => void
  onChange: (rows: DraftRow[], added?: { slug: string; title: string }) => void
}

export function HomeRowsList({ home, rows, openKey, faults, onOpen, onChange }: HomeRowsListProps) {
  return (
    <SortableList
      label="Rows"
      noun="row"
      keys={rows.map(({ key }) => key)}
      nameOf={(key) => nameRow(rows.find((draft) => draft.key === key)!.row, home.categories)}
      onStart={() => onOpen(null)}
      onMove={(from, to) => onChange(moveEntry(rows, from, to))}
    >
      {(move) =>
        rows.map((draft, place) => (
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
        ))
      }
    </SortableList>
  )
}
