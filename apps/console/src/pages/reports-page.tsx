/** Reports of visitors, by game: take the game down, or resolve the reports. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReportReason } from '#app/features/reports/report.ts'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { formatAgo, formatNumber } from '../format.ts'
import { saveFile } from '../save-file.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useRun } from '../use-run.ts'
import { REASON_TEXTS } from './report-texts.ts'
import styles from './inbox.module.css'

type Report = ResultOf<'listReports'>['reports'][number]

const RIGHTS: ReportReason = 'rights'

/** What was resolved in these hours stays on the page of open reports. */
const RESOLVED_HOURS = 24

export function ReportsPage() {
  const [isOpenOnly, setOpenOnly] = useState(true)
  const [openedAtMs] = useState(() => Date.now())
  // Of take-downs on this page, by game.
  const [auditIds, setAuditIds] = useState<ReadonlyMap<string, readonly number[]>>(new Map())
  const query = useQuery({
    queryKey: ['reports', isOpenOnly],
    queryFn: () => call('listReports', isOpenOnly ? { resolvedHours: RESOLVED_HOURS } : { isOpen: false }),
    placeholderData: keepPreviousData,
  })
  const groups = orderGroups(query.data?.reports ?? [], openedAtMs)
  return (
    <>
      <PageHead title="Reports" sub="By game: rights first, then the most reported">
        <Button aria-pressed={!isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          {isOpenOnly ? 'Show all resolved ones' : 'Show open ones only'}
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
            auditIds={auditIds.get(slug) ?? []}
            onTakenDown={(ids) => setAuditIds((now) => new Map(now).set(slug, ids))}
          />
        ))}
      </div>
    </>
  )
}

/**
 * By game. What was resolved since the page was opened counts as open, so that its card stays in its place and no other button comes under the
 * pointer.
 */
function orderGroups(
  reports: readonly Report[],
  openedAtMs: number,
): [slug: string, reports: readonly Report[]][] {
  const groups = [...Map.groupBy(reports, ({ gameSlug }) => gameSlug)].map(([slug, list]) => {
    const open = list.filter(({ resolvedAtMs }) => resolvedAtMs === null || resolvedAtMs >= openedAtMs)
    return { slug, list, open: open.length, hasRights: open.some(isRights) }
  })
  return groups
    .sort(
      (a, b) => Number(b.hasRights) - Number(a.hasRights) || b.open - a.open || (a.slug < b.slug ? -1 : 1),
    )
    .map(({ slug, list }) => [slug, list])
}

const isRights = ({ reason }: Report) => reason === RIGHTS

interface ReportGroupProps {
  slug: string
  title: string
  /** Of the game. */
  status: string
  reports: readonly Report[]
  /** Of its take-down on this page. */
  auditIds: readonly number[]
  onTakenDown: (auditIds: readonly number[]) => void
}

function ReportGroup(props: ReportGroupProps) {
  const { slug, title, status, reports } = props
  const may = useMay()
  const { isBusy, resolve, takeDown, bringBack, reopen } = useReportActions(props)
  const open = reports.filter(isOpen)
  const isDown = status === 'draft' || status === 'removed'
  const mayBringBack = may(props.auditIds.length > 0 ? 'games.takeDown' : 'games.publish')
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <img src={`/api/covers/${slug}`} alt="" />
        <h2>
          <Link to={`/games/${slug}`}>{title}</Link>
        </h2>
        {reports.some(isRights) && <Badge kind="bad">Rights</Badge>}
        {isDown && <Badge kind="bad">Taken down</Badge>}
        {open.length === 0 && !isDown && <Badge kind="good">Resolved</Badge>}
        {isDown && mayBringBack && (
          <Button disabled={isBusy} onClick={bringBack}>
            Bring back
          </Button>
        )}
        {open.length > 0 && !isDown && may('games.takeDown') && (
          <Button kind="danger" disabled={isBusy} onClick={takeDown}>
            Take down
          </Button>
        )}
        {open.length > 0 && (
          <Button disabled={isBusy} onClick={resolve}>
            {open.length === 1 ? 'Resolve' : `Resolve ${open.length}`}
          </Button>
        )}
        {open.length === 0 && !isDown && (
          <Button disabled={isBusy} onClick={reopen}>
            Open again
          </Button>
        )}
      </div>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

const isOpen = ({ resolvedAtMs }: Report) => resolvedAtMs === null

function ReportLine({ report }: { report: Report }) {
  const { id, reason, note, site, createdAtMs } = report
  const run = useRun()
  const saveRecord = () =>
    run(async () => {
      const { text } = await call('getReportRecord', { id })
      saveFile(`report-${id}.txt`, text, 'text/plain')
    })
  return (
    <li>
      <span>
        <strong>{REASON_TEXTS[reason] ?? reason}</strong>
        {note !== '' && `: ${note}`}
      </span>
      <span className={styles.dim}>
        {site}, {formatAgo(createdAtMs)}
        {!isOpen(report) && ', resolved'}
      </span>
      {isRights(report) && (
        <span>
          <Button kind="quiet" onClick={() => void saveRecord()}>
            <Icon name="download" size={15} />
            Save the record
          </Button>
        </span>
      )}
    </li>
  )
}

function useReportActions({ slug, title, reports, auditIds, onTakenDown }: ReportGroupProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const open = reports.filter(isOpen).map(({ id }) => id)

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
  const openAgain = (ids: readonly number[]) => call('reopenReports', { ids: [...ids] })
  const resolve = async () => {
    await call('resolveReports', { ids: open })
    toast(
      open.length === 1 ? 'Report resolved' : `${formatNumber(open.length)} reports resolved`,
      () => void run(async () => void (await openAgain(open))),
    )
  }
  const takeDown = async () => {
    const { games } = await call('unpublishGames', { slugs: [slug], reports: open })
    const ids = games.flatMap(({ auditId }) => auditId ?? [])
    onTakenDown(ids)
    await call('resolveReports', { ids: open })
    toast(
      `${title} is taken down`,
      () =>
        void run(async () => {
          for (const id of ids) await call('undoChange', { id })
          await openAgain(open)
        }),
    )
  }
  const bringBack = async () => {
    if (auditIds.length === 0) await call('publishGames', { slugs: [slug] })
    else for (const id of auditIds) await call('undoChange', { id })
    onTakenDown([])
    toast(`${title} is back`)
  }
  const reopen = async () => {
    await openAgain(reports.map(({ id }) => id))
  }
  return {
    isBusy,
    resolve: () => void run(resolve),
    takeDown: () => void run(takeDown),
    bringBack: () => void run(bringBack),
    reopen: () => void run(reopen),
  }
}
