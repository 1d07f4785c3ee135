/** What stands beside the drawing of a game: what else its title names, or in a pair another drawing of the same kind. */
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { MOTIFS } from './drawings/registry.ts'
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
  'boat pirate fish',
  'rocket boat',
  'physics skateboard',
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

/** What points at the drawing that it stands beside. */
const ARMS: Readonly<Record<string, ReadonlySet<string>>> = {
  target: new Set(
    'cannon turret pistol machineGun rifle sniper blaster missile missiles shells shotShells revolver'.split(
      ' ',
    ),
  ),
  sword: new Set(
    Object.keys(MOTIFS['sword']!).filter((drawing) => drawing !== 'anvil' && drawing !== 'halves'),
  ),
}

/** On a bright cover it looks like any cottage. */
const HAUNTED_HOUSE = 'house'

/** It attacks what a defender holds. */
const SIEGE_ENGINE = 'catapult'

function pickLook(motif: string, without: string, subject: MotifSubject & { slug: string }): Look | null {
  const all = listLooks([motif], subject).filter(({ number }) => {
    const { drawing } = ALL_LOOKS[number]!
    return (
      drawing !== without &&
      !ARMS[motif]?.has(drawing) &&
      !(motif === 'ghost' && drawing === HAUNTED_HOUSE) &&
      !(motif === 'castle' && drawing === SIEGE_ENGINE)
    )
  })
  const close = all.filter(({ isClose, isTagged }) => isClose || isTagged)
  const looks = close.length > 0 ? close : all
  return looks.length === 0
    ? null
    : ALL_LOOKS[looks[hashText(`companion ${subject.slug}`) % looks.length]!.number]!
}

/** Another drawing of these would say nothing more: a second lens, a cottage beside a tower. */
const ALONE = new Set(
  'house target hiddenObject car racing truck motorbike blocks wizard boxing squid idea globe desert strategy numbers sort voxel maze platformer'.split(
    ' ',
  ),
)

const BOTH = /\s*&\s*|\s+(?:vs\.?|versus|and|und|et|y)\s+/i

/** “Apples & Lemons”: the other of two that a title names, where both are drawn by the same motif. */
export function findCounterpart(
  { motif, drawing }: CoverChoice,
  subject: MotifSubject & { slug: string },
): Look | null {
  const sides = subject.title.split(BOTH)
  if (sides.length !== 2) return null
  const [one, other] = sides.map((title) =>
    listLooks([motif], { title }).flatMap(({ number, isClose }) => (isClose ? [ALL_LOOKS[number]!] : [])),
  )
  const isOf = (looks: readonly Look[]) => looks.some((look) => look.drawing === drawing)
  const counterpart = isOf(one!) === isOf(other!) ? undefined : (isOf(one!) ? other : one)![0]
  return counterpart ?? findOtherSide(motif, sides, subject)
}

/** What one side of a title says of the game, and what is no second thing: “Kick the Ball and Shoot” has no gun. */
const KINDS_AND_DEEDS = new Set(
  'hiddenObject target racing match merge sort platformer runner boxing numbers quiz physics blocks memory words door idea'.split(
    ' ',
  ),
)

/** “Dots and Boxes”, “Snakes and Ladders”: both words name the game. */
const PARTED_KINDS = new Set(['sort', 'dice', 'cards', 'mahjong'])

/** “Fireball vs Ice Cream”: what the other side of a title names, where its motif is another. */
function findOtherSide(
  motif: string,
  sides: readonly string[],
  subject: MotifSubject & { slug: string },
): Look | null {
  if (PARTED_KINDS.has(motif)) return null
  const found = sides.map((title) => findMotifs({ title }))
  if (found.some(({ isDescribed }) => isDescribed)) return null
  const other = found.find(({ first }) => !first.includes(motif))
  if (!other || found.every(({ first }) => !first.includes(motif))) return null
  const second = other.first[0]!
  return KINDS_AND_DEEDS.has(second) || FILLER_MOTIFS.has(second) || areAlike(second, motif)
    ? null
    : pickLook(second, '', subject)
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
  // A house of cards is a house.
  const isSaid = (one: string) =>
    drawing.toLowerCase().endsWith(one) || shown.some((main) => areAlike(one, main))
  const second = named.find((one) => !FILLER_MOTIFS.has(one) && !isSaid(one))
  if (second) return pickLook(second, '', subject)
  return composition === 'pair' && !ALONE.has(motif) ? pickLook(motif, drawing, subject) : null
}
