/** News on a small screen: a strip under the top line, beside the map, where it covers no play area. In CSS pixels. */
import { fitText, FONT } from './layer.ts'
import type { Box } from './layer.ts'

type G = CanvasRenderingContext2D
export type StripLook = { tone: string; deep: string; light: string; icon: Path2D }

const PAD = 9
const ICON = 22
const TITLE = 17
const LINE = 15.5
/** No letter is smaller. */
const MIN_LETTER_PX = 15
const GAP = 8
const TALL = 48

/** A title, and under it what goes with it: one message. */
export function drawNewsStrip(
  g: G,
  { x, y, w, h }: Box,
  { tone, deep, light, icon }: StripLook,
  { title, line }: { title: string; line: string },
): void {
  const big = h / TALL
  const plate = (top: number, colour: string) => {
    g.fillStyle = colour
    g.beginPath()
    g.roundRect(x, top, w, h, 12 * big)
    g.fill()
  }
  plate(y + 3, deep)
  plate(y, tone)
  g.fillStyle = 'rgba(255,255,255,0.25)'
  g.beginPath()
  g.roundRect(x + 6, y + 3, w - 12, 4, 2)
  g.fill()
  const size = ICON * big
  g.save()
  g.translate(x + PAD, y + (h - size) / 2)
  g.scale(size / 24, size / 24)
  g.lineWidth = 2.5
  g.lineJoin = 'round'
  g.strokeStyle = deep
  g.stroke(icon)
  g.fillStyle = '#fff8ea'
  g.fill(icon, 'evenodd')
  g.restore()
  const left = x + PAD + size + GAP
  const room = x + w - PAD - left
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillStyle = light
  const write = (words: string, weight: number, letter: number, middle: number) => {
    g.font = `${weight} ${letter * big}px ${FONT}`
    // Long words are smaller before they are cut.
    const fit = Math.max(MIN_LETTER_PX / letter, Math.min(1, room / g.measureText(words).width))
    if (fit < 1) g.font = `${weight} ${letter * big * fit}px ${FONT}`
    g.fillText(fitText(g, words, room), left, middle)
  }
  write(title, 900, TITLE, y + h * (line ? 0.32 : 0.53))
  if (line) write(line, 800, LINE, y + h * 0.71)
}
