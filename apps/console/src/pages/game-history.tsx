/** What people changed about a game, each with a button that takes it back. */
import { formatAgo } from '../format.ts'
import { useMay } from '../session.tsx'
import { Button } from '../ui/controls.tsx'
import { useUndo } from '../undo.ts'
import { describeChange, OPERATION_TEXTS } from './describe-change.ts'
import type { GameDetail } from './game-detail.ts'
import styles from './game.module.css'

const UNDO_PERMISSIONS = {
  editGame: 'games.edit',
  publishGames: 'games.publish',
  unpublishGames: 'games.takeDown',
  removeGames: 'games.takeDown',
} as const

export function GameHistory({ history }: { history: GameDetail['history'] }) {
  const may = useMay()
  const undo = useUndo()

  return (
    <section className={styles.panel} aria-label="History">
      <h2>History</h2>
      {history.length === 0 && <p>Nobody has changed this game yet.</p>}
      <ol className={styles.history}>
        {history.map((entry) => {
          const permission = UNDO_PERMISSIONS[entry.operation as keyof typeof UNDO_PERMISSIONS]
          const isUndone = entry.undoneAtMs !== null
          const text = `${OPERATION_TEXTS[entry.operation] ?? entry.operation}: ${describeChange(entry)}`
          return (
            <li key={entry.id}>
              {isUndone ? <s>{text}</s> : <span>{text}</span>}
              {!isUndone && permission && may(permission) && (
                <Button kind="quiet" onClick={() => void undo([entry.id])}>
                  Undo
                </Button>
              )}
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
