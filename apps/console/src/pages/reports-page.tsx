/** Reports of visitors, by game: take the game down, or resolve the reports. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../ui/query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndo, useUndoToast } from '../undo.ts'
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

/** What was done here since the page was opened: its card stays in its place, so that no other one slides under the pointer. */
interface Settled {
  reports: readonly Report[]
  title: string
  /** Null where the game stays. */
  takenDown: { auditIds: readonly (number | null)[] } | null
}

export function ReportsPage() {
  const [isOpenOnly, setOpenOnly] = useState(true)
  const [settled, setSettled] = useState<ReadonlyMap<string, Settled>>(new Map())
  const query = useQuery({
    queryKey: ['reports', isOpenOnly],
    queryFn: () => call('listReports', { isOpen: isOpenOnly }),
  })
  const byGame = Map.groupBy(query.data?.reports ?? [], ({ gameSlug }) => gameSlug)
  const shown = new Map<string, readonly Report[]>(byGame)
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
            title={query.data?.titles[slug] ?? settled.get(slug)?.title ?? slug}
            status={query.data?.statuses[slug]}
            reports={reports}
            settled={byGame.has(slug) && isOpenOnly ? undefined : settled.get(slug)}
            onSettled={(what) => setSettled(new Map(settled).set(slug, what))}
          />
        ))}
      </div>
    </>
  )
}

interface ReportGroupProps {
  slug: string
  title: string
  /** Of the game; unknown once its last report is resolved. */
  status: string | undefined
  reports: readonly Report[]
  settled: Settled | undefined
  onSettled: (what: Settled) => void
}

function ReportGroup({ slug, title, status, reports, settled, onSettled }: ReportGroupProps) {
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const open = settled ? [] : reports.filter(({ resolvedAtMs }) => resolvedAtMs === null).map(({ id }) => id)
  const takenDown = settled?.takenDown

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast(describeError(error))
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  const resolve = async () => {
    await call('resolveReports', { ids: open })
    onSettled({ reports, title, takenDown: null })
    toast(open.length === 1 ? 'Report resolved' : `${formatNumber(open.length)} reports resolved`)
  }
  const takeDown = async () => {
    const { games } = await call('unpublishGames', { slugs: [slug] })
    await call('resolveReports', { ids: open })
    const auditIds = games.map(({ auditId }) => auditId)
    onSettled({ reports, title, takenDown: { auditIds } })
    undoToast(`${title} is taken down`, auditIds)
  }
  const bringBack = async () => {
    if (takenDown) await undo(takenDown.auditIds.filter((id) => id !== null))
    else await call('publishGames', { slugs: [slug] })
    onSettled({ reports, title, takenDown: null })
  }
  const isDown = takenDown !== null && (takenDown !== undefined || status === 'draft')

  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <img src={`/api/covers/${slug}`} alt="" />
        <h2>
          <Link to={`/games/${slug}`}>{title}</Link>
        </h2>
        {isDown && <Badge kind="bad">Taken down</Badge>}
        {settled && !isDown && <Badge kind="good">Resolved</Badge>}
        {isDown && may('games.publish') && (
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
