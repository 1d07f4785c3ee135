import { ConsoleError, describeError } from './api.ts'
import { ErrorBox } from './ui/states.tsx'

interface QueryFaultProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown }
}

/** Why a page has nothing to show, if it failed. What a role does not allow is not tried again. */
export function QueryFault({ query }: QueryFaultProps) {
  if (!query.isError) return null
  const isForbidden = query.error instanceof ConsoleError && query.error.code === 'forbidden'
  return (
    <ErrorBox
      message={describeError(query.error)}
      onRetry={isForbidden ? undefined : () => void query.refetch()}
    />
  )
}
