/** The first page: how the sites do, and what waits. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatWeekday } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Loading } from '../ui/states.tsx'
import { FigureRows, type FigureRow } from './figure-rows.tsx'
import { Card, ListCards, NumberCards, type Statistics } from './today-cards.tsx'
import { Checklist, HealthCards } from './today-health.tsx'
import styles from './today.module.css'

type Today = ResultOf<'getToday'>
type Figure = NonNullable<Today['openMessages']>

const REFRESH_MS = 60_000

export function TodayPage() {
  const query = useQuery({
    queryKey: ['today'],
    queryFn: () => call('getToday', {}),
    refetchInterval: REFRESH_MS,
  })
  if (query.isPending) return <Loading />
  if (query.isError) return <QueryFault query={query} />
  const { statistics, health } = query.data
  return (
    <>
      <PageHead title="Today" sub={describeDays(statistics)}>
        {statistics && (
          <Link className={buttonClass()} to="/statistics">
            <Icon name="statistics" size={15} />
            Statistics
          </Link>
        )}
      </PageHead>
      {health && health.checklist.length > 0 && <Checklist steps={health.checklist} />}
      {statistics && <NumberCards statistics={statistics} />}
      <div className={styles.lists}>
        <Waiting today={query.data} />
        {statistics && <ListCards statistics={statistics} />}
        {health && <HealthCards health={health} />}
      </div>
    </>
  )
}

function describeDays(statistics: Statistics | null): string {
  if (!statistics) return 'What waits for you'
  const { yesterday, weekBefore } = statistics
  return `Today is not over, so figures are of ${formatWeekday(yesterday)}, beside ${formatWeekday(weekBefore)} (UTC).`
}

function Waiting({ today: { openMessages, openReports, games, health } }: { today: Today }) {
  const entries: [to: string, label: string, figure: Figure | null | undefined][] = [
    ['/messages', 'Messages', openMessages],
    ['/reports', 'Reports', openReports],
    ['/feeds', 'Imports to approve', health?.waitingImports],
    ['/games?status=broken', 'Broken games', games.broken],
    ['/games', 'Published games', games.published],
    ['/games?status=draft', 'Unpublished games', games.draft],
  ]
  return (
    <Card title="Waiting for you">
      <FigureRows
        label="Waiting for you"
        nowHead="Now"
        beforeHead="A week ago"
        rows={entries.flatMap(([to, label, figure]) => (figure ? toRow(to, label, figure) : []))}
      />
    </Card>
  )
}

const toRow = (to: string, label: string, { now, weekAgo, days }: Figure): FigureRow => ({
  ...{ key: to, label, name: <Link to={to}>{label}</Link> },
  ...{ now, before: weekAgo, days },
})
