/** How near a mistyped query is to a title: trigrams find the candidates, edit distance judges them. */
import { LIKE_INSIDE, LIKE_START, LIKE_TITLE, LIKE_WORDS, MIN_MATCHED, UNFINISHED_WORD } from './weights.ts'

/** Beyond this many letters an error more or less decides nothing, and a hostile query costs time. */
const MAX_COMPARED_LENGTH = 60
const NO_MATCH = 1000

/** A folded text ready to be compared. */
export interface Words {
  /** All letters, no spaces: what makes "bubbleshooter" equal to "Bubble Shooter". */
  compact: string
  words: string[]
  /** For each word, where it begins in `compact`. */
  starts: number[]
}

export function readWords(folded: string): Words {
  const words = folded === '' ? [] : folded.split(' ')
  const starts: number[] = []
  let position = 0
  for (const word of words) {
    starts.push(position)
    position += word.length
  }
  return { compact: words.join(''), words, starts }
}

/** Three letters in a row over the spaces, plus how the text begins and ends and how each word begins. */
export function listTrigrams({ compact, words }: Words): Set<string> {
  const grams = new Set<string>()
  const edged = `^${compact}$`
  for (let i = 0; i + 3 <= edged.length; i++) grams.add(edged.slice(i, i + 3))
  for (const word of words) grams.add(`_${word.slice(0, 2)}`)
  return grams
}

export function allowedEdits(length: number): number {
  if (length <= 3) return 0
  if (length <= 5) return 1
  return length <= 11 ? 2 : 3
}

const rows = [0, 1, 2].map(() => new Int32Array(MAX_COMPARED_LENGTH + 1))

interface Edits {
  /** Up to the text's end. */
  full: number
  /** Up to wherever in the text it fits best. */
  part: number
}
const TOO_MANY: Edits = { full: NO_MATCH, part: NO_MATCH }

/**
 * Optimal string alignment (insert, delete, change, swap neighbours; each costs 1) of the whole query against the text from
 * one of `starts` on. It stops as soon as more than `max` edits are certain, which for most candidates is after a few letters.
 */
function measureEdits(query: string, text: string, starts: readonly number[], max = NO_MATCH): Edits {
  const queryLength = Math.min(query.length, MAX_COMPARED_LENGTH)
  const textLength = Math.min(text.length, MAX_COMPARED_LENGTH)
  let [beforeLast, last, current] = rows as [Int32Array, Int32Array, Int32Array]
  for (let j = 0, next = 0, begin = 0; j <= textLength; j++) {
    if (starts[next] === j) begin = starts[next++]!
    last[j] = j - begin
  }
  let part = queryLength === 0 ? 0 : NO_MATCH
  for (let i = 1; i <= queryLength; i++) {
    const letter = query.charCodeAt(i - 1)
    const letterBefore = i > 1 ? query.charCodeAt(i - 2) : -1
    current[0] = part = i
    for (let j = 1; j <= textLength; j++) {
      const same = text.charCodeAt(j - 1) === letter
      let cost = last[j - 1]! + (same ? 0 : 1)
      if (last[j]! + 1 < cost) cost = last[j]! + 1
      if (current[j - 1]! + 1 < cost) cost = current[j - 1]! + 1
      const isSwap = j > 1 && text.charCodeAt(j - 1) === letterBefore && text.charCodeAt(j - 2) === letter
      if (isSwap && beforeLast[j - 2]! + 1 < cost) cost = beforeLast[j - 2]! + 1
      current[j] = cost
      if (cost < part) part = cost
    }
    if (part > max) return TOO_MANY
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return { full: last[textLength]!, part }
}

const FROM_START = [0]

/** Inserted, left out, changed and swapped letters between two folded words. */
export function countEdits(query: string, text: string): number {
  return measureEdits(query, text, FROM_START).full
}

/** The share of the query's letters that found a word, word by word in any order; the last word may be unfinished. */
function matchWords(query: Words, title: Words): number {
  let matched = 0
  for (const [index, word] of query.words.entries()) {
    const allowed = Math.min(2, allowedEdits(word.length))
    const isLast = index === query.words.length - 1
    let fewest = NO_MATCH
    for (const candidate of title.words) {
      if (!isLast && Math.abs(candidate.length - word.length) > allowed) continue
      const edits = measureEdits(word, candidate, FROM_START, allowed)
      fewest = Math.min(fewest, isLast ? Math.min(edits.full, edits.part + UNFINISHED_WORD) : edits.full)
    }
    if (fewest < allowed + 1) matched += word.length * (1 - fewest / (word.length + 1))
  }
  return matched / Math.max(1, query.compact.length)
}

/** 1 where the query is all of the title, towards 0 where it is a small part of it. */
export function measureCoverage(query: Words, title: Words): number {
  return Math.min(1, query.compact.length / Math.max(1, title.compact.length))
}

/**
 * Similarity from 0 (none) to 0.95; `isRelaxed` is for the page without results, which shows the closest titles.
 * The weights are between those of true matches (`weights.ts`): a full title with one error beats a true but short prefix.
 */
export function scoreLikeness(query: Words, title: Words, isRelaxed: boolean): number {
  const length = Math.min(query.compact.length, MAX_COMPARED_LENGTH)
  const allowed = allowedEdits(length) + (isRelaxed ? 1 : 0)
  const coverage = measureCoverage(query, title)
  const fromStart = measureEdits(query.compact, title.compact, FROM_START, allowed)
  let score = 0
  if (fromStart.full <= allowed) {
    score = LIKE_TITLE * (1 - fromStart.full / Math.max(length, title.compact.length))
  }
  if (fromStart.part <= allowed) {
    score = Math.max(score, weigh(LIKE_START, 1 - fromStart.part / length, coverage ** 2))
  } else if (title.words.length > 1) {
    const inside = measureEdits(query.compact, title.compact, title.starts, allowed).part
    if (inside <= allowed) score = Math.max(score, weigh(LIKE_INSIDE, 1 - inside / length, coverage ** 2))
  }
  const matched = matchWords(query, title)
  if (matched >= (isRelaxed ? MIN_MATCHED.relaxed : MIN_MATCHED.usual))
    score = Math.max(score, weigh(LIKE_WORDS, matched, coverage))
  return score
}

const weigh = (weight: { base: number; coverage: number }, likeness: number, coverage: number) =>
  weight.base * likeness + weight.coverage * coverage

/** The full title when the query is almost all of it; null for a part, which is ambiguous. */
export function correctToTitle(query: Words, title: { title: string; words: Words }): string | null {
  const isNear = countEdits(query.compact, title.words.compact) <= allowedEdits(query.compact.length)
  return isNear ? title.title.toLowerCase() : null
}
