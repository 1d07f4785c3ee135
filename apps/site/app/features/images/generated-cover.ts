/**
 * The cover of a game that has none, or none at hand: its title in toy-shop lettering and what it is about, drawn as the stored choice
 * says. Pure and deterministic; the same game looks the same on every page and day.
 */
import type { Composition, CoverChoice } from '#app/domain/cover-choice.ts'
import type { CoverShape } from '#app/domain/tile.ts'
import { canHaveOwnProp, findActivity } from './activities.ts'
import { findCompanion, findCounterpart } from './companions.ts'
import { findNamedFigure } from './named-seconds.ts'
import { drawOwnProp, findOwnProp, OWN_ID, type OwnProp } from './own-props.ts'
import {
  type Arrangement,
  arrange,
  arrangeWithProp,
  type DrawingBox,
  findDrawingBox,
  frameDrawing,
  isFrame,
  type Spot,
} from './compositions.ts'
import { type ChosenSubject, readChoice } from './read-choice.ts'
import {
  type Box,
  COVER_WIDTH,
  coverHeight,
  type SetLettering,
  setTitle,
  showsWholeTitle,
} from './cover-title.ts'
import { findMood, type Mood } from './drawing-mood.ts'
import { drawPaints, drawSilhouette, drawStyles, mixHex } from './drawing-styles.ts'
import { MOTIFS, PALETTE_MOTIFS } from './drawings/registry.ts'
import { drawMoodScene, listMoodGrounds } from './mood-scenes.ts'
import { FACES, findLetterStyle } from './letter-styles.ts'
import { type Palette, paletteOf } from './palettes.ts'
import { listPatterns } from './patterns.ts'
import { drawScene } from './scenes.ts'
import { createRandom } from './seeded-random.ts'
import { sternFaces } from './stern-faces.ts'
import { drawFloor, drawSmallThings } from './surroundings.ts'
import { addOwnGround, findTint, isWintry, namesColour } from './title-colours.ts'

export type CoverSubject = ChosenSubject

/** Between the drawing and the edges of a cover. */
const MARGIN = 9
const TOP_MARGIN = 4
/** How far letters that stand below a drawing may reach over it. */
const MAX_OVERLAP = 1
const OVERLAP_SHARE = 0.1
/** Of a cover's height: beside three lines of letters a drawing stands alone, or both would be small. */
const MIN_HEIGHT_FOR_TWO = 0.47

/** What the letters leave of a cover, for the drawing. */
function findFreeArea(shape: CoverShape, title: SetLettering | null, isLeft: boolean): Box {
  const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
  if (!title) return { x: MARGIN, y: MARGIN, w: w - 2 * MARGIN, h: h - 2 * MARGIN }
  // Letters below the drawing are centred.
  const isBeside = shape === 'wide' && Math.abs(title.box.x + title.box.w / 2 - w / 2) > w / 10
  const overlap = Math.min(MAX_OVERLAP, title.box.h * OVERLAP_SHARE)
  if (!isBeside) return { x: MARGIN, y: TOP_MARGIN, w: w - 2 * MARGIN, h: title.box.y + overlap - TOP_MARGIN }
  const [x, end] = isLeft ? [title.box.x + title.box.w, w - MARGIN] : [MARGIN, title.box.x]
  // A title of short words leaves more than a drawing takes.
  const width = Math.min(end - x, 190)
  return { x: isLeft ? end - width : x, y: MARGIN, w: width, h: h - 2 * MARGIN }
}

/** How far a drawing's shadow falls, and its rim shines towards the light, in its own units. */
const SHADOW = 'x="5" y="8" opacity=".36"'
const RIM = 'x="-2.4" y="-2.8"'

interface Stroke {
  drawing: string
  box: DrawingBox
  palette: Palette
  mood: Mood
  /** Of its silhouette. */
  id: string
}

function drawSpot({ x, y, scale, lean }: Spot, { drawing, box, palette, mood, id }: Stroke): string {
  const [across, down] = [scale * box.w, scale * box.h]
  const glow = `<circle cx="${x}" cy="${y}" r="${Math.round(Math.max(across, down) * 0.66)}" fill="url(#l)"/>`
  const shadow = `<ellipse cx="${x}" cy="${Math.round(y + down * 0.47)}" rx="${Math.round(across * 0.52)}" ry="${Math.round(across * 0.14)}" fill="url(#d)"/>`
  const rim = mood === 'bright' ? '#fff' : palette.accentLight
  const place = `translate(${x} ${y}) rotate(${lean}) scale(${scale}) translate(${-box.x} ${-box.y})`
  return `${glow}${shadow}<g transform="${place}"><use href="#${id}" ${SHADOW} color="${palette.deep}"/><use href="#${id}" ${RIM} color="${rim}"/>${drawing}</g>`
}

/** A disc of light with a ring, on which a close-up stands. */
const drawDisc = ({ x, y, r }: NonNullable<Arrangement['disc']>, { paper, accentLight }: Palette) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paper}" opacity=".2"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 0.8)}" fill="${accentLight}" opacity=".24"/>`

/** How far the tint of lower letters is mixed with white. */
const PALE_SHARE = 0.45
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
  const tint = mixHex(tints[Math.floor(random() * tints.length)]!, 255, PALE_SHARE)
  return ['#fff', contrastOf(tint, palette.outline) < MIN_CONTRAST ? '#fff' : tint]
}

/** The shade that letters stand on. */
function drawShade({ x, y, w, h }: Box): string {
  return `<ellipse cx="${Math.round(x + w / 2)}" cy="${Math.round(y + h / 2)}" rx="${Math.round(w * 0.72)}" ry="${Math.round(h * 0.95)}" fill="url(#d)"/>`
}

interface Ground {
  motif: string
  mood: Mood
  w: number
  h: number
  horizon: number | null
  random: () => number
  palette: Palette
}

function drawGround({ motif, mood, w, h, horizon, random, palette }: Ground): string {
  if (horizon !== null) {
    const frame = { w, h, horizon, random, palette }
    return mood === 'bright' ? drawScene(motif, frame) : drawMoodScene(mood, frame)
  }
  const grounds = mood === 'bright' ? listPatterns(motif) : listMoodGrounds(mood)
  return grounds[Math.floor(random() * grounds.length)]!(w, h, random, palette)
}

const faceOf = (motif: string, mood: Mood, title: string) => FACES[findLetterStyle(mood, motif, title)]

/** Whether a game's drawn square cover says its whole title. */
export const saysWholeTitle = (subject: CoverSubject): boolean => {
  const { motif } = readChoice(subject)
  return showsWholeTitle(subject.title, faceOf(motif, findMood(motif, subject), subject.title))
}

interface Figures {
  markup: string
  /** The lower edge of the drawing. */
  foot: number
  horizon: number | null
  disc: Arrangement['disc']
}

interface Room {
  area: Box
  lean: number
  side: number
  palette: Palette
  mood: Mood
  /** Whether the title says which colour the drawing has. */
  isColoured: boolean
}

const drawLook = (
  { motif, drawing }: Pick<CoverChoice, 'motif' | 'drawing'>,
  { mood, isColoured }: Pick<Room, 'mood' | 'isColoured'>,
  composition: Composition = 'whole',
) => {
  const motifs = isColoured ? PALETTE_MOTIFS : MOTIFS
  const markup = frameDrawing(composition, motifs[motif]![drawing]!)
  return mood === 'bright' ? markup : sternFaces(markup)
}

/** The drawing as its composition has it. */
function drawAlone({ motif, drawing: name, composition }: CoverChoice, room: Room): Figures {
  const { area, lean, palette, mood } = room
  const box = findDrawingBox(composition, motif, name)
  const { spot, horizon, disc } = arrange(composition, area, box, lean)
  const drawing = drawLook({ motif, drawing: name }, room, composition)
  return {
    markup: `<defs>${drawSilhouette(drawing)}</defs>${drawSpot(spot, { drawing, box, palette, mood, id: 'z' })}`,
    foot: spot.y + (spot.scale * box.h) / 2,
    horizon,
    disc,
  }
}

/** What stands before the drawing. */
interface Second {
  motif: string
  drawing: string
  /** The motif whose ground stands behind both; null for that of the game's own. */
  ground: string | null
  /** How the drawing itself comes again, in place of a second one. */
  own?: OwnProp
}

const OTHER_PAINT: Readonly<Record<string, string>> = { a: 'b', b: 'a', l: 'm', m: 'l', s: 't', t: 's' }
/** The small one has the accent where the large one has the main colour, so that the two stand apart. */
const swapPaints = (markup: string) =>
  markup.replaceAll(/class="([ablmst])"/g, (_, name: string) => `class="${OTHER_PAINT[name]!}"`)

const OWN_BOX: DrawingBox = { x: 0, y: 0, w: 176, h: 176 }
const asProp = (markup: string) => ({ markup, silhouette: markup })

/** Of an idle game: what its title names says more. */
const POINTER = 'pointer'

function findSecond(choice: CoverChoice, subject: CoverSubject): Second | null {
  if (isFrame(choice.composition)) return null
  const counterpart = findCounterpart(choice, subject)
  if (counterpart) return { ...counterpart, ground: null }
  const figure = findNamedFigure(choice, subject)
  if (figure) return { ...figure, ground: null }
  const own = canHaveOwnProp(choice) ? findOwnProp(subject) : null
  if (own) return { ...choice, ground: null, own }
  const activity = findActivity(choice, subject, 'title')
  if (activity && activity.motif !== POINTER) return activity
  const companion = findCompanion(choice, subject)
  const isNamed = companion !== null && companion.motif !== choice.motif
  if (activity && !isNamed) return activity
  return isNamed
    ? { ...companion, ground: null }
    : (findActivity(choice, subject, 'tags') ?? (companion && { ...companion, ground: null }))
}

/** The drawing, and before it a smaller one: what is done with it, or what else the title names. */
function drawWithSecond(choice: CoverChoice, second: Second, room: Room): Figures {
  const { area, side, palette, mood } = room
  const box = findDrawingBox('whole', choice.motif, choice.drawing)
  const propBox = second.own ? OWN_BOX : findDrawingBox('whole', second.motif, second.drawing)
  const hasGround = choice.composition === 'scene' || second.ground !== null
  const arranged = arrangeWithProp(area, { box, prop: propBox }, { side, hasGround })
  const drawing = drawLook(choice, room)
  const prop = second.own
    ? drawOwnProp(second.own, box, side)
    : asProp(swapPaints(drawLook(second, { mood, isColoured: false })))
  const large = second.own ? `<g id="${OWN_ID}">${drawing}</g>` : drawing
  return {
    markup:
      `<defs>${drawSilhouette(drawing)}${drawSilhouette(prop.silhouette, 'p')}</defs>` +
      drawSpot(arranged.spot, { drawing: large, box, palette, mood, id: 'z' }) +
      drawSpot(arranged.propSpot, { drawing: prop.markup, box: propBox, palette, mood, id: 'p' }),
    foot: area.y + area.h,
    horizon: arranged.horizon,
    disc: null,
  }
}

export function renderGeneratedCover(subject: CoverSubject, shape: CoverShape): string {
  const choice = readChoice(subject)
  const { motif } = choice
  const random = createRandom(subject.slug)
  const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
  const mood = findMood(motif, subject)
  const palette = paletteOf(
    choice.palette,
    mood,
    addOwnGround(findTint(subject.title), motif, choice.palette),
  )
  const lettering = pickLettering(palette, random)
  const tilt = Math.round((random() - 0.5) * 7)
  const lean = Math.round((random() - 0.5) * 16)
  const isLeft = random() < 0.5
  const side = (shape === 'wide' ? isLeft : random() < 0.5) ? 1 : -1
  const title = setTitle(subject.title, shape, { tilt, isLeft, face: faceOf(motif, mood, subject.title) })
  const room: Room = {
    area: findFreeArea(shape, title, isLeft),
    lean,
    side,
    palette,
    mood,
    isColoured: namesColour(subject.title),
  }
  const second = room.area.h < h * MIN_HEIGHT_FOR_TWO ? null : findSecond(choice, subject)
  const figures = second ? drawWithSecond(choice, second, room) : drawAlone(choice, room)
  const { markup, foot, horizon, disc } = figures
  const isCrowded = second !== null
  const { defs, far, near } = drawSmallThings({
    motif: isWintry(subject.title) ? 'christmas' : motif,
    mood,
    area: room.area,
    random,
    isCrowded,
  })
  const hasFloor = mood === 'bright' && horizon === null
  const { x, w: width } = room.area
  const floor = hasFloor ? drawFloor({ w, h, foot, x: x + width / 2, reach: width / 2, random, palette }) : ''
  const light = disc && mood === 'bright' ? drawDisc(disc, palette) : ''
  const body = defs + light + far + markup + near + (title ? drawShade(title.box) + title.markup : '')
  const ground = { motif: second?.ground ?? motif, mood, w, h, horizon, random, palette }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * 2}" height="${h * 2}">` +
    drawPaints(palette, lettering, mood) +
    drawStyles(palette, body) +
    `<path fill="url(#g)" d="M0 0h${w}v${h}H0z"/>` +
    drawGround(ground) +
    floor +
    `<path fill="url(#n)" d="M0 0h${w}v${h}H0z"/>` +
    body +
    '</svg>'
  )
}
