/** Requests to the painter in its worker, and how long each place has waited for an answer. */
import { createRenderQueue } from './render-queue.ts'
import type { Answer, PaintRequest, Rank } from './render-queue.ts'
import type { Task } from './layers.ts'

/** Maximum wait for the worker; under manual time steps it is shorter. */
export const PATIENCE_MS = 1000
export const STEPPED_MS = 400

type Since = { time: number; clock: number; picture: number }

/** Of the frame that is drawn. */
export type SpriteFrame = {
  /** How many new pictures may still be drawn in it. */
  budget: number
  /** The game's time. */
  time: number
  /** Right after a resize old pictures are used for a moment. */
  isFresh: boolean
  /** A figure that changed a moment ago is still to be drawn. */
  isLate: boolean
  /** Pieces are being painted. */
  isWaiting: boolean
  /** Changes when what was missing may be there. */
  round: number
}

export type SpriteRequests = ReturnType<typeof createSpriteRequests>

/** `arrived`: with whether the place still lacked a picture. `clock`: real time in milliseconds. */
export function createSpriteRequests(
  frame: SpriteFrame,
  clock: () => number,
  arrived: (request: PaintRequest, layers: Answer['layers'], isLacking: boolean) => void,
) {
  /** Since when each place has waited, picture after picture, without an answer. */
  const lacks = new Map<string, Since>()
  let nth = 0
  const queue = createRenderQueue((request, layers) => {
    const isLacking = lacks.has(request.place)
    lacks.clear()
    arrived(request, layers, isLacking)
  })
  const isHopeless = (since: Since, patience = STEPPED_MS): boolean => {
    const [passed, real] = [frame.time - since.time, clock() - since.clock]
    return (passed > patience && real < passed / 2) || real > PATIENCE_MS
  }
  return {
    queue,
    /** True while the painter may be waited for. */
    waits(place: string, key: string, rank: Rank, task: () => Task, patience?: number): boolean {
      if (!queue.isOpen) return false
      const since = lacks.get(place) ?? { time: frame.time, clock: clock(), picture: nth }
      since.picture = nth
      lacks.set(place, since)
      if (isHopeless(since, patience)) {
        queue.drop(key)
        return false
      }
      queue.ask(rank === 'piece' ? key : place, key, rank, task)
      return true
    },
    /** Before each picture. */
    turn() {
      for (const [place, { picture }] of lacks) if (picture < nth) lacks.delete(place)
      nth++
      const since = queue.lists('piece') && lacks.get('thumbs')
      if (since) {
        since.picture = nth
        if (isHopeless(since)) frame.round++
      }
      queue.turn()
    },
    forget: () => lacks.clear(),
  }
}
