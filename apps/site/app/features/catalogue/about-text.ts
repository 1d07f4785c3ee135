/** The texts about a game: the first words on its stage, and the whole below it. */
import type { Game } from '#app/domain/game.ts'

/** A first sentence shorter than this, as "Welcome!", says nothing alone. */
const MIN_LEAD_LETTERS = 50

/** A summary's first sentence. */
export function findLead(summary: string): string {
  let lead = ''
  for (const sentence of splitSentences(summary)) {
    if (lead.length >= MIN_LEAD_LETTERS) break
    lead += lead ? ` ${sentence}` : sentence
  }
  return lead
}

/** After one of these marks a new clause begins; after a plain comma the next adjective may. */
const CLAUSE = /; |: | [–-] |, (?=(?:and|as|before|but|so|then|until|where|which|while|with)\b)/g
/** No sentence is cut after one of these words. */
const OPEN_END =
  /(?:[\s,;:–-]+(?:a|an|and|as|at|by|for|from|in|into|of|on|or|the|their|this|to|with|your))*[\s,;:–-]*$/i

/**
 * A summary in at most so many letters: its first sentences, else as much of the first as ends with a clause, else with a word and an ellipsis.
 * A sentence that says no more than that `title` is a game is left out.
 */
export function shortenSummary(summary: string, maxLetters: number, title = ''): string {
  const sentences = splitSentences(summary).filter((sentence) => !isEmptyPraise(sentence, title))
  let short = ''
  for (const sentence of sentences) {
    const longer = short ? `${short} ${sentence}` : sentence
    if (longer.length > maxLetters) break
    short = longer
  }
  if (short || sentences.length === 0) return short
  const start = sentences[0]!.slice(0, maxLetters)
  const clause = [...start.matchAll(CLAUSE)].at(-1)?.index ?? 0
  if (clause >= maxLetters / 3) return `${start.slice(0, clause)}.`
  return `${start.slice(0, start.lastIndexOf(' ')).replace(OPEN_END, '')}…`
}

/** "Ninja Run 3D is a fun skill game." */
function isEmptyPraise(sentence: string, title: string): boolean {
  return (
    title !== '' &&
    sentence.startsWith(title) &&
    /^ is an? (?:[\w-]+ ){0,4}game[.!]?$/.test(sentence.slice(title.length))
  )
}

/** Everything that the site knows of a game in its maker's words; empty when the stage shows all of it. */
export function findAbout({ description, summary }: Pick<Game, 'description' | 'summary'>): string {
  const lead = normalise(findLead(summary))
  const hasSummary = normalise(description).includes(normalise(summary))
  const isCut = lead !== normalise(summary)
  const text = hasSummary || !isCut ? description : [summary, description].filter(Boolean).join('\n\n')
  return normalise(text) === lead ? '' : text
}

/** A paragraph of more letters is one that nobody reads in a piece. */
const LONG_PARAGRAPH = 320
const GROUPED_SENTENCES = 3

/**
 * The paragraphs of a text. One long paragraph without lines of its own becomes several of two or three sentences each, in the same words.
 */
export function splitParagraphs(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean)
  const [only] = paragraphs
  return paragraphs.length === 1 && only!.length > LONG_PARAGRAPH && !only!.includes('\n')
    ? groupSentences(splitSentences(only!))
    : paragraphs
}

/** In groups of the same size, or one sentence less. */
function groupSentences(sentences: readonly string[]): string[] {
  const count = Math.ceil(sentences.length / GROUPED_SENTENCES)
  const startOf = (group: number) => Math.ceil((group * sentences.length) / count)
  return Array.from({ length: count }, (_, group) =>
    sentences.slice(startOf(group), startOf(group + 1)).join(' '),
  )
}

/** Ends where a sentence ends and a space follows. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/).filter(Boolean)
}

const normalise = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
