/** Reports of visitors, by game: take the game down, or resolve the reports. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
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

export function ReportsPage() {
  const [isOpenOnly, setOpenOnly] = useState(true)
  const query = useQuery({
    queryKey: ['reports', isOpenOnly],
    queryFn: () => call('listReports', { isOpen: isOpenOnly }),
  })
  const byGame = Map.groupBy(query.data?.reports ?? [], ({ gameSlug }) => gameSlug)
  const groups = [...byGame].sort(([, a], [, b]) => b.length - a.length)
  return (
    <>
      <PageHead title="Reports" sub="By game, the most reported first">
        <Button aria-pressed={!isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          {isOpenOnly ? 'Show resolved ones too' : 'Show open ones only'}
        </Button>
      </PageHead>
      {query.isPending && <Loading />}
      {query.isError && (
        <ErrorBox message={describeError(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && groups.length === 0 && (
        <Empty title="No reports are open">
          <p>When a visitor reports a game, or a game of yours fails, it appears here.</p>
        </Empty>
      )}
      <div className={styles.groups}>
        {groups.map(([slug, reports]) => (
          <ReportGroup key={slug} slug={slug} title={query.data?.titles[slug] ?? slug} reports={reports} />
        ))}
      </div>
    </>
  )
}

interface ReportGroupProps {
  slug: string
  title: string
  reports: readonly Report[]
}

function ReportGroup({ slug, title, reports }: ReportGroupProps) {
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const [isBusy, setBusy] = useState(false)
  const open = reports.filter(({ resolvedAtMs }) => resolvedAtMs === null).map(({ id }) => id)

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
    toast(open.length === 1 ? 'Report resolved' : `${formatNumber(open.length)} reports resolved`)
  }
  const takeDown = async () => {
    const { games } = await call('unpublishGames', { slugs: [slug] })
    await call('resolveReports', { ids: open })
    undoToast(
      `${title} is taken down`,
      games.map(({ auditId }) => auditId),
    )
  }

  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <img src={`/api/covers/${slug}`} alt="" />
        <h2>
          <Link to={`/games/${slug}`}>{title}</Link>
        </h2>
        {open.length > 0 && may('games.takeDown') && (
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
