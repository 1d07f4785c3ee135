/** The pieces this player owns. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './save-data.ts'
import type { Look } from '../rules/look.ts'
import { addExtra, sumExtra } from './extra-stars.ts'
import { costOf, listWon, sumStars, sureStars } from '../data/prizes.ts'
import type { Prize } from '../data/prizes.ts'
import { countStars } from '../rules/goals.ts'
import { weekOf } from '../rules.ts'
import type { Game } from '../state.ts'

export type Owned = {
  /** Stars that count towards prizes. */
  stars(): number
  isOpen(piece: number): boolean
  /** What this show wins once its verdict is taken. */
  listFresh(): readonly Prize[]
  /** Keeps the star of a day, a week or a collection once its verdict is taken. */
  saveExtraStars(): void
}

export function createOwned(kit: Kit<Game, Data>): Owned {
  let known: readonly Look[] = []
  let inSavedLooks = new Set<number>()
  /** A piece of a saved outfit stays available. */
  const listInSavedLooks = () => {
    const { looks } = kit.data
    if (looks !== known) {
      known = looks
      inSavedLooks = new Set(looks.flatMap(({ wear }) => Object.values(wear).map(({ piece }) => piece)))
    }
    return inSavedLooks
  }
  const stars = () => Math.max(sumStars(kit.record.stars) + sumExtra(kit.data.extra), sureStars(kit.start))
  const none = {}
  const extraNow = () => {
    const { day, seed } = kit.start
    const key = kit.state.mode === 'weekly' ? `${weekOf(day)}` : day || `${seed}`
    return addExtra(kit.data.extra ?? none, kit.state, key)
  }
  return {
    stars,
    isOpen: (piece) => costOf(piece) <= stars() || listInSavedLooks().has(piece),
    listFresh() {
      const { mode, level, verdict } = kit.state
      if (!verdict) return []
      if (mode !== 'shows') return listWon(stars(), stars() + sumExtra(extraNow()) - sumExtra(kit.data.extra))
      const before = kit.record.stars.shows?.[level] ?? 0
      const gained = Math.max(0, countStars(kit.state, kit.state.score + verdict.score) - before)
      return listWon(stars(), stars() + gained)
    },
    saveExtraStars() {
      const extra = extraNow()
      if (extra === kit.data.extra) return
      kit.data.extra = extra
      kit.save()
    },
  }
}
