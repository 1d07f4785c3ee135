/** Turns the title's letters into outlines: `art/letters.ts`. Run with `node games/wheelhop-hills/make/letters.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
// Both come with subset-font and bring no types of their own.
const { convert } = require('fontverter')
const hb = await import(require.resolve('harfbuzzjs').replace(/^\//, 'file:///'))

const woff2 = readFileSync(
  require.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
)
const blob = new hb.Blob(new Uint8Array(await convert(woff2, 'truetype')))
const font = new hb.Font(new hb.Face(blob))
font.setVariations([new hb.Variation('wght', 1000)])

const lines: string[] = []
for (const letter of new Set('WheelhopHills')) {
  const buffer = new hb.Buffer()
  buffer.addText(letter)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const [info] = buffer.getGlyphInfos()
  const [position] = buffer.getGlyphPositions()
  lines.push(`  ${letter}: { width: ${position.xAdvance}, path: '${font.glyphToPath(info.codepoint)}' },`)
}
writeFileSync(
  new URL('../art/letters.ts', import.meta.url),
  `/** Written by make/letters.ts: outlines in a square of 1000, y upwards. */\nexport const LETTERS: Record<string, { width: number; path: string }> = {\n${lines.join('\n')}\n}\n`,
)
