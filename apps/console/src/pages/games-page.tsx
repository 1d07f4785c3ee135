/** All games: search, filters, views, and actions on several at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { Link } from 'react-router'
import { call, describeError } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useMay } from '../session.tsx'
import { Button, STATUS_TEXTS } from '../ui/controls.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import { AddGame } from './add-game.tsx'
import { GAMES_KEY } from './game-rows.ts'
import { ChangeGames } from './change-games.tsx'
import { ExportButton } from './export-button.tsx'
import { useGamesQuery, type GamesQuery } from './games-query.ts'
import { GamesTable } from './games-table.tsx'
import { GamesViews } from './games-views.tsx'
import { useAddParam } from '../use-add-param.ts'
import { UploadGame } from './upload-game.tsx'
import styles from './games.module.css'

export function GamesPage() {
  const may = useMay()
  const [query, change] = useGamesQuery()
  const [selection, setSelection] = useState<RowSelectionState>({})
  const [total, setTotal] = useState<number | null>(null)
  const [isAdding, setAdding] = useAddParam()
  const [isUploading, setUploading] = useState(false)
  return (
    <>
      <PageHead
        title="Games"
        sub={
          <>
            {total === null ? ' ' : `${formatNumber(total)} ${total === 1 ? 'game' : 'games'}, `}
            <MergesLink />
          </>
        }
      >
        <ExportButton kind="games" />
        {may('games.edit') && (
          <>
            <Button onClick={() => setUploading(true)}>
              <Icon name="plus" />
              Upload a game
            </Button>
            <Button kind="primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              Add a game
            </Button>
          </>
        )}
      </PageHead>
      <GamesViews query={query} change={change} />
      <Filters query={query} change={change} />
      <BulkActions selection={selection} clear={() => setSelection({})} />
      <GamesTable
        query={query}
        onSort={(sort, isDescending) => change({ sort, isDescending })}
        selection={selection}
        onSelect={setSelection}
        onTotal={setTotal}
      />
      <AddGame isOpen={isAdding} onClose={() => setAdding(false)} />
      <UploadGame isOpen={isUploading} onClose={() => setUploading(false)} />
    </>
  )
}

/** With how many nobody has looked at. */
function MergesLink() {
  const query = useQuery({
    queryKey: ['merge count'],
    queryFn: () => call('listMerges', { limit: 1 }),
    staleTime: 60_000,
  })
  return (
    <Link className={styles.inline} to="/games/merges">
      Merged games{query.data && ` (${formatNumber(query.data.total)})`}
    </Link>
  )
}

function Filters({ query, change }: { query: GamesQuery; change: (values: Partial<GamesQuery>) => void }) {
  const options = useQuery({ queryKey: ['game options'], queryFn: () => call('getGameOptions', {}) })
  return (
    <div className={styles.filters} role="search">
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          className={controls.input}
          aria-label="Title or slug"
          placeholder="Title or slug"
          value={query.search}
          onChange={(event) => change({ search: event.target.value })}
        />
      </div>
      <select
        className={`${controls.input} ${styles.select}`}
        aria-label="Status"
        value={query.status}
        onChange={(event) => change({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {Object.entries(STATUS_TEXTS).map(([status, text]) => (
          <option key={status} value={status}>
            {text}
          </option>
        ))}
      </select>
      <select
        className={`${controls.input} ${styles.select}`}
        aria-label="Provider"
        value={query.provider}
        onChange={(event) => change({ provider: event.target.value })}
      >
        <option value="">Any provider</option>
        {options.data?.providers.map((provider) => (
          <option key={provider} value={provider}>
            {provider}
          </option>
        ))}
      </select>
    </div>
  )
}

const BULK_ACTIONS = [
  { operation: 'publishGames', label: 'Publish', done: 'published', permission: 'games.publish' },
  { operation: 'unpublishGames', label: 'Unpublish', done: 'unpublished', permission: 'games.takeDown' },
  { operation: 'removeGames', label: 'Remove', done: 'removed', permission: 'games.takeDown' },
] as const

function BulkActions({ selection, clear }: { selection: RowSelectionState; clear: () => void }) {
  const may = useMay()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const [isBusy, setBusy] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const slugs = Object.keys(selection).filter((slug) => selection[slug])
  const actions = BULK_ACTIONS.filter(({ permission }) => may(permission))
  if (slugs.length === 0 || actions.length === 0) return null

  async function run({ operation, done }: (typeof BULK_ACTIONS)[number]) {
    setBusy(true)
    try {
      const { games } = await call(operation, { slugs })
      const changed = games.filter(({ isChanged }) => isChanged)
      undoToast(
        `${formatNumber(changed.length)} ${changed.length === 1 ? 'game' : 'games'} ${done}`,
        changed.map(({ auditId }) => auditId),
      )
      clear()
    } catch (error) {
      toast(describeError(error))
    }
    setBusy(false)
    await client.invalidateQueries({ queryKey: [GAMES_KEY] })
  }

  return (
    <div className={styles.bulk} role="group" aria-label="Selected games">
      <strong>{formatNumber(slugs.length)} selected</strong>
      {actions.map((action) => (
        <Button key={action.operation} disabled={isBusy} onClick={() => void run(action)}>
          {action.label}
        </Button>
      ))}
      {may('games.edit') && <Button onClick={() => setChanging(true)}>Tags, categories, age</Button>}
      <Button kind="quiet" onClick={clear}>
        Clear
      </Button>
      {isChanging && <ChangeGames slugs={slugs} onClose={() => setChanging(false)} />}
    </div>
  )
}
