/** Text as outlines: no font is needed where a cover is drawn, and none is trusted to be there. */
import glyphTable from './glyphs.json' with { type: 'json' }

interface GlyphTable {
  unitsPerEm: number
  /** Pairs such as `AV` to units. */
  kerning: Record<string, number>
  /** Character to advance and outline, the baseline at 0, y downwards. */
  glyphs: Record<string, [number, string]>
}
const { unitsPerEm, kerning, glyphs } = glyphTable as unknown as GlyphTable

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

/** Units of a line of drawable text. */
export function measureText(text: string): number {
  let width = 0
  for (let i = 0; i < text.length; i++) {
    width += (glyphs[text[i]!]?.[0] ?? 0) + (kerning[text.slice(i, i + 2)] ?? 0)
  }
  return width
}

/** A path's `d` in units, its baseline starting at `x`, `y`. */
export function drawLettering(text: string, x = 0, y = 0): string {
  let out = ''
  let pen = x
  for (let i = 0; i < text.length; i++) {
    const glyph = glyphs[text[i]!]
    if (!glyph) continue
    if (glyph[1]) out += `M${Math.round(pen)} ${Math.round(y)}${glyph[1]}`
    pen += glyph[0] + (kerning[text.slice(i, i + 2)] ?? 0)
  }
  return out
}

export interface SetTitle {
  lines: string[]
  /** Font size in the unit of the box. */
  size: number
}

function fitLines(lines: string[], width: number, height: number, maxSize: number, leading: number): number {
  const widest = Math.max(...lines.map(measureText)) / UNITS_PER_EM
  const tall = (lines.length - 1) * leading + 0.95
  return Math.min(width / widest, height / tall, maxSize)
}

/** Splits words into `count` lines whose longest is as short as it can be. */
function balanceLines(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  let bestWidth = Infinity
  for (let take = 1; take <= words.length - count + 1; take++) {
    const first = words.slice(0, take).join(' ')
    const lines = [first, ...balanceLines(words.slice(take), count - 1)]
    const width = Math.max(...lines.map(measureText))
    if (width < bestWidth) [best, bestWidth] = [lines, width]
  }
  return best
}

/** The largest setting of a title in a box: the split and size that fill it best. Never wider or higher than the box. */
export function fitTitle(
  title: string,
  width: number,
  height: number,
  maxSize: number,
  leading: number,
): SetTitle {
  const words = title.split(' ').filter(Boolean)
  let best: SetTitle = { lines: [], size: 0 }
  for (let count = 1; count <= Math.min(words.length, 4); count++) {
    const lines = balanceLines(words, count)
    const size = fitLines(lines, width, height, maxSize, leading)
    // A line more has to win something: two lines of the same size are quieter than three.
    if (size > best.size * 1.06) best = { lines, size }
  }
  return best
}
