/** All that a phone shows above the play, in one slim line: the player's place and share, the leader's coin, the clock; along the lower rim the way to the next rank. In CSS pixels. */
import { createLayer, drawCard, drawSwatchAt, FONT, INK, PAPER } from './layer.ts'
import type { Box } from './layer.ts'
import { drawSign } from './ranking-card.ts'
import { AIM_PALE, drawBar, REALM_TONE } from './realm-card.ts'
import { CROWN } from './moments.ts'
import { drawFlag } from './flag.ts'

type G = CanvasRenderingContext2D
export type TopLine = {
  /** The place, or a team's mark. */
  sign: string
  share: string
  /** Who leads, or who comes next where the player does. */
  rival: { id: number; sign: string; share: string; leads: boolean; isDuel: boolean } | null
  /** Along the way to the next rank or to the aim, 0 to 1. */
  full: number
  /** The aim of somebody far behind; else no words. */
  aim: string
  clock: string
  isLate: boolean
}

const LATE = '#d93636'
const LETTER = 17.5
const PAD = 7
const SWATCH = 26
const COIN = 23
/** The leader's share, where there is room; and where there is less. */
const COIN_LETTERS = [17.5, 16.5, 15.5] as const
const COIN_GAP = 4
const CROWN_SIZE = 15
const BAR = 4
let crown: Path2D | null = null

export function createTopLine() {
  const layer = createLayer()
  return {
    forget: layer.forget,
    draw(
      g: G,
      box: Box,
      ratio: number,
      line: TopLine,
      swatches: readonly HTMLCanvasElement[],
      mine: number,
      big: number,
    ) {
      layer.draw(g, box, ratio, `${JSON.stringify(line)} ${big}`, (own) =>
        paint(own, box, line, swatches, mine, big),
      )
    },
  }
}

function paint(
  g: G,
  { x, y, w, h }: Box,
  line: TopLine,
  swatches: readonly HTMLCanvasElement[],
  mine: number,
  big: number,
): void {
  const { sign, share, rival, full, aim, clock, isLate } = line
  const middle = y + h / 2
  drawCard(g, { x, y, w, h }, h / 2)
  g.textBaseline = 'middle'
  g.font = `900 ${LETTER * big}px ${FONT}`
  const clockWide = g.measureText('0:00').width + 22 * big
  const right = x + w - clockWide
  g.fillStyle = isLate ? LATE : INK
  g.beginPath()
  g.roundRect(right, y + 3, clockWide - 3, h - 6, h / 2)
  g.fill()
  g.fillStyle = isLate ? '#ffffff' : PAPER
  g.textAlign = 'center'
  g.fillText(clock, right + clockWide / 2 - 1, middle + 1)
  const side = SWATCH * big
  drawSwatchAt(g, swatches[mine]!, x + PAD, middle - side / 2, side)
  drawSign(g, sign, x + PAD + side / 2, middle, LETTER * big)
  g.font = `900 ${LETTER * big}px ${FONT}`
  g.textAlign = 'left'
  g.fillStyle = INK
  const left = x + PAD + side + 6
  g.fillText(share, left, middle + (aim ? 1 : -1))
  const wide = g.measureText(share).width
  const from = left + wide + 9
  const room = right - 8 - from
  if (aim) return drawAim(g, { x: from, y: y + 7, w: room, h: h - 14 }, full, aim, big)
  drawBar(g, { x: left, y: y + h - BAR - 4, w: wide, h: BAR }, full, REALM_TONE)
  if (rival) drawRival(g, rival, swatches[rival.id]!, { x: from, w: room }, middle, big)
}

/** A coin in the rival's ink; a crown on who leads, a flag at whom to beat. */
function drawRival(
  g: G,
  { sign, share, leads, isDuel }: NonNullable<TopLine['rival']>,
  swatch: HTMLCanvasElement,
  { x, w }: { x: number; w: number },
  middle: number,
  big: number,
): void {
  const side = COIN * big
  const measure = (letter: number) => {
    g.font = `900 ${letter * big}px ${FONT}`
    return side + COIN_GAP + g.measureText(share).width
  }
  const letter = COIN_LETTERS.find((size) => measure(size) <= w)
  if (!letter) return
  const words = measure(letter)
  // The flag goes first where the line is full.
  const flag = isDuel && words + 13 * big <= w ? 13 * big : 0
  const whole = words + flag
  const left = x + (w - whole) / 2
  const down = middle + (leads ? 3 : 0)
  drawSwatchAt(g, swatch, left, down - side / 2, side)
  g.textAlign = 'left'
  g.fillStyle = INK
  g.fillText(share, left + side + COIN_GAP, middle + 1)
  if (flag > 0) drawFlag(g, left + whole - 5 * big, middle, 12 * big)
  if (!leads) return drawSign(g, sign, left + side / 2, middle, 14 * big)
  const size = CROWN_SIZE * big
  g.save()
  g.translate(left + side / 2 - size / 2, down - side / 2 - size * 0.62)
  g.scale(size / 24, size / 24)
  crown ??= new Path2D(CROWN)
  g.lineWidth = 5
  g.lineJoin = 'round'
  g.strokeStyle = INK
  g.stroke(crown)
  g.fillStyle = '#ffc62e'
  g.fill(crown)
  g.restore()
}

function drawAim(g: G, box: Box, full: number, words: string, big: number): void {
  drawBar(g, box, full, AIM_PALE)
  g.textAlign = 'center'
  g.fillStyle = INK
  g.font = `900 ${14 * big}px ${FONT}`
  const fit = Math.min(1, (box.w - 8) / g.measureText(words).width)
  if (fit < 1) g.font = `900 ${14 * big * fit}px ${FONT}`
  g.fillText(words, box.x + box.w / 2, box.y + box.h / 2 + 1)
}
