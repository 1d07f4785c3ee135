/** The text about a game below the stage; it leaves out what the stage already shows. */
import type { Game } from '#app/domain/game.ts'

/** The description without the sentences of the summary; providers often begin one with the other. */
export function withoutSummary({ description, summary }: Pick<Game, 'description' | 'summary'>): string {
  const said = new Set(splitSentences(summary).map(normalise))
  return description
    .split(/\n{2,}/)
    .map((paragraph) =>
      splitSentences(paragraph)
        .filter((sentence) => !said.has(normalise(sentence)))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n')
}

/** Ends where a sentence ends and a space follows; lines stay apart. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/).filter(Boolean)
}

const normalise = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
