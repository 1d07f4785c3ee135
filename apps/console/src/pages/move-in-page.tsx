/** Moving another portal in: the file is checked first, then moved in; what was moved in can be undone. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StartedMove } from '#server/operations/move-in.ts'
import { call } from '../api.ts'
import { formatNumber, formatTime } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useRun } from '../use-run.ts'
import { MoveForm } from './move-form.tsx'
import { MoveReportView } from './move-report-view.tsx'
import list from './list.module.css'
import styles from './feeds.module.css'

const POLL_MS = 1500

export function MoveInPage() {
  const may = useMay()
  const query = useQuery({
    queryKey: ['moves'],
    queryFn: () => call('listMoves', {}),
    refetchInterval: ({ state }) =>
      state.data?.moves.some((move) => move.state === 'running') ? POLL_MS : false,
  })
  const [started, setStarted] = useState<StartedMove | null>(null)
  const moves = query.data?.moves ?? []
  const current = moves.find(({ id }) => id === started?.moveId)
  return (
    <>
      <PageHead
        title="Move in"
        sub="A portal made with CloudArcade or WordPress: its games, articles, pages, pictures and addresses"
      />
      {may('feeds.edit') && (
        <section className={list.section}>
          <MoveForm
            onStarted={(move) => {
              setStarted(move)
              void query.refetch()
            }}
          />
        </section>
      )}
      {current && (
        <section className={list.section} aria-live="polite">
          <h2>{describeState(current)}</h2>
          {current.state === 'running' && (
            <progress className={styles.bar} aria-label={current.report.step ?? 'Running'} />
          )}
          {current.report.fault && <ErrorBox message={current.report.fault} />}
          <MoveReportView report={current.report} />
        </section>
      )}
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {moves.length > 0 && <History moves={moves} />}
    </>
  )
}

type Move = Awaited<ReturnType<typeof call<'listMoves'>>>['moves'][number]

function describeState({ state, report }: Move): string {
  if (state === 'running') return report.step ?? 'Running'
  return state === 'done' ? 'Moved in' : state === 'failed' ? 'It failed' : 'Undone'
}

const STATE_KINDS = { running: 'wait', done: 'good', failed: 'bad', undone: 'neutral' } as const

function History({ moves }: { moves: readonly Move[] }) {
  const may = useMay()
  const run = useRun()
  return (
    <section className={list.section}>
      <h2>What was moved in</h2>
      <DataTable
        label="What was moved in"
        rows={moves}
        keyOf={({ id }) => id}
        columns={[
          { head: 'File', kind: 'long', render: ({ fileName }) => fileName },
          { head: 'Site', render: ({ site }) => site },
          { head: 'When', kind: 'nowrap', render: ({ startedAtMs }) => formatTime(startedAtMs) },
          {
            head: 'State',
            render: (move) => <Badge kind={STATE_KINDS[move.state]}>{describeState(move)}</Badge>,
          },
          {
            head: 'New games',
            kind: 'number',
            render: ({ report }) =>
              formatNumber(report.games.imports.reduce((sum, { new: added }) => sum + added, 0)),
          },
          {
            head: 'Undo',
            isHeadHidden: true,
            render: ({ id, state }) =>
              may('feeds.edit') &&
              (state === 'done' || state === 'failed') && (
                <Button
                  kind="quiet"
                  onClick={() =>
                    void run(
                      () => call('undoMove', { moveId: id }),
                      'Undone: its games are unpublished, its articles and pages removed',
                    )
                  }
                >
                  Undo
                </Button>
              ),
          },
        ]}
      />
    </section>
  )
}
