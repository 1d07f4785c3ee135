import { QueryClient } from '@tanstack/react-query'
import { ConsoleError } from './api.ts'

const MAX_RETRIES = 2

/** What the server refuses is not asked for again; a connection that failed is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => !(error instanceof ConsoleError) && failures < MAX_RETRIES,
    },
  },
})
