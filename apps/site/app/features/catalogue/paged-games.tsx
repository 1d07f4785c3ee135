/** One page of a long list of games, with its paging; an empty list offers other games. */
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { RoomHead } from '#app/features/rooms/room-head.tsx'
import { listTexts } from '#app/texts/list-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import fadeStyles from '#app/ui/scroll-fade.module.css'
import { CategoryChips } from './category-chips.tsx'
import { FewGames } from './few-games.tsx'
import { MAX_FEW_GAMES } from './category-types.ts'
import { EAGER_TILES, GameGrid } from './game-grid.tsx'
import { MoreGames } from './more-games.tsx'
import type { NextList } from './next-list-tile.tsx'
import { GameTile } from './game-tile.tsx'
import { Paging } from './paging.tsx'
import type { Tile } from '#app/domain/tile.ts'
import { countLargeTiles, MAX_FEW, WholeRows } from './whole-rows.tsx'
import styles from './paged-games.module.css'

export interface PagedGameList {
  total: number
  page: number
  pages: number
  tiles: Tile[]
  /** Places of the tiles that may be large, the first of them on wide windows too. */
  large: number[]
  /** Of a list of a few games: what each is about. */
  summaries: string[]
  /** Shown when the list is empty. */
  instead: Tile[]
}

export interface PagedGamesProps {
  list: PagedGameList
  heading: string
  /** Address of the room's drawing. */
  room: string
  /** Replaces a count that is not informative: why these games are here. */
  about?: string | null
  /** `about` in so few words that a phone has room for them. */
  brief?: string | undefined
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
  const { list, heading, room, about, brief, kinds = [], next, more = [], hrefOf } = props
  const isEmpty = list.total === 0
  const withPage = (words: string) =>
    list.page > 1 ? `${words} · ${listTexts.category.page(list.page, list.pages)}` : words
  const hasMore = !isEmpty && next !== null && more.length > 0
  const isFew = hasMore && list.total <= MAX_FEW_GAMES
  return (
    <>
      <RoomHead
        picture={room}
        heading={heading}
        about={withPage(about ?? listTexts.category.count(list.total))}
        {...(brief && { brief: withPage(brief) })}
      />
      {kinds.length > 1 && (
        <ul className={clsx(styles.kinds, fadeStyles.fade)}>
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
      {isEmpty && (
        <EmptyScene scene="shelf">
          <h2>{listTexts.category.empty}</h2>
          <p>{listTexts.category.emptyHelp}</p>
          <CategoryChips />
        </EmptyScene>
      )}
      {isFew ? (
        <FewGames label={heading} tiles={list.tiles} summaries={list.summaries} next={next} more={more} />
      ) : hasMore ? (
        <WholeList label={heading} tiles={list.tiles} />
      ) : (
        <GameGrid
          label={heading}
          tiles={isEmpty ? list.instead : list.tiles}
          large={isEmpty ? [] : list.large}
          next={isEmpty ? null : next}
          isTrimmed={isEmpty}
          eager={EAGER_TILES}
        />
      )}
      {hasMore && !isFew && <MoreGames next={next} tiles={more} tilesAbove={list.tiles.length} />}
      <Paging page={list.page} pages={list.pages} hrefOf={hrefOf} />
    </>
  )
}

/** The number of tiles that are larger in the first rows of a phone. */
const LARGE_ON_PHONE = 4

/** A list that another one follows below its own heading: its rows are full without a link to that. */
function WholeList({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  const large = Math.max(LARGE_ON_PHONE, countLargeTiles(tiles.length, true))
  return (
    <WholeRows
      label={label}
      isDense
      hasLead
      tiles={tiles.map((tile, place) => ({
        key: tile.slug,
        content: (
          <GameTile
            tile={tile}
            size={tiles.length <= MAX_FEW ? 'big' : place < large ? 'first' : 'small'}
            priority={place === 0 ? 'first' : place < EAGER_TILES ? 'eager' : 'lazy'}
          />
        ),
      }))}
    />
  )
}
