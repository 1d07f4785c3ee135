import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { renderGeneratedCover } from '../../apps/site/app/features/images/generated-cover.ts'
import { drawLettering, measureText } from '../../apps/site/app/features/images/lettering.ts'
import { drawMark } from './mark.ts'
import { SITE } from './source-font.ts'

const ICON_SIZES = [128, 144, 192, 256, 512]
const FAVICON_SIZES = [16, 32, 48]

/** The wordmark in units of the letters: “playh”, a window in place of the o, “use”. */
function layOutLogo() {
  const play = measureText('play')
  const h = measureText('h')
  const windowX = play + h + 66
  const use = windowX + 64
  const width = Math.ceil(use + measureText('use'))
  return {
    play: drawLettering('play', 0, 0),
    h: drawLettering('h', play, 0),
    use: drawLettering('use', use, 0),
    windowX,
    width,
  }
}

/** Ascenders above and descenders below the baseline, in units. */
const LOGO_TOP = -196
const LOGO_HEIGHT = 256

/** The wordmark stands in a file of its own: on a page it would be sent, parsed and hydrated with the scripts. */
async function writeLogo(): Promise<void> {
  const { width } = layOutLogo()
  const viewBox = `0 ${LOGO_TOP} ${width} ${LOGO_HEIGHT}`
  const drawing = drawLogo('currentColor', 'var(--accent-text)')
  await writeFile(
    `${SITE}public/logo.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo" viewBox="${viewBox}">${drawing}</symbol></svg>\n`,
  )
  await writeFile(
    `${SITE}app/ui/logo-size.ts`,
    `/** Rendered by \`npm run art brand\`: width divided by height. */\nexport const LOGO_RATIO = ${(width / LOGO_HEIGHT).toFixed(4)}\n`,
  )
}

function drawLogo(play: string, house: string): string {
  const logo = layOutLogo()
  return `<path fill="${play}" d="${logo.play}"/><g fill="${house}"><path d="${logo.h}${logo.use}"/><path fill="none" stroke="${house}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" d="M${logo.windowX - 56}-134 ${logo.windowX}-178l56 44"/></g><circle cx="${logo.windowX}" cy="-59" r="54" fill="#ffd84d" stroke="${house}" stroke-width="19"/><path fill="#2a1a6b" d="M${logo.windowX - 16}-84c0-7 7-11 13-8l33 22c6 5 6 15 0 20l-33 22c-6 3-13-1-13-8z"/>`
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

function renderPng(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 144 }).resize(size, size).png({ compressionLevel: 9, effort: 10 }).toBuffer()
}

const SHELF = [
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

/** The picture a link to the site carries where a page has none of its own: the name before a lit wall of covers. */
async function renderShareImage(): Promise<Buffer> {
  const size = 210
  const tiles = await Promise.all(
    SHELF.map(async ([slug, title, tag], i) => {
      const round = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="30"/></svg>`
      const tile = await sharp(Buffer.from(renderGeneratedCover({ slug, title, tags: [tag] }, 'square')))
        .resize(size, size)
        .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
        .png()
        .toBuffer()
      return `<image href="data:image/png;base64,${tile.toString('base64')}" x="${(i % 3) * 232}" y="${Math.floor(i / 3) * 232 - (i % 3) * 70}" width="${size}" height="${size}"/>`
    }),
  )
  const { width } = layOutLogo()
  const scale = 470 / width
  const lines = ['Free games,', 'lit and ready to play']
    .map(
      (line, i) =>
        `<path fill="#d9d5f5" transform="translate(72 ${424 + i * 54}) scale(.168)" d="${drawLettering(line)}"/>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs><radialGradient id="b" cx=".2" cy=".2" r="1.1"><stop stop-color="#3a2f9a"/><stop offset=".5" stop-color="#1b1c52"/><stop offset="1" stop-color="#0e1024"/></radialGradient></defs><path fill="url(#b)" d="M0 0h1200v630H0z"/><g transform="translate(620 -60) rotate(-9 300 300)">${tiles.join('')}</g><g transform="translate(64 96) scale(.34)">${drawMark(
    'rounded',
  )
    .replace(/<svg[^>]*>/, '')
    .replace(
      '</svg>',
      '',
    )}</g><g transform="translate(68 362) scale(${scale.toFixed(4)})">${drawLogo('#fff', '#a58bff')}</g>${lines}</svg>`
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 })
    .toBuffer()
}

export async function renderBrand(): Promise<string[]> {
  const folder = `${SITE}public/`
  await mkdir(`${folder}icons`, { recursive: true })
  const rounded = Buffer.from(drawMark('rounded'))
  const full = Buffer.from(drawMark('full'))
  const files: [string, Buffer][] = [
    ['favicon.svg', rounded],
    ['favicon.ico', await encodeIco(rounded)],
    ['apple-touch-icon.png', await renderPng(full, 180)],
    ['icons/icon-maskable-512.png', await renderPng(full, 512)],
    ['og-default.png', await renderShareImage()],
  ]
  for (const size of ICON_SIZES) files.push([`icons/icon-${size}.png`, await renderPng(rounded, size)])
  for (const [name, content] of files) await writeFile(folder + name, content)
  await writeLogo()
  return files.map(([name, content]) => `${name} ${content.length} bytes`)
}
