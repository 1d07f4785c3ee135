/**
 * The cover of a game that has none, or none at hand: its title in toy-shop lettering and what it is about, drawn as the stored choice
 * says. Pure and deterministic; the same game looks the same on every page and day.
 */
import type { CoverShape } from '#app/domain/tile.ts'
import { type Arrangement, findDrawingBox } from './compositions.ts'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { drawAlone, drawWithSecond, maybeMirrored, type Room } from './cover-figures.ts'
import { type ChosenSubject, readChoice } from './read-choice.ts'
import {
  type Box,
  COVER_WIDTH,
  coverHeight,
  type SetLettering,
  setTitle,
  showsWholeTitle,
} from './cover-title.ts'
import { findMood, type Mood, namesAnger } from './drawing-mood.ts'
import { drawLetterSide } from './letter-side.ts'
import { drawPaints, drawStyles, mixHex } from './drawing-styles.ts'
import { drawMoodScene, listMoodGrounds } from './mood-scenes.ts'
import { FACES, findLetterStyle } from './letter-styles.ts'
import { isMatch } from './own-props.ts'
import { type Palette, paletteOf } from './palettes.ts'
import { listPatterns } from './patterns.ts'
import { drawScene } from './scenes.ts'
import { findSecond, type Second } from './second-look.ts'
import { standsOnGround } from './road-things.ts'
import { isSurrounded, listSmallThings } from './small-things.ts'
import { createRandom, hashText } from './seeded-random.ts'
import { drawFloor, drawSmallThings } from './surroundings.ts'
import { addOwnGround, findTint, findSeason, namesColour } from './title-colours.ts'

export type CoverSubject = ChosenSubject

/** Between the drawing and the edges of a cover. */
const MARGIN = 9
const TOP_MARGIN = 4
/** Between a drawing and letters beside it. */
const BESIDE_GAP = 8
/** A close-up bleeds off its area. */
const CLOSE_UP_GAP = 18
const MAX_BESIDE_LETTERS = 190
/** How far letters that stand below a drawing may reach over it. */
const MAX_OVERLAP = 1
const OVERLAP_SHARE = 0.1
/** Of a cover's height: beside three lines of letters a drawing stands alone, or both would be small. */
const MIN_HEIGHT_FOR_TWO = 0.47
/** Of a free area: where two drawings take more, nothing stands before them. */
const MAX_WIDTH_WITH_THINGS = 0.78

/** Letters that stand below a drawing are centred. */
const standsBeside = (shape: CoverShape, { box }: SetLettering) =>
  shape === 'wide' && Math.abs(box.x + box.w / 2 - COVER_WIDTH.wide / 2) > COVER_WIDTH.wide / 10

/** What the letters leave of a cover, for the drawing. */
function findFreeArea(
  shape: CoverShape,
  title: SetLettering | null,
  { isLeft, isCloseUp }: { isLeft: boolean; isCloseUp: boolean },
): Box {
  const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
  if (!title) return { x: MARGIN, y: MARGIN, w: w - 2 * MARGIN, h: h - 2 * MARGIN }
  const overlap = Math.min(MAX_OVERLAP, title.box.h * OVERLAP_SHARE)
  if (!standsBeside(shape, title))
    return { x: MARGIN, y: TOP_MARGIN, w: w - 2 * MARGIN, h: title.box.y + overlap - TOP_MARGIN }
  const gap = isCloseUp ? CLOSE_UP_GAP : BESIDE_GAP
  const [x, end] = isLeft ? [title.box.x + title.box.w + gap, w - MARGIN] : [MARGIN, title.box.x - gap]
  // A title of short words leaves more than a drawing takes.
  const width = Math.min(end - x, MAX_BESIDE_LETTERS)
  return { x: isLeft ? end - width : x, y: TOP_MARGIN, w: width, h: h - 2 * TOP_MARGIN }
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

/** Letters of a strong colour stand on the ground, too: pink ones on purple would be lost. */
const MIN_GROUND_CONTRAST = 2.6

/** So many covers of ten have letters of a strong colour, from its light to its full tone. */
const STRONG_SHARE = 0.34
const LIGHT_SHARE = 0.55

function pickLettering(palette: Palette, random: () => number): [string, string] {
  if (random() < STRONG_SHARE) {
    const [light, full] =
      random() < 0.5 ? [palette.accentLight, palette.accent] : [palette.mainLight, palette.main]
    const grounds = [palette.mid, palette.far]
    if (
      contrastOf(full, palette.outline) >= MIN_CONTRAST &&
      grounds.every((ground) => contrastOf(full, ground) >= MIN_GROUND_CONTRAST)
    )
      return [mixHex(light, 255, LIGHT_SHARE), full]
  }
  // A dark accent is drawn as its tint: letters are always lighter than the room.
  const tints = [palette.paper, palette.mainLight, palette.accentLight]
  const tint = mixHex(tints[Math.floor(random() * tints.length)]!, 255, PALE_SHARE)
  return ['#fff', contrastOf(tint, palette.outline) < MIN_CONTRAST ? '#fff' : tint]
}

/** The shade that letters stand on: weak on a wide cover, where it would be a smudge beside the drawing. */
function drawShade({ x, y, w, h }: Box, isWide: boolean): string {
  return `<ellipse${isWide ? ' opacity=".4"' : ''} cx="${Math.round(x + w / 2)}" cy="${Math.round(y + h / 2)}" rx="${Math.round(w * 0.72)}" ry="${Math.round(h * 0.95)}" fill="url(#d)"/>`
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

/** Beside letters a drawing that is so much wider than high would be small. */
const MIN_BROAD_SHARE = 1.12

function isBroad({ composition, motif, drawing }: CoverChoice): boolean {
  const { w, h } = findDrawingBox(composition, motif, drawing)
  return w > h * MIN_BROAD_SHARE
}

const SEASON_TAGS = new Set(['christmas', 'halloween'])

/** Whose small things stand around: of the season, of a fight, of what a game is played with, or else of what is drawn. */
function findSurroundings(
  { motif, composition }: CoverChoice,
  second: Second | null,
  { title, tags = [] }: CoverSubject,
): string {
  const season = findSeason(title) ?? findSeason(tags.filter((tag) => SEASON_TAGS.has(tag)).join(' '))
  if (season) return season
  if (composition === 'tile') return 'mahjong'
  if (second?.motif === 'target') return 'target'
  if (second?.own && isMatch(second.own)) return 'match'
  return second && !isSurrounded(motif) ? second.motif : motif
}

/** Without its title it is the art of small pictures beside which the title stands. */
export function renderGeneratedCover(
  subject: CoverSubject,
  shape: CoverShape,
  { hasTitle = true } = {},
): string {
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
  const face = faceOf(motif, mood, subject.title)
  const wanted = findSecond(choice, subject)
  const isBelow = wanted !== null || isBroad(choice)
  const title = hasTitle ? setTitle(subject.title, shape, { tilt, isLeft, isBelow, face }) : null
  const room: Room = {
    area: findFreeArea(shape, title, { isLeft, isCloseUp: choice.composition === 'closeUp' }),
    lean,
    side,
    palette,
    mood,
    isColoured: namesColour(subject.title),
    isStern: mood !== 'bright' || namesAnger(subject.title),
    isMirrored: maybeMirrored(choice, subject.slug),
  }
  const second = room.area.h < h * MIN_HEIGHT_FOR_TWO ? null : wanted
  const figures = second ? drawWithSecond(choice, second, room) : drawAlone(choice, room)
  const { markup, foot, width, horizon, disc } = figures
  // On a wide cover both leave room at their sides.
  const isCrowded = second !== null && width > room.area.w * MAX_WIDTH_WITH_THINGS
  const names = listSmallThings(
    findSurroundings(choice, second, subject),
    choice.drawing,
    2 * choice.palette + (hashText(`around ${subject.slug}`) % 2),
  )
  const { defs, far, near } = drawSmallThings({
    names,
    mood,
    area: room.area,
    foot,
    random,
    isCrowded,
  })
  const hasFloor = horizon === null && (mood === 'bright' || names.some(standsOnGround))
  const middle = room.area.x + room.area.w / 2
  const floor = hasFloor ? drawFloor({ w, h, foot, x: middle, reach: room.area.w / 2, random, palette }) : ''
  const light = disc && mood === 'bright' ? drawDisc(disc, palette) : ''
  const letterSide =
    title && standsBeside(shape, title)
      ? drawLetterSide({
          ...{ names, mood, h, title: title.box, isLeft, palette },
          random: createRandom(`beside ${subject.slug}`),
        })
      : ''
  const body =
    defs +
    light +
    letterSide +
    far +
    markup +
    near +
    (title ? drawShade(title.box, shape === 'wide') + title.markup : '')
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
