/** Reports of visitors, by game: take the game down, or resolve the reports. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import styles from './inbox.module.css'

type Report = ResultOf<'listReports'>['reports'][number]

const REASON_TEXTS: Readonly<Record<string, string | undefined>> = {
  'does-not-load': 'Does not load',
  'black-screen': 'Stays black',
  controls: 'Controls do not work',
  rude: 'Not fit for the audience',
  other: 'Something else',
  'script-error': 'The game reported an error of its own',
}

/** What was done here since the page was opened: its card stays in its place, so that no other button is under the pointer. */
interface Settled {
  reports: readonly Report[]
  /** Of the take-down; empty where the reports were resolved. */
  auditIds: readonly number[]
}

export function ReportsPage() {
  const [isOpenOnly, setOpenOnly] = useState(true)
  const [settled, setSettled] = useState<ReadonlyMap<string, Settled>>(new Map())
  const games = [...settled.keys()]
  const query = useQuery({
    queryKey: ['reports', isOpenOnly, games],
    queryFn: () => call('listReports', { isOpen: isOpenOnly, games }),
    placeholderData: keepPreviousData,
  })
  const shown = new Map<string, readonly Report[]>(
    Map.groupBy(query.data?.reports ?? [], ({ gameSlug }) => gameSlug),
  )
  if (isOpenOnly) for (const [slug, { reports }] of settled) if (!shown.has(slug)) shown.set(slug, reports)
  const groups = [...shown].sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1))
  return (
    <>
      <PageHead title="Reports" sub="By game, the most reported first">
        <Button aria-pressed={!isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          {isOpenOnly ? 'Show resolved ones too' : 'Show open ones only'}
        </Button>
      </PageHead>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && groups.length === 0 && (
        <Empty title="No reports are open">
          <p>When a visitor reports a game, or a game of yours fails, it appears here.</p>
        </Empty>
      )}
      <div className={styles.groups}>
        {groups.map(([slug, reports]) => (
          <ReportGroup
            key={slug}
            slug={slug}
            title={query.data?.titles[slug] ?? slug}
            status={query.data?.statuses[slug] ?? 'published'}
            reports={reports}
            auditIds={settled.get(slug)?.auditIds ?? []}
            isSettled={reports === settled.get(slug)?.reports}
            onSettled={(auditIds) => setSettled((now) => new Map(now).set(slug, { reports, auditIds }))}
          />
        ))}
      </div>
    </>
  )
}

interface ReportGroupProps {
  slug: string
  title: string
  /** Of the game. */
  status: string
  reports: readonly Report[]
  /** Of its take-down on this page. */
  auditIds: readonly number[]
  /** None of them is open any more. */
  isSettled: boolean
  onSettled: (auditIds: readonly number[]) => void
}

function ReportGroup(props: ReportGroupProps) {
  const { slug, title, status, reports, auditIds, isSettled, onSettled } = props
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const [isBusy, setBusy] = useState(false)
  const open = isSettled
    ? []
    : reports.filter(({ resolvedAtMs }) => resolvedAtMs === null).map(({ id }) => id)
  const isDown = status === 'draft' || status === 'removed'
  const mayBringBack = may(auditIds.length > 0 ? 'games.takeDown' : 'games.publish')

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast(describeError(error))
    }
    // Until then the buttons are those of the state before.
    await client.invalidateQueries()
    setBusy(false)
  }
  const resolve = async () => {
    await call('resolveReports', { ids: open })
    onSettled([])
    toast(open.length === 1 ? 'Report resolved' : `${formatNumber(open.length)} reports resolved`)
  }
  const takeDown = async () => {
    const { games } = await call('unpublishGames', { slugs: [slug] })
    await call('resolveReports', { ids: open })
    const ids = games.flatMap(({ auditId }) => auditId ?? [])
    onSettled(ids)
    undoToast(`${title} is taken down`, ids)
  }
  const bringBack = async () => {
    if (auditIds.length === 0) await call('publishGames', { slugs: [slug] })
    else for (const id of auditIds) await call('undoChange', { id })
    toast(`${title} is back`)
  }

  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <img src={`/api/covers/${slug}`} alt="" />
        <h2>
          <Link to={`/games/${slug}`}>{title}</Link>
        </h2>
        {isDown && <Badge kind="bad">Taken down</Badge>}
        {open.length === 0 && !isDown && <Badge kind="good">Resolved</Badge>}
        {isDown && mayBringBack && (
          <Button disabled={isBusy} onClick={() => void run(bringBack)}>
            Bring back
          </Button>
        )}
        {open.length > 0 && !isDown && may('games.takeDown') && (
          <Button kind="danger" disabled={isBusy} onClick={() => void run(takeDown)}>
            Take down
          </Button>
        )}
        {open.length > 0 && (
          <Button disabled={isBusy} onClick={() => void run(resolve)}>
            {open.length === 1 ? 'Resolve' : `Resolve ${open.length}`}
          </Button>
        )}
      </div>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id}>
            <span>
              <strong>{REASON_TEXTS[report.reason] ?? report.reason}</strong>
              {report.note !== '' && `: ${report.note}`}
            </span>
            <span className={styles.dim}>
              {report.site}, {formatAgo(report.createdAtMs)}
              {report.resolvedAtMs !== null && ', resolved'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
