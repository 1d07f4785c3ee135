/** Hints in the wardrobe: gold on all fitting pieces at first, later only on required kinds, then none. */
import { PIECES } from '../data/catalogue.ts'
import { stylePoints } from '../rules/judging.ts'
import type { State } from '../state.ts'

/** From these show numbers on gold is only for required kinds, and then there is none. */
const MUSTS_ONLY_FROM = 8
const NONE_FROM = 16

export function glows(
  piece: number,
  { theme, mode, level }: Pick<State, 'theme' | 'mode' | 'level'>,
  /** After a try without a star. */
  isHelped = false,
): boolean {
  if (isHelped && stylePoints(piece, theme).length > 0) return true
  if (mode !== 'shows' || level >= NONE_FROM) return false
  return level < MUSTS_ONLY_FROM
    ? stylePoints(piece, theme).length > 0
    : theme.musts.includes(PIECES[piece]!.kind)
}
