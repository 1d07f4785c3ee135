/** The words of a title, and the parts that they stand in. */
import { foldText } from '#app/features/search/search.ts'

const SEPARATORS = /[:;–—|()[\]]|\s-\s|[.!?,]\s/
/** The thing itself stands before these words: a “race in the city” is a race. */
const PREPOSITIONS = new Set(
  'in on at by for from of to vs versus with without and und y e et en im mit de del du van von'.split(' '),
)

interface Word {
  word: string
  /** Which part of the title it stands in. */
  clause: number
}

/** “2048ColourBalls” is three words; a “SnowMan” and a “PacMan” are one. */
export const splitGlued = (title: string) =>
  title.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})(?!M[ae]n\b)|(\d)(?=\p{Lu}\p{Ll})/gu, '$1$2 ')

/** The words of a title, without accents and capitals. */
export function splitTitle(title: string): Word[] {
  let clause = 0
  const words: Word[] = []
  for (const part of splitGlued(title).split(SEPARATORS)) {
    for (const word of foldText(part).split(' ')) {
      if (PREPOSITIONS.has(word)) clause++
      if (word) words.push({ word, clause })
    }
    clause++
  }
  return words
}

/** The words of a text without accents and capitals, and each two that follow one another, joined by `-`. */
export function listPhrases(text: string): string[] {
  const words = foldText(splitGlued(text)).split(' ')
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}-${word}`)]
}
