/** Who, what, of which thing, and from when until when. */
import { useQuery } from '@tanstack/react-query'
import type { AuditKind } from '#server/operations/list-audit.ts'
import { call } from '../api.ts'
import controls from '../ui/controls.module.css'
import type { AuditFilter } from './audit-query.ts'
import { OPERATION_TEXTS } from './describe-change.ts'
import styles from './list.module.css'

const KIND_TEXTS: Readonly<Record<AuditKind, string>> = {
  game: 'Games',
  site: 'Sites',
  article: 'Articles',
  page: 'Pages',
  feed: 'Feeds',
  list: 'Lists of feeds',
  import: 'Imports',
  message: 'Messages',
  report: 'Reports',
  answer: 'Saved answers',
  view: 'Views of games',
  person: 'People',
  move: 'Moves',
  backup: 'Backups',
  notifications: 'Notifications',
}

interface AuditFiltersProps {
  filter: AuditFilter
  change: (values: Partial<AuditFilter>) => void
}

export function AuditFilters({ filter, change }: AuditFiltersProps) {
  const options = useQuery({ queryKey: ['audit-options'], queryFn: () => call('getAuditOptions', {}) })
  return (
    <div className={styles.filters} role="search">
      <select
        className={controls.input}
        aria-label="Who"
        value={filter.who}
        onChange={({ target }) => change({ who: target.value })}
      >
        <option value="">Everybody</option>
        <option value="console">Everybody in the console</option>
        <option value="command line">The command line</option>
        {options.data?.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={controls.input}
        aria-label="What"
        value={filter.operation}
        onChange={({ target }) => change({ operation: target.value })}
      >
        <option value="">Every change</option>
        {Object.entries(OPERATION_TEXTS).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <select
        className={controls.input}
        aria-label="Of"
        value={filter.kind}
        onChange={({ target }) => change({ kind: target.value as AuditFilter['kind'], name: '' })}
      >
        <option value="">Of everything</option>
        {Object.entries(KIND_TEXTS).map(([kind, text]) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </select>
      {filter.kind !== '' && filter.kind !== 'notifications' && (
        <input
          className={controls.input}
          aria-label="Only this one"
          placeholder={NAME_TEXTS[filter.kind] ?? 'Number'}
          maxLength={150}
          value={filter.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      <label className={styles.day}>
        From
        <input
          className={controls.input}
          type="date"
          value={filter.from}
          max={filter.until || undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
      </label>
      <label className={styles.day}>
        until
        <input
          className={controls.input}
          type="date"
          value={filter.until}
          min={filter.from || undefined}
          onChange={({ target }) => change({ until: target.value })}
        />
      </label>
    </div>
  )
}

/** What one thing of a kind is called by; the others have a number. */
const NAME_TEXTS: Readonly<Partial<Record<AuditKind, string>>> = {
  game: 'Slug, such as cozy-blocks',
  site: 'Host',
  list: 'Provider/list',
  answer: 'Name',
  view: 'Name',
  person: 'Name',
  backup: 'Name',
}
