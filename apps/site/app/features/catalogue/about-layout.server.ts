/** The texts below a game's stage: in paragraphs, and whether a narrow window folds them. Only the server reckons: a page has no bytes to spare. */
import { splitParagraphs } from './about-text.ts'

export interface AboutLayout {
  sections: { name: 'about' | 'howToPlay'; paragraphs: string[] }[]
  /** Whether a phone's stage cuts the lead, so that the text repeats it there. */
  isLongLead: boolean
  /** Null: all is shown on every window. */
  fold: { isAlsoTablet: boolean; isAlsoWide: boolean } | null
}

/** Four lines are shown, and folding must hide more than this. */
const WHOLE_LINES = 5.5
/** A line of a phone, and of a tablet, has about so many letters. */
const LINE_LETTERS = { phone: 46, tablet: 76 } as const
/** The heading of a second text with the space around it, in lines. */
const HEADING_LINES = 2
/** A wide window shows ten lines of each text; folding must hide more than one. */
const WHOLE_LINES_WIDE = 11
/** A line of a wide window: of one text, or of two side by side. */
const WIDE_LINE_LETTERS = { one: 72, two: 54 } as const
/** Between two paragraphs, in lines. */
const PARAGRAPH_GAP = 0.4
/** A phone's stage shows so many letters of the lead without cutting it. */
const PHONE_LEAD_LETTERS = 96

interface AboutTexts {
  description: string
  instructions: string
  /** What the stage shows of the description. */
  lead: string
}

/** Unknown parts are left out. */
export function layoutAbout({ description, instructions, lead }: AboutTexts): AboutLayout {
  const about: AboutLayout['sections'] = [
    { name: 'about', paragraphs: description.split(/\n{2,}/).filter(Boolean) },
    { name: 'howToPlay', paragraphs: splitParagraphs(instructions) },
  ]
  const sections = about.filter(({ paragraphs }) => paragraphs.length > 0)
  const isLongLead = lead.length > PHONE_LEAD_LETTERS
  if (sections.length === 0) return { sections, isLongLead, fold: null }
  const hidden = !isLongLead && description.startsWith(`${lead} `) ? lead.length : 0
  const isLong = (line: number) => countLines(sections, hidden, line) > WHOLE_LINES
  const isAlsoWide = isLongBeside(sections, lead.length)
  const isFolded = isAlsoWide || isLong(LINE_LETTERS.phone)
  return {
    sections,
    isLongLead,
    fold: isFolded ? { isAlsoTablet: isLong(LINE_LETTERS.tablet), isAlsoWide } : null,
  }
}

/** Whether one of the texts is longer than a wide window shows; the lead, which begins the first, is not shown below the stage. */
function isLongBeside(sections: AboutLayout['sections'], leadLetters: number): boolean {
  const line = WIDE_LINE_LETTERS[sections.length > 1 ? 'two' : 'one']
  return sections.some(({ name, paragraphs }) => {
    const letters = paragraphs.map(({ length }) => length)
    if (name === 'about') letters[0]! -= leadLetters
    const lines = letters.reduce((sum, count) => sum + Math.ceil(count / line), 0)
    return lines + (paragraphs.length - 1) * PARAGRAPH_GAP > WHOLE_LINES_WIDE
  })
}

/** How many lines the sections have below the first heading; `hidden` letters of the first are not shown. */
function countLines(sections: AboutLayout['sections'], hidden: number, line: number): number {
  const letters = sections.flatMap(({ paragraphs }) => paragraphs.map(({ length }) => length))
  letters[0]! -= hidden
  const lines = letters.map((count) => Math.ceil(count / line))
  return lines.reduce((sum, count) => sum + count, 0) + (sections.length - 1) * HEADING_LINES
}
