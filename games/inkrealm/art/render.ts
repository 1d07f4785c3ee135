/** Renders the covers into `covers/`. Run with `node games/inkrealm/art/render.ts`; what it writes is committed. */
import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { coverSize, drawCover } from './cover.ts'
import type { CoverShape } from './cover.ts'

const WIDTHS: Record<CoverShape, number[]> = {
  square: [96, 192, 320, 640],
  wide: [320, 640, 1280],
  tall: [320, 640],
}
const folder = fileURLToPath(new URL('../covers/', import.meta.url))

mkdirSync(folder, { recursive: true })
for (const [shape, widths] of Object.entries(WIDTHS) as [CoverShape, number[]][]) {
  // Drawn at twice the size and scaled down: smoother edges than the renderer's own.
  const { w } = coverSize(shape)
  const picture = await sharp(Buffer.from(drawCover(shape)), { density: 144 })
    .resize(w * 2)
    .png()
    .toBuffer()
  for (const width of widths) {
    const file = `${folder}${shape}-${width}.webp`
    await sharp(picture).resize(width).webp({ quality: 86, effort: 6, smartSubsample: true }).toFile(file)
    console.log(`${shape}-${width}.webp ${statSync(file).size} bytes`)
  }
}
