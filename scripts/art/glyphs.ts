import { writeFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { CHARACTERS, cutFont, cutNunito, SITE } from './source-font.ts'

/** Units an em in the committed outlines: enough for a crisp 1280 px cover, small enough for a 6 KB one. */
const UNITS_PER_EM = 250
const MAX_GLYPHS_BYTES = 120 * 1024
/** Of Nunito; see `lettering.ts`. */
const CAP_HEIGHT_EM = 0.714
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const KERNED = `${CAPITALS}abcdefghijklmnopqrstuvwxyz`

/** Joins numbers as tightly as SVG allows: a minus sign is a separator of its own. */
function joinNumbers(numbers: number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')
}

/** A curve whose control point mirrors the one before it can leave it out (`t`), if it lands this close. */
const MIRROR_TOLERANCE_UNITS = 1

interface Pen {
  x: number
  y: number
  /** The last curve's control point, or the pen where the last step was no curve. */
  controlX: number
  controlY: number
}

function compactCurve(pen: Pen, [cx, cy, x, y]: number[]): [letter: string, numbers: number[]] {
  const mirrored = [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY] as const
  const isCurve = pen.controlX !== pen.x || pen.controlY !== pen.y
  const isClose =
    Math.abs(mirrored[0] - cx!) <= MIRROR_TOLERANCE_UNITS &&
    Math.abs(mirrored[1] - cy!) <= MIRROR_TOLERANCE_UNITS
  const control = isCurve && isClose ? mirrored : ([cx!, cy!] as const)
  const end = [x! - pen.x, y! - pen.y]
  const numbers = control === mirrored ? end : [cx! - pen.x, cy! - pen.y, ...end]
  Object.assign(pen, { x, y, controlX: control[0], controlY: control[1] })
  return [control === mirrored ? 't' : 'q', numbers]
}

/** Absolute font units, y upwards → whole relative units, y downwards. Rounded as points, so errors never add up. */
function compactPath(path: string, scale: number): string {
  const pen: Pen = { x: 0, y: 0, controlX: 0, controlY: 0 }
  let start = [0, 0]
  let out = ''
  let last = ''
  for (const [, command, rest] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const points = rest!.split(/[ ,]/).map((n, i) => Math.round(Number(n) * scale * (i % 2 ? -1 : 1)))
    const straight = (letter: string): [string, number[]] => {
      const step = [points[0]! - pen.x, points[1]! - pen.y]
      Object.assign(pen, { x: points[0], y: points[1], controlX: points[0], controlY: points[1] })
      return [letter, step]
    }
    if (command === 'Z') {
      out += 'z'
      last = 'z'
      Object.assign(pen, { x: start[0], y: start[1], controlX: start[0], controlY: start[1] })
      continue
    }
    const [letter, numbers] =
      command === 'M' ? straight('m') : command === 'L' ? straight('l') : compactCurve(pen, points)
    if (command === 'M') start = points
    if (command !== 'M' && numbers.every((n) => n === 0)) continue
    const joined = joinNumbers(numbers)
    out += letter === last ? (joined.startsWith('-') ? joined : ` ${joined}`) : letter + joined
    last = letter
  }
  return out
}

function measureKerning(font: Font, scale: number, kerned: string): Record<string, number> {
  const kerning: Record<string, number> = {}
  const advance = (text: string) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0)
  }
  const alone = Object.fromEntries([...kerned].map((letter) => [letter, advance(letter)]))
  for (const first of kerned) {
    for (const second of kerned) {
      const kern = Math.round((advance(first + second) - alone[first]! - alone[second]!) * scale)
      if (Math.abs(kern) >= 2) kerning[first + second] = kern
    }
  }
  return kerning
}

interface Glyphs {
  /** Heights of letters above and below the baseline in em, without accents. */
  ascent?: number
  descent?: number
  isCapitals?: boolean
  unitsPerEm: number
  kerning: Record<string, number>
  glyphs: Record<string, [number, string]>
}

/** `scale` makes whole units of the font's own. */
function readGlyphs(font: Font, scale: number, isCapitals = false): Glyphs {
  const glyphs: Glyphs['glyphs'] = {}
  for (const character of isCapitals ? new Set(CHARACTERS.toUpperCase()) : CHARACTERS) {
    const glyph = font.nominalGlyph(character.codePointAt(0)!)
    if (!glyph) continue
    glyphs[character] = [
      Math.round(font.glyphHAdvance(glyph) * scale),
      compactPath(font.glyphToPath(glyph), scale),
    ]
  }
  return {
    unitsPerEm: UNITS_PER_EM,
    kerning: measureKerning(font, scale, isCapitals ? CAPITALS : KERNED),
    glyphs,
  }
}

async function writeTable(name: string, table: object): Promise<string> {
  const json = `${JSON.stringify(table)}\n`
  if (json.length > MAX_GLYPHS_BYTES) throw new Error(`${name} is ${json.length} bytes, over its budget`)
  await writeFile(`${SITE}app/features/images/${name}`, json)
  return `${name} ${json.length} bytes`
}

const measureHeight = (font: Font, characters: string, pick: (y: number[]) => number) =>
  pick(
    [...characters].flatMap((character) =>
      [...font.glyphToPath(font.nominalGlyph(character.codePointAt(0)!)!).matchAll(/,(-?[\d.]+)/g)].map(
        ([, y]) => Number(y),
      ),
    ),
  )

/** The faces of covers, by the name that `letter-styles.ts` has for each; of two of them only capitals are taken, because their small letters are capitals, too. */
const COVER_FACES = {
  sweet: { file: 'lilita-one/files/lilita-one-latin-400-normal.woff2', isCapitals: false },
  sporty: { file: 'bangers/files/bangers-latin-400-normal.woff2', isCapitals: true },
  blocky: { file: 'passion-one/files/passion-one-latin-700-normal.woff2', isCapitals: true },
  spooky: { file: 'creepster/files/creepster-latin-400-normal.woff2', isCapitals: true },
}

/** Every face is scaled to the same height of capitals, so that the same size is as easy to read in each. */
async function readCoverFace({ file, isCapitals }: { file: string; isCapitals: boolean }): Promise<Glyphs> {
  const face = new Face(new Blob(await cutFont(`@fontsource/${file}`, 'truetype')))
  const font = new Font(face)
  const capital = measureHeight(font, 'H', (ys) => Math.max(...ys))
  const em = capital / CAP_HEIGHT_EM
  const round = (n: number) => Math.round((n / em) * 1000) / 1000
  return {
    isCapitals,
    ascent: round(measureHeight(font, isCapitals ? 'ABEHMOSTXZ' : 'AHObdfhkl', (ys) => Math.max(...ys))),
    descent: round(-measureHeight(font, isCapitals ? 'ABEHMOSTXZ' : 'gjpqy', (ys) => Math.min(...ys))),
    ...readGlyphs(font, UNITS_PER_EM / em, isCapitals),
  }
}

export async function renderGlyphs(): Promise<string[]> {
  const face = new Face(new Blob(await cutNunito('truetype')))
  const font = new Font(face)
  font.setVariations([new Variation('wght', 900)])
  const lines = [await writeTable('glyphs.json', readGlyphs(font, UNITS_PER_EM / face.upem))]
  for (const [name, source] of Object.entries(COVER_FACES))
    lines.push(await writeTable(`glyphs-${name}.json`, await readCoverFace(source)))
  return lines
}
