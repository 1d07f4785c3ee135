/** “Browse by feeling”: a row of lit doors, each the way to a list of games. */
import { FeelingDoor } from '#app/ui/feeling-door.tsx'
import type { Door } from './list-doors.server.ts'
import styles from './feeling-doors.module.css'

export interface FeelingDoorsProps {
  doors: readonly Door[]
  label: string
  /** The door of this page. */
  current?: string
}

export function FeelingDoors({ doors, label, current }: FeelingDoorsProps) {
  if (doors.length === 0) return null
  return (
    <nav className={styles.row} aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.doors}>
        {doors.map(({ id, label: name, brief, path }) => (
          <li key={id} className={styles[id]}>
            <a href={path} aria-current={id === current || undefined}>
              <FeelingDoor name={id} />
              <span>
                {name}
                <small>{brief}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
