/** The lines of a title on a cover: the longest one, which says most, larger than the others, so that letters fill their width. */
import {
  BOUND,
  drawLettering,
  type Face,
  leadingOf,
  measureText,
  PHRASE_MARK,
  UNITS_PER_EM,
} from './lettering.ts'

/** Of the width that letters may take: what the longest line is enlarged to, where the others can give way. */
const KEY_LINE_SHARE = 0.97
/** Of the common size: no line is smaller. */
const MIN_LINE_SHARE = 0.68
/** A smaller gain is no longer seen. */
const MIN_KEY_GAIN = 1.08
/** Lines of nearly the same width are equals. */
const MAX_EQUAL_SHARE = 0.9

/** A line that begins with one of these says no more than the others. */
const JOINING = /^(?:and|or|up|it|of|to|with|from|by|vs|the|de|del|du|des|di|da|der|die|la|le|el|en|&)$/i
/** A line of such words may be small wherever it stands; any other one that ends a phrase has its noun. */
const SMALL_WORD =
  /^(?:\d+|[ivx]+|2d|3d|io|the|of|and|a|an|in|on|at|to|for|with|from|by|vs|&|game|games|online|free|edition|deluxe|mania|master|world|pro|hd|html5)$/i
const isSmall = (line: string) => line.split(' ').every((word) => SMALL_WORD.test(word))

/** Of the common size: what follows a dash or a colon. */
const SUBTITLE_SHARE = 0.8

/** From this line on a title explains itself; 0 for a title of one phrase. */
function findSubtitle(lines: readonly string[]): number {
  const at = lines.findIndex(
    (line, i) => i > 0 && (line.startsWith(PHRASE_MARK) || lines[i - 1]!.endsWith(':')),
  )
  return Math.max(at, 0)
}

/** How large each line is, as a share of the common size: a subtitle is smaller; else the longest line that has the noun fills the width where the others can be smaller. */
export function shareSizes(
  lines: readonly string[],
  { size, minSize, width }: { size: number; minSize: number; width: number },
  face: Face,
): number[] {
  const equal = lines.map(() => 1)
  const subtitle = findSubtitle(lines)
  if (subtitle > 0) {
    const share = Math.max(SUBTITLE_SHARE, Math.min(1, minSize / size))
    return lines.map((_, i) => (i < subtitle ? 1 : share))
  }
  const widths = lines.map((line) => measureText(line, face) / UNITS_PER_EM)
  const widest = Math.max(...widths)
  const key = widths.indexOf(widest)
  const others = widths.filter((_, i) => i !== key)
  if (others.length === 0) return equal
  // In “Bolts / and nuts” the second line goes on with the first.
  const words = lines[key]!.split(' ')
  if (JOINING.test(words[0]!) || BOUND.test(words.at(-1)!)) return equal
  // In “Greedy / Worm” the second line is what the game is about.
  if (!lines.slice(key + 1).every(isSmall)) return equal
  if (Math.max(...others) > widest * MAX_EQUAL_SHARE) return equal
  const least = Math.max(MIN_LINE_SHARE, minSize / size)
  const most = 1 + others.length * (1 - least)
  const gain = Math.min((width * KEY_LINE_SHARE) / (size * (widest + 2 * face.outline)), most)
  if (gain < MIN_KEY_GAIN) return equal
  return lines.map((_, i) => (i === key ? gain : 1 - (gain - 1) / others.length))
}

/** Baselines, in em of the common size from the top of the first line, and the height of all. */
export function placeLines(
  lines: readonly string[],
  shares: readonly number[],
  face: Face,
): { baselines: number[]; height: number } {
  const { ascent, descent } = face
  const leading = leadingOf(lines, face)
  const above = ascent / (ascent + descent)
  const baselines = [ascent * shares[0]!]
  for (let i = 1; i < lines.length; i++)
    baselines.push(baselines[i - 1]! + leading * ((1 - above) * shares[i - 1]! + above * shares[i]!))
  return { baselines, height: baselines.at(-1)! + descent * shares.at(-1)! }
}

/** Markup of the lines around the place that a transform gives. */
export function drawLines(
  lines: readonly string[],
  shares: readonly number[],
  { face, place }: { face: Face; place: string },
): string {
  const { baselines, height } = placeLines(lines, shares, face)
  // The block is centred by what is seen.
  const yOf = (i: number) => (baselines[i]! - height / 2) * UNITS_PER_EM
  const isEqual = shares.every((share) => share === 1)
  const paths = isEqual
    ? `<path id="t" d="${lines.map((line, i) => drawLettering(line, -measureText(line, face) / 2, yOf(i), face)).join('')}"/>`
    : `<g id="t">${lines
        .map(
          (line, i) =>
            `<path transform="translate(0 ${Math.round(yOf(i))}) scale(${+shares[i]!.toFixed(3)})" d="${drawLettering(line, -measureText(line, face) / 2, 0, face)}"/>`,
        )
        .join('')}</g>`
  return `<defs>${paths}</defs><g transform="${place}"><use href="#t" class="o" y="12"/><use href="#t" class="o"/><use href="#t" fill="url(#x)"/></g>`
}
