/** A stylist's advice: the one piece that would add the most points to a finished show. Deterministic, without the DOM. */
import { PIECES } from '../data/catalogue.ts'
import { judge } from './judging.ts'
import { withPiece } from './outfit.ts'
import { costOf } from '../data/prizes.ts'
import type { State } from '../state.ts'

/** Once per run, and never on the theme of a day or a week, which is the same for all players. */
const canAsk = ({ mode, phase, isAdvised }: State): boolean =>
  phase === 'done' && !isAdvised && (mode === 'shows' || mode === 'collection')

/** One of the pieces open at this number of stars; null where none adds a point, or advice is not available. */
export function findAdvice(state: State, stars: number): number | null {
  if (!canAsk(state) || !Number.isFinite(stars)) return null
  const { look, theme } = state
  let best = { piece: -1, score: judge(look, theme).score }
  for (const { id, kind } of PIECES) {
    if (costOf(id) > stars || look.wear[kind]?.piece === id) continue
    const { score } = judge(withPiece(look, id), theme)
    if (score > best.score) best = { piece: id, score }
  }
  return best.piece < 0 ? null : best.piece
}
