/** The figure's remarks on a piece. */
import { PIECES } from '../data/catalogue.ts'
import { stylePoints } from '../rules/judging.ts'
import { TAGS } from '../rules/tags.ts'
import { texts } from '../texts.ts'
import type { Theme } from '../data/themes.ts'

export const nameStyles = ({ tags }: Theme): string[] =>
  TAGS.filter((tag) => tags[tag]).map((tag) => texts.tags[tag])

/** Each time in other words. */
export function createSayings() {
  let nth = 0
  const inTurn = <T>(list: readonly T[]): T => list[nth++ % list.length]!
  return (piece: number, theme: Theme, isFree: boolean): string => {
    const { kind, tags } = PIECES[piece]!
    const { avoid, musts } = theme
    if (avoid !== null && tags[avoid]) return texts.bubble.wrong(texts.tags[avoid])
    const [best] = stylePoints(piece, theme).sort((a, b) => b[1] - a[1])
    if (best) return inTurn(texts.bubble.glad)(texts.tags[best[0]])
    const asked = nameStyles(theme)
    // A required kind needs no style.
    return isFree || asked.length === 0 || musts.includes(kind) ? '' : inTurn(texts.bubble.other)(asked)
  }
}
