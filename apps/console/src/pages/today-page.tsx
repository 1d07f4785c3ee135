/** The first page: how the sites do, and what waits. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatAgo, formatBytes, formatNumber } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinePlot } from '../ui/line-plot.tsx'
import { PageHead } from '../ui/page.tsx'
import { Loading } from '../ui/states.tsx'
import { useRun } from '../use-run.ts'
import { useTermGames } from '../use-term-games.ts'
import { AddAlias } from './add-alias.tsx'
import styles from './today.module.css'

type Today = ResultOf<'getToday'>
type Statistics = NonNullable<Today['statistics']>
type Health = NonNullable<Today['health']>

const REFRESH_MS = 60_000
const LOW_DISK_SHARE = 0.05

const SERIES_TEXTS: Record<Statistics['series'][number]['name'], string> = {
  visits: 'Visits',
  plays: 'Plays',
  screens: 'Pages opened',
  missedSearches: 'Searches without results',
}

export function TodayPage() {
  const query = useQuery({
    queryKey: ['today'],
    queryFn: () => call('getToday', {}),
    refetchInterval: REFRESH_MS,
  })
  if (query.isPending) return <Loading />
  if (query.isError) return <QueryFault query={query} />
  const { statistics, openMessages, openReports, games, health } = query.data
  return (
    <>
      <PageHead title="Today" sub="All sites together. Days are counted in UTC; today is not over.">
        {statistics && (
          <Link className={buttonClass()} to="/statistics">
            <Icon name="statistics" size={15} />
            Statistics
          </Link>
        )}
      </PageHead>
      {health && health.checklist.length > 0 && <Checklist steps={health.checklist} />}
      {statistics && <NumberCards series={statistics.series} />}
      <div className={styles.lists}>
        <Card title="Waiting for you">
          <ul className={styles.rows}>
            {openMessages !== null && <CountRow to="/messages" label="Messages" count={openMessages} />}
            {openReports !== null && <CountRow to="/reports" label="Reports" count={openReports} />}
            {health && (
              <CountRow to="/feeds" label="Imports to approve" count={health.waitingImports.length} />
            )}
            <CountRow to="/games?status=broken" label="Broken games" count={games.broken} />
            <CountRow to="/games" label="Published games" count={games.published} />
            <CountRow to="/games?status=draft" label="Unpublished games" count={games.draft} />
          </ul>
        </Card>
        {statistics && <ListCards statistics={statistics} />}
        {health && <HealthCards health={health} />}
      </div>
    </>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function CountRow({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
      <strong>{formatNumber(count)}</strong>
    </li>
  )
}

function Checklist({ steps }: { steps: Health['checklist'] }) {
  const run = useRun()
  return (
    <section className={`${styles.card} ${styles.steps}`}>
      <h2>First steps</h2>
      <ol>
        {steps.map(({ id, isDone, text, to, command, keep }) => (
          <li key={id}>
            <span aria-hidden="true">{isDone ? '✓' : '○'}</span>
            <div>
              <p className={isDone ? styles.done : undefined}>
                {to !== null && !isDone ? <Link to={to}>{text}</Link> : text}
                {isDone && <span className="visually-hidden"> (done)</span>}
              </p>
              {!isDone && to === null && <code>npm run portal -- {command}</code>}
              {!isDone && keep && (
                <Button
                  kind="quiet"
                  onClick={() =>
                    void run(() => call('setSite', { host: keep.host, change: keep.change }), 'Saved')
                  }
                >
                  {keep.text}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Each with games that may be meant. */
function MissedTerms({ terms }: { terms: Statistics['missedTerms'] }) {
  const matches = useTermGames(terms.map(({ term }) => term))
  return (
    <ul className={styles.terms}>
      {terms.map(({ term, count }) => {
        const match = matches.get(term)
        const games = match?.games ?? []
        return (
          <li key={term}>
            <strong>{term}</strong>
            <span>{formatNumber(count)}</span>
            {games.length > 0 && <small>like {games.map(({ title }) => title).join(', ')}</small>}
            <AddAlias term={term} match={match} />
          </li>
        )
      })}
    </ul>
  )
}

/** Each beside the same day last week. */
function NumberCards({ series }: Pick<Statistics, 'series'>) {
  return (
    <div className={styles.numbers}>
      {series.map(({ name, days, today, lastWeek }) => (
        <Card key={name} title={SERIES_TEXTS[name]}>
          <p className={styles.number}>
            <strong>{formatNumber(today)}</strong>
            <span>{formatNumber(lastWeek)} on this day last week</span>
          </p>
          <LinePlot label={SERIES_TEXTS[name]} days={days} />
        </Card>
      ))}
    </div>
  )
}

function ListCards({ statistics }: { statistics: Statistics }) {
  const { topGames, risingGames, missedTerms, vitals } = statistics
  return (
    <>
      <Card title="Most played, seven days">
        <GameRows
          games={topGames.map(({ slug, title, plays }) => ({ slug, title, value: formatNumber(plays) }))}
          empty="No game was played yet."
        />
      </Card>
      <Card title="Rising, against the week before">
        <GameRows
          games={risingGames.map(({ slug, title, plays, before }) => ({
            slug,
            title,
            value: `+${formatNumber(plays - before)}`,
          }))}
          empty="No game is played more than in the week before."
        />
      </Card>
      <Card title="Searches without results, seven days">
        {missedTerms.length === 0 && (
          <p className={styles.dim}>None is frequent enough to be listed: at least three on a day.</p>
        )}
        <MissedTerms terms={missedTerms} />
      </Card>
      {vitals.length > 0 && (
        <Card title="Speed for visitors, seven days">
          <ul className={styles.rows}>
            {vitals.map(({ name, p75, good }) => (
              <li key={name}>
                <span>{name}</span>
                <span>
                  {name === 'CLS' ? p75.toFixed(3) : `${formatNumber(Math.round(p75))} ms`} ·{' '}
                  {Math.round(good * 100)} % good
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function GameRows({
  games,
  empty,
}: {
  games: readonly { slug: string; title: string; value: string }[]
  empty: string
}) {
  if (games.length === 0) return <p className={styles.dim}>{empty}</p>
  return (
    <ul className={styles.rows}>
      {games.map(({ slug, title, value }) => (
        <li key={slug}>
          <Link to={`/games/${slug}`}>{title}</Link>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  )
}

function HealthCards({ health }: { health: Health }) {
  const { feeds, freeBytes, totalBytes, lastBackupAtMs } = health
  const isLow = freeBytes / totalBytes < LOW_DISK_SHARE
  return (
    <>
      <Card title="Feeds">
        {feeds.length === 0 && <p className={styles.dim}>No feed is scheduled.</p>}
        <ul className={styles.rows}>
          {feeds.map((feed) => (
            <li key={feed.id}>
              <span>
                <Link to="/feeds">
                  {feed.provider} {feed.id}
                </Link>
                {feed.lastError && <span className={styles.fault}>: {feed.lastError}</span>}
              </span>
              <FeedState feed={feed} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Server">
        <ul className={styles.rows}>
          <li>
            <span>Disk</span>
            <Badge kind={isLow ? 'bad' : 'good'}>{formatBytes(freeBytes)} free</Badge>
          </li>
          <li>
            <span>Last backup</span>
            <Badge kind={lastBackupAtMs === null ? 'wait' : 'good'}>
              {lastBackupAtMs === null ? 'None yet' : formatAgo(lastBackupAtMs)}
            </Badge>
          </li>
        </ul>
      </Card>
    </>
  )
}

function FeedState({ feed }: { feed: Health['feeds'][number] }) {
  if (feed.isWaiting) return <Badge kind="wait">Waits for approval</Badge>
  if (feed.isPaused) return <Badge kind="neutral">Paused</Badge>
  if (feed.lastError) return <Badge kind="bad">Failed</Badge>
  return <Badge kind="good">{feed.lastAtMs === null ? 'Not run yet' : formatAgo(feed.lastAtMs)}</Badge>
}
