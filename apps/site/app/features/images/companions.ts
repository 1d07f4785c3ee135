/** What stands beside the drawing of a game: what else its title names, or in a pair another drawing of the same kind. */
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { ALL_LOOKS, listLooks } from './drawing-words.ts'
import { findMotifs, type MotifSubject } from './find-motifs.ts'
import { FILLER_MOTIFS } from './motif-tags.ts'
import { KIN_MOTIFS } from './motif-words.ts'
import { hashText } from './seeded-random.ts'

interface Look {
  motif: string
  drawing: string
}

/** Vehicles and their like are one thing, however a title calls them. */
const ALIKE = [
  'car truck motorbike racing train',
  'boat pirate',
  'princess fashion makeup hair baby',
  'monster zombie ghost halloween',
  'cake cooking pizza fruit',
  'tank soldier target',
  'farm zoo animals',
  'chess princess',
  'cards heart',
].map((motifs) => motifs.split(' '))

function areAlike(one: string, other: string): boolean {
  return (
    one === other ||
    KIN_MOTIFS[one] === other ||
    KIN_MOTIFS[other] === one ||
    ALIKE.some((motifs) => motifs.includes(one) && motifs.includes(other))
  )
}

function pickLook(motif: string, without: string, subject: MotifSubject & { slug: string }): Look | null {
  const all = listLooks([motif], subject).filter(({ number }) => ALL_LOOKS[number]!.drawing !== without)
  const close = all.filter(({ isClose, isTagged }) => isClose || isTagged)
  const looks = close.length > 0 ? close : all
  return looks.length === 0
    ? null
    : ALL_LOOKS[looks[hashText(`companion ${subject.slug}`) % looks.length]!.number]!
}

/** Null where the drawing stands alone. */
export function findCompanion(
  { motif, drawing, composition }: CoverChoice,
  subject: MotifSubject & { slug: string },
): Look | null {
  const { first, beside, isDescribed } = findMotifs(subject)
  const isMain = first.includes(motif)
  const named = isMain || isDescribed ? beside : [...first.slice(0, 1), ...beside]
  const shown = isMain ? first : [motif]
  const second = named.find((one) => !FILLER_MOTIFS.has(one) && !shown.some((main) => areAlike(one, main)))
  if (second) return pickLook(second, '', subject)
  return composition === 'pair' ? pickLook(motif, drawing, subject) : null
}
