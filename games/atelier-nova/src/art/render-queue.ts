/** The queue of paint requests to the worker: few in progress at once, the most urgent next, and outdated ones removed. */
import type { Box, Task } from './layers.ts'

export type Order = { id: number; task: Task }
export type Answer = { id: number; layers: (Box & { picture: ImageBitmap })[] }
/** Missing parts of the figure come first, images for later come last. */
const RANKS = { figure: 0, face: 1, piece: 2, ahead: 3 } as const
export type Rank = keyof typeof RANKS

export type PaintRequest = { key: string; place: string; rank: Rank; task: Task; picture: number }
/** One is being drawn, one is queued in the worker. */
const MAX_IN_PROGRESS = 2
/** Maximum waiting requests per rank: more pieces than a page shows belong to earlier pages, more poses than a walk has belong to an earlier walk. */
const MAX_WAITING: Partial<Record<Rank, number>> = { piece: 60, ahead: 14 }

export function createRenderQueue(arrived: (request: PaintRequest, layers: Answer['layers']) => void) {
  let post: ((order: Order) => void) | null = null
  let lastId = 0
  let picture = 0
  const inProgress = new Map<number, PaintRequest>()
  const waiting: PaintRequest[] = []

  const remove = (isGone: (request: PaintRequest) => boolean) => {
    for (let i = waiting.length - 1; i >= 0; i--) if (isGone(waiting[i]!)) waiting.splice(i, 1)
  }
  const send = () => {
    while (post && inProgress.size < MAX_IN_PROGRESS && waiting.length > 0) {
      let best = 0
      waiting.forEach(({ rank }, i) => {
        const before = RANKS[waiting[best]!.rank]
        // The page that was opened last is the visible one.
        if (RANKS[rank] < before || (rank === 'piece' && before === RANKS.piece)) best = i
      })
      const [request] = waiting.splice(best, 1)
      inProgress.set(++lastId, request!)
      post({ id: lastId, task: request!.task })
    }
  }
  return {
    /** Sets the worker's port; null when the worker stopped. */
    setPost(to: typeof post) {
      post = to
      inProgress.clear()
      waiting.length = 0
    },
    get isOpen() {
      return post !== null
    },
    /** Called before each frame: drops figures and faces that the last frame did not request again. */
    turn() {
      remove((request) => RANKS[request.rank] < RANKS.piece && request.picture < picture)
      picture++
    },
    /** Requests an image; it replaces a waiting request for the same place. */
    ask(place: string, key: string, rank: Rank, task: () => Task) {
      for (const request of inProgress.values()) if (request.key === key) return
      const same = waiting.find((request) => request.key === key)
      if (same) {
        if (RANKS[rank] <= RANKS[same.rank]) Object.assign(same, { rank, place, picture })
        return
      }
      remove((request) => request.place === place && request.rank === rank)
      waiting.push({ key, place, rank, task: task(), picture })
      const max = MAX_WAITING[rank] ?? Infinity
      if (waiting.filter((request) => request.rank === rank).length > max)
        waiting.splice(
          waiting.findIndex((request) => request.rank === rank),
          1,
        )
      send()
    },
    /** Handles an answer of the worker. */
    take({ id, layers }: Answer) {
      const request = inProgress.get(id)
      inProgress.delete(id)
      if (request) arrived(request, layers)
      else for (const { picture: unwanted } of layers) unwanted.close()
      send()
    },
    /** Number of pending requests of a rank. */
    count: (rank: Rank) =>
      [...inProgress.values(), ...waiting].filter((request) => request.rank === rank).length,
    /** Whether requests of a rank are pending. */
    lists: (rank: Rank) => [...inProgress.values(), ...waiting].some((request) => request.rank === rank),
    /** Drops a request whose image was drawn without the worker. */
    drop(key: string) {
      remove((request) => request.key === key)
    },
  }
}
