/** How the cover of a game feels: a race, a fight and a fright are darker and sharper than other covers, and nothing on them smiles. */
import { type MotifSubject } from './find-motifs.ts'
import { holds } from './label-conditions.ts'
import { foldText } from '#app/features/search/search.ts'

export const MOODS = ['bright', 'fast', 'tense', 'dread'] as const
export type Mood = (typeof MOODS)[number]

/** Games of these kinds stay bright, whatever stands on their cover. */
const GENTLE =
  'kids Kids girls Girls dress-up fashion makeover baby cute educational math word words quiz trivia jigsaw mahjong mahjong-solitaire mahjong-connect mahjong-and-connect match-3 bubble bubble-shooter collapse solitaire card memory drawing coloring cooking animal color merge hidden-object hidden difference sudoku board'
const DREAD =
  'chilling sinister eerie lurking horror scary creepy nightmare haunted evil granny backrooms massacre terror'
const TENSE =
  'shooter shooting shoot gun guns fps first-person-shooter sniper war wars ww2 military army soldier terrorist* swat fighting fight fighter* battle battles zombie zombies assassin* kill* combat boxing mma wrestling tank tanks weapon* strike samurai ninja* gladiator* bandit* revenge'
const FAST =
  'racing race racer* races drift* motocross motorcycle nascar formula* f1 rally speed turbo nitro stunt stunts derby rush highway demolition bike moto'

/** Lists of racing games have these, too. */
const SLOW = 'food park* parking bus taxi driver simulator tycoon idle traffic puzzle'

/** What is frightening, a fight or a race by itself. */
const OF_MOTIF: Readonly<Record<Exclude<Mood, 'bright'>, ReadonlySet<string>>> = {
  dread: new Set(['ghost', 'zombie']),
  tense: new Set('target soldier tank sword boxing ninja squid'.split(' ')),
  fast: new Set(['racing', 'motorbike']),
}
/** What may be driven fast or fought with; a fish among racers stays a fish. */
const MAY_BE: typeof OF_MOTIF = {
  dread: new Set('monster halloween spider door house window bunny bear baby doctor hiddenObject'.split(' ')),
  tense: new Set(
    'stickman robot knight castle monster plane boat rocket skull archery voxel spider halloween hazard action strategy'.split(
      ' ',
    ),
  ),
  fast: new Set('car truck skateboard rocket plane boat action'.split(' ')),
}

const ANGER = 'angry mad fury furious rage'

/** Whether a title says that who is seen is angry, however bright the game is. */
export const namesAnger = (title: string): boolean => holds(ANGER, foldText(title).split(' '))

/** `description` decides too where nothing else says what the game is. */
export function findMood(
  motif: string,
  { title, tags = [], categories = [], description }: MotifSubject,
): Mood {
  const words = foldText(title).split(' ')
  const labels = [...words, ...tags, ...categories]
  if (holds(GENTLE, [...tags, ...categories])) return 'bright'
  if (holds(DREAD, labels) && (MAY_BE.dread.has(motif) || OF_MOTIF.dread.has(motif))) return 'dread'
  for (const mood of ['dread', 'tense', 'fast'] as const) if (OF_MOTIF[mood].has(motif)) return mood
  if (MAY_BE.dread.has(motif) && isFrightful(description)) return 'dread'
  if (MAY_BE.fast.has(motif) && holds(FAST, labels) && !holds(SLOW, words)) return 'fast'
  return MAY_BE.tense.has(motif) && holds(TENSE, labels) ? 'tense' : 'bright'
}

const MAX_DESCRIPTION_LETTERS = 300
const isFrightful = (description = '') =>
  holds(DREAD, foldText(description.slice(0, MAX_DESCRIPTION_LETTERS)).split(' '))
