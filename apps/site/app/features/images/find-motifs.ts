/** What a game is about: told by its title first, then by its tags, then by its description. */
import { foldText } from '#app/features/search/search.ts'
import { ANY_MOTIFS, TAG_RULES } from './motif-tags.ts'
import { FIRST_DEED, FIRST_SUBJECT, type MotifRule, TITLE_RULES } from './motif-words.ts'

export interface MotifSubject {
  title: string
  tags?: readonly string[]
  categories?: readonly string[]
  summary?: string
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
  TAG_RULES.flatMap(({ words, motifs }, place) =>
    words.split(' ').map((tag) => [tag, { place, motifs }] as const),
  ),
)
const SHORTEST_BEGINNING = 2

function lookUp({ words, beginnings }: WordIndex, word: string): Entry[] {
  const found = [...(words.get(word) ?? [])]
  if (word.endsWith('s')) found.push(...(words.get(word.slice(0, -1)) ?? []))
  for (let length = SHORTEST_BEGINNING; length <= word.length; length++)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []))
  return found
}

/** Whether one of the labels (tags, categories, words of a title) is among the words of a condition; `*` there stands for any ending. */
export function holds(condition: string, labels: readonly string[]): boolean {
  return condition
    .split(' ')
    .some((word) =>
      word.endsWith('*')
        ? labels.some((label) => label.startsWith(word.slice(0, -1)))
        : labels.includes(word),
    )
}

/** The rules a text meets, by their places in the table. */
function listMet(text: string, labels: readonly string[]): { place: number; motifs: readonly string[] }[] {
  const words = foldText(text).split(' ')
  const met = new Map<number, readonly string[]>()
  for (const [at, word] of words.entries()) {
    for (const { rule, place, rest } of lookUp(TITLE_INDEX, word)) {
      const isWhole = rest.every((next, offset) => isWord(words[at + 1 + offset], next))
      const isMeant = (!rule.when || holds(rule.when, labels)) && !(rule.unless && holds(rule.unless, labels))
      if (isWhole && isMeant) met.set(place, rule.motifs)
    }
  }
  return [...met].map(([place, motifs]) => ({ place, motifs })).sort((a, b) => a.place - b.place)
}

const isWord = (word: string | undefined, expected: string) => word === expected || word === `${expected}s`

function findByTags(labels: readonly string[]): { place: number; motifs: readonly string[] } | null {
  let best: { place: number; motifs: readonly string[] } | null = null
  for (const label of labels) {
    const found = TAG_INDEX.get(label)
    if (found && (!best || found.place < best.place)) best = found
  }
  return best
}

/** Tags from here on say how a game is played, and not what is seen in it. */
const FIRST_GENERAL_TAG = TAG_RULES.findIndex(({ words }) => words.startsWith('collapse'))

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

export function findMotifs({ title, tags = [], categories = [], summary = '' }: MotifSubject): FoundMotifs {
  const labels = [...tags, ...categories]
  const kinds = labels.filter((label) => TELLING_TAGS.has(label)).join(' ')
  const [first, ...others] = listMet(`${title} ${kinds}`, labels)
  const seen = others.filter(({ place }) => place < FIRST_DEED)
  if (first) return { first: first.motifs, others: seen.flatMap(({ motifs }) => motifs) }
  const byTags = findByTags(labels)
  if (byTags && byTags.place < FIRST_GENERAL_TAG) return { first: byTags.motifs, others: [] }
  const told = listMet(summary, labels).find(({ place }) => place >= FIRST_SUBJECT && place < FIRST_DEED)
  return { first: (told ?? byTags)?.motifs ?? ANY_MOTIFS, others: [] }
}
