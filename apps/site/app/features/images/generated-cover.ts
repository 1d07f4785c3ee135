/**
 * The cover of a game that has none, or none at hand: its title in toy-shop lettering and what it is about, drawn as the stored choice
 * says. Pure and deterministic; the same game looks the same on every page and day.
 */
import type { CoverShape } from '#app/domain/tile.ts'
import { arrange, frameDrawing, type Spot } from './compositions.ts'
import { type ChosenSubject, readChoice } from './read-choice.ts'
import { type Box, COVER_WIDTH, coverHeight, type SetLettering, setTitle } from './cover-title.ts'
import { drawPaints, drawSilhouette, drawStyles } from './drawing-styles.ts'
import { MOTIFS } from './drawings/registry.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { listPatterns } from './patterns.ts'
import { drawScene } from './scenes.ts'
import { createRandom } from './seeded-random.ts'

export type CoverSubject = ChosenSubject

/** Between the drawing and what stands around it. */
const MARGIN = 5

/** What the letters leave of a cover, for the drawing. */
function findFreeArea(shape: CoverShape, title: SetLettering | null, isLeft: boolean): Box {
  const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
  if (!title) return { x: MARGIN, y: MARGIN, w: w - 2 * MARGIN, h: h - 2 * MARGIN }
  // Letters below the drawing are centred.
  const isBeside = shape === 'wide' && Math.abs(title.box.x + title.box.w / 2 - w / 2) > w / 10
  if (!isBeside) return { x: MARGIN, y: MARGIN, w: w - 2 * MARGIN, h: title.box.y - 1 - MARGIN }
  const [x, end] = isLeft ? [title.box.x + title.box.w, w - MARGIN] : [MARGIN, title.box.x]
  // A title of short words leaves more than a drawing takes.
  const width = Math.min(end - x, 184)
  return { x: isLeft ? end - width : x, y: MARGIN, w: width, h: h - 2 * MARGIN }
}

/** How far a drawing's shadow falls, and its rim shines towards the light, in its own units. */
const SHADOW = 'x="5" y="8" opacity=".36"'
const RIM = 'x="-2.4" y="-2.8"'

function drawSpot({ x, y, scale, lean }: Spot, drawing: string, { deep }: Palette): string {
  const glow = `<circle cx="${x}" cy="${y}" r="${Math.round(scale * 118)}" fill="url(#l)"/>`
  const shadow = `<ellipse cx="${x}" cy="${Math.round(y + scale * 72)}" rx="${Math.round(scale * 88)}" ry="${Math.round(scale * 24)}" fill="url(#d)"/>`
  return `${glow}${shadow}<g transform="translate(${x} ${y}) rotate(${lean}) scale(${scale})"><use href="#z" ${SHADOW} color="${deep}"/><use href="#z" ${RIM} color="#fff"/>${drawing}</g>`
}

/** A tint that is closer to the ground gives way to white. */
const MIN_CONTRAST = 4.5

function luminanceOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function pickLettering(palette: Palette, random: () => number): [string, string] {
  // A dark accent is drawn as its tint: letters are always lighter than the room.
  const tints = [palette.paper, palette.mainLight, palette.accentLight]
  const tint = tints[Math.floor(random() * tints.length)]!
  return ['#fff', contrastOf(tint, palette.far) < MIN_CONTRAST ? '#fff' : tint]
}

export function renderGeneratedCover(subject: CoverSubject, shape: CoverShape): string {
  const choice = readChoice(subject)
  const random = createRandom(subject.slug)
  const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
  const palette = PALETTES[choice.palette]!
  const patterns = listPatterns(choice.motif)
  const drawPattern = patterns[Math.floor(random() * patterns.length)]!
  const lettering = pickLettering(palette, random)
  const tilt = Math.round((random() - 0.5) * 7)
  const lean = Math.round((random() - 0.5) * 16)
  const isLeft = random() < 0.5
  const side = (shape === 'wide' ? isLeft : random() < 0.5) ? 1 : -1
  const title = setTitle(subject.title, shape, { tilt, isLeft })
  const area = findFreeArea(shape, title, isLeft)
  const { spots, horizon } = arrange(choice.composition, area, { lean, side })
  const background =
    horizon === null
      ? drawPattern(w, h, random, palette)
      : drawScene(choice.motif, { w, h, horizon, random, palette })
  const drawing = frameDrawing(choice.composition, MOTIFS[choice.motif]![choice.drawing]!)
  const body =
    `<defs>${drawSilhouette(drawing)}</defs>` +
    spots.map((spot) => drawSpot(spot, drawing, palette)).join('') +
    (title?.markup ?? '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * 2}" height="${h * 2}">` +
    drawPaints(palette, lettering) +
    drawStyles(palette, body) +
    `<path fill="url(#g)" d="M0 0h${w}v${h}H0z"/>` +
    background +
    `<path fill="url(#n)" d="M0 0h${w}v${h}H0z"/>` +
    body +
    '</svg>'
  )
}
