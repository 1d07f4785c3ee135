/** Long work on the main thread, as generators that yield where pages may be answered in between. */
import { setImmediate } from 'node:timers/promises'

/** How long is worked at a stretch. */
const TURN_MS = 5
/** Items between two yields. */
export const STEP_ITEMS = 500

export type Steps<Result> = Generator<void, Result, void>

/** Does all of it at once. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Answers pages every 5 ms. */
export async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let turnAtMs = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - turnAtMs <= TURN_MS) continue
    await setImmediate()
    turnAtMs = performance.now()
  }
}

export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item, place: number) => Result,
): Steps<Result[]> {
  const results: Result[] = []
  for (const [place, item] of items.entries()) {
    results.push(map(item, place))
    if (place % STEP_ITEMS === 0) yield
  }
  return results
}

export function* filterInSteps<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
): Steps<Item[]> {
  const wanted: Item[] = []
  for (const [place, item] of items.entries()) {
    if (isWanted(item)) wanted.push(item)
    if (place % STEP_ITEMS === 0) yield
  }
  return wanted
}

/** A stable sort: parts are sorted, then merged two by two. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += STEP_ITEMS) {
    runs.push(items.slice(at, at + STEP_ITEMS).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* merge(runs[at]!, runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = []
  let [a, b] = [0, 0]
  while (a < first.length || b < second.length) {
    const isFirst = b >= second.length || (a < first.length && compare(first[a]!, second[b]!) <= 0)
    merged.push(isFirst ? first[a++]! : second[b++]!)
    if (merged.length % STEP_ITEMS === 0) yield
  }
  return merged
}

/** A sorted list without some items and with others, in its order. `items` must be in the order of `compare`. */
export function replaceInSorted<Item>(
  items: readonly Item[],
  removed: ReadonlySet<Item>,
  added: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] {
  const left = items.filter((item) => !removed.has(item))
  const replaced: Item[] = []
  let from = 0
  for (const item of added.toSorted(compare)) {
    const place = findPlace(left, item, compare)
    for (; from < place; from++) replaced.push(left[from]!)
    replaced.push(item)
  }
  for (; from < left.length; from++) replaced.push(left[from]!)
  return replaced
}

function findPlace<Item>(items: readonly Item[], item: Item, compare: (a: Item, b: Item) => number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(items[middle]!, item) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
