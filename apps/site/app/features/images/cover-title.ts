/** A cover's lettering: as much of the title as can be read on a small tile, inside the safe area, below the top fifth. */
import { COVER_ASPECT, type CoverShape } from '#app/domain/tile.ts'
import {
  canSet,
  type Face,
  fitTitle,
  measureText,
  PHRASE_MARK,
  ROUND_FACE,
  toDrawable,
  UNITS_PER_EM,
} from './lettering.ts'
import { splitGlued } from './split-title.ts'
import { drawLines, placeLines, shareSizes } from './title-lines.ts'

export const COVER_WIDTH: Record<CoverShape, number> = { wide: 320, square: 200, tall: 200 }
export const coverHeight = (shape: CoverShape) => COVER_WIDTH[shape] * COVER_ASPECT[shape]

/** Share of each side that lettering keeps from the edge: a tile's corners and a phone's crop take some. */
export const SAFE_SHARE = 0.08
/** Marks stand in the top fifth; no letter does. */
export const FREE_TOP_SHARE = 0.2

/** Below this, capitals of 8.5 % of a square's side, a title cannot be read on a small tile, so it is cut to its first words. */
const MIN_TITLE_SIZE = 23.9
/** Letters may be smaller where a title would else lose words: 12 px on a tile of 119 px. */
const MIN_WHOLE_SIZE = 20.2
/** Two lines of this size are quieter than three of larger letters. */
const CALM_SIZE = 24
const MAX_TITLE_LETTERS = 40
const MAX_TITLE_SIZE = 58
/** How wide letters beside a drawing may be. */
const MAX_BESIDE = 166
/** Letters that come out smaller in the first place that is tried stand in another; a wide cover is shown large and has room for more. */
const MIN_SIZE_FIRST: Record<CoverShape, number> = { square: 25.2, tall: 25.2, wide: 30 }
/** Below two drawings, one line takes little of their height. */
const MIN_SIZE_BELOW_TWO = 38
/** What letters below a drawing that stands alone are worth on a wide cover: the drawing would be small. */
const BELOW_WORTH = 0.7

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface SetLettering {
  markup: string
  /** What the letters take, outline and tilt included. */
  box: Box
}

/** A word too long for one line is broken where words are glued, else in the middle, or it would make the whole title small. */
function breakWord(word: string): string {
  const parted = splitGlued(word)
  if (parted !== word) return parted
  const half = Math.ceil(word.length / 2)
  return `${word.slice(0, half)}- ${word.slice(half)}`
}

/** Words that promise another: a shortened title does not end with one. */
const WEAK_ENDS = new Set(
  'the of and a an in on at to for or with from by vs my your new hidden sliding triple double super mega big little real extreme crazy classic ultimate best funny happy first free'.split(
    ' ',
  ),
)

/** Removes punctuation and weak words from the end; the first two words stay. */
function trimEnd(text: string): string {
  const words = text.replace(/[\s:,.&–-]+$/, '').split(' ')
  while (words.length > 2 && WEAK_ENDS.has(words.at(-1)!.toLowerCase())) words.pop()
  return words.join(' ').replace(/[\s:,.&–-]+$/, '')
}

/** Below this, words that say nothing about the game are left out: its capitals would be lower than 10 px on a tile of 119 px. */
const EASY_TITLE_SIZE = 23.9
/** Words are left out only where the others grow by so much. */
const MIN_SHORT_GAIN = 1.15
const GENERIC_WORDS = new Set(
  'game games online simulator simulation 3d 2d html5 free edition mobile io'.split(' '),
)

/** “Block Eating” says something only as what is simulated. */
const UNFINISHED = /ing$/i

/** Null where nothing can be left out, or too little would stay. */
function dropGeneric(text: string): string | null {
  const words = text.split(' ')
  const rest = words.filter(
    (word, at) =>
      at === 0 || word.endsWith(':') || !GENERIC_WORDS.has(word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()),
  )
  if (rest.length === words.length || rest.length < 2 || UNFINISHED.test(rest.at(-1)!)) return null
  return trimEnd(rest.join(' '))
}

/** Feeds write an apostrophe as a blank: “Can t Fly”. */
const LOST_APOSTROPHES: readonly [RegExp, string][] = [
  [/\b(\w{2,}n) t\b/gi, "$1't"],
  [/\b(it|that|what|who|here|there|let|papa) s\b/gi, "$1's"],
  [/\b(i) m\b/gi, "$1'm"],
]

const joinWords = (_: string, one: string, other: string) => one + other.toLowerCase()

/** The part of a title that can be set legibly: the phrase before a colon or a dash, or else whole words; an ellipsis only inside a word. */
function shortenTitle(drawable: string): { text: string; isComplete: boolean } {
  const marked = LOST_APOSTROPHES.reduce((text, [lost, whole]) => text.replace(lost, whole), drawable)
  const plain = marked.replace(/\s+([:;,.!?])/g, '$1').replace(/\b(multi) (player)\b/gi, joinWords)
  const title = plain.replace(/ [-–—|] /g, ` ${PHRASE_MARK}`).replace(/[^\s-]{15,}/g, breakWord)
  if (title.length <= MAX_TITLE_LETTERS) return { text: title, isComplete: true }
  const head = findHead(plain)
  if (head) return { text: head, isComplete: false }
  const cut = title.slice(0, MAX_TITLE_LETTERS + 1)
  const end = cut.lastIndexOf(' ')
  return {
    text: end > 8 ? trimEnd(cut.slice(0, end)) : `${cut.slice(0, MAX_TITLE_LETTERS)}…`,
    isComplete: false,
  }
}

/** What stands before a colon, a dash or a bracket; null where that says nothing. */
function findHead(title: string): string | null {
  const head = title.split(/:| [-–—|(]/)[0]!.trim()
  return head.length >= 4 && head.length < title.length && head.length <= MAX_TITLE_LETTERS ? head : null
}

function isMostlyDrawable(title: string, drawable: string): boolean {
  const letters = [...title].filter((character) => !/\s/.test(character)).length
  return drawable.replaceAll(' ', '').length >= Math.max(1, letters * 0.5)
}

interface FittedTitle {
  lines: string[]
  size: number
  isComplete: boolean
}

function fitWords(
  text: string,
  { w, h }: Pick<Box, 'w' | 'h'>,
  face: Face,
  minSize = MIN_TITLE_SIZE,
): FittedTitle {
  const fit = (part: string) => fitTitle(part, w, h, MAX_TITLE_SIZE, { face, calmSize: CALM_SIZE })
  const whole = fit(text)
  if (whole.size >= minSize) return { ...whole, isComplete: true }
  const words = (findHead(text) ?? text).replace('…', '').split(' ')
  let title = fit(trimEnd(words.join(' ')))
  while (title.size < minSize && words.length > 2) {
    words.pop()
    title = fit(trimEnd(words.join(' ')))
  }
  return { ...title, isComplete: title.lines.join(' ') === text }
}

/** Where letters may stand, on which side of the cover, and how they are set there. */
interface Place {
  area: Box
  /** `low`: at the area's lower edge; `middle`: in its middle. */
  hold: 'low' | 'middle'
}

function listPlaces(shape: CoverShape, { isLeft, isBelow }: Pick<Style, 'isLeft' | 'isBelow'>): Place[] {
  const [w, h] = [COVER_WIDTH[shape], coverHeight(shape)]
  const [left, bottom] = [w * SAFE_SHARE, h * (1 - SAFE_SHARE)]
  const below = (height: number): Place => ({
    area: { x: left, y: bottom - height, w: w - 2 * left, h: height },
    hold: 'low',
  })
  if (shape === 'square') return [below(62), below(78), below(84)]
  if (shape === 'tall') return [below(104)]
  if (isBelow) return [below(46), below(66), below(78)]
  const top = h * FREE_TOP_SHARE
  const beside = (width: number): Place => ({
    area: { x: isLeft ? left : w - left - width, y: top, w: width, h: bottom - top },
    hold: 'middle',
  })
  return [beside(134), beside(MAX_BESIDE), below(50)]
}

interface Style {
  /** Degrees, as far as the area allows. */
  tilt: number
  /** Whether letters beside a drawing stand on its left. */
  isLeft: boolean
  /** Whether letters of a wide cover stand below its drawings, which take the whole width. */
  isBelow?: boolean
  face?: Face
}

/** Null where a title has no letters that can be drawn. */
export function setTitle(
  fullTitle: string,
  shape: CoverShape,
  { tilt, isLeft, isBelow = false, face = ROUND_FACE }: Style,
): SetLettering | null {
  const drawable = toDrawable(fullTitle)
  if (!isMostlyDrawable(fullTitle, drawable)) return null
  const { text } = shortenTitle(drawable)
  const suited = suitFace(text, face)
  const { place, title } = choosePlace(text, shape, { isLeft, isBelow, face: suited })
  return placeTitle(title, place, { tilt, face: suited })
}

/** One letter that a face lacks, and the whole title has another one. */
const suitFace = (text: string, face: Face) => (canSet(text, face) ? face : ROUND_FACE)

function choosePlace(
  text: string,
  shape: CoverShape,
  { isLeft, isBelow = false, face }: Omit<Style, 'tilt' | 'face'> & { face: Face },
): { place: Place; title: FittedTitle } {
  const places = listPlaces(shape, { isLeft, isBelow })
  // The outline and the tilt take a little of it.
  const fitIn = ({ area }: Place, part: string, minSize?: number) =>
    fitWords(part, { w: area.w * 0.97, h: area.h * 0.94 }, face, minSize)
  const legible = places.map((place) => fitIn(place, text))
  const fits = legible.some(({ isComplete }) => isComplete)
    ? legible
    : places.map((place) => fitIn(place, text, MIN_WHOLE_SIZE))
  // A place that takes the whole title comes before one with larger letters.
  const canBeComplete = fits.some(({ isComplete }) => isComplete)
  const worthOf = ({ hold }: Place) => (shape === 'wide' && !isBelow && hold === 'low' ? BELOW_WORTH : 1)
  const sizes = fits.map(({ size, isComplete }, i) =>
    isComplete || !canBeComplete ? size * worthOf(places[i]!) : 0,
  )
  const minFirst = isBelow && shape === 'wide' ? MIN_SIZE_BELOW_TWO : MIN_SIZE_FIRST[shape]
  const easy = sizes.findIndex((size) => size >= minFirst)
  const place = places[easy >= 0 ? easy : sizes.indexOf(Math.max(...sizes))]!
  const whole = fits[places.indexOf(place)]!
  // Wide and tall covers are shown large.
  const shorter = shape === 'square' && whole.size < EASY_TITLE_SIZE ? dropGeneric(text) : null
  const short = shorter ? fitIn(place, shorter) : null
  // Words are missed only where that makes the others larger.
  return {
    place,
    title: short && short.size > whole.size * MIN_SHORT_GAIN ? { ...short, isComplete: false } : whole,
  }
}

function placeTitle(
  { lines, size: fitted }: FittedTitle,
  { area, hold }: Place,
  { tilt, face }: { tilt: number; face: Face },
): SetLettering {
  const shares = shareSizes(lines, { size: fitted, minSize: MIN_WHOLE_SIZE, width: area.w }, face)
  const outline = face.outline * Math.max(...shares)
  const widths = lines.map((line, i) => measureText(line, face) * shares[i]!)
  const widest = Math.max(...widths) / UNITS_PER_EM + 2 * outline
  const tall = placeLines(lines, shares, face).height + 2 * outline
  const [sin, cos] = [Math.abs(Math.sin((tilt * Math.PI) / 180)), Math.cos((tilt * Math.PI) / 180)]
  const [turnedW, turnedH] = [widest * cos + tall * sin, tall * cos + widest * sin]
  const size = Math.min(fitted, area.w / turnedW, area.h / turnedH)
  const [w, h] = [turnedW * size, turnedH * size]
  const x = area.x + area.w / 2
  const y = hold === 'low' ? area.y + area.h - h / 2 : area.y + area.h / 2
  const place = `translate(${round(x)} ${round(y)}) rotate(${tilt}) scale(${+(size / UNITS_PER_EM).toFixed(4)})`
  return { markup: drawLines(lines, shares, { face, place }), box: { x: x - w / 2, y: y - h / 2, w, h } }
}

const round = (n: number) => Math.round(n * 10) / 10

const setSquare = (text: string, face: Face) =>
  choosePlace(text, 'square', { isLeft: false, face: suitFace(text, face) }).title

/** The lines of a square cover's lettering. */
export function setLines(fullTitle: string, face = ROUND_FACE): string[] {
  const { text } = shortenTitle(toDrawable(fullTitle))
  return setSquare(text, face).lines.map((line) => line.replaceAll(PHRASE_MARK, ''))
}

/** Whether a square cover's lettering says the whole title. */
export function showsWholeTitle(fullTitle: string, face = ROUND_FACE): boolean {
  const drawable = toDrawable(fullTitle)
  // A letter that fell away is missed; an accent or a mark is not.
  const letters = (text: string) => [...text].filter((character) => /[\p{L}\p{N}]/u.test(character)).length
  if (letters(drawable) === 0 || letters(drawable) < letters(fullTitle)) return false
  const { text, isComplete } = shortenTitle(drawable)
  return isComplete && setSquare(text, face).isComplete
}
