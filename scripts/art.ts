/**
 * `npm run art [part …]` renders the committed art again: the same input gives the same bytes.
 * Nothing else in the project encodes images or reads fonts.
 */
import { renderArticleArt } from './art/articles.ts'
import { renderBrand } from './art/brand.ts'
import { renderDrawingBoxes } from './art/drawing-boxes.ts'
import { renderFont } from './art/font.ts'
import { renderGlyphs } from './art/glyphs.ts'
import { renderRooms } from './art/rooms.ts'

// The order matters: the brand and the articles are lettered with the glyphs.
const PARTS: Record<string, () => Promise<string[]>> = {
  font: renderFont,
  glyphs: renderGlyphs,
  drawings: renderDrawingBoxes,
  brand: renderBrand,
  articles: renderArticleArt,
  rooms: renderRooms,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PARTS[name])
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
for (const name of asked.length ? asked : Object.keys(PARTS)) {
  for (const line of await PARTS[name]!()) console.log(`${name}: ${line}`)
}
