/** Takes changes back, by their ids in the audit. */
import { useQueryClient } from '@tanstack/react-query'
import { call, describeError } from './api.ts'
import { useToast } from './ui/toasts.tsx'

/** Returns the function that notes what was done, with a button that undoes it; changes without an id cannot be undone. */
export function useUndoToast(): (text: string, auditIds: readonly (number | null)[]) => void {
  const toast = useToast()
  const client = useQueryClient()
  return (text, auditIds) => {
    const ids = auditIds.filter((id) => id !== null)
    const undo = async () => {
      try {
        for (const id of ids) await call('undoChange', { id })
        toast('Undone')
      } catch (error) {
        toast(describeError(error))
      }
      await client.invalidateQueries()
    }
    toast(text, ids.length > 0 ? () => void undo() : undefined)
  }
}
