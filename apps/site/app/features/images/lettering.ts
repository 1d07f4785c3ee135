/** Text as outlines: no font is needed where a cover is drawn, and none is trusted to be there. */
import glyphTable from './glyphs.json' with { type: 'json' }

/** The letters of a font. All faces have the same height of capitals and the same units. */
export interface Face {
  unitsPerEm: number
  /** Pairs such as `AV` to units. */
  kerning: Record<string, number>
  /** Character to advance and outline, the baseline at 0, y downwards. */
  glyphs: Record<string, [number, string]>
  /** Whether small letters are drawn as capitals. */
  isCapitals?: boolean
  /** How far letters reach above and below the baseline, in em. */
  ascent: number
  descent: number
  /** What the outline and its shadow add around the letters, in em. */
  outline: number
}

/** What the site itself is lettered with. */
export const ROUND_FACE: Face = {
  ...(glyphTable as unknown as Pick<Face, 'unitsPerEm' | 'kerning' | 'glyphs'>),
  ascent: 0.73,
  descent: 0.2,
  outline: 0.042,
}
const { unitsPerEm, glyphs } = ROUND_FACE

export const UNITS_PER_EM = unitsPerEm
/** Height of a capital letter in em. */
export const CAP_HEIGHT_EM = 0.714

/** Letters whose accent is no separate mark, so that normalising does not bring their base letter out. */
const PLAIN: Record<string, string> = {
  Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i', Ŧ: 'T', ŧ: 't', '`': "'", '´': "'", '－': '-',
} // oxfmt-ignore

/** What can be drawn of a text: unknown accents are taken off, other scripts and emoji fall away. */
export function toDrawable(text: string): string {
  let out = ''
  for (const character of text.normalize('NFC')) {
    const plain = PLAIN[character] ?? character
    if (glyphs[plain]) out += plain
    else if (/\s/.test(character)) out += ' '
    else out += [...plain.normalize('NFKD')].filter((part) => glyphs[part]).join('')
  }
  return out.replace(/[\s\u00a0]+/g, ' ').trim()
}

const caseFor = (text: string, { isCapitals }: Face) => (isCapitals ? text.toUpperCase() : text)

/** Whether a face has every letter of a drawable text. */
export const canSet = (text: string, face: Face): boolean =>
  [...caseFor(text, face)].every((character) => /\s|\u200b/.test(character) || face.glyphs[character])

/** Units of a line of drawable text. */
export function measureText(text: string, face: Face = ROUND_FACE): number {
  const letters = caseFor(text, face)
  let width = 0
  for (let i = 0; i < letters.length; i++) {
    width += (face.glyphs[letters[i]!]?.[0] ?? 0) + (face.kerning[letters.slice(i, i + 2)] ?? 0)
  }
  return width
}

/** A path's `d` in units, its baseline starting at `x`, `y`. */
export function drawLettering(text: string, x = 0, y = 0, face: Face = ROUND_FACE): string {
  const letters = caseFor(text, face)
  let out = ''
  let pen = x
  for (let i = 0; i < letters.length; i++) {
    const glyph = face.glyphs[letters[i]!]
    if (!glyph) continue
    if (glyph[1]) out += `M${Math.round(pen)} ${Math.round(y)}${glyph[1]}`
    pen += glyph[0] + (face.kerning[letters.slice(i, i + 2)] ?? 0)
  }
  return out
}

export interface SetTitle {
  lines: string[]
  /** Font size in the unit of the box. */
  size: number
}

/** From line to line, in em: closer where nothing hangs below a line that another follows. */
export function leadingOf(lines: readonly string[], { isCapitals }: Face = ROUND_FACE): number {
  const hanging = isCapitals ? /[QÇ,;]/i : /[gjpqyçQ,;]/
  if (lines.slice(0, -1).some((line) => hanging.test(line))) return isCapitals ? 0.96 : 1
  return isCapitals ? 0.86 : 0.9
}

interface Setting {
  face: Face
  /** Two lines of at least this size are not broken into more, unless that makes letters much larger. */
  calmSize?: number | undefined
  /** From line to line in em, where it is always the same. */
  leading?: number | undefined
}

/** Added to the height of letters: what rounds reach over a line. */
const OVERSHOOT = 0.02

function fitLines(
  lines: readonly string[],
  { w, h, maxSize }: { w: number; h: number; maxSize: number },
  { face, leading = leadingOf(lines, face) }: Setting,
): number {
  const widest = Math.max(...lines.map((line) => measureText(line, face))) / UNITS_PER_EM
  const tall = (lines.length - 1) * leading + face.ascent + face.descent + OVERSHOOT
  return Math.min(w / widest, h / tall, maxSize)
}

/** Stands before a word that begins a new phrase; it has no outline. */
export const PHRASE_MARK = '\u200b'
const ABBREVIATION = /^(?:\p{L}{1,3}|prof)\.$/iu
/** A line does not end with one of these if it can help. */
export const BOUND = /^(?:the|of|and|or|a|an|in|on|at|to|for|with|from|by|vs|&|my|your)\.?$/i

/** How much wider a break seems that parts what belongs together; less where it parts phrases. */
function weighBreak(before: string, after: string): number {
  if (ABBREVIATION.test(before)) return 1.6
  if (BOUND.test(before)) return 1.24
  return after.startsWith(PHRASE_MARK) || /[.:!?,]$/.test(before) ? 0.8 : 1
}

/** Splits words into `count` lines whose longest is as short as it can be. */
function balanceLines(
  words: readonly string[],
  count: number,
  face: Face,
): { lines: string[]; weight: number } {
  if (count === 1) return { lines: [words.join(' ')], weight: measureText(words.join(' '), face) }
  let best: { lines: string[]; weight: number } = { lines: [], weight: Infinity }
  for (let take = 1; take <= words.length - count + 1; take++) {
    const first = words.slice(0, take).join(' ')
    const rest = balanceLines(words.slice(take), count - 1, face)
    const weight =
      Math.max(measureText(first, face), rest.weight) * weighBreak(words[take - 1]!, words[take]!)
    if (weight < best.weight) best = { lines: [first, ...rest.lines], weight }
  }
  return best
}

/** How much larger letters of more than two lines have to be where two are large enough. */
const CALM_GAIN = 1.6

function gainOf(
  count: number,
  size: number,
  { isNumber, calmSize }: { isNumber: boolean; calmSize: number },
): number {
  if (count > 2 && Number.isFinite(calmSize)) return size >= calmSize ? CALM_GAIN : 1
  return isNumber ? 1.4 : count > 2 ? 1.18 : 1.06
}

/** The largest setting of a title in a box: the split and size that fill it best. Never wider or higher than the box. */
export function fitTitle(
  title: string,
  width: number,
  height: number,
  maxSize: number,
  { face = ROUND_FACE, leading, calmSize = Infinity }: Partial<Setting> = {},
): SetTitle {
  const words = title.split(' ').filter(Boolean)
  let best: SetTitle = { lines: [], size: 0 }
  for (let count = 1; count <= Math.min(words.length, 4); count++) {
    const { lines } = balanceLines(words, count, face)
    // No line of many is “of” alone.
    if (count > 3 && lines.some((line) => BOUND.test(line) || /^\d+$/.test(line))) continue
    const size = fitLines(lines, { w: width, h: height, maxSize }, { face, leading })
    // A line more has to win something, the more where it would be a number only: two lines of nearly the same size are quieter than three, and leave more for the drawing.
    const isNumber = /^\d{1,2}$/.test(lines.at(-1)!)
    if (size > best.size * gainOf(count, best.size, { isNumber, calmSize })) best = { lines, size }
  }
  return best
}
