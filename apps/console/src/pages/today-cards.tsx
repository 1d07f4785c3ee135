/** The figures of Today: whole days beside the same days a week before. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { formatNumber, formatWeekday } from '../format.ts'
import { LinePlot } from '../ui/line-plot.tsx'
import { useTermGames } from '../use-term-games.ts'
import { AddAlias } from './add-alias.tsx'
import { FigureRows } from './figure-rows.tsx'
import { describeChange } from './statistics-texts.ts'
import { describeVital, formatVital, VITAL_TEXTS } from './vital-texts.ts'
import styles from './today.module.css'

export type Statistics = NonNullable<ResultOf<'getToday'>['statistics']>
type Series = Statistics['series'][number]
type Ranked = Statistics['topGames'][number]

const SERIES_TEXTS: Record<Series['name'], string> = {
  visits: 'Visits',
  plays: 'Plays',
  screens: 'Pages opened',
  missedSearches: 'Searches without results',
}

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Each of yesterday, beside the same day of the week before. */
export function NumberCards({ statistics: { series, weekBefore } }: { statistics: Statistics }) {
  return (
    <div className={styles.numbers}>
      {series.map((one) => (
        <NumberCard key={one.name} series={one} weekBefore={weekBefore} />
      ))}
    </div>
  )
}

function NumberCard({ series, weekBefore }: { series: Series; weekBefore: string }) {
  const { name, days, yesterday, today, hours } = series
  const change = describeChange(name, yesterday, series.weekBefore)
  return (
    <Card title={`${SERIES_TEXTS[name]}, yesterday`}>
      <p className={styles.number}>
        <strong>{formatNumber(yesterday)}</strong>
        {change && <span className={styles[change.kind]}>{change.text}</span>}
        <span>
          {formatNumber(series.weekBefore)} on {formatWeekday(weekBefore)}
        </span>
      </p>
      <LinePlot label={SERIES_TEXTS[name]} days={days} />
      <p className={styles.dim}>
        {hours
          ? `Today until ${hours.until}:00 UTC: ${formatNumber(hours.now)}, a week ago ${formatNumber(hours.weekBefore)}`
          : `Today so far: ${formatNumber(today)}`}
      </p>
    </Card>
  )
}

const WEEKS = { nowHead: 'Seven days', beforeHead: 'Week before' }

export function ListCards({ statistics }: { statistics: Statistics }) {
  const { topGames, risingGames, missedTerms, vitals } = statistics
  return (
    <>
      <Card title="Most played, seven days">
        <GameRows label="Most played games" games={topGames} empty="No game was played five times." />
      </Card>
      <Card title="Rising, against the week before">
        <GameRows
          label="Rising games"
          games={risingGames}
          empty="No game is played more than in the week before."
        />
      </Card>
      <Card title="Searches without results, seven days">
        {missedTerms.length === 0 && (
          <p className={styles.dim}>
            None is frequent enough to be listed: three times on a day, and five times in a week.
          </p>
        )}
        <MissedTerms terms={missedTerms} />
      </Card>
      {vitals.length > 0 && (
        <Card title="Speed for visitors, seven days">
          <FigureRows
            label="Speed for visitors"
            {...WEEKS}
            rows={vitals.map(({ name, p75, before, good, days }) => ({
              ...{ key: name, label: VITAL_TEXTS[name].name, now: p75, before, days },
              change: describeVital(p75, before),
              format: (value) => formatVital(name, value),
              note: <small>{`${VITAL_TEXTS[name].hint} Good for ${Math.round(good * 100)} %.`}</small>,
            }))}
          />
          <p className={styles.dim}>Three of four visitors have at most this.</p>
        </Card>
      )}
    </>
  )
}

function GameRows({ label, games, empty }: { label: string; games: readonly Ranked[]; empty: string }) {
  if (games.length === 0) return <p className={styles.dim}>{empty}</p>
  return (
    <FigureRows
      label={label}
      {...WEEKS}
      rows={games.map((game) => ({
        ...toRow(game, 'plays'),
        name: <Link to={`/games/${game.key}`}>{game.label}</Link>,
      }))}
    />
  )
}

const toRow = ({ key, label, count, before, days }: Ranked, metric: 'plays' | 'missedSearches') => ({
  ...{ key, label, now: count, before, days },
  change: describeChange(metric, count, before),
})

/** Each with games that may be meant. */
function MissedTerms({ terms }: { terms: Statistics['missedTerms'] }) {
  const matches = useTermGames(terms.map(({ key }) => key))
  return (
    <FigureRows
      label="Searches without results"
      {...WEEKS}
      rows={terms.map((term) => {
        const match = matches.get(term.key)
        const games = match?.games ?? []
        return {
          ...toRow(term, 'missedSearches'),
          name: <strong>{term.label}</strong>,
          note: (
            <>
              {games.length > 0 && <small>like {games.map(({ title }) => title).join(', ')}</small>}
              <AddAlias term={term.key} match={match} />
            </>
          ),
        }
      })}
    />
  )
}
