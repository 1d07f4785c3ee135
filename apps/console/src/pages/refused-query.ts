/** Which refused records the page shows, from its address: it can be stored as a bookmark and sent to others. */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { InputOf, ResultOf } from '#server/operations/registry.ts'
import { call } from '../api.ts'
import { useSettled } from '../use-settled.ts'

export const PAGE_ROWS = 50
export const REFUSED_KEY = 'refused records'
export const MAX_SEARCH_CHARS = 200
const TYPING_PAUSE_MS = 200

export type RefusedRecord = ResultOf<'listRefused'>['records'][number]

export interface RefusedQuery {
  isAllowed: boolean
  provider: string
  /** Of refused records only. */
  reason: string
  search: string
  /** From 1. */
  page: number
}

/** Empty values are left out. */
export function toRefusedPath({
  isAllowed = false,
  provider = '',
  reason = '',
  search = '',
  page = 1,
}: Partial<RefusedQuery>) {
  const entries: [string, string][] = [
    ['state', isAllowed ? 'allowed' : ''],
    ...Object.entries({ provider, reason: isAllowed ? '' : reason, search }),
    ['page', page > 1 ? String(page) : ''],
  ]
  const params = new URLSearchParams(entries.filter(([, value]) => value !== ''))
  return params.size === 0 ? '/feeds/refused' : `/feeds/refused?${params.toString()}`
}

export function readRefusedQuery(params: URLSearchParams): RefusedQuery {
  const page = Number(params.get('page'))
  return {
    isAllowed: params.get('state') === 'allowed',
    provider: params.get('provider') ?? '',
    reason: params.get('reason') ?? '',
    search: params.get('search') ?? '',
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

/** A change of a filter leads to the first page. */
export function useRefusedQuery(): [query: RefusedQuery, change: (values: Partial<RefusedQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const query = readRefusedQuery(params)
  const change = (values: Partial<RefusedQuery>) =>
    setParams(new URL(toRefusedPath({ ...query, page: 1, ...values }), location.href).searchParams, {
      replace: values.page === undefined,
    })
  return [query, change]
}

function toInput({ isAllowed, provider, reason, search, page }: RefusedQuery): InputOf<'listRefused'> {
  return {
    ...{ isAllowed, search, offset: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS },
    ...(provider !== '' && { provider }),
    ...(reason !== '' && !isAllowed && { reason }),
  }
}

export function useRefusedRecords(query: RefusedQuery) {
  const search = useSettled(query.search, TYPING_PAUSE_MS)
  const asked = { ...query, search }
  const list = useQuery({
    queryKey: [REFUSED_KEY, asked],
    queryFn: () => call('listRefused', toInput(asked)),
    // Refused rows must not stand under “Allowed”.
    placeholderData: (last, of) =>
      (of?.queryKey[1] as RefusedQuery | undefined)?.isAllowed === asked.isAllowed ? last : undefined,
    // A row that was decided stays in its place until another page or filter is chosen.
    refetchOnWindowFocus: false,
  })
  /** False while the rows are those of an earlier filter: what is decided then would be lost with them. */
  const isCurrent = !list.isPlaceholderData && search === query.search
  return { list, isCurrent, listKey: JSON.stringify(asked) }
}

/** How many records are refused. */
export function useRefusedCount(): number | undefined {
  const query = useQuery({
    queryKey: [REFUSED_KEY, 'count'],
    queryFn: () => call('listRefused', { limit: 1 }),
  })
  return query.data?.total
}
