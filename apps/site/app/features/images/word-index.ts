/** Finds the rules that a word meets, without looking at all of them. */
import { foldText } from '#app/features/search/search.ts'
import type { MotifRule } from './motif-rule.ts'

export interface Entry {
  rule: MotifRule
  place: number
  /** The words after the first one. */
  rest: readonly string[]
}

/** Rules by the first words of their phrases, whole or by their beginnings. */
export interface WordIndex {
  words: Map<string, Entry[]>
  beginnings: Map<string, Entry[]>
}

export function indexRules(rules: readonly MotifRule[]): WordIndex {
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

const SHORTEST_BEGINNING = 2

export function lookUp({ words, beginnings }: WordIndex, word: string): Entry[] {
  const found = [...(words.get(word) ?? [])]
  if (word.endsWith('s')) found.push(...(words.get(word.slice(0, -1)) ?? []))
  for (let length = SHORTEST_BEGINNING; length <= word.length; length++)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []))
  return found
}
