/** Marks visitors' messages and reports as resolved. */
import type { Ledger } from '../ledger/ledger.ts'
import { CommandError, toCount, withLedger } from './command.ts'
import type { CommandInput, Outcome } from './command.ts'

interface EntryKind {
  /** In the middle of a sentence: `message`. */
  name: string
  /** Whether there was such an open one. */
  resolve(ledger: Ledger, id: number, atMs: number): Promise<boolean>
}

export const readEntryId = (name: string, id: string) =>
  toCount(id, `A ${name}’s id`, { from: 1, to: 999_999_999 })

export const stateOf = ({ resolvedAtMs }: { resolvedAtMs: number | null }) =>
  resolvedAtMs === null ? 'open' : 'resolved'

/** Those that are there are resolved, also when another is not. */
export async function resolveEntries(
  { positionals, io }: CommandInput,
  { name, resolve }: EntryKind,
): Promise<Outcome> {
  const ids = positionals.map((id) => readEntryId(name, id))
  return withLedger(io, async (ledger) => {
    const resolved: number[] = []
    for (const id of ids) if (await resolve(ledger, id, Date.now())) resolved.push(id)
    const missed = ids.filter((id) => !resolved.includes(id))
    if (missed.length > 0)
      throw new CommandError(
        `unknown-${name}`,
        `There is no open ${name} ${missed.join(', ')}; resolved: ${resolved.join(', ') || 'none'}`,
      )
    return { json: { resolved }, text: `Resolved: ${resolved.join(', ')}` }
  })
}
