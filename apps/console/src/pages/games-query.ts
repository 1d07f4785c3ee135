/** What the list of games shows, from the page's address: a view can be saved by name, stored as a bookmark and sent to others. */
import { useSearchParams } from 'react-router'

export const SORTS = ['title', 'plays', 'published'] as const
export type Sort = (typeof SORTS)[number]

export interface GamesQuery {
  search: string
  status: string
  provider: string
  isEdited: boolean
  /** No feed lists it any more. */
  isVanished: boolean
  sort: Sort
  isDescending: boolean
}

export function useGamesQuery(): [query: GamesQuery, change: (values: Partial<GamesQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const query = parseGamesQuery(params)
  return [query, (values) => setParams(writeGamesQuery({ ...query, ...values }), { replace: true })]
}

export function parseGamesQuery(params: URLSearchParams): GamesQuery {
  return {
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    provider: params.get('provider') ?? '',
    isEdited: params.get('edited') === '1',
    isVanished: params.get('vanished') === '1',
    sort: SORTS.find((one) => one === params.get('sort')) ?? 'title',
    isDescending: params.get('order') === 'desc',
  }
}

/** Without what is so by itself. */
export function writeGamesQuery(query: GamesQuery): string {
  const entries: [string, string][] = [
    ['search', query.search],
    ['status', query.status],
    ['provider', query.provider],
    ['edited', query.isEdited ? '1' : ''],
    ['vanished', query.isVanished ? '1' : ''],
    ['sort', query.sort === 'title' ? '' : query.sort],
    ['order', query.isDescending ? 'desc' : ''],
  ]
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}

export interface View {
  name: string
  values: Partial<GamesQuery>
}

const ALL = { status: '', isEdited: false, isVanished: false, sort: 'title', isDescending: false } as const

export const VIEWS: readonly View[] = [
  { name: 'All', values: ALL },
  { name: 'Most played', values: { ...ALL, sort: 'plays', isDescending: true } },
  { name: 'Newest', values: { ...ALL, sort: 'published', isDescending: true } },
  { name: 'Broken', values: { ...ALL, status: 'broken' } },
  { name: 'Unpublished', values: { ...ALL, status: 'draft' } },
  { name: 'Removed', values: { ...ALL, status: 'removed' } },
  { name: 'Left their feed', values: { ...ALL, isVanished: true } },
  { name: 'Edited', values: { ...ALL, isEdited: true } },
]

export function isView(query: GamesQuery, { values }: View): boolean {
  return Object.entries(values).every(([key, value]) => query[key as keyof GamesQuery] === value)
}
