/** The last runs of every list. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api.ts'
import { formatNumber, formatTime } from '../format.ts'
import { Badge, Button } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ErrorBox } from '../ui/states.tsx'
import list from './list.module.css'

const SHOWN = 50
const MAX_SHOWN = 1000

interface StateText {
  text: string
  kind: 'good' | 'bad' | 'wait' | 'neutral'
  note?: string
}

export const IMPORT_STATES: Readonly<Record<string, StateText | undefined>> = {
  running: { text: 'Runs', kind: 'wait' },
  dead: { text: 'Ended', kind: 'bad', note: 'Its process was killed. Nothing of it was published.' },
  waiting: { text: 'Waits', kind: 'wait' },
  published: { text: 'Published', kind: 'good' },
  undone: { text: 'Undone', kind: 'neutral', note: 'What it changed was taken back.' },
  approved: { text: 'Approved', kind: 'neutral', note: 'It was published as another import.' },
  rejected: { text: 'Dropped', kind: 'neutral', note: 'Nothing of it was published.' },
  replaced: { text: 'Outdated', kind: 'neutral', note: 'A later import of the same list replaced it.' },
}

export function ImportState({ state }: { state: string }) {
  const { text, kind } = IMPORT_STATES[state] ?? { text: state, kind: 'neutral' as const }
  return <Badge kind={kind}>{text}</Badge>
}

export function ImportHistory({ onOpen }: { onOpen: (importId: number) => void }) {
  const [limit, setLimit] = useState(SHOWN)
  const query = useQuery({
    queryKey: ['imports', limit],
    queryFn: () => call('listImports', { limit }),
    placeholderData: keepPreviousData,
  })
  if (query.isError) return <ErrorBox message={describeError(query.error)} />
  if (!query.data) return null
  const { imports } = query.data
  const countOf = (counts: Record<string, number> | null, name: string) =>
    counts?.[name] === undefined ? '' : formatNumber(counts[name])
  return (
    <section className={list.section} aria-label="History">
      <h2>History</h2>
      {imports.length === 0 && <p className={list.dim}>Nothing was imported yet.</p>}
      {imports.length > 0 && (
        <DataTable
          label="Imports"
          rows={imports}
          keyOf={({ id }) => id}
          columns={[
            { head: 'When', kind: 'nowrap', render: ({ startedAtMs }) => formatTime(startedAtMs) },
            {
              head: 'List',
              kind: 'nowrap',
              render: ({ provider, slice }) => (slice === null ? provider : `${provider}/${slice}`),
            },
            {
              head: 'State',
              kind: 'nowrap',
              render: ({ state, isDead }) => <ImportState state={isDead ? 'dead' : state} />,
            },
            { head: 'New', kind: 'number', render: ({ counts }) => countOf(counts, 'new') },
            { head: 'Changed', kind: 'number', render: ({ counts }) => countOf(counts, 'updated') },
            { head: 'Removed', kind: 'number', render: ({ counts }) => countOf(counts, 'vanished') },
            { head: 'Refused', kind: 'number', render: ({ counts }) => countOf(counts, 'filtered') },
            {
              head: 'Details',
              isHeadHidden: true,
              render: ({ id }) => (
                <Button kind="quiet" aria-label={`Details of import ${id}`} onClick={() => onOpen(id)}>
                  Details
                </Button>
              ),
            },
          ]}
        />
      )}
      {imports.length === limit && limit < MAX_SHOWN && (
        <div className={list.more}>
          <Button disabled={query.isFetching} onClick={() => setLimit(Math.min(limit * 4, MAX_SHOWN))}>
            Older ones
          </Button>
        </div>
      )}
    </section>
  )
}
