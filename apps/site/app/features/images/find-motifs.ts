/** What a game is about: told by its title first, then by its tags. A description says much that is not seen in the game. */
import { foldText } from '#app/features/search/search.ts'
import { ANY_MOTIFS, TAG_RULES } from './motif-tags.ts'
import type { MotifRule } from './motif-rule.ts'
import { FIRST_DEED, FIRST_SUBJECT, TITLE_RULES } from './motif-words.ts'

export interface MotifSubject {
  title: string
  tags?: readonly string[]
  categories?: readonly string[]
}

export interface FoundMotifs {
  /** What the cover shows: any of these. */
  first: readonly string[]
  /** What else the title names. */
  others: readonly string[]
}

interface Entry {
  rule: MotifRule
  place: number
  /** The words after the first one. */
  rest: readonly string[]
}

/** Rules by the first words of their phrases, whole or by their beginnings. */
interface WordIndex {
  words: Map<string, Entry[]>
  beginnings: Map<string, Entry[]>
}

function indexRules(rules: readonly MotifRule[]): WordIndex {
  const index: WordIndex = { words: new Map(), beginnings: new Map() }
  for (const [place, rule] of rules.entries()) {
    for (const phrase of rule.words.split(' ')) {
      const isBeginning = phrase.endsWith('*')
      const [first, ...rest] = phrase.replace('*', '').split('-').map(foldText)
      const map = isBeginning ? index.beginnings : index.words
      map.set(first!, [...(map.get(first!) ?? []), { rule, place, rest }])
    }
  }
  return index
}

const TITLE_INDEX = indexRules(TITLE_RULES)
const TAG_INDEX = new Map(
  TAG_RULES.flatMap((rule, place) => rule.words.split(' ').map((tag) => [tag, { place, rule }] as const)),
)
const SHORTEST_BEGINNING = 2

function lookUp({ words, beginnings }: WordIndex, word: string): Entry[] {
  const found = [...(words.get(word) ?? [])]
  if (word.endsWith('s')) found.push(...(words.get(word.slice(0, -1)) ?? []))
  for (let length = SHORTEST_BEGINNING; length <= word.length; length++)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []))
  return found
}

interface Condition {
  words: ReadonlySet<string>
  beginnings: readonly string[]
}
const CONDITIONS = new Map<string, Condition>()

function readCondition(text: string): Condition {
  const known = CONDITIONS.get(text)
  if (known) return known
  const words = text.split(' ')
  const condition = {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  }
  CONDITIONS.set(text, condition)
  return condition
}

/** Whether one of the labels (tags, categories, words of a title) is among the words of a condition; `*` there stands for any ending. */
export function holds(condition: string, labels: readonly string[]): boolean {
  const { words, beginnings } = readCondition(condition)
  return labels.some((label) => words.has(label) || beginnings.some((start) => label.startsWith(start)))
}

interface Met {
  place: number
  motifs: readonly string[]
}

/** The rules a text meets, by their places in the table. What a phrase takes has no other meaning: a “monster truck” is no monster. */
function listMet(text: string, labels: readonly string[]): Met[] {
  const words = foldText(text).split(' ')
  const found = words.flatMap((word, at) =>
    lookUp(TITLE_INDEX, word)
      .filter(({ rule, rest }) => {
        if (!rest.every((next, offset) => isWord(words[at + 1 + offset], next))) return false
        if (!rule.when && !rule.unless) return true
        return isMeant(rule, [...labels, ...words.slice(0, at), ...words.slice(at + rest.length + 1)])
      })
      .map(({ rule, place, rest }) => ({ place, motifs: rule.motifs, at, end: at + rest.length })),
  )
  const met = new Map<number, readonly string[]>()
  for (const one of found) {
    const isTaken = found.some(({ at, end }) => at <= one.at && end >= one.end && end - at > one.end - one.at)
    if (!isTaken) met.set(one.place, one.motifs)
  }
  return [...met].map(([place, motifs]) => ({ place, motifs })).sort((a, b) => a.place - b.place)
}

const isMeant = ({ when, unless }: MotifRule, labels: readonly string[]) =>
  (!when || holds(when, labels)) && !(unless && holds(unless, labels))

const isWord = (word: string | undefined, expected: string) => word === expected || word === `${expected}s`

function findByTags(labels: readonly string[]): Met | null {
  let best: Met | null = null
  for (const label of labels) {
    const found = TAG_INDEX.get(label)
    if (found && (!best || found.place < best.place) && isMeant(found.rule, labels))
      best = { place: found.place, motifs: found.rule.motifs }
  }
  return best
}

/** Tags of kinds that are known by what they are played with: they say as much as a word of the title. */
const TELLING_TAGS = new Set([
  'mahjong',
  'mahjong-connect',
  'mahjong-solitaire',
  'solitaire',
  'sudoku',
  'jigsaw',
  'chess',
])
export function findMotifs({ title, tags = [], categories = [] }: MotifSubject): FoundMotifs {
  const labels = [...tags, ...categories]
  const kinds = labels.filter((label) => TELLING_TAGS.has(label)).join(' ')
  const met = listMet(title, labels)
  const [first, ...others] = [...met, ...listMet(kinds, labels)].sort((a, b) => a.place - b.place)
  const seen = others.filter(({ place }) => place >= FIRST_SUBJECT && place < FIRST_DEED)
  if (first) return { first: first.motifs, others: seen.flatMap(({ motifs }) => motifs) }
  return { first: findByTags(labels)?.motifs ?? ANY_MOTIFS, others: [] }
}
