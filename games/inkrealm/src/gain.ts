/** What was just won: white letters with a dark rim that go with the painter, beside it and never over its face. In cells. */
import type { Kit } from '@playhouse/game-kit'
import type { Spot } from './cast.ts'
import { FONT } from './layer.ts'
import { toShare } from './standings.ts'
import type { Game, Place } from './state.ts'
import { texts } from './texts.ts'

type G = CanvasRenderingContext2D
type Side = 'above' | 'right' | 'left'
/** The painter: where it is; `goY` below 0: it runs up; and where the others are. */
type Head = { x: number; y: number; goY: number; others(): readonly Place[] }
type Gain = { word: string; sum: string; size: number; at: number; isLoss: boolean; side: Side | null }

const GAIN_MS = 1150
/** What comes within this is one event: one word and one sum. */
const GATHER_MS = 60
const COME_MS = 150
const LEAVE_MS = 260
/** Letters are measured in 32nds of a cell. */
const UNIT = 32
/** Cells from the painter: above it, or to its side where it runs up or somebody else is above. */
const ABOVE = 1.75
const BESIDE = 1.5
const UP = -0.4
/** Cells around another painter that are its own. */
const FACE = 1
const DARK = '#2b1a45'
/** What was lost. */
const LOSS = '#ffb9a8'
/** Of the sheet, in thousandths: less than this is a spark and no word. */
const LEAST = 2
/** Of a letter's size: how wide it is about, how tall a line is. */
const LETTER_WIDE = 0.6
const LINE_TALL = 0.92

export type Gains = ReturnType<typeof createGains>

export function createGains() {
  let gain: Gain | null = null
  return {
    isShown: () => gain !== null,
    reset: () => void (gain = null),
    show: (word: string, sum: string, size: number, at: number, isLoss = false) =>
      void (gain = { word, sum, size, at, isLoss, side: null }),
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
      const { x, y } = head
      const side = sideOf(gain, head, swell)
      const isAbove = side === 'above'
      const aside = isAbove ? 0 : (side === 'right' ? BESIDE : -BESIDE) * swell
      const scale = (isCalm ? 1 : 0.6 + 0.4 * come + Math.sin(come * Math.PI) * 0.18) * swell
      g.save()
      g.globalAlpha = 1 - leave
      g.translate(x + aside, isAbove ? y - ABOVE * swell - (isCalm ? 0 : leave * 0.5) : y)
      g.scale(scale / UNIT, scale / UNIT)
      g.textAlign = isAbove ? 'center' : side === 'right' ? 'left' : 'right'
      g.textBaseline = 'alphabetic'
      const { word, sum, size, isLoss } = gain
      const tone = isLoss ? LOSS : '#ffffff'
      const small = Math.min(26, size * 0.8)
      if (sum) write(g, sum, 0, size, tone)
      if (word) write(g, word, sum ? -size * LINE_TALL : 0, sum ? small : size, tone)
      g.restore()
    },
  }
}

/** The side is chosen once: where nobody else's face is. */
function sideOf(gain: Gain, head: Head, swell: number): Side {
  if (gain.side) return gain.side
  const sides: readonly Side[] = head.goY < UP ? ['right', 'left', 'above'] : ['above', 'right', 'left']
  const others = head.others()
  const isFree = (side: Side) => {
    const { x, y, w, h } = spotOf(head, gain, side, swell)
    return others.every(
      (other) => Math.abs(other.x - x) > w / 2 + FACE || Math.abs(other.y - y) > h / 2 + FACE,
    )
  }
  return (gain.side = sides.find(isFree) ?? sides[0]!)
}

function spotOf({ x, y }: Head, { word, sum, size }: Gain, side: Side, swell: number): Spot {
  const w = (Math.max(word.length * 0.8, sum.length) * size * LETTER_WIDE * swell) / UNIT
  const h = ((word && sum ? 2 : 1) * size * LINE_TALL * swell) / UNIT
  if (side === 'above') return { x, y: y - ABOVE * swell - h / 2, w, h }
  const aside = BESIDE * swell + w / 2
  return { x: side === 'right' ? x + aside : x - aside, y: y - h / 2, w, h }
}

export const isSpark = (count: number, room: number): boolean => count * 1000 < room * LEAST

/** Gathers news of one moment, and of the time a gain is up, to one word and one sum. */
export function createTeller<Data>(kit: Kit<Game, Data>, wins: Gains) {
  let saidUntil = 0
  let waiting: { word: string; count: number; size: number } | null = null
  const flyUp = () => {
    if (!waiting) return
    const { word, count, size } = waiting
    waiting = null
    const { room } = kit.state
    const gain = isSpark(count, room) ? '' : texts.claimed(toShare(count, room))
    if (!word && !gain) return
    saidUntil = kit.now + GAIN_MS * 0.8
    wins.show(word, gain, size, kit.now)
  }
  return {
    isWaiting: () => waiting !== null,
    /** Cells of news that wait to be told. */
    getPending: () => waiting?.count ?? 0,
    say(word: string, count: number, size: number) {
      const isFirst = waiting === null
      waiting = {
        word: word || (waiting?.word ?? ''),
        count: (waiting?.count ?? 0) + count,
        size: Math.max(size, waiting?.size ?? 0),
      }
      if (!isFirst) return
      const delayMs = Math.max(GATHER_MS, saidUntil - kit.now)
      kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: flyUp })
    },
    reset() {
      saidUntil = 0
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
