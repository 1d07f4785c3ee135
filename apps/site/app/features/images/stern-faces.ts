/** Takes the smile off drawn faces: lowered brows, firm mouths, no pink cheeks. Works on the markup of face.ts and on mouths drawn like it. */

const round = (n: number) => Math.round(n * 10) / 10

/** A mouth of one line that hangs between two points of the same height: `M x y c … 0`. */
const SMILE =
  /(<path (?:fill="none" )?class="K"[^>]* d=")M(-?[\d.]+) (-?[\d.]+)c([\d.]+) ([\d.]+) ([\d.]+) \5 ([\d.]+) 0("\/>)/g

const CHEEKS = /<g fill="#ff(?:5c7a|4f70)" opacity="\.[45]">.*?<\/g>/g

/** The two dark eyes of `drawFace`. */
const DARK_EYES = '<ellipse cx="19" cy="-4" rx="8" ry="11"/></g>'
const DARK_BROWS = '<path class="K" style="stroke-width:7" d="M-33-22l23 9M33-22l-23 9"/>'

/** A white eye with its pupil and glint. */
const WHITE_EYE =
  /<ellipse fill="#fff" cx="(-?[\d.]+)" cy="(-?[\d.]+)" rx="([\d.]+)" ry="[\d.]+"\/><circle class="k"[^>]*\/><circle fill="#fff"[^>]*\/>/g

/** The heavy lid of an eye: it slants to the middle of the face. */
function drawLid(x: number, y: number, radius: number, side: -1 | 0 | 1): string {
  const [outer, inner] = side === 0 ? [0.62, 0.62] : [1.2, 0.5]
  const [left, right] = side > 0 ? [inner, outer] : [outer, inner]
  const at = (dx: number, dy: number) => `${round(x + dx * radius)} ${round(y - dy * radius)}`
  return `<path class="K" style="stroke-width:${round(Math.max(3.5, radius * 0.5))}" d="M${at(-1.15, left)}L${at(1.15, right)}"/>`
}

/** Eyes come in pairs, the left one first; a single one looks straight ahead. */
function lowerLids(markup: string): string {
  const eyes = [...markup.matchAll(WHITE_EYE)].map(([text, x, y, radius]) => ({
    text,
    x: Number(x),
    y: Number(y),
    radius: Number(radius),
  }))
  let at = 0
  let drawn = markup
  const replaceNext = (text: string, lid: string) => {
    const found = drawn.indexOf(text, at)
    const end = found + text.length
    drawn = drawn.slice(0, end) + lid + drawn.slice(end)
    at = end + lid.length
  }
  for (let i = 0; i < eyes.length; i++) {
    const [one, next] = [eyes[i]!, eyes[i + 1]]
    const isPair = next && Math.abs(next.y - one.y) < one.radius && next.x > one.x
    replaceNext(one.text, drawLid(one.x, one.y, one.radius, isPair ? -1 : 0))
    if (!isPair) continue
    replaceNext(next.text, drawLid(next.x, next.y, next.radius, 1))
    i++
  }
  return drawn
}

/** The drawing without smiles; unchanged where it has no face. */
export function sternFaces(markup: string): string {
  const firm = markup
    .replace(CHEEKS, '')
    .replaceAll(DARK_EYES, DARK_EYES + DARK_BROWS)
    .replace(SMILE, (_, start, x, y, first, depth, second, end, close) => {
      const up = round(Number(depth) * 0.45)
      return `${start}M${x} ${round(Number(y) + Number(depth) * 0.6)}c${first}-${up} ${second}-${up} ${end} 0${close}`
    })
  return lowerLids(firm)
}
