/** The words that several games share in titles, tags and categories, and which of them a mistyped word was probably meant to be. */
import { RELATED_WORDS } from './related-words.ts'
import { allowedEdits, countEdits } from './typo.ts'

/** A word of fewer games is part of a name and no kind of game. */
const MIN_GAMES = 3
/** Shorter unfinished words begin too many others to say anything. */
const MIN_START_LENGTH = 4

export interface Vocabulary {
  has(word: string): boolean
  /** A known word, or its first letters while it is still typed. */
  knows(word: string): boolean
  /** The word itself where it is known, otherwise the nearest known one, or null. */
  correct(word: string): string | null
}

export function createVocabulary(gameCounts: ReadonlyMap<string, number>): Vocabulary {
  const counts = new Map([...gameCounts].filter(([word, count]) => count >= MIN_GAMES && word.length >= 3))
  for (const word of Object.keys(RELATED_WORDS)) counts.set(word, counts.get(word) ?? MIN_GAMES)
  const words = [...counts.keys()].sort()
  const has = (word: string) => counts.has(word)
  return {
    has,
    knows: (word) =>
      has(word) || (word.length >= MIN_START_LENGTH && (findFirst(words, word)?.startsWith(word) ?? false)),
    correct(word) {
      if (has(word)) return word
      let nearest: { word: string; edits: number; count: number } | null = null
      for (const [candidate, count] of counts) {
        const edits = countAllowedEdits(word, candidate)
        if (edits === null) continue
        const isNearer = nearest === null || edits < nearest.edits
        if (isNearer || (edits === nearest!.edits && count > nearest!.count))
          nearest = { word: candidate, edits, count }
      }
      return nearest?.word ?? null
    },
  }
}

/** Null for too many. In a word of three letters only two neighbours may have changed places: another letter makes another word. */
function countAllowedEdits(word: string, candidate: string): number | null {
  if (word.length <= 3) {
    if (word.length !== 3 || candidate.length !== 3) return null
    const isSame = (at: number, from: number) => word[at] === candidate[from]
    const isSwapped =
      (isSame(0, 1) && isSame(1, 0) && isSame(2, 2)) || (isSame(0, 0) && isSame(1, 2) && isSame(2, 1))
    return isSwapped ? 1 : null
  }
  const allowed = allowedEdits(word.length)
  if (Math.abs(candidate.length - word.length) > allowed) return null
  const edits = countEdits(word, candidate)
  return edits <= allowed ? edits : null
}

/** The first word in alphabetical order that is not before `start`. */
function findFirst(words: readonly string[], start: string): string | undefined {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < start) low = middle + 1
    else high = middle
  }
  return words[low]
}
