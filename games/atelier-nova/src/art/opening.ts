/** Spreads the first drawing over several frames: the place first; then figure, wardrobe and texts one frame each. */
import { FONT } from './paper.ts'

/** Words wait no longer for their letters. */
const PATIENCE_MS = 350

export type Shown = 'place' | 'figure' | 'wardrobe' | 'all'

/** `hasLetters`: whether words would be written as they stay. */
export function createOpening(
  hasLetters = () => document.fonts?.check(`900 20px ${FONT}`) ?? true,
): (now: number) => Shown {
  let shown: Shown | null = null
  return (now) => {
    if (shown === null) shown = 'place'
    else if (shown === 'place') shown = 'figure'
    else if (shown === 'wardrobe') shown = 'all'
    // In other letters all of it would be painted twice.
    else if (shown === 'figure' && (now > PATIENCE_MS || hasLetters())) shown = 'wardrobe'
    return shown
  }
}
