/** One page of a long list of games, with its paging; an empty one says where to go instead. */
import type { ReactNode } from 'react'
import { en as texts } from '#app/texts/en.ts'
import type { Catalogue } from './catalogue.server.ts'
import { CategoryChips } from './category-chips.tsx'
import { countPages, PAGE_SIZE } from './category-types.ts'
import { GameTile } from './game-tile.tsx'
import type { Game } from './game.ts'
import { Paging } from './paging.tsx'
import { thinBadges, type Tile } from './tile.ts'
import styles from './game-shelf.module.css'

const EAGER_TILES = 9

export interface Shelf {
  total: number
  page: number
  pages: number
  tiles: Tile[]
  /** Shown when the shelf is empty. */
  instead: Tile[]
}

export function loadShelf(catalogue: Catalogue, games: readonly Game[], page: number): Shelf {
  const start = (page - 1) * PAGE_SIZE
  return {
    total: games.length,
    page,
    pages: countPages(games.length),
    tiles: thinBadges(games.slice(start, start + PAGE_SIZE).map(catalogue.toTile)),
    instead: games.length === 0 ? catalogue.lists.HotGames.slice(0, 18).map(catalogue.toTile) : [],
  }
}

export interface GameShelfProps {
  shelf: Shelf
  heading: string
  icon: ReactNode
  /** Why these games are here. */
  intro?: string
  /** What is written under each tile; an empty one is left out. */
  notes?: readonly string[]
  /** The address without the page number. */
  base: string
  /** Not for a ranking, where the number says nothing. */
  hasCount?: boolean
}

export function GameShelf({ shelf, heading, icon, intro, notes, base, hasCount = true }: GameShelfProps) {
  const isEmpty = shelf.total === 0
  return (
    <>
      <div className={styles.head}>
        {icon}
        <div>
          <h1>{heading}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          <p>
            {[
              hasCount && texts.category.count(shelf.total),
              shelf.pages > 1 && texts.category.page(shelf.page, shelf.pages),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {isEmpty && (
        <div className={styles.empty}>
          <p>{texts.category.empty}</p>
          <p>{texts.category.emptyHelp}</p>
          <CategoryChips />
        </div>
      )}
      <ul className={styles.tiles} aria-label={heading}>
        {(isEmpty ? shelf.instead : shelf.tiles).map((tile, place) => (
          <li key={tile.slug}>
            <GameTile tile={tile} priority={place === 0 ? 'first' : place < EAGER_TILES ? 'eager' : 'lazy'} />
            {notes?.[place] && <span className={styles.note}>{notes[place]}</span>}
          </li>
        ))}
      </ul>
      <Paging page={shelf.page} pages={shelf.pages} hrefOf={(page) => `${base}/${page}`} />
    </>
  )
}
