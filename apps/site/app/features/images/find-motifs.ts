/** What a game is about: named by its title first, then by its tags, then by clear words of its description. */
import type { Frame } from '#app/domain/cover-choice.ts'
import { findPart } from './compound-words.ts'
import { foldText } from '#app/features/search/search.ts'
import { findKind } from './kinds-of-scene.ts'
import { holds } from './label-conditions.ts'
import { DESCRIPTION_RULES } from './motif-descriptions.ts'
import type { MotifRule } from './motif-rule.ts'
import { ANY_MOTIFS, GENERAL_TAG_RULES, TAG_RULES } from './motif-tags.ts'
import { splitTitle } from './split-title.ts'
import { type Entry, indexRules, lookUp } from './word-index.ts'
import {
  FIRST_DEED,
  FIRST_SEASON,
  FIRST_SPORT,
  FIRST_SUBJECT,
  FIRST_THING,
  FIRST_WEAK,
  TITLE_RULES,
} from './motif-words.ts'

export interface MotifSubject {
  title: string
  tags?: readonly string[]
  categories?: readonly string[]
  description?: string | undefined
}

export interface FoundMotifs {
  /** What the cover shows: any of these. */
  first: readonly string[]
  /** What else the title names. */
  others: readonly string[]
  /** What may stand beside it: `others`, the season and what it is set in. */
  beside: readonly string[]
  /** What holds the drawing, where the kind of the game is not what its title names. */
  frame: Frame | null
  /** Whether tags or the description say it: then the description may say which drawing, too. */
  isDescribed?: boolean
}

const TITLE_INDEX = indexRules(TITLE_RULES)
const DESCRIPTION_INDEX = indexRules(DESCRIPTION_RULES)
const indexTags = (rules: readonly MotifRule[]) =>
  new Map(rules.flatMap((rule, place) => rule.words.split(' ').map((tag) => [tag, { place, rule }] as const)))
const TAG_INDEX = indexTags(TAG_RULES)
const GENERAL_TAG_INDEX = indexTags(GENERAL_TAG_RULES)
/** The rules of a title's word. Where it names no thing as it stands, a part of it may. */
function lookUpTitleWord(word: string): Entry[] {
  const found = lookUp(TITLE_INDEX, word)
  if (found.some(({ place }) => place < FIRST_DEED)) return found
  const part = findPart(word)
  return part ? [...found, ...lookUp(TITLE_INDEX, part)] : found
}

interface Met {
  place: number
  motifs: readonly string[]
  /** Of its first word in the title, and of its last one. */
  at: number
  end: number
  /** Which part of the title it stands in. */
  clause: number
}

/** The rules a title meets. What a phrase takes has no other meaning: a “monster truck” is no monster. */
function listMet(title: string, labels: readonly string[]): Met[] {
  const split = splitTitle(title)
  const words = split.map(({ word }) => word)
  const found = words.flatMap((word, at) =>
    lookUpTitleWord(word)
      .filter(({ rule, rest }) => {
        if (!rest.every((next, offset) => isWord(words[at + 1 + offset], next))) return false
        if (!rule.when && !rule.unless) return true
        return isMeant(rule, [...labels, ...words.slice(0, at), ...words.slice(at + rest.length + 1)])
      })
      .map(({ rule, place, rest }) => ({
        place,
        motifs: rule.motifs,
        at,
        end: at + rest.length,
        clause: split[at]!.clause,
      })),
  )
  if (found.length < 2) return found
  return found.filter(
    (one) => !found.some(({ at, end }) => at <= one.at && end >= one.end && end - at > one.end - one.at),
  )
}

/** Phrases and kinds first, then what is seen, then things and places, then seasons, then deeds. */
function tierOf(place: number): number {
  if (place < FIRST_SUBJECT) return 0
  if (place < FIRST_THING) return 1
  if (place < FIRST_SEASON) return 2
  return place < FIRST_DEED ? 3 : 4
}

/** The one that decides first. Nouns of a tier: those that the tags name, too, and then the last noun of the title's first part. */
function sortMet(met: readonly Met[], labels: readonly string[]): Met[] {
  if (met.length < 2) return [...met]
  const tagged = listTagged(labels)
  const isTagged = ({ motifs }: Met) => motifs.some((motif) => tagged.has(motif))
  return met.toSorted((a, b) => {
    const tier = tierOf(a.place)
    if (tier !== tierOf(b.place)) return tier - tierOf(b.place)
    if (tier === 0 || tier === 4) return a.place - b.place
    return (
      Number(isTagged(b)) - Number(isTagged(a)) || a.clause - b.clause || b.end - a.end || a.place - b.place
    )
  })
}

const isMeant = ({ when, unless }: MotifRule, labels: readonly string[]) =>
  (!when || holds(when, labels)) && !(unless && holds(unless, labels))

const isWord = (word: string | undefined, expected: string) => word === expected || word === `${expected}s`

function findByTags(index: typeof TAG_INDEX, labels: readonly string[]): readonly string[] | null {
  let best: { place: number; motifs: readonly string[] } | null = null
  for (const label of labels) {
    const found = index.get(label)
    if (found && (!best || found.place < best.place) && isMeant(found.rule, labels))
      best = { place: found.place, motifs: found.rule.motifs }
  }
  return best?.motifs ?? null
}

/** What a game is comes first in its description; later sentences praise it. */
const DESCRIPTION_WORDS = 70
const MAX_DESCRIPTION_LETTERS = 600

function findByDescription(
  description: string | undefined,
  labels: readonly string[],
): readonly string[] | null {
  if (!description) return null
  const words = foldText(description.slice(0, MAX_DESCRIPTION_LETTERS)).split(' ').slice(0, DESCRIPTION_WORDS)
  let best: Entry | null = null
  for (const [at, word] of words.entries())
    for (const entry of lookUp(DESCRIPTION_INDEX, word))
      if (
        (!best || entry.place < best.place) &&
        entry.rest.every((next, offset) => isWord(words[at + 1 + offset], next)) &&
        isMeant(entry.rule, [...labels, ...words])
      )
        best = entry
  return best?.rule.motifs ?? null
}

/** Tags do not keep these apart: what has a tag of one of them may be any. */
const KINDRED = ['car truck motorbike racing', 'cooking cake pizza fruit'].map((motifs) => motifs.split(' '))
/** What is done in many games, whatever they are about. */
const DEED_MOTIFS = new Set('target boxing sword platformer runner journey'.split(' '))

/** Every thing that the tags name. */
function listTagged(labels: readonly string[]): ReadonlySet<string> {
  const named = labels.flatMap(
    (label) => (TAG_INDEX.get(label) ?? GENERAL_TAG_INDEX.get(label))?.rule.motifs ?? [],
  )
  const kindred = KINDRED.filter((motifs) => motifs.some((motif) => named.includes(motif))).flat()
  return new Set([...named, ...kindred].filter((motif) => !DEED_MOTIFS.has(motif)))
}

/** Tags of kinds that are known by what they are played with: they say as much as a word of the title. */
const TELLING_TAGS = new Set([
  'mahjong',
  'mahjong-connect',
  'mahjong-solitaire',
  'solitaire',
  'card',
  'sudoku',
  'jigsaw',
  'chess',
])

/** Kinds that stand back where a title names a thing, and what then shows the kind. */
const STANDING_BACK: Readonly<Record<string, Frame | null>> = {
  mahjong: 'tile',
  hiddenObject: 'lens',
  quiz: null,
  numbers: null,
}
const SEARCHES = 'hidden-object hidden-objects'
/** In a title they say the same of a game whose tag is only “hidden”. */
const SEARCH_WORDS = 'hidden find finds search objects stars spot'
const DIFFERENCES = 'differences difference differ* unterschied*'

/** Whether a thing is named that can be drawn, and not only a kind, a deed or a mood. */
const isThing = ({ place }: Met) => place >= FIRST_SUBJECT && place < FIRST_DEED

/** A phrase may name a place in which something is searched, too: a funfair. */
const isNamedPlace = ({ place, motifs }: Met) =>
  place < FIRST_SUBJECT && motifs.every((motif) => PLACES.has(motif))
const PLACES = new Set('rides circus beach island globe house treasure christmas farm zoo'.split(' '))

/** What a game is set in, though a thing names it: snow, the sea, music, a pyramid, a school. */
const THEME_MOTIFS = new Set(
  'object christmas fish music treasure tree castle island desert mountain beach garden school globe weather circus bridge water cat dog clock box phone shop house'.split(
    ' ',
  ),
)
const isSetting = ({ place, motifs }: Met) =>
  (place >= FIRST_SEASON && place < FIRST_DEED) ||
  (place >= FIRST_THING && place < FIRST_SEASON && motifs.some((motif) => THEME_MOTIFS.has(motif)))

/** The thing that the title names, though its kind comes before it. */
function findFramed(
  sorted: readonly Met[],
  { labels, tags, words }: Record<'labels' | 'tags' | 'words', readonly string[]>,
): Framed | null {
  const first = sorted[0]!
  const kind = first.motifs[0]!
  // A category follows from the tag “hidden”, which hiding in a house has, too.
  const isBareHidden = tags.includes('hidden')
  const isHidden = labels.includes('hidden') && holds(SEARCH_WORDS, words)
  const isSearch =
    (isHidden || holds(SEARCHES, isBareHidden ? [] : labels)) && !holds(DIFFERENCES, [...labels, ...words])
  if (isThing(first) || isNamedPlace(first)) return isSearch ? { thing: first, frame: 'lens' } : null
  if (!(kind in STANDING_BACK) || (kind === 'hiddenObject' && holds(DIFFERENCES, [...labels, ...words])))
    return null
  const isDrawable = (one: Met) =>
    kind === 'numbers'
      ? one.place >= FIRST_SUBJECT &&
        (one.place < FIRST_THING || one.place >= FIRST_SEASON || one.motifs.includes('car'))
      : isThing(one) || one.motifs.includes('gems')
  const thing = sorted.find((one) => isDrawable(one) && one.place < FIRST_DEED && !one.motifs.includes(kind))
  return thing ? { thing, frame: STANDING_BACK[kind]! } : null
}

interface Framed {
  thing: Met
  frame: Frame | null
}

export function findMotifs({ title, tags = [], categories = [], description }: MotifSubject): FoundMotifs {
  const labels = [...tags, ...categories]
  const isTelling = (label: string) =>
    TELLING_TAGS.has(label) && !(label === 'card' && labels.includes('memory'))
  const kinds = labels.filter(isTelling).join(' ')
  const met = listMet(title, labels)
  if (kinds) met.push(...listMet(kinds, labels))
  const sorted = sortMet(met, labels)
  const isWeak = sorted.every(({ place }) => place >= FIRST_WEAK)
  const described = isWeak ? (findByTags(TAG_INDEX, labels) ?? findByDescription(description, labels)) : null
  const first = sorted[0]
  if (described || !first) {
    const motifs = described ?? findByTags(GENERAL_TAG_INDEX, labels) ?? ANY_MOTIFS
    const named = first?.motifs ?? []
    return { first: motifs, others: named, beside: named, frame: null, isDescribed: true }
  }
  const words = foldText(title).split(' ')
  const kind = findKind(first, [...tags, ...words], description)
  if (kind && !first.motifs.includes(kind)) {
    const named = sorted.filter(({ place }) => place < FIRST_DEED).flatMap(({ motifs }) => motifs.slice(0, 1))
    return { first: [kind], others: named, beside: named, frame: null }
  }
  const framed = findFramed(sorted, { labels, tags, words })
  const decisive = framed?.thing ?? first
  const seen = sorted.filter(
    (one) => one !== decisive && (one === first || (one.place >= FIRST_SUBJECT && one.place < FIRST_SPORT)),
  )
  const others = [...new Set(seen.flatMap(({ motifs }) => motifs))]
  // The pyramid of a “Pyramid Solitaire” is laid with cards.
  const isOther = (one: Met) => one !== decisive && one.at !== first.at
  const settings = sorted.filter((one) => isOther(one) && isSetting(one)).flatMap(({ motifs }) => motifs)
  const objects = settings.filter((motif) => motif === 'object')
  return {
    first: decisive.motifs,
    others,
    beside: [...objects, ...others, ...settings],
    frame: framed?.frame ?? null,
  }
}
