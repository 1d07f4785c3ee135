/** Short lists of the operator's whose entries have a name each, such as saved answers. Each list is one fact. */
import * as v from 'valibot'
import type { Ledger } from './ledger.ts'
import { changeFact, findFact } from './versions.ts'

export interface Named {
  name: string
}

export interface NamedList<Entry extends Named> {
  /** By name. */
  read(ledger: Ledger): Promise<Entry[]>
  /** Replaces the entry of the same name, and returns that; null when it is new. Throws `ListFullError`. */
  put(ledger: Ledger, entry: Entry): Promise<Entry | null>
  /** The removed entry; null when there was none of this name. */
  remove(ledger: Ledger, name: string): Promise<Entry | null>
}

export class ListFullError extends Error {
  override name = 'ListFullError'
  readonly maxEntries: number
  constructor(maxEntries: number) {
    super(`The list has ${maxEntries} entries, which is the most`)
    this.maxEntries = maxEntries
  }
}

export interface NamedListOptions<Entry extends Named> {
  /** Of the fact. */
  key: string
  schema: v.GenericSchema<unknown, Entry>
  maxEntries: number
}

export function defineNamedList<Entry extends Named>({
  key,
  schema,
  maxEntries,
}: NamedListOptions<Entry>): NamedList<Entry> {
  const parse = (text: string | null): Entry[] =>
    text === null ? [] : v.parse(v.array(schema), JSON.parse(text))
  const find = (entries: readonly Entry[], name: string) =>
    entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase()) ?? null

  return {
    read: async (ledger) => parse(await findFact(ledger, key)),
    async put(ledger, entry) {
      let earlier: Entry | null = null
      await changeFact(ledger, key, (text) => {
        const entries = parse(text)
        earlier = find(entries, entry.name)
        const others = entries.filter((other) => other !== earlier)
        if (others.length >= maxEntries) throw new ListFullError(maxEntries)
        return JSON.stringify([...others, entry].sort((a, b) => a.name.localeCompare(b.name, 'en')))
      })
      return earlier
    },
    async remove(ledger, name) {
      let removed: Entry | null = null
      await changeFact(ledger, key, (text) => {
        const entries = parse(text)
        removed = find(entries, name)
        return JSON.stringify(entries.filter((entry) => entry !== removed))
      })
      return removed
    },
  }
}
