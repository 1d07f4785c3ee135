/** Takes changes back, by their ids in the audit. */
import { call } from './api.ts'
import { useToast } from './ui/toasts.tsx'
import { useRun } from './use-run.ts'

/** Returns the function that undoes changes, one after the other, and says so. */
export function useUndo(): (auditIds: readonly number[]) => Promise<void> {
  const run = useRun()
  return (auditIds) =>
    run(async () => {
      for (const id of auditIds) await call('undoChange', { id })
    }, 'Undone')
}

/** Returns the function that notes what was done, with a button that undoes it; changes without an id cannot be undone. */
export function useUndoToast(): (text: string, auditIds: readonly (number | null)[]) => void {
  const toast = useToast()
  const undo = useUndo()
  return (text, auditIds) => {
    const ids = auditIds.filter((id) => id !== null)
    toast(text, ids.length > 0 ? () => void undo(ids) : undefined)
  }
}
