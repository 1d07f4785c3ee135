/** Draws share pictures: a game's cover on its own blurred light, an article's picture under its title; the site's mark on both. */
import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp'
import {
  drawLettering,
  fitTitle,
  measureText,
  toDrawable,
  UNITS_PER_EM,
} from '#app/features/images/lettering.ts'
import { drawIcon, layOutWordmark, type Branded } from '#app/features/sites/brand-drawing.ts'
import { paletteOf } from '#app/features/sites/theme.ts'
import { pageMetadataTexts as texts } from './page-metadata-texts.ts'
import { SHARE_HEIGHT as HEIGHT, SHARE_WIDTH as WIDTH } from './share-address.server.ts'

const MAX_INPUT_PIXELS = 40_000_000
/** A game's cover is shown completely: within these bounds, with the site beside it. */
const COVER = { x: 38, y: 38, w: 886, h: 554, corner: 40 }
/** The middle of the column beside the cover. */
const SIDE_X = (COVER.x + COVER.w + WIDTH) / 2
const SIDE_WIDTH = 212
/** The letters of the wordmark start here when the site's mark precedes them. */
const LETTERS_X = 236

/** `cover` is any picture or SVG we decode, 16:10. */
export async function drawGameShare(site: Branded, cover: Uint8Array): Promise<Buffer> {
  const { w, h, x, y, corner } = COVER
  const whole = await toPixels(open(cover).resize(w, h, { fit: 'cover' }))
  const rounding = svg(w, h, `<rect width="${w}" height="${h}" rx="${corner}"/>`)
  const rounded = await toPixels(
    ofPixels(whole)
      .ensureAlpha()
      .composite([{ input: rounding, blend: 'dest-in' }]),
  )
  return encode(await blur(whole), [
    { input: svg(WIDTH, HEIGHT, drawShade()), left: 0, top: 0 },
    { input: rounded.data, raw: rounded.info, left: x, top: y },
    { input: svg(WIDTH, HEIGHT, drawSide(site)), left: 0, top: 0 },
    { input: await drawMark(site, 132), left: Math.round(SIDE_X - 66), top: 84 },
  ])
}

export async function drawArticleShare(site: Branded, title: string, picture: Uint8Array): Promise<Buffer> {
  const filled = open(picture).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' })
  return encode(await toPixels(filled), [
    { input: svg(WIDTH, HEIGHT, drawHeadline(site, title)), left: 0, top: 0 },
    { input: await drawMark(site, 84), left: 56, top: 48 },
  ])
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

function open(picture: Uint8Array) {
  return sharp(picture, {
    limitInputPixels: MAX_INPUT_PIXELS,
    failOn: 'truncated',
    pages: 1,
    density: 144,
  }).flatten({ background: '#101020' })
}

/** Steps hand each other bare pixels: packing and unpacking them would take longer than the drawing. */
function toPixels(image: Sharp): Promise<Pixels> {
  return image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
}

function ofPixels({ data, info }: Pixels) {
  return sharp(data, { raw: info })
}

/** Shrunk first: a blur of the full image would cost ten times as much and look the same. */
async function blur(picture: Pixels): Promise<Pixels> {
  const small = await toPixels(ofPixels(picture).resize(60, 32, { fit: 'fill' }).blur(3))
  const lit = ofPixels(small).resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
  return toPixels(lit.modulate({ brightness: 0.62, saturation: 1.25 }))
}

function encode(base: Pixels, layers: OverlayOptions[]): Promise<Buffer> {
  // Lettering on colour frays when the colours are stored at half size.
  return ofPixels(base)
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )
}

function drawMark(site: Branded, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(site, 'rounded')), { density: 144 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
}

/** Darkens the side, so that white letters stand on any cover's colours, and lifts the cover off the ground. */
function drawShade(): string {
  const { x, y, w, h, corner } = COVER
  const shadows = [26, 16, 8].map(
    (grow) =>
      `<rect x="${x - grow / 2}" y="${y - grow / 2 + 10}" width="${w + grow}" height="${h + grow}" rx="${corner + grow / 2}" fill="#000" opacity=".16"/>`,
  )
  return `<defs><linearGradient id="s"><stop offset=".6" stop-opacity="0"/><stop offset=".9" stop-opacity=".5"/></linearGradient></defs><path fill="url(#s)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${shadows.join('')}`
}

/** The site's name below its mark, and the button that the page has. */
function drawSide(site: Branded): string {
  const { x, y, w, h, corner } = COVER
  const rim = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${corner}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`
  const { '--accent': accent = '#7050f4', '--on-accent': ink = '#fff' } = paletteOf(site.theme)
  const button = `<circle cx="${SIDE_X}" cy="434" r="74" fill="${accent}" stroke="#fff" stroke-width="7"/><path fill="${ink}" stroke="${ink}" stroke-width="12" stroke-linejoin="round" d="M${SIDE_X - 20} 402v64l52-32z"/>`
  return rim + drawName(site) + button + drawCentred(texts.playFree, 566, 40)
}

function drawName(site: Branded): string {
  const wordmark = layOutWordmark(site)
  const start = wordmark.hasIcon ? LETTERS_X : 0
  const width = wordmark.width - start
  const scale = Math.min(0.2, SIDE_WIDTH / width)
  const x = SIDE_X - (width * scale) / 2 - start * scale
  return `<g transform="translate(${x.toFixed(1)} 290) scale(${scale.toFixed(4)})">${wordmark.draw('#fff', '#fff')}</g>`
}

function drawCentred(text: string, baseline: number, size: number): string {
  const scale = size / UNITS_PER_EM
  const x = SIDE_X - (measureText(text) * scale) / 2
  return `<path fill="#fff" transform="translate(${x.toFixed(1)} ${baseline}) scale(${scale})" d="${drawLettering(text)}"/>`
}

const HEADLINE = { x: 60, bottom: 566, w: 1060, h: 250, size: 82, leading: 1.06 }
/** How far above the title the dark ground begins. */
const SHADE_ABOVE = 150

/** The title on dark ground below, the site's name above. */
function drawHeadline(site: Branded, title: string): string {
  const { w, h, size: maxSize, leading, bottom } = HEADLINE
  const drawable = toDrawable(title)
  const { lines, size } = drawable ? fitTitle(drawable, w, h, maxSize, { leading }) : { lines: [], size: 0 }
  const first = bottom - Math.max(0, lines.length - 1) * leading * size
  const top = first - size - SHADE_ABOVE
  const name = drawLettering(toDrawable(site.name))
  return `${drawGround(top)}<path fill="#fff" transform="translate(160 104) scale(.16)" d="${name}"/>${lines
    .map((line, place) => drawLine(line, first + place * leading * size, size))
    .join('')}`
}

function drawGround(top: number): string {
  const fade = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#0b0718" stop-opacity="${from}"/><stop offset=".62" stop-color="#0b0718" stop-opacity="${to}"/><stop offset="1" stop-color="#0b0718" stop-opacity="${to}"/></linearGradient>`
  return `<defs>${fade('u', '.55', '0')}${fade('d', '0', '.84')}</defs><path fill="url(#u)" d="M0 0h${WIDTH}v260H0z"/><path fill="url(#d)" d="M0 ${top.toFixed(0)}h${WIDTH}V${HEIGHT}H0z"/>`
}

function drawLine(line: string, y: number, size: number): string {
  const scale = size / UNITS_PER_EM
  return `<path fill="#fff" transform="translate(${HEADLINE.x} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" d="${drawLettering(line)}"/>`
}
