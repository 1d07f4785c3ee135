/** Texts of `doctor`: what somebody types at the command line is marked, because the console has buttons for it. */

const OPEN = '\u{E000}'
const CLOSE = '\u{E001}'
const MARKED_RE = /\u{E000}[^\u{E001}]*\u{E001}/gu
const MARKS_RE = /[\u{E000}\u{E001}]/gu

/** A part of a text that is left out where nothing can be typed; with the space or punctuation before it. */
export const atCommandLine = (text: string) => `${OPEN}${text}${CLOSE}`

/** The whole text, and the text without what is typed. */
export function splitText(text: string): { text: string; plain: string } {
  return { text: text.replace(MARKS_RE, ''), plain: text.replace(MARKED_RE, '').replace(MARKS_RE, '') }
}
