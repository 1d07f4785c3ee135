/** What people read of plain prose on a screen. */
const WORDS_PER_MINUTE = 220

export function toReadingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE))
}
