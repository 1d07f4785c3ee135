/** The golden hare: a good bot's best drive of each hill, loaded once the player has its three stars. */
import type { Ghost } from './ghost.ts'

export type Rival = Pick<Ghost, 'ticks' | 'path'>

let all: Record<string, Rival> | null = null
let isComing = false

/** Null until loaded; `then` is called once they are. */
export function findRival(level: number, then: () => void): Rival | null {
  if (all) return all[level] ?? null
  if (isComing) return null
  isComing = true
  void import('../data/rivals.json').then(
    (file) => {
      all = file.default
      then()
    },
    // Without the network one drives alone; the next start asks again.
    () => void (isComing = false),
  )
  return null
}
