/** Games whose kind says more than the thing that their title names: in a “Gem Stacker” somebody runs. */
import { foldText } from '#app/features/search/search.ts'
import { holds } from './label-conditions.ts'
import { KINDS_IN_DESCRIPTIONS } from './motif-descriptions.ts'
import { FIRST_DEED, FIRST_THING } from './motif-words.ts'

/** In its first sentences a description says what is played. */
const MAX_DESCRIPTION_LETTERS = 300
const KIND_WORDS = 32

/** Kinds in which somebody moves through a scene: there a thing that the title names is what is collected or passed. */
const KINDS_OF_SCENE: readonly [labels: string, motif: string, unless: string][] = [
  ['platformer', 'platformer', 'stack'],
  ['runner endless-runner', 'runner', 'minecraft'],
  ['tower-defense', 'castle', ''],
]
const ON_BOARDS =
  'match-3 bubble bubble-shooter puzzle word words 2048 board card solitaire hidden-object math sorting mahjong roomescape merge racing driving 2-player'

/** The kind that decides what a cover shows, though its title names a thing, whose rule is `first`; else null. */
export function findKind(
  first: { place: number; motifs: readonly string[] },
  labels: readonly string[],
  description: string | undefined,
): string | null {
  const isGem = first.motifs.includes('gems')
  if (!isGem && (first.place < FIRST_THING || first.place >= FIRST_DEED)) return null
  if (holds(ON_BOARDS, labels)) return null
  const kind = KINDS_OF_SCENE.find(([names, , unless]) => holds(names, labels) && !holds(unless, labels))
  if (kind) return kind[1]
  return isGem ? null : findKindByDescription(description)
}

function findKindByDescription(description: string | undefined): string | null {
  if (!description) return null
  const words = foldText(description.slice(0, MAX_DESCRIPTION_LETTERS)).split(' ').slice(0, KIND_WORDS)
  const phrases = [...words, ...words.slice(1).map((word, at) => `${words[at]}-${word}`)]
  return KINDS_IN_DESCRIPTIONS.find(([names]) => holds(names, phrases))?.[1] ?? null
}
