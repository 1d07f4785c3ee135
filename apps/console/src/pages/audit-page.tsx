/** Who changed what, newest first. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatTime } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Button } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useUndo } from '../undo.ts'
import { useSettled } from '../use-settled.ts'
import { AuditFilters } from './audit-filters.tsx'
import { NO_FILTER, toAuditQuery } from './audit-query.ts'
import { OPERATION_TEXTS } from './describe-change.ts'
import { useDescribeChange } from './use-describe-change.ts'
import styles from './list.module.css'

/** Nobody waits for each letter of a name. */
const PAUSE_MS = 200

type Entry = ResultOf<'listAudit'>['entries'][number]

export function AuditPage() {
  const [filter, setFilter] = useState(NO_FILTER)
  const settled = useSettled(filter, PAUSE_MS)
  const query = useInfiniteQuery({
    queryKey: ['audit', settled],
    queryFn: ({ pageParam }) => call('listAudit', { ...toAuditQuery(settled), before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <PageHead title="Audit" sub="What was changed by whom, for 400 days" />
      <AuditFilters filter={filter} change={(values) => setFilter({ ...filter, ...values })} />
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && entries.length === 0 && (
        <Empty title="Nothing like that was changed">
          {filter !== NO_FILTER && <Button onClick={() => setFilter(NO_FILTER)}>Show every change</Button>}
        </Empty>
      )}
      {entries.length > 0 && <AuditTable entries={entries} />}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </>
  )
}

function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const undo = useUndo()
  const describe = useDescribeChange()

  return (
    <DataTable
      label="Changes"
      rows={entries}
      keyOf={(entry) => entry.id}
      columns={[
        { head: 'When', kind: 'nowrap', render: (entry) => formatTime(entry.atMs) },
        { head: 'Who', kind: 'nowrap', render: (entry) => entry.personName },
        {
          head: 'What',
          kind: 'nowrap',
          render: (entry) => OPERATION_TEXTS[entry.operation] ?? entry.operation,
        },
        { head: 'Of', render: (entry) => <Subject subject={entry.subject} /> },
        { head: 'Change', kind: 'long', render: describe },
        {
          head: 'Undo',
          isHeadHidden: true,
          render: (entry) => (
            <>
              {entry.undoneAtMs !== null && <span className={styles.dim}>Undone</span>}
              {entry.isUndoable && (
                <Button kind="quiet" onClick={() => void undo([entry.id])}>
                  Undo
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

function Subject({ subject: { text, to } }: Pick<Entry, 'subject'>) {
  return to === null ? text : <Link to={to}>{text}</Link>
}
