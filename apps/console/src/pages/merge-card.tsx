/** One merged game: its sources, why they were merged, and what can be done. It stays in its place when that is done. */
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session.tsx'
import { Button, StatusBadge } from '../ui/controls.tsx'
import { MergeEvidence } from './merge-evidence.tsx'
import { MergeSources } from './merge-sources.tsx'
import { listSplittable, type Merge } from './merges-data.ts'
import { SplitDialog } from './split-dialog.tsx'
import styles from './merges.module.css'

/** What was done with it since the page was opened. */
export type Settled = { kind: 'same'; auditId: number | null } | { kind: 'split'; newSlug: string }

interface MergeCardProps {
  merge: Merge
  settled: Settled | undefined
  /** Runs a change, and reports its failure. */
  run: (work: () => Promise<void>) => Promise<void>
  /** Undefined: it is open again. */
  onSettled: (settled: Settled | undefined) => void
}

export function MergeCard({ merge, settled, run, onSettled }: MergeCardProps) {
  const { slug, title, status, sources } = merge
  return (
    <section className={styles.card} aria-label={title} data-merge={settled ? undefined : slug}>
      <div className={styles.head}>
        <h2>
          <Link to={`/games/${slug}`} data-merge-link={settled ? undefined : ''}>
            {title}
          </Link>
        </h2>
        {status !== 'published' && <StatusBadge status={status} />}
      </div>
      <MergeEvidence sources={sources} />
      <MergeSources merge={merge} />
      {settled ? (
        <SettledLine {...{ merge, settled, run, onSettled }} />
      ) : (
        <Actions {...{ merge, run, onSettled }} />
      )}
    </section>
  )
}

function Actions({ merge, run, onSettled }: Omit<MergeCardProps, 'settled'>) {
  const may = useMay()
  const [isSplitting, setSplitting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { slug, sourceNames, isConfirmed, sources } = merge
  const offered = listSplittable(merge)
  if (!may('games.edit')) return null

  const confirm = () =>
    run(async () => {
      setBusy(true)
      try {
        const input = { slug, sources: sourceNames, isSame: !isConfirmed }
        const { auditId } = await call('confirmMerge', input)
        onSettled(isConfirmed ? undefined : { kind: 'same', auditId })
      } finally {
        setBusy(false)
      }
    })

  return (
    <div className={styles.foot}>
      <p className={styles.dim}>
        {offered.length > 0
          ? 'Split: one source becomes a game of its own with a new address. This game keeps its address, votes and favourites. It cannot be undone.'
          : `It cannot be split: ${sources.find(({ splitFault }) => splitFault)?.splitFault}.`}
      </p>
      <div className={styles.buttons}>
        <Button
          kind={isConfirmed ? 'normal' : 'primary'}
          disabled={isBusy}
          aria-keyshortcuts="y"
          data-same
          onClick={() => void confirm()}
        >
          {isConfirmed ? 'Review it again' : 'Same game'}
        </Button>
        {offered.length > 0 && (
          <Button aria-keyshortcuts="s" data-split onClick={() => setSplitting(true)}>
            Split…
          </Button>
        )}
      </div>
      {isSplitting && (
        <SplitDialog
          merge={merge}
          onClose={() => setSplitting(false)}
          onSplit={({ newSlug }) => {
            setSplitting(false)
            onSettled({ kind: 'split', newSlug })
          }}
        />
      )}
    </div>
  )
}

function SettledLine({ merge, settled, run, onSettled }: MergeCardProps & { settled: Settled }) {
  const undo = () =>
    run(async () => {
      if (settled.kind !== 'same') return
      if (settled.auditId !== null) await call('undoChange', { id: settled.auditId })
      onSettled(undefined)
    })
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.done}>
        {settled.kind === 'same' ? (
          'One game. It comes back here when it gets another source.'
        ) : (
          <>
            Split. The new game is <Link to={`/games/${settled.newSlug}`}>{settled.newSlug}</Link>.
          </>
        )}
      </p>
      {settled.kind === 'same' && settled.auditId !== null && (
        <Button aria-label={`Undo: ${merge.title}`} onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </div>
  )
}
