/** One page of a long list of games, with its paging; an empty list offers other games. */
import type { ReactNode } from 'react'
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { RoomHead } from '#app/features/rooms/room-head.tsx'
import { listTexts } from '#app/texts/list-texts.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import type { Catalogue } from './catalogue.server.ts'
import { CategoryChips } from './category-chips.tsx'
import { countPages, PAGE_SIZE } from './category-types.ts'
import { EAGER_TILES, GameGrid } from './game-grid.tsx'
import type { NextList } from './next-list-tile.tsx'
import type { Game } from '#app/domain/game.ts'
import { Paging } from './paging.tsx'
import type { Tile } from '#app/domain/tile.ts'
import styles from './paged-games.module.css'

export interface PagedGameList {
  total: number
  page: number
  pages: number
  tiles: Tile[]
  /** Shown when the list is empty. */
  instead: Tile[]
}

export function loadPagedGames(catalogue: Catalogue, games: readonly Game[], page: number): PagedGameList {
  const start = (page - 1) * PAGE_SIZE
  return {
    total: games.length,
    page,
    pages: countPages(games.length),
    tiles: games.slice(start, start + PAGE_SIZE).map(catalogue.toTile),
    instead: games.length === 0 ? catalogue.lists.HotGames.slice(0, 30).map(catalogue.toTile) : [],
  }
}

export interface PagedGamesProps {
  list: PagedGameList
  heading: string
  /** Before the heading. */
  icon?: ReactNode
  /** Address of the room's drawing. */
  room: string
  /** Replaces a count that is not informative. */
  about?: string | null
  /** Why these games are here. */
  intro?: string
  /** Of which kinds they are, each a link to its list, where there is one. */
  kinds?: readonly { label: string; path: string | null; count: number }[]
  /** The list that follows the last page. */
  next: NextList | null
  /** The first games of the next list, where this one is short. */
  more?: readonly Tile[]
  /** The address of each page of the list. */
  hrefOf: (page: number) => string
}

export function PagedGames(props: PagedGamesProps) {
  const { list, heading, icon, room, about, intro, kinds = [], next, more = [], hrefOf } = props
  const isEmpty = list.total === 0
  const words = [
    about ?? listTexts.category.count(list.total),
    list.page > 1 && listTexts.category.page(list.page, list.pages),
  ]
  const hasMore = !isEmpty && next !== null && more.length > 0
  return (
    <>
      <RoomHead picture={room} heading={heading} about={words.filter(Boolean).join(' · ')} icon={icon} />
      {(intro || kinds.length > 1) && (
        <div className={styles.intro}>
          {intro && <p>{intro}</p>}
          {kinds.length > 1 && (
            <ul className={styles.kinds}>
              {kinds.map(({ label, path, count }) => (
                <li key={label}>
                  {path ? (
                    <a href={path}>
                      {label} <b>{count}</b>
                    </a>
                  ) : (
                    <span>
                      {label} <b>{count}</b>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {isEmpty && (
        <EmptyScene scene="shelf">
          <h2>{listTexts.category.empty}</h2>
          <p>{listTexts.category.emptyHelp}</p>
          <CategoryChips />
        </EmptyScene>
      )}
      <GameGrid
        label={heading}
        tiles={isEmpty ? list.instead : list.tiles}
        next={isEmpty ? null : next}
        isTrimmed={isEmpty}
        eager={EAGER_TILES}
      />
      {hasMore && (
        <section className={styles.more} aria-label={listTexts.category.moreOf(next.heading)}>
          <h2>
            <a href={next.path}>
              {listTexts.category.moreOf(next.heading)}
              <ArrowRightIcon />
            </a>
          </h2>
          <GameGrid
            label={listTexts.category.moreOf(next.heading)}
            tiles={more}
            isTrimmed
            eager={EAGER_TILES - list.tiles.length}
          />
        </section>
      )}
      <Paging page={list.page} pages={list.pages} hrefOf={hrefOf} />
    </>
  )
}
