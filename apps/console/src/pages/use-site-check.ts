/** What the unsaved settings of a site mean, as the server says it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import { useSettled } from '../use-settled.ts'
import type { SiteCheck, SiteDetail } from './site-detail.ts'

const PAUSE_MS = 200

export function useSiteCheck({ host, check }: SiteDetail, draft: Record<string, unknown>): SiteCheck {
  const settled = useSettled(draft, PAUSE_MS)
  const hasDraft = Object.keys(settled).length > 0
  const query = useQuery({
    queryKey: ['site check', host, settled],
    queryFn: () => call('checkSite', { host, change: settled }),
    enabled: hasDraft,
    placeholderData: keepPreviousData,
  })
  return (hasDraft ? query.data : null) ?? check
}
