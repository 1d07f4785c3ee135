/** One scheduled feed: its state, its times, and what can be done with it. */
import { useState } from 'react'
import { call } from '../api.ts'
import { formatAgo, formatNumber, formatTime } from '../format.ts'
import { useMay } from '../session.tsx'
import { Badge, Button } from '../ui/controls.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { Modal } from '../ui/modal.tsx'
import type { ImportEvent } from '../use-import-events.ts'
import { useRun } from '../use-run.ts'
import { formatEvery } from './feed-times.ts'
import type { FeedsData } from './feeds-data.ts'
import { Progress } from './import-progress.tsx'
import { ROLLING_TEXT, RollingSwitch } from './rolling-switch.tsx'
import forms from './forms.module.css'
import styles from './feeds.module.css'

type Feed = FeedsData['feeds'][number]

export function FeedCard({ feed, run }: { feed: Feed; run: ImportEvent | null }) {
  const {
    id,
    label,
    url,
    records,
    lastAtMs,
    lastError,
    nextAtMs,
    pausedAtMs,
    everyMs,
    isReviewed,
    isRolling,
  } = feed
  return (
    <article className={styles.card} aria-label={`${label}, feed ${id}`}>
      <div className={styles.head}>
        <h2>
          {label} <span className={styles.dim}>feed {id}</span>
        </h2>
        <FeedState feed={feed} isRunning={run !== null} />
      </div>
      <p className={styles.url}>{url}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Records</dt>
          <dd>{formatNumber(records)}</dd>
        </div>
        <div>
          <dt>Last run</dt>
          <dd title={lastAtMs === null ? undefined : formatTime(lastAtMs)}>
            {lastAtMs === null ? 'Never' : formatAgo(lastAtMs)}
          </dd>
        </div>
        <div>
          <dt>Next run</dt>
          <dd>{pausedAtMs === null ? formatNext(nextAtMs) : 'Paused'}</dd>
        </div>
        <div>
          <dt>Every</dt>
          <dd>{formatEvery(everyMs)}</dd>
        </div>
        <div>
          <dt>New games</dt>
          <dd>{isReviewed ? 'Reviewed first' : 'Published at once'}</dd>
        </div>
      </dl>
      <RollingSwitch
        name={{ id }}
        isRolling={isRolling}
        label="Rolling list"
        about={`${label}, feed ${id}`}
        hint={ROLLING_TEXT}
      />
      {lastError && run === null && <p className={styles.fault}>{lastError}</p>}
      {run && <Progress run={run} expected={records} />}
      <Actions feed={feed} isRunning={run !== null} />
    </article>
  )
}

function formatNext(ms: number): string {
  return ms <= Date.now() ? 'Within a minute' : formatAgo(ms)
}

function FeedState({ feed, isRunning }: { feed: Feed; isRunning: boolean }) {
  if (isRunning) return <Badge kind="wait">Runs now</Badge>
  if (feed.waiting) return <Badge kind="wait">Waits for approval</Badge>
  if (feed.pausedAtMs !== null) return <Badge kind="neutral">Paused</Badge>
  if (feed.lastError)
    return <Badge kind="bad">{feed.failures > 1 ? `Failed ${feed.failures} times` : 'Failed'}</Badge>
  return <Badge kind="good">{feed.lastAtMs === null ? 'Added' : 'Works'}</Badge>
}

function Actions({ feed, isRunning }: { feed: Feed; isRunning: boolean }) {
  const may = useMay()
  const run = useRun()
  const [isRemoving, setRemoving] = useState(false)
  const { id, label, pausedAtMs, isReviewed, lastError } = feed
  const isPaused = pausedAtMs !== null
  if (!may('feeds.edit')) return null
  const set = (change: object, done: string) =>
    void run(() => call('setFeed', { id, ...change } as never), done)
  const items = [
    {
      text: isReviewed ? 'Publish its games at once' : 'Review its imports first',
      act: () => set({ isReviewed: !isReviewed }, 'Saved'),
    },
    ...(lastError
      ? [
          {
            text: 'Run even if it shrank',
            act: () => void run(() => call('runFeed', { id, isForced: true }), 'Started'),
          },
        ]
      : []),
    { text: 'Remove', act: () => setRemoving(true) },
  ]
  return (
    <div className={styles.actions}>
      {!isRunning && (
        <Button onClick={() => void run(() => call('runFeed', { id }), 'Started')}>Run now</Button>
      )}
      <Button onClick={() => set({ isPaused: !isPaused }, isPaused ? 'Resumed' : 'Paused')}>
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <MenuButton label={`More for ${label}, feed ${id}`} items={items}>
        More
      </MenuButton>
      <Modal title={`Remove ${label}?`} isOpen={isRemoving} onClose={() => setRemoving(false)}>
        <RemoveFeed feed={feed} onClose={() => setRemoving(false)} />
      </Modal>
    </div>
  )
}

function RemoveFeed({ feed: { id, label }, onClose }: { feed: Feed; onClose: () => void }) {
  const run = useRun()
  const remove = (endsList: boolean) => {
    onClose()
    void run(() => call('removeFeed', { id, endsList }), `${label} is not imported any more`)
  }
  return (
    <div className={forms.form}>
      <p>
        The server stops importing this feed. Its games can stay, or those that no other list has are
        unpublished; the history can undo that.
      </p>
      <div className={forms.buttons}>
        <Button kind="danger" onClick={() => remove(true)}>
          Remove and unpublish its games
        </Button>
        <Button onClick={() => remove(false)}>Remove, games stay</Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </div>
  )
}
