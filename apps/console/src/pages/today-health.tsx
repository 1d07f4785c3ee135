/** What Today says of the server: feeds, disk, backup, version, and what a new installation still needs. */
import { Link } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { formatAgo, formatBytes, formatDate, formatNumber } from '../format.ts'
import { Badge, Button } from '../ui/controls.tsx'
import { useRun } from '../use-run.ts'
import { FigureRows } from './figure-rows.tsx'
import { Card } from './today-cards.tsx'
import styles from './today.module.css'

export type Health = NonNullable<ResultOf<'getToday'>['health']>

const LOW_DISK_SHARE = 0.05

export function HealthCards({ health }: { health: Health }) {
  const { feeds, freeBytes, totalBytes, lastBackupAtMs, version, builtAtMs } = health
  const isLow = freeBytes.now / totalBytes < LOW_DISK_SHARE
  return (
    <>
      <Card title="Feeds">
        {feeds.length === 0 && <p className={styles.dim}>No feed is scheduled.</p>}
        <ul className={styles.rows}>
          {feeds.map((feed) => (
            <li key={feed.id}>
              <span>
                <Link to="/feeds">
                  {feed.label}, feed {feed.id}
                </Link>
                <small> {formatNumber(feed.records)} games</small>
                {feed.lastError && <span className={styles.fault}>: {feed.lastError}</span>}
              </span>
              <FeedState feed={feed} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Server">
        <FigureRows
          label="Disk"
          nowHead="Now"
          beforeHead="A week ago"
          rows={[
            {
              ...{ key: 'disk', label: 'Free on the disk', now: freeBytes.now, format: formatBytes },
              ...{ before: freeBytes.weekAgo, days: freeBytes.days },
              ...(isLow && { note: <Badge kind="bad">Nearly full</Badge> }),
            },
          ]}
        />
        <ul className={styles.rows}>
          <li>
            <span>Last backup</span>
            <Badge kind={lastBackupAtMs === null ? 'wait' : 'good'}>
              {lastBackupAtMs === null ? 'None yet' : formatAgo(lastBackupAtMs)}
            </Badge>
          </li>
          <li>
            <span>Version</span>
            <span>
              {version}
              {builtAtMs !== null && `, built ${formatDate(builtAtMs)}`}
            </span>
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

export function Checklist({ steps }: { steps: Health['checklist'] }) {
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
