/** The gain label beside the player's painter, which never covers its face; larger and brighter for larger gains. In cells. */
import { clamp } from '@playhouse/game-kit'
import type { Kit, Screen } from '@playhouse/game-kit'
import type { Sight } from './cast.ts'
import type { Ink } from '../art/inks.ts'
import { FONT } from '../ui/layer.ts'
import { isNarrow } from '../ui/message-slot.ts'
import type { Spot } from './text-placement.ts'
import { toShare } from './standings.ts'
import type { Game, Place } from '../state.ts'
import { texts } from '../texts.ts'

type G = CanvasRenderingContext2D
type Side = 'right' | 'left' | 'above' | 'below'
/** Positions of the painter and the others; `sight`: the visible area without the cards. */
/** `letter`: how much larger letters are where cells are small. */
export type Head = {
  x: number
  y: number
  letter: number
  /** Cells: the widest there may be, and what stays free at the screen's edge. */
  most: number
  edge: number
  sight: Sight
  ink: Ink
  others(): readonly Place[]
}
/** `part`: of the sheet, in hundredths. */
type Gain = { word: string; sum: string; part: number; at: number; isLoss: boolean; side: Side | null }

const GAIN_MS = 1250
/** Gains within this time are one event with one word and one sum. */
const GATHER_MS = 60
const COME_MS = 170
const LEAVE_MS = 260
/** Letters are measured in 32nds of a cell. */
const UNIT = 32
/** Cells from the painter: up beside it, clear of its crown, or above where neither side is free. */
const BESIDE = 1.7
const UP = 1.5
const ABOVE = 3
/** Cells around another painter that are its own. */
const FACE = 1
const DARK = '#2b1a45'
/** A loss. */
const LOSS = '#ffb9a8'
/** Of the sheet, in thousandths: less than this is a spark and no word. */
const MIN_GAIN = 2
/** Of a letter's size: how wide it is about, how tall a line is. */
const LETTER_WIDE = 0.66
const LINE_TALL = 0.92
/** On an upright phone, in CSS pixels, with what they swell as they come; elsewhere in cells. */
const MAX_WIDTH = 138
const EDGE = 14
const EDGE_CELLS = 0.5
/** From so many hundredths of the sheet on a gain has colour, and a splash behind it. */
const GOOD = 0.6
const GREAT = 1.5
const SPLASH_POINTS = 22

const sizeOf = ({ part, word, isLoss }: Gain): number =>
  isLoss ? 36 : part >= GREAT ? Math.min(60, 44 + part * 3) : part >= GOOD ? 27 + part * 7 : word ? 26 : 21
const toneOf = ({ part, isLoss }: Gain): string =>
  isLoss ? LOSS : part >= GREAT ? '#ffd23e' : part >= GOOD ? '#fff0a6' : '#ffffff'
const wordSize = (gain: Gain): number =>
  gain.sum ? Math.min(30, Math.max(20, sizeOf(gain) * 0.6)) : sizeOf(gain)

/** What room there is for words; `pixel`: cells to a CSS pixel. */
export const lettersOf = (letter: number, pixel: number, screen: Screen) =>
  isNarrow(screen)
    ? { letter, most: MAX_WIDTH * pixel, edge: EDGE * pixel }
    : { letter, most: Infinity, edge: EDGE_CELLS }

export type Gains = ReturnType<typeof createGains>

export function createGains() {
  let gain: Gain | null = null
  return {
    isShown: () => gain !== null,
    reset: () => void (gain = null),
    /** `part`: of the sheet, in hundredths. */
    show: (word: string, sum: string, part: number, at: number, isLoss = false) =>
      void (gain = { word, sum, part, at, isLoss, side: null }),
    /** Where the words stand, so that names keep off. */
    spotAt: (head: Head, swell: number): Spot | null =>
      gain && spotOf(head, gain, sideOf(gain, head, swell), swell),
    /** `swell`: how much larger letters are where more is seen. */
    draw(g: G, head: Head, now: number, swell: number, isCalm: boolean) {
      if (!gain) return
      const age = now - gain.at
      if (age < 0 || age > GAIN_MS) return void (gain = null)
      const come = Math.min(1, age / COME_MS)
      const leave = Math.max(0, (age - GAIN_MS + LEAVE_MS) / LEAVE_MS)
      const { x, y } = spotOf(head, gain, sideOf(gain, head, swell), swell)
      const scale = (isCalm ? 1 : 0.6 + 0.4 * come + Math.sin(come * Math.PI) * 0.25) * letterOf(head, gain)
      const size = sizeOf(gain)
      const { word, sum, part } = gain
      g.save()
      g.globalAlpha = 1 - leave
      g.translate(x, y - (isCalm ? 0 : leave * 0.6))
      g.scale(scale / UNIT, scale / UNIT)
      if (part >= GREAT)
        drawSplash(g, size, Math.max(sum.length * size, word.length * wordSize(gain)), head.ink)
      g.textAlign = 'center'
      g.textBaseline = 'middle'
      const small = wordSize(gain)
      if (sum) write(g, sum, word ? small * 0.5 : 0, size, toneOf(gain))
      if (word) write(g, word, sum ? -size * 0.5 : 0, small, part >= GREAT ? '#ffffff' : toneOf(gain))
      g.restore()
    },
  }
}

/** The side is chosen once: where no other face is and the label is fully visible. */
function sideOf(gain: Gain, head: Head, swell: number): Side {
  if (gain.side) return gain.side
  // Towards the middle of the screen first.
  const isRight = head.x > (head.sight.left + head.sight.right) / 2 + 1
  const sides: readonly Side[] = isRight
    ? ['left', 'right', 'above', 'below']
    : ['right', 'left', 'above', 'below']
  const others = head.others()
  const { edge } = head
  const { left, right } = head.sight
  const clear = BESIDE * swell
  const isFree = (side: Side) => {
    const { x, y, w, h } = spotOf(head, gain, side, swell)
    return (
      x - w / 2 >= left + edge &&
      x + w / 2 <= right - edge &&
      (Math.abs(head.x - x) >= w / 2 + clear - 0.01 || Math.abs(head.y - y) >= h / 2 + clear) &&
      others.every((other) => Math.abs(other.x - x) > w / 2 + FACE || Math.abs(other.y - y) > h / 2 + FACE)
    )
  }
  return (gain.side = sides.find(isFree) ?? 'above')
}

/** Cells across, at a letter of one. */
const wideOf = (gain: Gain): number => {
  const wide = Math.max(gain.word.length * wordSize(gain), gain.sum.length * sizeOf(gain))
  // The blot is wider than what stands on it.
  return (gain.part >= GREAT ? wide * 0.78 + sizeOf(gain) * 0.6 : wide * LETTER_WIDE) / UNIT
}
/** Long words are smaller on a phone. */
const letterOf = ({ letter, most }: Head, gain: Gain): number => Math.min(letter, most / wideOf(gain))

/** Always whole on the screen. */
function spotOf(head: Head, gain: Gain, side: Side, swell: number): Spot {
  const { word, sum } = gain
  const { x, y, sight, edge } = head
  const letter = letterOf(head, gain)
  const w = wideOf(gain) * letter
  const h = (((word ? wordSize(gain) : 0) + (sum ? sizeOf(gain) : 0)) * LINE_TALL * letter) / UNIT
  const aside =
    side === 'above' || side === 'below' ? 0 : (BESIDE * swell + w / 2) * (side === 'right' ? 1 : -1)
  const far = ABOVE * swell + h / 2
  const up = side === 'above' ? far : side === 'below' ? -far : UP * swell
  return {
    x: clamp(x + aside, sight.left + w / 2 + edge, sight.right - w / 2 - edge),
    y: clamp(y - up, sight.top + h / 2, sight.bottom - h / 2),
    w,
    h,
  }
}

/** A blot in the own ink behind a great gain. */
function drawSplash(g: G, size: number, wide: number, { fill, deep }: Ink): void {
  const [rx, ry] = [wide * 0.32 + size * 0.2, size * 0.85]
  g.beginPath()
  for (let i = 0; i < SPLASH_POINTS * 2; i++) {
    const angle = (i / SPLASH_POINTS) * Math.PI
    const far = i % 2 ? 0.84 : 1.02 + ((i * 7) % 5) * 0.05
    g.lineTo(Math.cos(angle) * rx * far, Math.sin(angle) * ry * far - size * 0.1)
  }
  g.closePath()
  g.lineJoin = 'round'
  g.lineWidth = size * 0.2
  g.strokeStyle = deep
  g.stroke()
  g.fillStyle = fill
  g.fill()
}

export const isSpark = (count: number, room: number): boolean => count * 1000 < room * MIN_GAIN

/** Gathers news of one moment, and of the time a gain is up, to one word and one sum. */
export function createTeller<Data>(kit: Kit<Game, Data>, wins: Gains) {
  let saidUntil = 0
  /** Cells of the gain that is shown now. */
  let said = 0
  let waiting: { word: string; count: number } | null = null
  const flyUp = () => {
    if (!waiting) return
    const { word, count } = waiting
    waiting = null
    const { room } = kit.state
    const gain = isSpark(count, room) ? '' : texts.claimed(toShare(count, room))
    if (!word && !gain) return
    saidUntil = kit.now + GAIN_MS * 0.8
    said = count
    wins.show(word, gain, gain ? (count / room) * 100 : 0, kit.now)
  }
  return {
    isWaiting: () => waiting !== null,
    /** Cells of gains that wait to be shown. */
    getPending: () => waiting?.count ?? 0,
    say(word: string, count: number) {
      const isFirst = waiting === null
      waiting = {
        // What ends the lesson is the word to be read.
        word: waiting?.word === texts.firstLoop ? texts.firstLoop : word || (waiting?.word ?? ''),
        count: (waiting?.count ?? 0) + count,
      }
      // A gain larger than everything shown now does not wait.
      const isMore = waiting.count > said
      if (!isFirst && !isMore) return
      const delayMs = isMore ? GATHER_MS : Math.max(GATHER_MS, saidUntil - kit.now)
      kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: flyUp })
    },
    reset() {
      saidUntil = 0
      said = 0
      waiting = null
      wins.reset()
    },
  }
}

function write(g: G, text: string, y: number, size: number, tone: string): void {
  g.font = `900 ${size}px ${FONT}`
  g.lineJoin = 'round'
  g.lineWidth = size * 0.3
  g.strokeStyle = DARK
  g.strokeText(text, 0, y)
  g.fillStyle = tone
  g.fillText(text, 0, y)
}
