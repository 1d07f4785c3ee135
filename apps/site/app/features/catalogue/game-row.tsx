/** One shelf of a category: a single line of tiles, with a way to the rest. */
import type { ReactNode } from 'react'
import { en as texts } from '#app/texts/en.ts'
import { clsx } from '#app/ui/clsx.ts'
import { GameTile } from './game-tile.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './game-row.module.css'

export interface GameRowProps {
  label: string
  href?: string
  tiles: readonly Tile[]
  /** Stands where the way to the rest would. */
  action?: ReactNode
  /** Left out where there is nothing but touch. */
  needsKeyboard?: boolean
}

export function GameRow({ label, href, tiles, action, needsKeyboard = false }: GameRowProps) {
  if (tiles.length === 0) return null
  return (
    <section className={clsx(styles.row, needsKeyboard && styles.needsKeyboard)} aria-label={label}>
      <div className={styles.head}>
        <h2>{label}</h2>
        {href && (
          <a className={styles.all} href={href} aria-label={texts.seeAllOf(label)}>
            {texts.seeAll}
          </a>
        )}
        {action}
      </div>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.slug}>
            <GameTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}
