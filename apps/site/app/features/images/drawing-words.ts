/**
 * Drawings that show something particular: they stand only on a cover whose title or tags have one of these words, and where the title has
 * one, no other drawing of the motif does. For the words after `~` the others stay. `*` stands for any ending and `-` joins the words of a phrase.
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
  /** Where the title has one of these, no other drawing stands. */
  alone: string
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
        words: words?.replace('~', '').trim() ?? null,
        alone: words?.split('~')[0]!.trim() ?? '',
        names: NAMING_MOTIFS.has(motif) ? splitName(drawing) : [],
      }
    }),
  ]),
)

/** Tags of kinds with a look of their own: they say as much as a word of the title. */
const TELLING_TAGS = new Set(
  'brick-breaker brickbreaker breakout arkanoid crossword wordsearch hangman nonogram minesweeper bingo ludo domino backgammon'.split(
    ' ',
  ),
)

const isNamed = ({ alone, names }: Suit, phrases: readonly string[]) =>
  (alone !== '' && holds(alone, phrases)) ||
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
  const titleMatches = suits.filter((suit) => isNamed(suit, phrases))
  const telling = tags.filter((tag) => TELLING_TAGS.has(tag))
  const named = titleMatches.length > 0 ? titleMatches : suits.filter((suit) => isNamed(suit, telling))
  if (named.length > 0) return named.map(({ drawing }) => drawing)
  const labels = [...phrases, ...tags, ...categories]
  const meant = suits.filter(({ words }) => words === null || holds(words, labels))
  return (meant.length > 0 ? meant : suits).map(({ drawing }) => drawing)
}
