import { mkdir, writeFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { cutNunito, readLicence, SITE } from './source-font.ts'

const MAX_FONT_BYTES = 35 * 1024

/** Typical text of the site: sentences, titles and numbers. Both faces are measured with it, kerning included. */
const SAMPLE =
  'Play the best free games on any device, at school or at home. Match jewels, race cars and solve puzzles. ' +
  'Bubble Shooter, Mahjong Gardens, Daily Sudoku, Penalty Kicks 2, Spider Solitaire, Traffic Road, Word Search. ' +
  'Use the arrow keys to move and the space bar to jump; on a phone, drag or tap. New, Hot, Best, 1,204 plays.'

/** The width of `SAMPLE` in Arial (and in every face drawn to its metrics), in em. */
const ARIAL_SAMPLE_EM = { regular: 144.6, bold: 153.93 }

function measureSampleEm(font: Font, upem: number): number {
  const buffer = new Buffer()
  buffer.addText(SAMPLE)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0) / upem
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`

function fallbackFace(
  weights: string,
  sources: string[],
  sizeAdjust: number,
  extents: { ascender: number; descender: number },
): string {
  return `@font-face {
  font-family: 'Nunito Fallback';
  src: ${sources.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(extents.ascender / 1000 / sizeAdjust)};
  descent-override: ${percent(-extents.descender / 1000 / sizeAdjust)};
  line-gap-override: 0%;
}`
}

export async function renderFont(): Promise<string[]> {
  const folder = `${SITE}app/ui/fonts/`
  await mkdir(folder, { recursive: true })
  const woff2 = await cutNunito('woff2')
  if (woff2.length > MAX_FONT_BYTES) throw new Error(`nunito.woff2 is ${woff2.length} bytes, over its budget`)
  const face = new Face(new Blob(await cutNunito('truetype')))
  const font = new Font(face)
  const sampleAt = (weight: number) => {
    font.setVariations([new Variation('wght', weight)])
    return measureSampleEm(font, face.upem)
  }
  const regular = sampleAt(600) / ARIAL_SAMPLE_EM.regular
  const bold = sampleAt(800) / ARIAL_SAMPLE_EM.bold
  const extents = font.hExtents()
  const css = `/* Rendered by \`npm run art font\`. The fallback is cut to Nunito's metrics, so that nothing moves when it arrives. */
@font-face {
  font-family: 'Nunito Playhouse';
  src: url('./nunito.woff2') format('woff2');
  font-weight: 200 1000;
  font-style: normal;
  font-display: swap;
}
${fallbackFace('200 650', ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], regular, extents)}
${fallbackFace('651 1000', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'], bold, extents)}
`
  await writeFile(`${folder}nunito.woff2`, woff2)
  await writeFile(`${folder}OFL.txt`, await readLicence())
  await writeFile(`${folder}fonts.css`, css)
  return [
    `nunito.woff2 ${woff2.length} bytes, fonts.css size-adjust ${percent(regular)} and ${percent(bold)}`,
  ]
}
