/** The rows of the long list: pages of it are loaded as they are scrolled to. */
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api.ts'
import type { ResultOf } from '#server/operations/registry.ts'
import type { GamesQuery } from './games-query.ts'

export const PAGE_ROWS = 100
/** A page is loaded before its first row is visible. */
const AHEAD_ROWS = 40
export const GAMES_KEY = 'games'

export type GameRow = ResultOf<'listGames'>['games'][number]

const fetchPage = (query: GamesQuery, page: number) =>
  call('listGames', {
    search: query.search,
    status: (query.status || undefined) as 'published' | undefined,
    provider: query.provider || undefined,
    isEdited: query.isEdited,
    isVanished: query.isVanished,
    sort: query.sort,
    isDescending: query.isDescending,
    offset: page * PAGE_ROWS,
    limit: PAGE_ROWS,
  })

export interface GameRows {
  total: number
  isPending: boolean
  error: unknown
  /** Of the pages around the visible places; the same array while they are the same. */
  loaded: GameRow[]
  /** Undefined while its page loads. */
  rowAt: (place: number) => GameRow | undefined
  retry: () => void
}

interface VisiblePlaces {
  from: number
  to: number
  /** Nobody can read the rows: what is not loaded yet is not asked for. */
  isScrollingFast: boolean
}

export function useGameRows(query: GamesQuery, { from, to, isScrollingFast }: VisiblePlaces): GameRows {
  const first = useQuery({
    queryKey: [GAMES_KEY, query, 0],
    queryFn: () => fetchPage(query, 0),
    placeholderData: keepPreviousData,
  })
  const pages: number[] = []
  const [firstPage, lastPage] = [from - AHEAD_ROWS, to + AHEAD_ROWS].map((place) =>
    Math.floor(place / PAGE_ROWS),
  )
  const total = first.data?.total ?? 0
  for (let page = Math.max(1, firstPage!); page <= lastPage! && page * PAGE_ROWS < total; page++)
    pages.push(page)
  const others = useQueries({
    queries: pages.map((page) => ({
      queryKey: [GAMES_KEY, query, page],
      queryFn: () => fetchPage(query, page),
      enabled: !isScrollingFast,
    })),
    combine: pickData,
  })
  const loaded = useMemo(
    () => [first.data, ...others].flatMap((page) => page?.games ?? []),
    [first.data, others],
  )
  const byPage = new Map(pages.map((page, place) => [page, others[place]]))
  byPage.set(0, first.data)
  return {
    ...{ total, loaded },
    isPending: first.isPending,
    error: first.error,
    rowAt: (place) => byPage.get(Math.floor(place / PAGE_ROWS))?.games[place % PAGE_ROWS],
    retry: () => void first.refetch(),
  }
}

type Page = ResultOf<'listGames'>

const pickData = (results: readonly { data: Page | undefined }[]) => results.map(({ data }) => data)
