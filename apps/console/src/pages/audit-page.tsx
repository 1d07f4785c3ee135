/** Who changed what, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatTime } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Button } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useUndo } from '../undo.ts'
import { OPERATION_TEXTS } from './describe-change.ts'
import { useDescribeChange } from './use-describe-change.ts'
import styles from './list.module.css'

type Entry = ResultOf<'listAudit'>['entries'][number]

export function AuditPage() {
  const [door, setDoor] = useState<'' | 'console' | 'command line'>('')
  const [operation, setOperation] = useState('')
  const query = useInfiniteQuery({
    queryKey: ['audit', door, operation],
    queryFn: ({ pageParam }) =>
      call('listAudit', {
        door: door || undefined,
        operation: operation || undefined,
        before: pageParam,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hasMore ? page.entries.at(-1)?.id : undefined),
  })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <PageHead title="Audit" sub="What was changed by whom, for 400 days" />
      <div className={styles.filters}>
        <select
          className={controls.input}
          aria-label="From where"
          value={door}
          onChange={(event) => setDoor(event.target.value as typeof door)}
        >
          <option value="">Console and command line</option>
          <option value="console">Console</option>
          <option value="command line">Command line</option>
        </select>
        <select
          className={controls.input}
          aria-label="What"
          value={operation}
          onChange={(event) => setOperation(event.target.value)}
        >
          <option value="">Every change</option>
          {Object.entries(OPERATION_TEXTS).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && entries.length === 0 && <Empty title="Nothing like that was changed" />}
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
