/** News in one line on a small screen: a strip right under the cards, beside the map, where it covers nothing of the play. In CSS pixels. */
import { fitText, FONT } from './layer.ts'
import type { Box } from './layer.ts'

type G = CanvasRenderingContext2D
export type StripLook = { tone: string; deep: string; light: string; icon: Path2D }

const PAD = 9
const ICON = 22
const TITLE = 16.5
const LINE = 14.5
const GAP = 8
/** Where a title and its line have no room beside each other, the line follows after this part of the time. */
const FIRST_PART = 0.42

/** `share`: of its time, 0 to 1. */
export function drawStrip(
  g: G,
  { x, y, w, h }: Box,
  { tone, deep, light, icon }: StripLook,
  { title, line }: { title: string; line: string },
  share: number,
): void {
  const big = h / 38
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
  const middle = y + h / 2 + 1
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillStyle = light
  const fonts = [`900 ${TITLE * big}px ${FONT}`, `800 ${LINE * big}px ${FONT}`] as const
  g.font = fonts[1]
  const lineWide = line ? g.measureText(line).width : 0
  g.font = fonts[0]
  const titleWide = g.measureText(title).width
  const hasBoth = titleWide + GAP * 1.5 + lineWide <= room
  if (hasBoth || !line || share < FIRST_PART) g.fillText(fitText(g, title, room), left, middle)
  if (!line || (!hasBoth && share < FIRST_PART)) return
  g.font = fonts[1]
  // A long line is smaller before it is cut.
  if (!hasBoth && lineWide > room) g.font = `800 ${Math.max(12.5, (LINE * big * room) / lineWide)}px ${FONT}`
  g.fillText(fitText(g, line, room), hasBoth ? left + titleWide + GAP * 1.5 : left, middle)
}
