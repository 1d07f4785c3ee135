/** Which drawing a cover has: the stored choice, or one by the slug. */
import { COMPOSITIONS, type CoverChoice } from '#app/domain/cover-choice.ts'
import { MOTIFS } from './drawings/registry.ts'
import { ALL_LOOKS, listLooks, listSuited } from './drawing-words.ts'
import { findMotifs, type MotifSubject } from './find-motifs.ts'
import { PALETTES } from './palettes.ts'
import { hashText } from './seeded-random.ts'

export interface ChosenSubject extends MotifSubject {
  slug: string
  drawnCover?: CoverChoice | undefined
}

const pickBy = <T>(seed: string, list: readonly T[]): T => list[hashText(seed) % list.length]!

/** Of anything that is no game, or of a game before it has a choice: chosen by its slug. */
function chooseBySlug(subject: ChosenSubject): CoverChoice {
  const { slug } = subject
  const { first, frame, isDescribed } = findMotifs(subject)
  const looks = listLooks(first, subject, isDescribed)
  const named = looks.filter(({ isClose, isTagged }) => isClose || isTagged)
  const look = pickBy(`drawing ${slug}`, named.length > 0 ? named : looks)
  return {
    ...ALL_LOOKS[look.number]!,
    composition:
      frame ??
      pickBy(
        `composition ${slug}`,
        COMPOSITIONS.filter((name) => name !== 'pair'),
      ),
    palette: hashText(`palette ${slug}`) % PALETTES.length,
  }
}

/** The stored choice; where a later version has no such drawing any more, another one of its motif, or of what the title names. */
export function readChoice(subject: ChosenSubject): CoverChoice {
  const stored = subject.drawnCover
  if (!stored) return chooseBySlug(subject)
  const drawings = MOTIFS[stored.motif]
  if (!drawings) return { ...chooseBySlug(subject), palette: stored.palette }
  if (drawings[stored.drawing]) return stored
  return { ...stored, drawing: pickBy(`drawing ${subject.slug}`, listSuited(stored.motif, subject)) }
}
