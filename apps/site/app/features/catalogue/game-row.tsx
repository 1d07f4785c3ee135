/** One row of a category: a single line of tiles, with a link to the rest. */
import type { MouseEvent, ReactNode, UIEvent } from 'react'
import { en as texts } from '#app/texts/en.ts'
import { listTexts } from '#app/texts/list-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { GameTile } from './game-tile.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './game-row.module.css'

/** As many as a desktop shows side by side. */
const FITTING_TILES = 8
/** A large tile and two lines of small ones are as wide as a desktop. */
const LEAD_TILES = 15

export interface GameRowProps {
  label: string
  href?: string
  tiles: readonly Tile[]
  /** Stands where the way to the rest would. */
  action?: ReactNode
  /** Hidden on touch-only devices. */
  needsKeyboard?: boolean
  /** The first game is large, at this end of a desktop's row, when there are enough for two lines beside it. */
  lead?: 'left' | 'right' | null
}

export function GameRow({ label, href, tiles, action, needsKeyboard = false, lead = null }: GameRowProps) {
  if (tiles.length === 0) return null
  const isLead = lead !== null && tiles.length >= LEAD_TILES
  return (
    <section
      className={clsx(
        styles.row,
        needsKeyboard && styles.needsKeyboard,
        isLead && styles.lead,
        isLead && lead === 'right' && styles.right,
      )}
      aria-label={label}
    >
      <div className={styles.head}>
        <h2>{label}</h2>
        {tiles.length > FITTING_TILES && (
          <div className={clsx(styles.arrows, NEEDS_SCRIPTS)}>
            <button
              type="button"
              aria-label={listTexts.home.earlier}
              onClick={(event) => scrollRow(event, -1)}
            >
              <ArrowRightIcon />
            </button>
            <button
              type="button"
              aria-label={listTexts.home.further}
              onClick={(event) => scrollRow(event, 1)}
            >
              <ArrowRightIcon />
            </button>
          </div>
        )}
        {href && (
          <a className={styles.all} href={href} aria-label={texts.seeAllOf(label)}>
            {texts.seeAll}
            <ArrowRightIcon />
          </a>
        )}
        {action}
      </div>
      <ul className={styles.tiles} onScroll={noteEnds}>
        {tiles.map((tile, place) => (
          <li key={tile.slug}>
            <GameTile tile={tile} size={isLead && place === 0 ? 'big' : 'small'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** At an end of the row its arrow is dimmed. */
function noteEnds({ currentTarget: row }: UIEvent<HTMLElement>) {
  const { dataset } = row.parentElement!
  dataset.start = String(row.scrollLeft < 8)
  dataset.end = String(row.scrollLeft > row.scrollWidth - row.clientWidth - 8)
}

/** By as many tiles as are wholly in sight. */
function scrollRow({ currentTarget }: MouseEvent<HTMLElement>, direction: 1 | -1) {
  const row = currentTarget.closest('section')!.querySelector('ul')!
  const step = row.children[1]!.getBoundingClientRect().left - row.children[0]!.getBoundingClientRect().left
  row.scrollBy({ left: direction * Math.max(1, Math.floor(row.clientWidth / step) - 1) * step })
}
