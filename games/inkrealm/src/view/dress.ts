/** Assigns an ink and a hat to every painter of a round. */
import { brushLookOf } from '../art/brushes.ts'
import type { Career } from './career.ts'
import { wreathOf } from '../art/wreaths.ts'
import { INKS } from '../art/inks.ts'
import type { Ink } from '../art/inks.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import type { Hat } from '../rules/personalities.ts'
import type { State } from '../state.ts'

export type Dress = ReturnType<typeof createDress>

/** A rival's own ink, whatever sheet it is on. */
export const inkOfRival = (who: number): Ink => INKS[who + 1]!

export function createDress(career: () => Career) {
  let inks: readonly Ink[] = INKS
  return {
    /** By painter; on the quiet sheet, by the ink in the brush. */
    list: () => inks,
    /** A new round, or something else to wear. */
    update: (state: State) => void (inks = listInks(state, career().ink)),
    inkOf: ({ twist, ink }: State, who: number): Ink => inks[(twist === 'relax' ? ink : who) % inks.length]!,
    brushOf: (who: number): number => (who === 0 ? brushLookOf(career()) : 0),
    wreathOf: (who: number): number => (who === 0 ? wreathOf(career()) : 0),
    hatOf: ({ painters }: State, who: number): Hat =>
      who === 0 ? career().hat : PERSONALITIES[painters[who]!.mind.who]!.hat,
  }
}

/** Rivals keep their inks; whose ink the player wears takes the one the player left. Teams wear one colour, each in a pattern of its own. */
export function listInks({ twist, painters }: State, mine: number): readonly Ink[] {
  if (twist === 'relax') return INKS
  return painters.map(({ team, mind }, i) => {
    const own = i === 0 ? mine : mind.who + 1
    if (twist === 'teams') return { ...INKS[team]!, pattern: INKS[own]!.pattern }
    return i > 0 && own === mine ? INKS[0]! : INKS[own]!
  })
}
