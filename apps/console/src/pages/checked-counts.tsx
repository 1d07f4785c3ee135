/** What a dry run found. */
import type { ResultOf } from '#server/operations/registry.ts'
import { formatNumber } from '../format.ts'
import { RefusedList } from './refused-list.tsx'
import styles from './feeds.module.css'

type Checked = ResultOf<'checkFeed'>

const COUNTS: readonly [name: keyof Checked['counts'], text: string][] = [
  ['fetched', 'Records'],
  ['new', 'New games'],
  ['updated', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['duplicate', 'There already'],
  ['filtered', 'Refused'],
  ['broken', 'Not usable'],
]

export function CheckedCounts({ checked: { counts, titles, refused } }: { checked: Checked }) {
  return (
    <>
      <p>Nothing is stored yet. An import would bring:</p>
      <dl className={styles.facts}>
        {COUNTS.map(([name, text]) => (
          <div key={name}>
            <dt>{text}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {titles.length > 0 && (
        <p className={styles.dim}>
          Such as {titles.slice(0, 8).join(', ')}
          {counts.new > 8 && ` and ${formatNumber(counts.new - 8)} more`}.
        </p>
      )}
      <RefusedList refused={refused} />
    </>
  )
}
