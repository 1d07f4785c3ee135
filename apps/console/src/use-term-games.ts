/** Games whose titles have words of searches that found nothing. */
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export interface TermGame {
  slug: string
  title: string
}

export interface TermMatch {
  games: readonly TermGame[]
  /** Whether the search finds something by now, on every site. */
  hasAlias: boolean
}

/** By term. Loaded after the figures: it looks at every title. */
export function useTermGames(terms: readonly string[]): ReadonlyMap<string, TermMatch> {
  const { data } = useQuery({
    queryKey: ['term games', terms],
    queryFn: () => call('listTermGames', { terms: [...terms] }),
    enabled: terms.length > 0,
  })
  return new Map(data?.terms.map(({ term, ...match }) => [term, match]) ?? [])
}
