/**
 * Drawings that show something particular: they stand only on a cover whose title or tags have one of these words, and where the title has
 * one, no other drawing of the motif does. After `~` the others stay. `*` stands for any ending and `-` joins the words of a phrase.
 * A drawing that is not listed suits every game of its motif.
 */
import { foldText } from '#app/features/search/search.ts'
import { MOTIFS } from './drawings/registry.ts'
import { PLAY_WORDS } from './drawing-words-play.ts'
import { WORLD_WORDS } from './drawing-words-world.ts'
import { holds, type MotifSubject } from './find-motifs.ts'

export const DRAWING_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...WORLD_WORDS,
  ...PLAY_WORDS,
}

/** Where a drawing's own name is a thing of which there is one kind: a banana is no pineapple, and a tower may be any castle's. */
const NAMING_MOTIFS = new Set('cake cooking farm fish bird insect fruit flower'.split(' '))

interface Suit {
  drawing: string
  /** Null for what suits every game of its motif. */
  words: string | null
  /** Whether no other drawing stands where the title has one of the words. */
  isAlone: boolean
  /** Words that a title has which names the drawing; none for most motifs. */
  names: readonly string[]
}

/** A title that says “shark” has the drawing `shark`. */
const splitName = (drawing: string) => drawing.split(/(?=[A-Z])/).map((name) => name.toLowerCase())

const SUITS: ReadonlyMap<string, readonly Suit[]> = new Map(
  Object.entries(MOTIFS).map(([motif, drawings]) => [
    motif,
    Object.keys(drawings).map((drawing) => {
      const words = DRAWING_WORDS[motif]?.[drawing] ?? null
      return {
        drawing,
        words,
        isAlone: words !== null && !words.startsWith('~'),
        names: NAMING_MOTIFS.has(motif) ? splitName(drawing) : [],
      }
    }),
  ]),
)

const isNamed = ({ words, isAlone, names }: Suit, phrases: readonly string[]) =>
  (isAlone && holds(words!, phrases)) ||
  (names.length > 0 && names.every((name) => phrases.includes(name) || phrases.includes(`${name}s`)))

/** Words and pairs of words. */
function listPhrases(text: string): string[] {
  const words = foldText(text).split(' ')
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}-${word}`)]
}

/** The drawings of a motif that suit a game: those that its title names, or else all that it does not contradict. */
export function listSuited(
  motif: string,
  { title, tags = [], categories = [] }: MotifSubject,
): readonly string[] {
  const suits = SUITS.get(motif)!
  const phrases = listPhrases(title)
  const named = suits.filter((suit) => isNamed(suit, phrases))
  if (named.length > 0) return named.map(({ drawing }) => drawing)
  const labels = [...phrases, ...tags, ...categories]
  const meant = suits.filter(({ words }) => words === null || holds(words, labels))
  return (meant.length > 0 ? meant : suits).map(({ drawing }) => drawing)
}
