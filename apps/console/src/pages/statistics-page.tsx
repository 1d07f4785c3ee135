/** How the sites do: one page for any period, site, game or source. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { call, ConsoleError } from '../api.ts'
import { formatDay } from '../format.ts'
import { useMay } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, Loading } from '../ui/states.tsx'
import { saveFile } from '../save-file.ts'
import { StatisticsFilters } from './statistics-filters.tsx'
import { StatisticsList } from './statistics-list.tsx'
import {
  toInput,
  useStatisticsQuery,
  type Metric,
  type Statistics,
  type StatisticsQuery,
} from './statistics-query.ts'
import { describeChange, formatMetric, METRIC_NAMES, METRIC_TEXTS, toCsv } from './statistics-texts.ts'
import { useTermGames, type TermGame } from '../use-term-games.ts'
import { AddAlias } from './add-alias.tsx'
import styles from './statistics.module.css'

/** Its library is only for this page. */
const StatisticsPlot = lazy(async () => ({
  default: (await import('./statistics-plot.tsx')).StatisticsPlot,
}))

/** The titles are searched for each. */
const MAX_TERMS_WITH_GAMES = 10

type Change = (values: Partial<StatisticsQuery>) => void

export function StatisticsPage() {
  const [query, change] = useStatisticsQuery()
  const input = toInput(query)
  const answer = useQuery({
    queryKey: ['statistics', input],
    queryFn: () => call('getStatistics', input),
    placeholderData: keepPreviousData,
  })
  const [latest, setLatest] = useState(answer.data)
  if (answer.data && answer.data !== latest) setLatest(answer.data)
  // While a day is typed that there is not, the figures before stay.
  const data = answer.data ?? (answer.error && isOfField(answer.error) ? latest : undefined)
  return (
    <>
      <PageHead title="Statistics" sub={data ? describePeriod(data) : ' '}>
        {data && !data.isTooRare && (
          <Button onClick={() => saveFile(`statistics-${data.from}-${data.to}.csv`, toCsv(data), 'text/csv')}>
            <Icon name="download" size={15} />
            CSV
          </Button>
        )}
      </PageHead>
      <StatisticsFilters
        query={query}
        change={change}
        fault={answer.error}
        gameTitle={findTitle(data, query)}
      />
      {answer.isPending && <Loading />}
      {answer.isError && !isOfField(answer.error) && <QueryFault query={answer} />}
      {data?.isTooRare && (
        <Empty title="Too few to show">
          <p>Everything in this period is below five. Such numbers are only part of larger ones.</p>
        </Empty>
      )}
      {data && !data.isTooRare && (
        <div className={styles.page} data-old={answer.isPlaceholderData || answer.isError || undefined}>
          <Figures statistics={data} />
          <Lists statistics={data} query={query} change={change} />
        </div>
      )}
    </>
  )
}

/** Such a fault stands beside its field. */
const isOfField = (error: Error) => error instanceof ConsoleError && error.field !== null

function describePeriod({ from, to, previous }: Statistics): string {
  const period = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
  if (!previous) return `${period} (UTC). The period before is not stored any more.`
  const { from: first, to: last } = previous
  return `${period} (UTC), beside ${first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`}`
}

function findTitle(data: Statistics | undefined, { game }: StatisticsQuery): string {
  return data?.games?.rows.find(({ key }) => key === game)?.label ?? game
}

function Figures({ statistics }: { statistics: Statistics }) {
  const [metric, setMetric] = useState<Metric>('plays')
  const { total, before, playsAreStarts } = statistics
  const shown = METRIC_NAMES.filter((name) => total[name] !== null || name === 'completion')
  const current = shown.includes(metric) ? metric : 'plays'
  const nameOf = (name: Metric) =>
    name === 'plays' && playsAreStarts ? 'Games that appeared' : METRIC_TEXTS[name].name
  return (
    <section className={styles.figures} aria-label="Figures">
      <div className={styles.tiles} role="group" aria-label="Shown in the plot">
        {shown.map((name) => {
          const change = describeChange(name, total[name], before?.[name])
          return (
            <button
              key={name}
              type="button"
              className={styles.tile}
              aria-pressed={name === current}
              title={METRIC_TEXTS[name].hint}
              onClick={() => setMetric(name)}
            >
              <span className={styles.tileName}>{nameOf(name)}</span>
              <strong>{formatMetric(name, total[name])}</strong>
              <span className={styles.before}>
                {change && <span className={styles[change.kind]}>{change.text}</span>}
                {before && <span>before {formatMetric(name, before[name])}</span>}
              </span>
            </button>
          )
        })}
      </div>
      <Suspense fallback={<div className={styles.plotSpace} />}>
        <StatisticsPlot statistics={statistics} metric={current} name={nameOf(current)} />
      </Suspense>
    </section>
  )
}

interface ListsProps {
  statistics: Statistics
  query: StatisticsQuery
  change: Change
}

function Lists({ statistics: { games, sources, missedTerms }, query, change }: ListsProps) {
  const terms = missedTerms?.rows.slice(0, MAX_TERMS_WITH_GAMES).map(({ key }) => key) ?? []
  const matches = useTermGames(terms)
  const may = useMay()
  return (
    <div className={styles.lists}>
      {games && (
        <StatisticsList
          metric="plays"
          title="Games"
          unit={query.source ? 'Appeared' : 'Plays'}
          list={games}
          empty="No game was played."
          otherText="Other games"
          renderName={({ key, label }) => (
            <>
              <FilterButton label={label} onPick={() => change({ game: key })} />
              {may('games.read') && (
                <Link className={styles.open} to={`/games/${key}`} aria-label={`Open ${label}`}>
                  <Icon name="outside" size={13} />
                </Link>
              )}
            </>
          )}
        />
      )}
      <StatisticsList
        metric="visits"
        title="Sources"
        unit={query.game ? 'Pages of the game' : 'Visits'}
        list={sources}
        empty="Nothing was counted."
        otherText="Without a link’s source, or rarer"
        renderName={({ key }) => <FilterButton label={key} onPick={() => change({ source: key })} />}
      />
      {missedTerms && (
        <StatisticsList
          metric="missedSearches"
          title="Searches without results"
          unit="Searches"
          list={missedTerms}
          empty="Every search had results."
          otherText="Rarer words"
          renderName={({ key }) => (
            <>
              <strong>{key}</strong>
              <TermGames games={matches.get(key)?.games ?? []} />
              <AddAlias term={key} match={matches.get(key)} />
            </>
          )}
        />
      )}
    </div>
  )
}

function FilterButton({ label, onPick }: { label: string; onPick: () => void }) {
  return (
    <button type="button" className={styles.pick} title={`Only ${label}`} onClick={onPick}>
      {label}
    </button>
  )
}

function TermGames({ games }: { games: readonly TermGame[] }) {
  if (games.length === 0) return null
  return (
    <span className={styles.matches}>
      like{' '}
      {games.map(({ slug, title }, place) => (
        <span key={slug}>
          {place > 0 && ', '}
          <Link to={`/games/${slug}`}>{title}</Link>
        </span>
      ))}
    </span>
  )
}
