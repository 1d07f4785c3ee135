/** Turns the letters of a game's title into outlines, for its lettering: `art/letters.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findGameFolder } from './game-files.ts'

const require = createRequire(import.meta.url)
// Both are dependencies of subset-font and have no types.
const { convert } = require('fontverter')
const hb = await import(require.resolve('harfbuzzjs').replace(/^\//, 'file:///'))

export async function run(slug: string): Promise<boolean> {
  const dir = findGameFolder(slug)
  const { title } = JSON.parse(readFileSync(join(dir, 'game.json'), 'utf8')) as { title: string }
  const woff2 = readFileSync(
    require.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
  )
  const blob = new hb.Blob(new Uint8Array(await convert(woff2, 'truetype')))
  const font = new hb.Font(new hb.Face(blob))
  font.setVariations([new hb.Variation('wght', 1000)])
  const letters = new Set(title.replaceAll(' ', ''))
  const lines = Array.from(letters, (letter) => {
    const buffer = new hb.Buffer()
    buffer.addText(letter)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const [info] = buffer.getGlyphInfos()
    const [position] = buffer.getGlyphPositions()
    return `  ${letter}: {\n    width: ${position.xAdvance},\n    path: '${font.glyphToPath(info.codepoint)}',\n  },`
  })
  writeFileSync(
    join(dir, 'art/letters.ts'),
    `/** Written by \`npm run game -- letters ${slug}\`: outlines in a square of 1000, y upwards. */\nexport const LETTERS: Record<string, { width: number; path: string }> = {\n${lines.join('\n')}\n}\n`,
  )
  console.log(`${letters.size} letters`)
  return true
}
