/** Paper cards of the panel, and the layers they are painted on once. */
import { createLayer } from '@playhouse/game-kit/canvas'
import type { Box } from '@playhouse/game-kit/canvas'

export type { Box }
/** CSS pixels around a card, for its shadow and its rim. */
const MARGIN = 6
export const createCardLayer = () => createLayer(MARGIN)

export const FONT = "'Ink Nunito', system-ui, sans-serif"
export const INK = '#2b1a45'
export const PAPER = '#fdf6e6'
/** Of the clock at the end. */
export const LATE = '#d93636'
const SHADE = 'rgba(30,12,60,0.25)'

/** A card of paper with a shadow. */
export function drawCard(g: CanvasRenderingContext2D, { x, y, w, h }: Box, r: number, colour = PAPER): void {
  g.fillStyle = SHADE
  g.beginPath()
  g.roundRect(x, y + 3, w, h, r)
  g.fill()
  g.fillStyle = colour
  g.beginPath()
  g.roundRect(x, y, w, h, r)
  g.fill()
  g.lineWidth = 2
  g.strokeStyle = 'rgba(43,26,69,0.22)'
  g.stroke()
}

/** A disc of ink, as large as the empty picture it is drawn on: cut out so, its rim is smoother than a clip's. */
export function drawSwatchDisc(g: CanvasRenderingContext2D, swatch: HTMLCanvasElement, side: number): void {
  g.drawImage(swatch, 0, 0, side, side)
  g.globalCompositeOperation = 'destination-in'
  g.beginPath()
  g.arc(side / 2, side / 2, side / 2, 0, 7)
  g.fill()
  g.globalCompositeOperation = 'source-over'
}

export function fitText(g: CanvasRenderingContext2D, text: string, w: number): string {
  let short = text
  while (short.length > 3 && g.measureText(short).width > w) short = `${short.slice(0, -2)}…`
  return short
}
