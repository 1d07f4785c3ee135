/** Twelve games that can be played now, under a heading of their own. */
import { GameTile } from '#app/features/catalogue/game-tile.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './playable-tiles.module.css'

export function PlayableTiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <section className={styles.section} aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.tiles} aria-label={label}>
        {tiles.map((tile) => (
          <li key={tile.slug}>
            <GameTile tile={tile} size="sixth" />
          </li>
        ))}
      </ul>
    </section>
  )
}
