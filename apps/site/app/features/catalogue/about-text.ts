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

/**
 * A summary in at most so many letters: its first sentences, else as much of the first as ends with a clause; only a sentence without clauses ends with
 * an ellipsis.
 */
export function shortenSummary(summary: string, maxLetters: number): string {
  let short = ''
  for (const sentence of splitSentences(summary)) {
    const longer = short ? `${short} ${sentence}` : sentence
    if (longer.length > maxLetters) break
    short = longer
  }
  if (short) return short
  const start = summary.slice(0, maxLetters)
  const clause = Math.max(...[', ', '; ', ': ', ' – ', ' - '].map((mark) => start.lastIndexOf(mark)))
  if (clause >= maxLetters / 3) return `${start.slice(0, clause)}.`
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`
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
