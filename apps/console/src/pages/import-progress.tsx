/** How far an import is, and a button that cancels it. */
import { call } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import type { ImportEvent } from '../use-import-events.ts'
import { useRun } from '../use-run.ts'
import styles from './feeds.module.css'

/** `expected` is how many records it had the last time; 0 when that is not known. */
export function Progress({ run, expected }: { run: ImportEvent; expected: number }) {
  const may = useMay()
  const runChange = useRun()
  const { importId, provider, counts } = run
  const read = counts?.fetched ?? 0
  const isKnown = expected > read
  return (
    <div className={styles.progress}>
      <div className={styles.progressLine}>
        <span role="status">
          {provider}: {read === 0 ? 'connecting' : `${formatNumber(read)} records read`}
          {counts &&
            read > 0 &&
            `, ${formatNumber(counts.new ?? 0)} new, ${formatNumber(counts.updated ?? 0)} changed`}
        </span>
        {may('feeds.edit') && (
          <Button
            onClick={() =>
              void runChange(() => call('cancelImport', { importId }), 'Cancelled: nothing changes')
            }
          >
            Cancel
          </Button>
        )}
      </div>
      <progress
        className={styles.bar}
        aria-label={`Import of ${provider}`}
        {...(isKnown && { value: read, max: expected })}
      />
    </div>
  )
}
