/** Texts as lists of words, and the phrases that are looked up in them. */

/** Stands for the end of a sentence, so that no phrase is found across two. */
export const SENTENCE_END = '.'

/** Folded and in lower case; ends of sentences are words of their own. */
export function toWords(text: string): string[] {
  // Most texts are plain, and a hundred thousand of them are read whenever the catalogue is built.
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(text))
    return markSentences(text.toLowerCase()).match(/[a-z0-9][a-z0-9']*|\./g) ?? []
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
  return markSentences(folded).match(/[\p{L}\p{N}][\p{L}\p{N}']*|\./gu) ?? []
}

const markSentences = (text: string) => text.replace(/[!?\n]/g, SENTENCE_END)

/** Phrases by their first word, each with its value. */
export type PhraseIndex<Value> = ReadonlyMap<string, readonly { words: string[]; value: Value }[]>

export function indexPhrases<Value>(
  phrases: Iterable<readonly [phrase: string, value: Value]>,
): PhraseIndex<Value> {
  const index = new Map<string, { words: string[]; value: Value }[]>()
  for (const [phrase, value] of phrases) {
    const words = toWords(phrase)
    const first = words[0]
    if (first === undefined) continue
    const known = index.get(first)
    if (known) known.push({ words, value })
    else index.set(first, [{ words, value }])
  }
  return index
}

/** The values of all phrases in the text; a phrase counts once, however often it occurs. */
export function listPhrases<Value>(index: PhraseIndex<Value>, text: readonly string[]): Value[] {
  const found = new Set<{ words: string[]; value: Value }>()
  for (const [at, word] of text.entries())
    for (const phrase of index.get(word) ?? [])
      if (phrase.words.every((one, offset) => text[at + offset] === one)) found.add(phrase)
  return [...found].map(({ value }) => value)
}
