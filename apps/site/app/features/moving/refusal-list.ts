/** What is refused, by reason, with the first titles of each. */

const MAX_TITLES = 20
const MAX_REASONS = 100

export interface Refused {
  reason: string
  count: number
  titles: string[]
}

export class RefusalList {
  readonly #byReason = new Map<string, Refused>()

  add(reason: string, title: string): void {
    const name = this.#byReason.has(reason) || this.#byReason.size < MAX_REASONS ? reason : 'Other reasons'
    const known = this.#byReason.get(name) ?? { reason: name, count: 0, titles: [] }
    known.count++
    if (known.titles.length < MAX_TITLES) known.titles.push(title.slice(0, 200))
    this.#byReason.set(name, known)
  }

  /** The most frequent first. */
  list(): Refused[] {
    return [...this.#byReason.values()].toSorted((a, b) => b.count - a.count)
  }
}
