/** All that a phone shows above the play, in one slim line: the place, the share, the way to the next rank, and the clock. In CSS pixels. */
import { createLayer, drawCard, drawSwatchAt, FONT, INK, PAPER } from './layer.ts'
import type { Box } from './layer.ts'
import { drawSign } from './ranking-card.ts'
import { AIM_PALE, drawBar, drawCastle, REALM_TONE } from './realm-card.ts'

type G = CanvasRenderingContext2D
export type TopLine = {
  /** The place, or a team's mark. */
  sign: string
  share: string
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
const CASTLE = 16
const BAR = 9
const LEAST_BAR = 24

export function createTopLine() {
  const layer = createLayer()
  return {
    forget: layer.forget,
    draw(g: G, box: Box, ratio: number, line: TopLine, swatch: HTMLCanvasElement, big: number) {
      layer.draw(g, box, ratio, `${JSON.stringify(line)} ${big}`, (own) => paint(own, box, line, swatch, big))
    },
  }
}

function paint(g: G, { x, y, w, h }: Box, line: TopLine, swatch: HTMLCanvasElement, big: number): void {
  const { sign, share, full, aim, clock, isLate } = line
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
  drawSwatchAt(g, swatch, x + PAD, middle - side / 2, side)
  drawSign(g, sign, x + PAD + side / 2, middle, LETTER * big)
  g.font = `900 ${LETTER * big}px ${FONT}`
  g.textAlign = 'left'
  g.fillStyle = INK
  const left = x + PAD + side + 6
  g.fillText(share, left, middle + 1)
  const from = left + g.measureText(share).width + 9
  const room = right - 8 - from
  if (aim) return drawAim(g, { x: from, y: y + 7, w: room, h: h - 14 }, full, aim, big)
  const castle = CASTLE * big
  if (room < castle + LEAST_BAR) return
  drawCastle(g, from + castle / 2, middle, castle)
  drawBar(g, { x: from + castle + 5, y: middle - BAR / 2, w: room - castle - 5, h: BAR }, full, REALM_TONE)
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
