/** Other drawings that a game's cover could have. */
import { COMPOSITIONS, type CoverChoice } from '#app/domain/cover-choice.ts'
import { ALL_LOOKS, listLooks } from './drawing-words.ts'
import { findMotifs } from './find-motifs.ts'
import { PALETTES } from './palettes.ts'
import type { ChosenSubject } from './read-choice.ts'
import { hashText } from './seeded-random.ts'

/** A second object says nothing new. */
const CHOICES = COMPOSITIONS.filter((composition) => composition !== 'pair')
/** Has no divisor in common with the number of palettes, so that each of them comes once. */
const PALETTE_STEP = 7

/**
 * `count` drawings from the place `from` on of an endless list, which is the same for a game every time: each drawing that suits what the
 * game is about, the closest first, then those of what else its title names, then all of them in other colours.
 */
export function listDrawings(game: ChosenSubject, from: number, count: number): CoverChoice[] {
  const { first, others, frame, isDescribed } = findMotifs(game)
  const rank = ({ isClose, isTagged }: { isClose: boolean; isTagged: boolean }) =>
    Number(!isClose && !isTagged)
  const looks = [
    ...listLooks(first, game, isDescribed).toSorted((a, b) => rank(a) - rank(b)),
    ...listLooks(
      others.filter((motif) => !first.includes(motif)),
      game,
    ),
  ]
  const seed = hashText(game.slug)
  return Array.from({ length: count }, (_, place) => {
    const at = from + place
    const round = Math.floor(at / looks.length)
    return {
      ...ALL_LOOKS[looks[at % looks.length]!.number]!,
      composition: frame ?? CHOICES[(at + round) % CHOICES.length]!,
      palette: (seed + at * PALETTE_STEP + round) % PALETTES.length,
    }
  })
}
