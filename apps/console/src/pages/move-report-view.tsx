/** What a move would bring, or brought. */
import type { MoveReport } from '#server/operations/move-report.ts'
import { formatNumber } from '../format.ts'
import { DataTable } from '../ui/data-table.tsx'
import { RefusedList } from './refused-list.tsx'
import forms from './forms.module.css'
import styles from './feeds.module.css'

interface MoveReportViewProps {
  report: MoveReport
  allow?: readonly string[]
  /** Absent where nothing can be allowed any more. */
  onAllow?: (allow: readonly string[]) => void
}

const listFacts = ({ games, articles, pages, redirects, pictures }: MoveReport): [string, number][] => [
  ['Games in the file', games.found],
  ['New articles', articles.new],
  ['New pages', pages.new],
  ['Articles and pages there already', articles.known + pages.known],
  ['New redirects', redirects.new],
  ['Redirects there already', redirects.known],
  ['Not redirected', redirects.collisions],
  ...(pictures.found > 0
    ? ([
        ['Pictures stored', pictures.stored],
        ['Pictures that could not be fetched', pictures.failed],
      ] satisfies [string, number][])
    : []),
]

export function MoveReportView({ report, allow = [], onAllow }: MoveReportViewProps) {
  const { games, refused, redirects, notes } = report
  return (
    <div className={forms.form}>
      <dl className={styles.facts}>
        {listFacts(report).map(([text, number]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{formatNumber(number)}</dd>
          </div>
        ))}
      </dl>
      {games.imports.length > 0 && (
        <DataTable
          label="Games by provider"
          rows={games.imports}
          keyOf={({ provider }) => provider}
          columns={[
            { head: 'Games of', render: ({ label }) => label },
            { head: 'New', kind: 'number', render: (one) => formatNumber(one.new) },
            { head: 'Changed', kind: 'number', render: ({ updated }) => formatNumber(updated) },
            { head: 'There already', kind: 'number', render: ({ known }) => formatNumber(known) },
            { head: 'Refused', kind: 'number', render: (one) => formatNumber(one.refused) },
          ]}
        />
      )}
      {games.titles.length > 0 && <p className={styles.dim}>Such as {games.titles.join(', ')}.</p>}
      <Hosts report={report} allow={allow} onAllow={onAllow} />
      <RefusedList refused={refused.map(({ count, ...one }) => ({ ...one, total: count }))} />
      {redirects.firstCollisions.length > 0 && (
        <details>
          <summary>Addresses that are not redirected</summary>
          <ul>
            {redirects.firstCollisions.map(({ path, reason }) => (
              <li key={path}>
                <code>{path}</code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {notes.length > 0 && (
        <details>
          <summary>Notes</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Hosts({ report: { unknownHosts }, allow = [], onAllow }: MoveReportViewProps) {
  if (unknownHosts.length === 0) return null
  const toggle = (host: string) =>
    onAllow?.(allow.includes(host) ? allow.filter((one) => one !== host) : [...allow, host])
  return (
    <fieldset className={forms.checks}>
      <legend className={forms.legend}>Hosts of no known provider whose games may be shown</legend>
      {unknownHosts.map(({ host, games, isAllowed }) => (
        <label key={host}>
          <input
            type="checkbox"
            disabled={!onAllow}
            checked={onAllow ? allow.includes(host) : isAllowed}
            onChange={() => toggle(host)}
          />
          {host}: {formatNumber(games)} {games === 1 ? 'game' : 'games'}
        </label>
      ))}
    </fieldset>
  )
}
