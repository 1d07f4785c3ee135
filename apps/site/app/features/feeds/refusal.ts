/** Why the filter refuses a record, and where in the record that is seen. */
import type { MappedGame } from './map-record.ts'

export interface Refusal {
  reason: string
  /** The word that refused it; empty where none did. */
  word: string
  /** The field the word stands in; empty where it stands in none. */
  foundIn: string
}

const FIELDS = ['title', 'tags', 'description', 'instructions'] as const

/** The first field that holds the word or phrase, or `''`. */
export function findField(game: Pick<MappedGame, (typeof FIELDS)[number]>, word: string): string {
  const sought = toWords(word)
  if (sought === '  ') return ''
  const holds = (text: string) => toWords(text).includes(sought)
  return FIELDS.find((name) => (name === 'tags' ? game.tags.some(holds) : holds(game[name]))) ?? ''
}

/** Words between single spaces, so that `bet` is not found in `better`. */
function toWords(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
  return ` ${(folded.match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []).join(' ')} `
}
