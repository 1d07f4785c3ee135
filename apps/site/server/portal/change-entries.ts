/** Marks visitors' messages and reports as resolved. */
import type { Changed } from '../operations/inbox.ts'
import type { Operation } from '../operations/operation.ts'
import { toCount } from './command.ts'
import type { CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'

export const readEntryId = (name: string, id: string) =>
  toCount(id, `A ${name}’s id`, { from: 1, to: 999_999_999 })

export const stateOf = ({ resolvedAtMs }: { resolvedAtMs: number | null }) =>
  resolvedAtMs === null ? 'open' : 'resolved'

/** `name` is in the middle of a sentence: `message`; `done` begins one: `Resolved`. */
export async function changeEntries<Input>(
  { positionals, io }: CommandInput,
  { name, operation, done }: { name: string; operation: Operation<Input, Changed>; done: string },
): Promise<Outcome> {
  const ids = positionals.map((id) => readEntryId(name, id))
  return withOperations(io, async (run) => {
    const changed = await run(operation, { ids })
    return { json: { [done.toLowerCase()]: changed.ids }, text: `${done}: ${changed.ids.join(', ')}` }
  })
}
