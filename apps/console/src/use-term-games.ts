/** Games whose titles have words of searches that found nothing. */
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export interface TermGame {
  slug: string
  title: string
}

/** By term. Loaded after the figures: it looks at every title. */
export function useTermGames(terms: readonly string[]): ReadonlyMap<string, readonly TermGame[]> {
  const { data } = useQuery({
    queryKey: ['term games', terms],
    queryFn: () => call('listTermGames', { terms: [...terms] }),
    enabled: terms.length > 0,
  })
  return new Map(data?.terms.map(({ term, games }) => [term, games]) ?? [])
}
