/** The sources of one merged game, on its page. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../api.ts'
import { QueryFault } from '../query-fault.tsx'
import { useMay } from '../session.tsx'
import { Badge, Button, buttonClass } from '../ui/controls.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import { useRun } from '../use-run.ts'
import { MergeEvidence } from './merge-evidence.tsx'
import { MergeSources } from './merge-sources.tsx'
import { listSplittable, type Merge } from './merges-data.ts'
import { SplitDialog } from './split-dialog.tsx'
import game from './game.module.css'
import styles from './merges.module.css'

/** Nothing for a game with one source. */
export function GameMerge({ slug }: { slug: string }) {
  const query = useQuery({
    queryKey: ['merge', slug],
    queryFn: () => call('listMerges', { slug, state: 'all' }),
  })
  const merge = query.data?.merges[0]
  if (!merge) return <QueryFault query={query} />
  return (
    <section className={game.panel} aria-label="Sources">
      <h2>{merge.sources.length} sources</h2>
      {merge.isConfirmed && <Badge kind="good">Found to be one game</Badge>}
      <MergeEvidence sources={merge.sources} />
      <MergeSources merge={merge} />
      <Actions merge={merge} />
    </section>
  )
}

function Actions({ merge }: { merge: Merge }) {
  const may = useMay()
  const run = useRun()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const navigate = useNavigate()
  const [isSplitting, setSplitting] = useState(false)
  const { slug, title, isConfirmed, sourceNames: sources } = merge

  return (
    <div className={styles.buttons}>
      {may('games.edit') && !isConfirmed && (
        <Button
          onClick={() =>
            void run(async () => {
              const { auditId } = await call('confirmMerge', { slug, sources })
              undoToast(`The sources of ${title} are one game`, [auditId])
            })
          }
        >
          Same game
        </Button>
      )}
      {may('games.edit') && listSplittable(merge).length > 0 && (
        <Button onClick={() => setSplitting(true)}>Split…</Button>
      )}
      <Link className={buttonClass('quiet')} to="/games/merges">
        All merged games
      </Link>
      {isSplitting && (
        <SplitDialog
          merge={merge}
          onClose={() => setSplitting(false)}
          onSplit={({ newSlug }) => {
            setSplitting(false)
            toast(`Split. This is the new game; ${title} stays at ${slug}`)
            void client.invalidateQueries()
            void navigate(`/games/${newSlug}`)
          }}
        />
      )}
    </div>
  )
}
