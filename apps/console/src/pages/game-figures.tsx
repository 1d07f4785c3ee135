/** How one game does: plays, minutes, completion, where its visitors came from, and what went wrong. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api.ts'
import { formatNumber } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { useMay } from '../session.tsx'
import { LinePlot } from '../ui/line-plot.tsx'
import { Loading } from '../ui/states.tsx'
import type { GameDetail } from './game-detail.ts'
import { REASON_TEXTS } from './report-texts.ts'
import { toDay, type Metric, type Statistics } from './statistics-query.ts'
import { describeChange, formatMetric, METRIC_TEXTS } from './statistics-texts.ts'
import styles from './game.module.css'

const DAY_MS = 86_400_000
const PERIOD_DAYS = 28
const MAX_SOURCES = 5
const METRICS = ['plays', 'minutes', 'completion', 'screens'] as const satisfies readonly Metric[]

export function GameFigures({ detail: { game, plays, openReports } }: { detail: GameDetail }) {
  const may = useMay()
  const votes = game.likes + game.dislikes
  return (
    <section className={styles.panel} aria-label="Figures">
      <div className={styles.panelHead}>
        <h2>Figures</h2>
        {may('statistics') && <Link to={`/statistics?game=${game.slug}`}>Statistics of this game</Link>}
      </div>
      <LinePlot
        label={`Plays of the last ${plays.length} days`}
        days={plays.map(({ day, plays: value }) => ({ day, value }))}
      />
      <dl className={styles.facts}>
        <dt>Plays in all</dt>
        <dd>{formatNumber(game.plays)}</dd>
        <dt>Likes</dt>
        <dd>
          {formatNumber(game.likes)} of {formatNumber(votes)} votes
        </dd>
      </dl>
      {may('statistics') && <Period slug={game.slug} />}
      {openReports && <Errors reports={openReports} />}
    </section>
  )
}

function listPeriod() {
  const nowMs = Date.now()
  return { from: toDay(nowMs - PERIOD_DAYS * DAY_MS), to: toDay(nowMs - DAY_MS) }
}

/** The last whole days, beside those before them: today is not over. */
function Period({ slug }: { slug: string }) {
  const [{ from, to }] = useState(listPeriod)
  const query = useQuery({
    queryKey: ['statistics', 'game', slug, from, to],
    queryFn: () => call('getStatistics', { from, to, game: slug }),
  })
  return (
    <>
      <h3>{PERIOD_DAYS} days up to yesterday</h3>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data?.isTooRare && <p className={styles.dim}>Everything is below five, which is not shown.</p>}
      {query.data && !query.data.isTooRare && <PeriodFacts statistics={query.data} />}
    </>
  )
}

function PeriodFacts({ statistics: { total, before, sources } }: { statistics: Statistics }) {
  const shown = sources.rows.slice(0, MAX_SOURCES)
  return (
    <>
      <dl className={styles.facts}>
        {METRICS.map((metric) => {
          const change = describeChange(metric, total[metric], before?.[metric])
          return (
            <div key={metric}>
              <dt title={METRIC_TEXTS[metric].hint}>{METRIC_TEXTS[metric].name}</dt>
              <dd>
                {formatMetric(metric, total[metric])}
                {before && <small>, before {formatMetric(metric, before[metric])}</small>}
                {change && <small> ({change.text})</small>}
              </dd>
            </div>
          )
        })}
      </dl>
      <h3>Sources</h3>
      {shown.length === 0 && <p className={styles.dim}>No link with a source brought five visitors.</p>}
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(({ key, count }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Errors({ reports }: { reports: NonNullable<GameDetail['openReports']> }) {
  return (
    <>
      <h3>Errors and reports</h3>
      {reports.length === 0 && <p className={styles.dim}>None is open.</p>}
      {reports.length > 0 && (
        <>
          <dl className={styles.facts}>
            {reports.map(({ reason, count }) => (
              <div key={reason}>
                <dt>{REASON_TEXTS[reason] ?? reason}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <Link to="/reports">Read them under Reports</Link>
        </>
      )}
    </>
  )
}
