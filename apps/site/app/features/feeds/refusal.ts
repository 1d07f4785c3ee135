/** Why the filter refuses a record, and where in the record that is seen. */
import type { MappedGame } from './map-record.ts'

export interface Refusal {
  reason: string
  /** The word that refused it; empty where none did. */
  word: string
  /** The field that contains the word; empty when there is none. */
  foundIn: string
}

const FIELDS = ['title', 'tags', 'description', 'instructions'] as const

type RefusedGame = Pick<MappedGame, (typeof FIELDS)[number]>

/** The filter's reason quotes the words, the deciding one first. */
export function toRefusal(reason: string, game: RefusedGame): Refusal {
  const word = /“([^”]+)”/.exec(reason)?.[1] ?? ''
  return { reason, word, foundIn: findField(game, word) }
}

/** The first field that contains the word or phrase, or `''`. A `*` at its end matches any ending. */
export function findField(game: RefusedGame, word: string): string {
  const isPrefix = word.endsWith('*')
  const sought = toWords(word)
  if (sought.trim() === '') return ''
  const holds = (text: string) => toWords(text).includes(isPrefix ? sought.trimEnd() : sought)
  return FIELDS.find((name) => (name === 'tags' ? game.tags.some(holds) : holds(game[name]))) ?? ''
}

/** Words between single spaces, so that `bet` is not found in `better`. */
function toWords(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
  return ` ${(folded.match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []).join(' ')} `
}
