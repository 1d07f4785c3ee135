/** Texts as lists of words, for whatever looks words up in them. */

/** Stands for the end of a sentence, so that no phrase is found across two. */
export const SENTENCE_END = '.'

/** Folded and in lower case; ends of sentences are words of their own. */
export function toWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
  const words = folded.match(/[\p{L}\p{N}][\p{L}\p{N}']*|[.!?\n]/gu) ?? []
  return words.map((word) => (/^[.!?\n]$/.test(word) ? SENTENCE_END : word))
}
