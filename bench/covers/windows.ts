/** Finds neighbouring tiles of a list that share a drawing, and adjacent ones that share drawing and hue. */
import type { Game } from '../../apps/site/app/domain/game.ts'
import { readChoice } from '../../apps/site/app/features/images/read-choice.ts'
import { MAX_SHARED, WINDOW } from '../../apps/site/app/features/images/list-places.ts'
import { PALETTE_HUES } from '../../apps/site/app/features/images/palettes.ts'

export interface Verdict {
  /** The most tiles of one window that share a drawing. */
  shared: number
  windows: number
  /** Windows in which any drawing comes twice. */
  repeating: number
  /** Windows with more than `MAX_SHARED`. */
  fullWindows: number
  /** Adjacent tiles with the same drawing and hue. */
  pairs: number
  /** The drawing of the worst window, and where that begins. */
  worst: string
}

/** Null for a game with its own covers. */
function readAppearance(game: Game): { drawing: string; hue: number } | null {
  if (game.covers.square?.startsWith('/')) return null
  const { motif, drawing, palette } = readChoice(game)
  return { drawing: `${motif} ${drawing}`, hue: PALETTE_HUES[palette]! }
}

export function checkTiles(games: readonly Game[]): Verdict {
  const appearances = games.map(readAppearance)
  const verdict: Verdict = { shared: 0, windows: 0, repeating: 0, fullWindows: 0, pairs: 0, worst: '' }
  for (let start = 0; start === 0 || start + WINDOW <= appearances.length; start++) {
    const counts = new Map<string, number>()
    for (const appearance of appearances.slice(start, start + WINDOW))
      if (appearance) counts.set(appearance.drawing, (counts.get(appearance.drawing) ?? 0) + 1)
    const [drawing, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])
    verdict.windows++
    if (count > 1) verdict.repeating++
    if (count > MAX_SHARED) verdict.fullWindows++
    if (count > verdict.shared) [verdict.shared, verdict.worst] = [count, `${drawing}, from ${start + 1}`]
  }
  verdict.pairs = appearances.filter((appearance, at) => {
    const next = appearances[at + 1]
    return appearance && next && appearance.drawing === next.drawing && appearance.hue === next.hue
  }).length
  return verdict
}
