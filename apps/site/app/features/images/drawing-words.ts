/**
 * Drawings that show something particular: they stand only on a cover whose title or tags have one of these words, and where the title has
 * one, no other drawing of the motif does. For the words after `~` the others stay. `*` stands for any ending, alone for
 * every title, and `-` joins the words of a phrase. Beside a word after `!` in title or tags the drawing never stands.
 * A drawing that is not listed suits every game of its motif.
 */
import { MOTIFS } from './drawings/registry.ts'
import { BOARD_WORDS } from './drawing-words-boards.ts'
import { CREATURE_WORDS } from './drawing-words-creatures.ts'
import { PLAY_WORDS } from './drawing-words-play.ts'
import { THING_WORDS } from './drawing-words-things.ts'
import { VEHICLE_WORDS } from './drawing-words-vehicles.ts'
import { WORLD_WORDS } from './drawing-words-world.ts'
import { OBJECT_WORDS } from './object-words.ts'
import type { MotifSubject } from './find-motifs.ts'
import { listPhrases } from './split-title.ts'
import { holds } from './label-conditions.ts'

export const DRAWING_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...VEHICLE_WORDS,
  ...CREATURE_WORDS,
  ...WORLD_WORDS,
  ...THING_WORDS,
  ...PLAY_WORDS,
  ...BOARD_WORDS,
  object: OBJECT_WORDS,
}

/** Where a drawing's own name is a thing of which there is one kind: a banana is no pineapple, and a tower may be any castle's. */
const NAMING_MOTIFS = new Set('cake cooking farm fish bird insect fruit flower shapes'.split(' '))

interface Suit {
  drawing: string
  /** Its place in `ALL_LOOKS`. */
  number: number
  /** Null for what suits every game of its motif. */
  words: string | null
  /** Where the title has one of these, no other drawing stands. */
  alone: string
  /** The phrases among them. */
  alonePhrases: readonly string[]
  /** What contradicts it in a title or among tags. */
  never: string
  /** Words that a title has which names the drawing; none for most motifs. */
  names: readonly string[]
  /** The words of its own name. */
  parts: readonly string[]
}

/** A title that says “shark” has the drawing `shark`. */
const splitName = (drawing: string) => drawing.split(/(?=[A-Z])/).map((name) => name.toLowerCase())

/** Every drawing there is. */
export const ALL_LOOKS = Object.entries(MOTIFS).flatMap(([motif, drawings]) =>
  Object.keys(drawings).map((drawing) => ({ motif, drawing })),
)
const NUMBERS = new Map(ALL_LOOKS.map(({ motif, drawing }, number) => [`${motif} ${drawing}`, number]))

/** -1 for a drawing that there is no more. */
export const numberOfLook = (motif: string, drawing: string): number =>
  NUMBERS.get(`${motif} ${drawing}`) ?? -1

/** `*` alone stands for every title. */
const isForAll = (words: string | null) => words === null || words.split(' ').includes('*')

const SUITS: ReadonlyMap<string, readonly Suit[]> = new Map(
  Object.entries(MOTIFS).map(([motif, drawings]) => [
    motif,
    Object.keys(drawings).map((drawing) => {
      const [words = null, never = ''] =
        DRAWING_WORDS[motif]?.[drawing]?.split('!').map((part) => part.trim()) ?? []
      const alone = words?.split('~')[0]!.trim() ?? ''
      return {
        drawing,
        number: numberOfLook(motif, drawing),
        words: isForAll(words) ? null : words!.replace('~', '').trim(),
        alone,
        never,
        // Two words say more than one: a “candy cane” is no candy.
        alonePhrases: alone.split(' ').filter((word) => word.includes('-')),
        names: NAMING_MOTIFS.has(motif) ? splitName(drawing) : [],
        parts: splitName(drawing),
      }
    }),
  ]),
)

/** Tags of kinds with a look of their own: they say as much as a word of the title. */
const TELLING_TAGS = new Set(
  'monster-truck brick-breaker brickbreaker breakout arkanoid crossword wordsearch hangman nonogram minesweeper bingo ludo domino backgammon monstertruck volleyball badminton baseball cricket'.split(
    ' ',
  ),
)

const isNamed = ({ alone, names }: Suit, phrases: readonly string[]) =>
  (alone !== '' && holds(alone, phrases)) ||
  (names.length > 0 && names.every((name) => phrases.includes(name) || phrases.includes(`${name}s`)))

/** A “Hexa Stack” is the drawing `hexStack`, not any board of hexagons. */
const isNamedInFull = ({ parts }: Suit, phrases: readonly string[]) =>
  parts.length > 1 && parts.every((part) => phrases.some((phrase) => phrase.startsWith(part)))

/** Lists of cars have the tag “parking” whatever is driven there: only a title says that cars are parked or jump, or that a planet breaks. */
const isTitled = (motif: string, drawing: string) =>
  (motif === 'car' && /^(parking|ramp)/.test(drawing)) || drawing === 'brokenPlanet'

/** A ninja who hides is on no cover of a fight. */
function withoutContradicted(suits: readonly Suit[], labels: readonly string[]): readonly Suit[] {
  const left = suits.filter(({ never }) => never === '' || !holds(never, labels))
  return left.length > 0 ? left : suits
}

interface Suited {
  suits: readonly Suit[]
  /** Whether the title or a telling tag names them. */
  areNamed: boolean
}

function suit(motif: string, phrases: readonly string[], subject: MotifSubject): Suited {
  const { tags = [], categories = [] } = subject
  const suits = withoutContradicted(SUITS.get(motif)!, [...phrases, ...tags])
  const allNamed = suits.filter((one) => isNamed(one, phrases))
  const byPhrase = allNamed.filter(({ alonePhrases }) => alonePhrases.some((one) => phrases.includes(one)))
  const named = byPhrase.length > 0 ? byPhrase : allNamed
  if (named.length > 1) {
    const areAlike = named.every(({ parts }) => parts[0] === named[0]!.parts[0])
    const inFull = areAlike ? named.filter((one) => isNamedInFull(one, phrases)) : []
    const alike = named.filter(({ drawing }) => inFull.some((one) => drawing.startsWith(one.drawing)))
    if (alike.length > 0) return { suits: alike, areNamed: true }
  }
  if (named.length > 0) return { suits: named, areNamed: true }
  const telling = tags.filter((tag) => TELLING_TAGS.has(tag))
  const tagged = telling.length > 0 ? suits.filter((one) => isNamed(one, telling)) : []
  if (tagged.length > 0) return { suits: tagged, areNamed: true }
  const labels = [...phrases, ...tags, ...categories]
  const meant = suits.filter(
    ({ words, drawing }) => words === null || holds(words, isTitled(motif, drawing) ? phrases : labels),
  )
  // What only a tag names gives way where the title itself names something.
  const isClose = ({ words }: Suit) => words !== null && holds(words, phrases)
  const close = meant.some(isClose) ? meant.filter((one) => one.words === null || isClose(one)) : meant
  if (close.length > 0) return { suits: close, areNamed: false }
  const general = suits.filter(({ alone }) => alone === '')
  return { suits: general.length > 0 ? general : suits, areNamed: false }
}

/** The drawings of a motif that suit a game: those that its title names, or else all that it does not contradict. */
export const listSuited = (motif: string, subject: MotifSubject): readonly string[] =>
  suit(motif, listPhrases(subject.title), subject).suits.map(({ drawing }) => drawing)

export interface Look {
  /** Its place in `ALL_LOOKS`. */
  number: number
  /** Whether the title has a word of this very drawing. */
  isClose: boolean
  /** Whether a tag has one, where the title has none of any. */
  isTagged: boolean
}

/** Of a description, what may say which animal or food: of any other thing it lists too many. */
const MAX_DESCRIPTION_LETTERS = 300
/** In a description, whatever is shot at is a target. */
const ANY_TARGET = /\btargets?\b/gi

/** The drawings of several motifs that suit a game; where the title names some of them, no others. */
export function listLooks(motifs: readonly string[], subject: MotifSubject, isDescribed = false): Look[] {
  const description =
    isDescribed && motifs.some((motif) => NAMING_MOTIFS.has(motif))
      ? (subject.description ?? '').slice(0, MAX_DESCRIPTION_LETTERS).replaceAll(ANY_TARGET, '')
      : ''
  const phrases = listPhrases(`${subject.title} ${description}`)
  const all = motifs.map((motif) => suit(motif, phrases, subject))
  const named = all.filter(({ areNamed }) => areNamed)
  const labels = [...(subject.tags ?? []), ...(subject.categories ?? [])]
  const has = (words: string | null, texts: readonly string[]) => words !== null && holds(words, texts)
  const chosen = (named.length > 0 ? named : all).flatMap(({ suits, areNamed }) =>
    suits.map(({ number, words }) => ({ number, words, isClose: areNamed || has(words, phrases) })),
  )
  const hasClose = chosen.some(({ isClose }) => isClose)
  return chosen.map(({ number, words, isClose }) => ({
    number,
    isClose,
    isTagged: !hasClose && has(words, labels),
  }))
}
