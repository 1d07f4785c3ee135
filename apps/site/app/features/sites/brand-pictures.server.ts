/** A site's icons and share picture as files: what a browser, a home screen and a link's preview ask for. */
import sharp from 'sharp'
import { renderGeneratedCover } from '#app/features/images/generated-cover.ts'
import { drawLettering } from '#app/features/images/lettering.ts'
import { drawIcon, drawLogoFile, layOutWordmark, type Branded } from './brand-drawing.ts'
import { mix } from '#app/domain/colour.ts'
import { ICON_SIZES, MASKABLE_SIZES } from './icon-sizes.ts'
import { paletteOf, schemeOf } from './theme.ts'

const FAVICON_SIZES = [16, 32, 48]

/** Every file of a site's brand, by its address. */
export const BRAND_PATHS: readonly string[] = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/logo.svg',
  '/og-default.png',
  ...ICON_SIZES.map((size) => `/icons/icon-${size}.png`),
  ...MASKABLE_SIZES.map((size) => `/icons/icon-maskable-${size}.png`),
]

/** All of them. Throws when the site's own SVG cannot be drawn. */
export async function renderBrandFiles(site: Branded): Promise<Map<string, Buffer>> {
  const rounded = Buffer.from(drawIcon(site, 'rounded'))
  const full = Buffer.from(drawIcon(site, 'full'))
  const files = new Map<string, Buffer>([
    ['/favicon.svg', rounded],
    ['/logo.svg', Buffer.from(drawLogoFile(site))],
    ['/favicon.ico', await encodeIco(rounded)],
    ['/apple-touch-icon.png', await renderPng(full, 180)],
    ['/og-default.png', await renderShareImage(site)],
  ])
  for (const size of ICON_SIZES) files.set(`/icons/icon-${size}.png`, await renderPng(rounded, size))
  for (const size of MASKABLE_SIZES)
    files.set(`/icons/icon-maskable-${size}.png`, await renderPng(full, size))
  return files
}

function renderPng(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, effort: 8 })
    .toBuffer()
}

/** An icon file is a short directory before PNG files; every browser of today reads PNG inside. */
async function encodeIco(svg: Buffer): Promise<Buffer> {
  const images = await Promise.all(FAVICON_SIZES.map((size) => renderPng(svg, size)))
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [i, image] of images.entries()) {
    const at = 6 + 16 * i
    header.writeUInt8(FAVICON_SIZES[i]!, at)
    header.writeUInt8(FAVICON_SIZES[i]!, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(image.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}

/** Made-up games for the lit wall behind the name. */
const SAMPLE_GAMES = [
  ['jewel-path', 'Jewel Path', 'gem'],
  ['mochi-cat', 'Mochi Cat', 'cat'],
  ['comet-works', 'Comet Works', 'rocket'],
  ['curbside-drift', 'Curbside Drift', 'racing'],
  ['tile-tea', 'Tile Tea', 'mahjong'],
  ['lantern-knight', 'Lantern Knight', 'knight'],
  ['petal-match', 'Petal Match', 'flower'],
  ['putt-planet', 'Putt Planet', 'planet'],
  ['sugarline-cafe', 'Sugarline Cafe', 'cake'],
  ['bubble-attic', 'Bubble Attic', 'bubble'],
  ['hoop-orbit', 'Hoop Orbit', 'basketball'],
  ['pumpkin-post', 'Pumpkin Post', 'halloween'],
] as const
const TILE_PX = 210
const MAX_NAME_PX = 470

/** The picture a link to the site carries where a page has none of its own: the name before a wall of covers. */
async function renderShareImage(site: Branded): Promise<Buffer> {
  const { theme } = site
  const palette = paletteOf(theme)
  const isLight = schemeOf(theme) === 'light'
  const tiles = await drawSampleTiles()
  const wordmark = layOutWordmark(site)
  const start = wordmark.hasIcon ? 236 : 0
  const scale = Math.min(0.6, MAX_NAME_PX / (wordmark.width - start))
  const lines = ['Free games,', 'ready when you are']
    .map(
      (line, i) =>
        `<path fill="${palette['--dim']}" transform="translate(72 ${428 + i * 54}) scale(.168)" d="${drawLettering(line)}"/>`,
    )
    .join('')
  const icon = await sharp(Buffer.from(drawIcon(site, 'rounded')), { density: 144 })
    .resize(174, 174, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><radialGradient id="b" cx=".2" cy=".2" r="1.1"><stop stop-color="${mix(theme.element, theme.accent, isLight ? 0.1 : 0.3)}"/><stop offset=".5" stop-color="${mix(theme.background, theme.glow, isLight ? 0.28 : 0.14)}"/><stop offset="1" stop-color="${theme.background}"/></radialGradient></defs><path fill="url(#b)" d="M0 0h1200v630H0z"/><g transform="translate(620 -60) rotate(-9 300 300)">${tiles.join('')}</g><image href="data:image/png;base64,${icon.toString('base64')}" x="64" y="72" width="174" height="174"/><g transform="translate(${Math.round(68 - start * scale)} 362) scale(${scale.toFixed(4)})">${wordmark.draw(palette['--text']!, palette['--accent-text']!)}</g>${lines}</svg>`
  // A greater effort saves a sixth of the bytes, and lets an operator wait half a second longer for each colour that is tried.
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 256, effort: 5 })
    .toBuffer()
}

/** The same for every site: drawn once in a process, which takes a third of the time of a site's files. */
let sampleTiles: Promise<string[]> | undefined

const drawSampleTiles = () => (sampleTiles ??= Promise.all(SAMPLE_GAMES.map(drawSampleTile)))

async function drawSampleTile(
  [slug, title, tag]: (typeof SAMPLE_GAMES)[number],
  place: number,
): Promise<string> {
  const round = `<svg width="${TILE_PX}" height="${TILE_PX}"><rect width="${TILE_PX}" height="${TILE_PX}" rx="30"/></svg>`
  const tile = await sharp(Buffer.from(renderGeneratedCover({ slug, title, tags: [tag] }, 'square')))
    .resize(TILE_PX, TILE_PX)
    .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const [x, y] = [(place % 3) * 232, Math.floor(place / 3) * 232 - (place % 3) * 70]
  return `<image href="data:image/png;base64,${tile.toString('base64')}" x="${x}" y="${y}" width="${TILE_PX}" height="${TILE_PX}"/>`
}
