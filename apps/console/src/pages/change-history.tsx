/** What people changed about a game, an article or a site, each with a button that takes it back. */
import type { Permission } from '#server/operations/roles.ts'
import { formatAgo } from '../format.ts'
import { useMay, useSession } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import { useUndo } from '../undo.ts'
import { OPERATION_TEXTS, splitChange, type Change } from './describe-change.ts'
import { TextDiff } from './text-diff.tsx'
import styles from './game.module.css'

const UNDO_PERMISSIONS: Readonly<Record<string, Permission>> = {
  editGame: 'games.edit',
  confirmMerge: 'games.edit',
  publishGames: 'games.publish',
  unpublishGames: 'games.takeDown',
  removeGames: 'games.takeDown',
  setSite: 'sites.edit',
  setHomeRows: 'home.edit',
  setSearchAliases: 'search.edit',
  addSearchAlias: 'search.edit',
  setSponsors: 'sites.edit',
  addSponsor: 'sites.edit',
  setAdCode: 'sites.ids',
  changeCategory: 'categories.edit',
  hideCategories: 'categories.edit',
  orderCategories: 'categories.edit',
  removeCategories: 'categories.edit',
  saveDocument: 'articles',
  restoreVersion: 'articles',
  setDocumentStatus: 'articles',
  removeDocument: 'articles',
}

interface Entry extends Change {
  id: number
  atMs: number
  personName: string
  operation: string
  undoneAtMs: number | null
}

export function ChangeHistory({ history, empty }: { history: readonly Entry[]; empty: string }) {
  const may = useMay()
  const undo = useUndo()
  const latest = findLatest(history)
  const { settingLabels } = useSession()

  return (
    <section className={styles.panel} aria-label="History">
      <h2>History</h2>
      {history.length === 0 && <p>{empty}</p>}
      <ol className={styles.history}>
        {history.map((entry) => {
          const permission = UNDO_PERMISSIONS[entry.operation]
          const isUndone = entry.undoneAtMs !== null
          const { text, texts } = splitChange(entry, settingLabels)
          const sentence = [OPERATION_TEXTS[entry.operation] ?? entry.operation, text]
            .filter(Boolean)
            .join(': ')
          return (
            <li key={entry.id}>
              {isUndone ? <s>{sentence}</s> : <span>{sentence}</span>}
              {latest.has(entry.id) && entry.before !== null && permission && may(permission) && (
                <Button kind="quiet" onClick={() => void undo([entry.id])}>
                  Undo
                </Button>
              )}
              {texts.map(({ label, from, to }) => (
                <details key={label} className={styles.textChange}>
                  <summary>{label} changed</summary>
                  <TextDiff from={from} to={to} />
                </details>
              ))}
              <small>
                {entry.personName}, {formatAgo(entry.atMs)}
                {isUndone && ', undone'}
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The ids of changes whose values are still the present ones: only these can be taken back. */
export function findLatest(
  history: readonly Pick<Entry, 'id' | 'before' | 'after' | 'undoneAtMs'>[],
): Set<number> {
  const present = new Map<string, string>()
  const latest = new Set<number>()
  // An undo is an entry, too: what it brought back is present again.
  for (const { id, before, after, undoneAtMs } of history.toSorted((a, b) => b.id - a.id)) {
    if (undoneAtMs !== null) continue
    const values = Object.keys({ ...before, ...after }).map(
      (field) => [field, JSON.stringify(after?.[field] ?? null)] as const,
    )
    for (const [field, value] of values) if (!present.has(field)) present.set(field, value)
    if (values.every(([field, value]) => present.get(field) === value)) latest.add(id)
  }
  return latest
}
