/** The inspector: plays a game at four sizes, and lists what to fix. The last reports of the game stay below. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { formatTime } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useRun } from '../use-run.ts'
import { InspectionReportView } from './inspection-report.tsx'
import game from './game.module.css'
import styles from './inspector.module.css'

const POLL_MS = 1500

type Inspection = Awaited<ReturnType<typeof call<'getInspections'>>>['inspections'][number]

export function InspectorPage() {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const number = Number(search.get('version')) || null
  const [shownId, setShownId] = useState<number | null>(null)
  const query = useQuery({
    queryKey: ['inspections', slug],
    queryFn: () => call('getInspections', { slug }),
    refetchInterval: ({ state }) =>
      state.data?.inspections.some((one) => one.state === 'running') ? POLL_MS : false,
  })
  const inspections = query.data?.inspections ?? []
  const shown = inspections.find(({ id }) => id === shownId) ?? inspections[0]
  return (
    <>
      <Link className={game.back} to={`/games/${slug}`}>
        <Icon name="back" size={15} />
        {slug}
      </Link>
      <PageHead title="Inspector" sub={number === null ? slug : `${slug}, version ${number}`}>
        <StartButton slug={slug} number={number} inspections={inspections} onStarted={setShownId} />
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data?.missing && <ErrorBox message={query.data.missing} />}
      {query.data && !shown && (
        <Empty title="Not inspected yet">
          <p>
            A browser plays the game at four sizes and lists calls of the SDK, sizes, errors, frame times,
            hosts, and what to fix. It takes about a minute, and goes on when you leave this page.
          </p>
        </Empty>
      )}
      {inspections.length > 1 && (
        <History inspections={inspections} shownId={shown?.id ?? null} onShow={setShownId} />
      )}
      {shown && <Shown inspection={shown} />}
    </>
  )
}

interface StartButtonProps {
  slug: string
  number: number | null
  inspections: readonly Inspection[]
  onStarted: (id: number) => void
}

function StartButton({ slug, number, inspections, onStarted }: StartButtonProps) {
  const may = useMay()
  const run = useRun()
  if (!may('games.edit')) return null
  const isRunning = inspections.some(({ state }) => state === 'running')
  const start = async () => {
    const version = number === null ? {} : { number }
    onStarted((await call('inspectGame', { slug, ...version })).id)
  }
  return (
    <Button kind="primary" disabled={isRunning} onClick={() => void run(start, 'The inspection has started')}>
      {inspections.length === 0 ? 'Inspect' : 'Inspect again'}
    </Button>
  )
}

const STATES = { running: ['wait', 'Running'], done: ['good', 'Done'], failed: ['bad', 'Failed'] } as const

const describeVersion = ({ number }: Inspection) => (number === null ? '' : `Version ${number}, `)

interface HistoryProps {
  inspections: readonly Inspection[]
  shownId: number | null
  onShow: (id: number) => void
}

function History({ inspections, shownId, onShow }: HistoryProps) {
  return (
    <ul className={styles.history} aria-label="Inspections">
      {inspections.map((inspection) => (
        <li key={inspection.id}>
          <Button kind="quiet" aria-pressed={inspection.id === shownId} onClick={() => onShow(inspection.id)}>
            {describeVersion(inspection)}
            {formatTime(inspection.startedAtMs)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Shown({ inspection }: { inspection: Inspection }) {
  const { state, report, personName, startedAtMs } = inspection
  const [kind, text] = STATES[state]
  return (
    <div className={styles.report} aria-live="polite">
      <p className={styles.facts}>
        <Badge kind={kind}>{text}</Badge>
        {describeVersion(inspection)}
        {formatTime(startedAtMs)}
        {personName !== null && `, ${personName}`}
      </p>
      {state === 'running' && (
        <p className={styles.step}>
          {report.step ?? 'Running'}
          <progress aria-label="The inspection is running" />
        </p>
      )}
      {state === 'failed' && (
        <ErrorBox message={report.failure ?? 'It ended with the server, before it had a result'} />
      )}
      {state === 'done' && <InspectionReportView report={report} />}
    </div>
  )
}
