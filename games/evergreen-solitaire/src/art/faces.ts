/** The faces of the cards. */
import { RANKS, rankOf, suitOf } from '../rules/cards.ts'
import type { Suit } from '../rules/cards.ts'
import { drawAnimal } from './animals.ts'
import type { Layout } from '../view/layout-types.ts'
import { PIPS } from './pips.ts'
import type { Back } from '../rules/prizes.ts'
import { drawSuit } from './suits.ts'

type G = CanvasRenderingContext2D
export const FONT = "'Evergreen Nunito', ui-rounded, system-ui, sans-serif"

/** Red on black is the rule of most tables, so there are two colours and no third; more are a setting. */
const TWO_COLOURS = ['#15171f', '#c4302b', '#15201a', '#c4302b']
const FOUR_COLOURS = ['#27386b', '#c4302b', '#1e7a3c', '#b8620a']

const inkOf = (suit: Suit, hasFour: boolean): string => (hasFour ? FOUR_COLOURS : TWO_COLOURS)[suit]!

export type Look = {
  w: number
  h: number
  hasFour: boolean
  isBig: boolean
  back: Back
  /** How much of a card is seen under another, in pixels. */
  strip: number
  /** Neighbouring cards hide the right half, so text is on the left. */
  isHalf?: boolean
}

const COURT = ['fox', 'deer', 'bear'] as const
/** A web's cards: the rank has the upper edge to itself where the sign under it is seen. */
const SLENDER = 44
const SLENDER_CORNER = 0.72
/** A ten has two signs: it keeps clear of both edges. */
const SLENDER_ROOM = { ten: 0.72, other: 0.8 }
/** Narrower cards carry one large sign instead of many small ones. */
const NARROW = 78
/** Under another card a sign or a head is drawn whole or not at all: at least this share of the width, else the corner says it. */
const MIN_SIGN_SHARE = 0.34
/** Squeezed columns show less of a card; so few heights keep the number of pictures small. */
export const STRIP_STEPS = [1, 0.72, 0.52, 0.38, 0.28, 0.2] as const
/** However little is seen, a corner is no smaller. */
const MIN_CORNER = 13

/** How tall the rank in the corner is: where cards cannot grow, big cards have big corners. */
export function cornerOf({ w, isBig }: Pick<Look, 'w' | 'isBig'>): number {
  return isBig && w < NARROW ? Math.max(28, w * 0.58) : Math.max(w * 0.42, Math.min(20, w * 0.54))
}

/** A slender court has a letter as large as the numbers beside it. */
const cornerFor = (rank: number, look: Look): number =>
  rank > 9 && look.w < SLENDER ? Math.max(cornerOf(look), look.w * 0.66) : cornerOf(look)

function drawPaper(g: G, { w, h }: Look): void {
  const paper = g.createLinearGradient(0, 0, w * 0.3, h)
  paper.addColorStop(0, '#fffdf5')
  paper.addColorStop(1, '#f3e7cb')
  g.fillStyle = paper
  g.beginPath()
  g.roundRect(0.5, 0.5, w - 1, h - 1, w * 0.1)
  g.fill()
  g.lineWidth = Math.max(1, w * 0.014)
  g.strokeStyle = '#5b4a2c88'
  g.stroke()
}
type Shown = { seen?: number; isAside?: boolean }

/** `seen`: how much of it another card leaves in sight; `isAside`: that card lies beside it, not below. */
export function drawFace(
  g: G,
  card: number,
  suits: number,
  look: Look,
  { seen = look.h, isAside = false }: Shown = {},
): void {
  const { w, hasFour } = look
  const rank = rankOf(card)
  const suit = suitOf(card, suits)
  const ink = inkOf(suit, hasFour)
  drawPaper(g, look)
  if (isAside) return drawAside(g, rank, suit, ink, look)
  if (look.isHalf && w < NARROW) return drawHalf(g, rank, suit, ink, look)
  const isAlone =
    w < SLENDER && !look.isBig && rank <= 9 && seen > w * (SLENDER_CORNER + MIN_SIGN_SHARE + 0.14)
  if (isAlone) {
    const size = w * SLENDER_CORNER
    const across = w * (rank === 9 ? SLENDER_ROOM.ten : SLENDER_ROOM.other)
    write(g, rank, ink, { x: w / 2, y: size * 0.86, size, room: across, align: 'center' })
    const room = Math.min(seen, look.h - w * 0.08) - size
    return drawSuit(g, suit, { x: w / 2, y: size + room / 2, size: Math.min(w * 0.66, room * 0.9) }, ink)
  }
  if (seen < look.h) drawStrip(g, { rank, suit, ink }, look, seen)
  else if (rank > 9) drawCourt(g, { rank, suit, ink }, look, look.h - w * 0.07)
  else drawNumber(g, rank, suit, ink, look)
  // In a squeezed column the corner shrinks with what is seen of it, so that it stays whole.
  const corner = Math.min(cornerFor(rank, look), Math.max(MIN_CORNER, seen * 0.98))
  // A ten is wide: on a narrow card its suit makes room.
  const usual = w * (w < NARROW && !look.isBig ? (rank === 9 ? 0.34 : 0.4) : 0.3)
  const sign = Math.min(usual, corner * 0.95)
  write(g, rank, ink, {
    x: w * 0.06,
    y: corner * 0.89,
    size: corner,
    room: w * 0.86 - sign * 0.92,
    align: 'left',
  })
  drawSuit(g, suit, { x: w * 0.94 - sign / 2, y: corner * 0.53, size: sign }, ink)
}
type RankPlace = { x: number; y: number; size: number; room: number; align: CanvasTextAlign }

function write(g: G, rank: number, ink: string, { x, y, size, room, align }: RankPlace): void {
  g.fillStyle = ink
  g.font = `900 ${size}px ${FONT}`
  g.textBaseline = 'alphabetic'
  g.textAlign = align
  g.save()
  g.translate(x, y)
  g.scale(Math.min(rank === 9 ? 0.84 : 1, room / g.measureText(RANKS[rank]!).width), 1)
  g.fillText(RANKS[rank]!, 0, 0)
  g.restore()
}

/** Rank, sign and head in a column on the left, the large sign where a neighbour hides it whole. */
function drawHalf(g: G, rank: number, suit: Suit, ink: string, look: Look): void {
  const { w, h } = look
  const corner = cornerOf(look)
  const sign = w * 0.4
  const x = w * 0.28
  write(g, rank, ink, { x, y: corner * 0.9, size: corner, room: w * 0.46, align: 'center' })
  drawSuit(g, suit, { x, y: corner * 1.05 + sign / 2, size: sign }, ink)
  drawSuit(g, suit, { x: w * 0.8, y: h - w * 0.27, size: w * 0.34 }, ink)
  if (rank <= 9) return
  g.save()
  g.translate(x, h - w * 0.3)
  g.scale(w * 0.21, w * 0.21)
  drawAnimal(g, COURT[rank - 10]!, suit & 1 ? '#d8392f' : '#2f9a5a', false, suit)
  g.restore()
}

/** In the waste another card hides its right half: rank and suit stand over each other on what is left. */
function drawAside(g: G, rank: number, suit: Suit, ink: string, look: Look): void {
  const { w } = look
  const corner = cornerOf(look)
  const sign = w * 0.31
  const x = w * 0.2
  write(g, rank, ink, { x, y: corner * 0.92, size: corner, room: w * 0.3, align: 'center' })
  drawSuit(g, suit, { x, y: corner * 1.1 + sign / 2, size: sign }, ink)
}
type Print = { rank: number; suit: Suit; ink: string }

/** The visible part of a card under another; nothing on it is cut off. */
function drawStrip(g: G, { rank, suit, ink }: Print, look: Look, seen: number): void {
  const { w } = look
  const top = cornerFor(rank, look) * 1.05
  const room = seen - top - w * 0.04
  if (room < w * MIN_SIGN_SHARE) return
  if (rank > 9) drawCourt(g, { rank, suit, ink }, look, top + room)
  else drawSuit(g, suit, { x: w / 2, y: top + room / 2, size: Math.min(w * 0.64, room * 0.94) }, ink)
}

function drawNumber(g: G, rank: number, suit: Suit, ink: string, look: Look): void {
  const { w, h } = look
  const top = cornerOf(look) * 1.09
  // On small cards ten pips are dust: one that can be seen says it better.
  if (w < NARROW || rank === 0) {
    const size = Math.min(w * (rank === 0 ? 0.74 : 0.64), (h - top) * 0.78)
    drawSuit(g, suit, { x: w / 2, y: (top + h) / 2 - w * 0.01, size }, ink)
    return
  }
  const size = rank > 5 ? w * 0.185 : w * 0.22
  const from = top + size * 0.62
  const height = h - w * 0.09 - size * 0.5 - from
  for (const [x, y] of PIPS[rank]!)
    drawSuit(g, suit, { x: w * (0.14 + x * 0.72), y: from + y * height, size }, ink)
}

function drawCourt(g: G, { rank, suit, ink }: Print, look: Look, bottom: number): void {
  const { w, h } = look
  const isSlender = w < SLENDER
  const top = cornerFor(rank, look) * 1.05
  const left = w * (isSlender ? 0.05 : 0.09)
  g.save()
  g.beginPath()
  g.roundRect(left, top, w - left * 2, bottom - top, w * 0.08)
  g.clip()
  const glow = g.createRadialGradient(w / 2, top + w * 0.3, w * 0.05, w / 2, top + w * 0.4, w * 0.7)
  glow.addColorStop(0, suit & 1 ? '#ffe9c9' : '#e3f0cf')
  glow.addColorStop(1, suit & 1 ? '#eda98a' : '#8fbf9b')
  g.fillStyle = glow
  g.fillRect(left, top, w, h)
  g.fillStyle = ink
  g.beginPath()
  g.ellipse(w / 2, bottom + w * 0.1, w * 0.4, w * 0.27, 0, 0, Math.PI * 2)
  g.fill()
  g.restore()
  g.save()
  const size = Math.min(w * (isSlender ? 0.4 : 0.34), (bottom - top) * 0.4)
  g.translate(w / 2, top + (bottom - top) * 0.56)
  g.scale(size, size)
  drawAnimal(g, COURT[rank - 10]!, suit & 1 ? '#d8392f' : '#2f9a5a', false, suit)
  g.restore()
}

/** Cards as the table needs them. */
export const lookFor = (
  { cw, ch, fan, isHalf }: Pick<Layout, 'cw' | 'ch' | 'fan' | 'isHalf'>,
  { bigText: isBig, colourSafe: hasFour }: { bigText: boolean; colourSafe: boolean },
  back: Back,
): Look => ({ w: cw, h: ch, hasFour, isBig, back, strip: ch * fan, isHalf })
