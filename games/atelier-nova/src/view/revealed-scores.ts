/** The style points of pieces as revealed by the judges. Pieces that were on the runway stay revealed. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './save-data.ts'
import { PIECES } from '../data/catalogue.ts'
import { listWorn } from '../rules/judging.ts'
import type { Game } from '../state.ts'

export type RevealedScores = { has(piece: number): boolean; learn(): void }

export function createRevealedScores(kit: Kit<Game, Data>): RevealedScores {
  let list: readonly number[] | undefined
  let set = new Set<number>()
  const recall = () => {
    if (kit.data.known !== list) {
      list = kit.data.known
      set = new Set(list)
    }
    return set
  }
  return {
    has: (piece) => recall().has(piece),
    /** From the verdict that has just been spoken. */
    learn() {
      const worn = listWorn(kit.state.look).map(({ piece }) => piece)
      const fresh = worn.filter((piece) => !recall().has(piece))
      if (kit.state.mode === 'free' || fresh.length === 0) return
      kit.data.known = [...recall(), ...fresh]
      kit.save()
    },
  }
}

/** Numbers of pieces, each once. */
export const isKnownList = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => PIECES[one as number] !== undefined)
