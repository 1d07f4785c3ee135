/** Period, site, and what the statistics are narrowed to. */
import { ConsoleError } from '../api.ts'
import { useSession } from '../session.tsx'
import { Field } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import games from './games.module.css'
import { LAST_MONTH, PERIODS, toDay, type StatisticsQuery } from './statistics-query.ts'
import styles from './statistics.module.css'

interface StatisticsFiltersProps {
  query: StatisticsQuery
  change: (values: Partial<StatisticsQuery>) => void
  fault: Error | null
  gameTitle: string
}

export function StatisticsFilters({ query, change, fault, gameTitle }: StatisticsFiltersProps) {
  const { sites } = useSession()
  const { period, from, to, site, game, source } = query
  const faultOf = (field: string) =>
    fault instanceof ConsoleError && fault.field === field ? fault.message : null
  return (
    <>
      <div className={games.views} role="group" aria-label="Period">
        {PERIODS.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className={games.view}
            aria-pressed={id === period}
            onClick={() => change({ period: id })}
          >
            {text}
          </button>
        ))}
        <button
          type="button"
          className={games.view}
          aria-pressed={period === LAST_MONTH}
          onClick={() => change({ period: LAST_MONTH })}
        >
          Last month
        </button>
        <button
          type="button"
          className={games.view}
          aria-pressed={period === 'days'}
          onClick={() => change({ period: 'days' })}
        >
          Other days
        </button>
      </div>
      <div className={styles.filters}>
        {sites.length > 1 && (
          <select
            className={`${controls.input} ${styles.select}`}
            aria-label="Site"
            value={site}
            onChange={({ target }) => change({ site: target.value })}
          >
            <option value="">All sites</option>
            {sites.map(({ host, name }) => (
              <option key={host} value={host}>
                {name === host ? host : `${name} (${host})`}
              </option>
            ))}
          </select>
        )}
        {period === 'days' &&
          (['from', 'to'] as const).map((name) => (
            <Field key={name} label={name === 'from' ? 'First day' : 'Last day'} fault={faultOf(name)}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  max={toDay(Date.now())}
                  value={name === 'from' ? from : to}
                  onChange={({ target }) => target.value && change({ period: 'days', [name]: target.value })}
                />
              )}
            </Field>
          ))}
        {game && <Chip text={`Game: ${gameTitle}`} onRemove={() => change({ game: '' })} />}
        {source && <Chip text={`Source: ${source}`} onRemove={() => change({ source: '' })} />}
      </div>
    </>
  )
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      {text}
      <Icon name="close" size={14} />
      <span className="visually-hidden">, remove this filter</span>
    </button>
  )
}
