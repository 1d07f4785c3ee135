/** What a drawn cover shows: chosen once for a game and stored, so that it stays the game's own (decision 030). */
import * as v from 'valibot'
import { MOTIFS } from './drawings/registry.ts'
import { listSuited } from './drawing-words.ts'
import { findMotifs, type MotifSubject } from './find-motifs.ts'
import { PALETTES } from './palettes.ts'
import { hashText } from './seeded-random.ts'

/** How a drawing stands in its cover. */
export const COMPOSITIONS = ['whole', 'closeUp', 'pair', 'scene'] as const
export type Composition = (typeof COMPOSITIONS)[number]

const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

export const CoverChoiceSchema = v.object({
  motif: NameSchema,
  drawing: NameSchema,
  composition: v.picklist(COMPOSITIONS),
  /** The place of its colours in `PALETTES`. */
  palette: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PALETTES.length - 1)),
})
export type CoverChoice = v.InferOutput<typeof CoverChoiceSchema>

export interface ChosenSubject extends MotifSubject {
  slug: string
  drawnCover?: CoverChoice | undefined
}

const pickBy = <T>(seed: string, list: readonly T[]): T => list[hashText(seed) % list.length]!

/** Of anything that is no game, or of a game before it has a choice: told by its slug. */
function chooseBySlug(subject: ChosenSubject): CoverChoice {
  const { slug } = subject
  const motif = pickBy(`motif ${slug}`, findMotifs(subject).first)
  return {
    motif,
    drawing: pickBy(`drawing ${slug}`, listSuited(motif, subject)),
    composition: pickBy(`composition ${slug}`, COMPOSITIONS),
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
