/** A stylist's advice: the one piece that would bring a finished show the most points. Deterministic, without the DOM. */
import { PIECES } from './catalogue.ts'
import { judge } from './judging.ts'
import { withPiece } from './outfit.ts'
import { costOf } from './prizes.ts'
import type { State } from './state.ts'

/** Once a run, and never on a day's or a week's theme, which is the same for everybody. */
const canAsk = ({ mode, phase, isAdvised }: State): boolean =>
  phase === 'done' && !isAdvised && (mode === 'shows' || mode === 'collection')

/** A piece of those open at so many stars; null where none would bring a point more, or nobody may be asked. */
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
