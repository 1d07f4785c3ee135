/** One page of a long list of games, with its paging; an empty one says where to go instead. */
import type { ReactNode } from 'react'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { RoomHead } from '#app/features/rooms/room-head.tsx'
import { en as texts } from '#app/texts/en.ts'
import type { Catalogue } from './catalogue.server.ts'
import { CategoryChips } from './category-chips.tsx'
import { countPages, PAGE_SIZE } from './category-types.ts'
import { GameTile } from './game-tile.tsx'
import type { Game } from '#app/domain/game.ts'
import { Paging } from './paging.tsx'
import { thinBadges, type Tile } from '#app/domain/tile.ts'
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
  /** Beside the heading, where the list has no room of the house. */
  icon?: ReactNode
  /** Address of the room's drawing. */
  room?: string
  /** Why these games are here. */
  intro?: string
  /** What is written under each tile; an empty one is left out. */
  notes?: readonly string[]
  /** A heading over further tiles, for a list that has too few. */
  more?: { heading: string; tiles: readonly Tile[] }
  /** The address of each page of the list. */
  hrefOf: (page: number) => string
  /** Not for a ranking, where the number says nothing. */
  hasCount?: boolean
}

export function GameShelf(props: GameShelfProps) {
  const { shelf, heading, icon, room, intro, notes, more, hrefOf, hasCount = true } = props
  const isEmpty = shelf.total === 0
  const about = [
    hasCount && texts.category.count(shelf.total),
    shelf.pages > 1 && texts.category.page(shelf.page, shelf.pages),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      {room ? (
        <RoomHead picture={room} heading={heading} about={about} />
      ) : (
        <div className={styles.head}>
          {icon}
          <div>
            <h1>{heading}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
            <p>{about}</p>
          </div>
        </div>
      )}
      {isEmpty && (
        <EmptyScene scene="shelf">
          <h2>{texts.category.empty}</h2>
          <p>{texts.category.emptyHelp}</p>
          <CategoryChips />
        </EmptyScene>
      )}
      <Tiles
        label={heading}
        tiles={isEmpty ? shelf.instead : shelf.tiles}
        notes={notes}
        eager={EAGER_TILES}
      />
      {more && more.tiles.length > 0 && (
        <section className={styles.more} aria-label={more.heading}>
          <h2>{more.heading}</h2>
          <Tiles label={more.heading} tiles={more.tiles} eager={EAGER_TILES - shelf.tiles.length} />
        </section>
      )}
      <Paging page={shelf.page} pages={shelf.pages} hrefOf={hrefOf} />
    </>
  )
}

interface TilesProps extends Pick<GameShelfProps, 'notes'> {
  label: string
  tiles: readonly Tile[]
  /** How many of them are in the first fold. */
  eager: number
}

function Tiles({ label, tiles, notes, eager }: TilesProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {tiles.map((tile, place) => (
        <li key={tile.slug}>
          <GameTile
            tile={tile}
            priority={eager === EAGER_TILES && place === 0 ? 'first' : place < eager ? 'eager' : 'lazy'}
          />
          {notes?.[place] && <span className={styles.note}>{notes[place]}</span>}
        </li>
      ))}
    </ul>
  )
}
