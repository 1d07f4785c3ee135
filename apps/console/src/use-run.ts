import { useQueryClient } from '@tanstack/react-query'
import { describeError } from './api.ts'
import { useToast } from './ui/toasts.tsx'

/** Returns the function that runs a change, says that it is `done` or why not, and loads again what the page shows. It never rejects. */
export function useRun(): (work: () => Promise<unknown>, done?: string) => Promise<void> {
  const toast = useToast()
  const client = useQueryClient()
  return async (work, done) => {
    try {
      await work()
      if (done !== undefined) toast(done)
    } catch (error) {
      toast(describeError(error))
    }
    await client.invalidateQueries()
  }
}
