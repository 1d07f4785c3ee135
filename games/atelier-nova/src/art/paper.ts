/** Paper-style buttons, chips and texts. */
import type { Rect } from '@playhouse/game-kit'
import { drawIcon } from './icons.ts'
import type { IconName } from './icons.ts'
import { alpha, dark, light } from './pen.ts'
import type { G } from './pen.ts'

export const FONT = "'Atelier Nunito', ui-rounded, system-ui, sans-serif"
export const INK = '#4a1f3e'
export const PLUM = '#6a2b62'
const APRICOT = '#f7b27a'
const IVORY = '#fff8ee'
export const TEAL = '#127a7a'

export function box(g: G, { x, y, w, h }: Rect, r: number): void {
  g.beginPath()
  g.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2))
}
export function panel(g: G, rect: Rect, r = 18, colour = IVORY, shadow = 0.22): void {
  g.save()
  g.shadowColor = alpha('#3a1230', shadow)
  g.shadowBlur = 14
  g.shadowOffsetY = 4
  g.fillStyle = colour
  box(g, rect, r)
  g.fill()
  g.restore()
}
export type Face = 'plain' | 'main' | 'quiet' | 'on'
const FACES: Record<Face, [fill: string, ink: string, edge: string]> = {
  plain: ['#fffdf8', PLUM, '#e3c4b4'],
  main: [PLUM, '#fff4e2', '#43173d'],
  quiet: ['#fbeadb', PLUM, '#ecd2c0'],
  on: [APRICOT, '#4a1f2c', '#c9753c'],
}

/** A round-cornered button with a lower edge that goes down when it is pressed. */
export function button(g: G, { x, y, w, h }: Rect, face: Face, isDown: boolean, isOff = false): string {
  const [fill, ink, edge] = FACES[face]
  const sink = isDown ? 3 : 0
  g.save()
  if (isOff) g.globalAlpha *= 0.45
  g.fillStyle = edge
  box(g, { x: x + 1, y: y + 4, w: w - 2, h: h - 4 }, 15)
  g.fill()
  const tone = g.createLinearGradient(0, y, 0, y + h)
  tone.addColorStop(0, light(fill, 0.25))
  tone.addColorStop(1, dark(fill, 0.05))
  g.fillStyle = tone
  box(g, { x: x + 1, y: y + sink, w: w - 2, h: h - 4 }, 15)
  g.fill()
  g.restore()
  return ink
}
type Press = { isDown: boolean; isOff?: boolean }

export function iconButton(
  g: G,
  rect: Rect,
  icon: IconName,
  face: Face,
  { isDown, isOff = false }: Press,
): void {
  const ink = button(g, rect, face, isDown, isOff)
  g.save()
  if (isOff) g.globalAlpha *= 0.4
  drawIcon(
    g,
    icon,
    {
      x: rect.x + rect.w / 2,
      y: rect.y + rect.h / 2 - 2 + (isDown ? 3 : 0),
      size: Math.min(rect.w, rect.h) * 0.52,
    },
    ink,
  )
  g.restore()
}

export function setFont(g: G, size: number, weight = 800): void {
  g.font = `${weight} ${size}px ${FONT}`
}
type Lettering = {
  x: number
  y: number
  size: number
  max?: number
  align?: CanvasTextAlign
  weight?: number
}

/** Words in one line, smaller if they must. */
export function words(
  g: G,
  text: string,
  { x, y, size, max = Infinity, align = 'left', weight = 800 }: Lettering,
  colour: string,
): number {
  setFont(g, size, weight)
  let width = g.measureText(text).width
  if (width > max) {
    setFont(g, Math.max(9, (size * max) / width), weight)
    width = Math.min(width, max)
  }
  g.textAlign = align
  g.textBaseline = 'middle'
  g.fillStyle = colour
  g.fillText(text, x, y)
  return width
}
/** The size at which words have room in a line, at most `size`. */
export function fitWords(g: G, text: string, max: number, size: number, weight = 900): number {
  setFont(g, size, weight)
  return Math.min(size, (size * max) / Math.max(1, g.measureText(text).width))
}
/** Breaks words into lines; the last one ends in dots when there are too many. */
export function wrap(g: G, text: string, max: number, lines: number): string[] {
  const out: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const next = line ? `${line} ${word}` : word
    if (line && g.measureText(next).width > max) {
      out.push(line)
      line = word
    } else line = next
  }
  out.push(line)
  if (out.length <= lines) return out
  const shown = out.slice(0, lines)
  shown[lines - 1] = `${shown[lines - 1]!.replace(/[,.]?$/, '')}…`
  return shown
}
