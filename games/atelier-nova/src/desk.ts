/** Orders to the painter: few under the brush at once, the most urgent next, and nothing that nobody waits for any more. */
import type { Box, Task } from './layers.ts'

export type Order = { id: number; task: Task }
export type Answer = { id: number; layers: (Box & { picture: ImageBitmap })[] }
/** What the figure lacks now comes first, what will be wanted soon comes last. */
const RANKS = { figure: 0, face: 1, piece: 2, ahead: 3 } as const
export type Rank = keyof typeof RANKS

export type Wish = { key: string; place: string; rank: Rank; task: Task; picture: number }
/** One is drawn, one lies ready beside it. */
const MOST_UNDER = 2
/** More pieces than a page has are of pages that were turned, more poses than a walk has of a walk that is over. */
const MOST: Partial<Record<Rank, number>> = { piece: 60, ahead: 14 }

export function createDesk(arrived: (wish: Wish, layers: Answer['layers']) => void) {
  let post: ((order: Order) => void) | null = null
  let lastId = 0
  let picture = 0
  const under = new Map<number, Wish>()
  const waiting: Wish[] = []

  const remove = (isGone: (wish: Wish) => boolean) => {
    for (let i = waiting.length - 1; i >= 0; i--) if (isGone(waiting[i]!)) waiting.splice(i, 1)
  }
  const send = () => {
    while (post && under.size < MOST_UNDER && waiting.length > 0) {
      let best = 0
      waiting.forEach(({ rank }, i) => {
        const before = RANKS[waiting[best]!.rank]
        // The page that was opened last is the one that is seen.
        if (RANKS[rank] < before || (rank === 'piece' && before === RANKS.piece)) best = i
      })
      const [wish] = waiting.splice(best, 1)
      under.set(++lastId, wish!)
      post({ id: lastId, task: wish!.task })
    }
  }
  return {
    /** The painter is there, or went away. */
    setPost(to: typeof post) {
      post = to
      under.clear()
      waiting.length = 0
    },
    get isOpen() {
      return post !== null
    },
    /** Before each picture: a figure or face that the last one did not ask for again is no longer wanted. */
    turn() {
      remove((wish) => RANKS[wish.rank] < RANKS.piece && wish.picture < picture)
      picture++
    },
    /** Asks for a picture; a newer one for the same place takes the place of one that is not begun. */
    ask(place: string, key: string, rank: Rank, task: () => Task) {
      for (const wish of under.values()) if (wish.key === key) return
      const same = waiting.find((wish) => wish.key === key)
      if (same) {
        if (RANKS[rank] <= RANKS[same.rank]) Object.assign(same, { rank, place, picture })
        return
      }
      remove((wish) => wish.place === place && wish.rank === rank)
      waiting.push({ key, place, rank, task: task(), picture })
      const most = MOST[rank] ?? Infinity
      if (waiting.filter((wish) => wish.rank === rank).length > most)
        waiting.splice(
          waiting.findIndex((wish) => wish.rank === rank),
          1,
        )
      send()
    },
    /** The painter's answer. */
    take({ id, layers }: Answer) {
      const wish = under.get(id)
      under.delete(id)
      if (wish) arrived(wish, layers)
      else for (const { picture: unwanted } of layers) unwanted.close()
      send()
    },
    /** How many of that rank are still to come. */
    count: (rank: Rank) => [...under.values(), ...waiting].filter((wish) => wish.rank === rank).length,
    /** Whether any of that rank are still to come. */
    lists: (rank: Rank) => [...under.values(), ...waiting].some((wish) => wish.rank === rank),
    /** It was drawn without the painter. */
    drop(key: string) {
      remove((wish) => wish.key === key)
    },
  }
}
