/** Which pieces this player has. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './book.ts'
import type { Look } from './look.ts'
import { costOf, listWon, sumStars, sureStars } from './prizes.ts'
import type { Prize } from './prizes.ts'
import { countStars } from './goals.ts'
import type { Game } from './state.ts'

export type Owned = {
  /** Stars that count towards prizes. */
  stars(): number
  isOpen(piece: number): boolean
  /** What this show wins once its verdict is taken. */
  listFresh(): readonly Prize[]
}

export function createOwned(kit: Kit<Game, Data>): Owned {
  let known: readonly Look[] = []
  let kept = new Set<number>()
  /** Who kept an outfit with a piece keeps the piece. */
  const listKept = () => {
    const { looks } = kit.data
    if (looks !== known) {
      known = looks
      kept = new Set(looks.flatMap(({ wear }) => Object.values(wear).map(({ piece }) => piece)))
    }
    return kept
  }
  const stars = () => Math.max(sumStars(kit.record.stars), sureStars(kit.start))
  return {
    stars,
    isOpen: (piece) => costOf(piece) <= stars() || listKept().has(piece),
    listFresh() {
      const { mode, level, verdict } = kit.state
      if (mode !== 'shows' || !verdict) return []
      const before = kit.record.stars.shows?.[level] ?? 0
      const gained = Math.max(0, countStars(kit.state, kit.state.score + verdict.score) - before)
      return listWon(stars(), stars() + gained)
    },
  }
}
