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

/** Before these a sentence may end: at a mark, at a plain comma only with a word that begins a clause, and before a phrase that can be missing. */
const CLAUSE =
  /; |: | [–-] |, (?=(?:and|as|before|but|so|then|until|where|which|while|with)\b)| (?=(?:as an?|in th(?:is|ese)|using|where|while) )/g

/**
 * A summary in at most so many letters: its first sentences, else as much of the first as is a sentence by itself, else nothing.
 * The `title` is left out where a sentence begins with it, and a sentence that says no more than that it is a game.
 */
export function shortenSummary(summary: string, maxLetters: number, title = ''): string {
  const sentences = splitSentences(summary)
    .map((sentence) => removeTitle(sentence, title))
    .filter(Boolean)
  let short = ''
  for (const sentence of sentences) {
    const longer = short ? `${short} ${sentence}` : sentence
    if (longer.length > maxLetters) break
    short = longer
  }
  if (short || sentences.length === 0) return short
  const start = sentences[0]!.slice(0, maxLetters)
  const clause = [...start.matchAll(CLAUSE)].at(-1)?.index ?? 0
  return clause >= maxLetters / 3 ? `${start.slice(0, clause)}.` : ''
}

/** Between a title and what a sentence tells of it. */
const AFTER_TITLE = /^(?:[,:!.]| [–-])? *(?:is (?=an? )|(?:lets|allows|invites|challenges) you (?:to )?)?/
/** "Ninja Run 3D is a fun skill game." */
const EMPTY_PRAISE = /^ is an? (?:[\w-]+ ){0,4}game[.!]?$/

/** "Ninja Run lets you jump." is "Jump." below the game's title; empty when it says nothing else. */
function removeTitle(sentence: string, title: string): string {
  const from = sentence.startsWith('In ') ? 'In '.length : 0
  const rest = sentence.slice(from + title.length).replace(/^ 3D\b/, '')
  if (!title || sentence.slice(from, from + title.length).toLowerCase() !== title.toLowerCase())
    return sentence
  if (EMPTY_PRAISE.test(rest)) return ''
  const link = AFTER_TITLE.exec(rest)![0]
  const remainder = rest.slice(link.length)
  // A capital without a mark before it goes on with another title: "Ninja Run Deluxe".
  const isOther = link.trim() === '' ? !/^\p{Ll}/u.test(remainder) : !/^[\p{L}\p{N}]/u.test(remainder)
  if (remainder !== '' && isOther) return sentence
  // Without "a" after it, "is" tells nothing alone.
  if (/^(?:is|are|was)\b/.test(remainder)) return sentence
  return remainder.charAt(0).toUpperCase() + remainder.slice(1)
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
