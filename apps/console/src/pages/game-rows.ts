/** The rows of the long list: pages of it are loaded as they are scrolled to. */
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { ResultOf } from '#server/operations/registry.ts'
import type { GamesQuery } from './games-query.ts'

export const PAGE_ROWS = 100
export const GAMES_KEY = 'games'

export type GameRow = ResultOf<'listGames'>['games'][number]

const fetchPage = (query: GamesQuery, page: number) =>
  call('listGames', {
    search: query.search,
    status: (query.status || undefined) as 'published' | undefined,
    provider: query.provider || undefined,
    isEdited: query.isEdited,
    sort: query.sort,
    isDescending: query.isDescending,
    offset: page * PAGE_ROWS,
    limit: PAGE_ROWS,
  })

export interface GameRows {
  total: number
  isPending: boolean
  error: unknown
  /** Undefined while its page loads. */
  rowAt: (place: number) => GameRow | undefined
  retry: () => void
}

/** `from` and `to` are the places that are visible. */
export function useGameRows(query: GamesQuery, { from, to }: { from: number; to: number }): GameRows {
  const first = useQuery({
    queryKey: [GAMES_KEY, query, 0],
    queryFn: () => fetchPage(query, 0),
    placeholderData: keepPreviousData,
  })
  const pages: number[] = []
  for (let page = Math.floor(from / PAGE_ROWS); page <= Math.floor(to / PAGE_ROWS); page++)
    if (page > 0) pages.push(page)
  const others = useQueries({
    queries: pages.map((page) => ({
      queryKey: [GAMES_KEY, query, page],
      queryFn: () => fetchPage(query, page),
    })),
  })
  const byPage = new Map(pages.map((page, place) => [page, others[place]?.data]))
  byPage.set(0, first.data)
  return {
    total: first.data?.total ?? 0,
    isPending: first.isPending,
    error: first.error,
    rowAt: (place) => byPage.get(Math.floor(place / PAGE_ROWS))?.games[place % PAGE_ROWS],
    retry: () => void first.refetch(),
  }
}
