/** Title, score and best, written into the night outside the window; and the combo on the frame. */
import { clamp01, wobble } from './curves.ts'
import { FONT, ROOM } from './palette.ts'
import { DREAM, timesOf } from './clearing.ts'
import type { Scene } from './scene.ts'

/** Height of the three lines' letters as last drawn, for checks. */
export type Letters = { title: number; headline: number; footline: number }

/** Where the middle of each line is, in parts of the window's height. */
export const LINES = { title: 0.25, headline: 0.53, footline: 0.81 } as const

/** Smaller is not readable on a phone. */
const LEAST = 20

export function drawHeadline(g: CanvasRenderingContext2D, scene: Scene): Letters {
  const { x, y, w, h } = scene.layout.score
  const inner = w * 0.84
  const middle = x + w / 2
  const bump = scene.calm ? 0 : wobble(clamp01((scene.now - scene.headlineAt) / 420)) * 0.16
  const line = (long: string, short: string, at: number, size: number, widest: number, weight: number) => {
    g.font = `${weight} ${LEAST}px ${FONT}`
    const text = g.measureText(long).width <= widest ? long : short
    return write(g, text, middle, y + h * at, size, widest, weight)
  }
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = '#ffdca6'
  const small = Math.max(LEAST, Math.min(28, h * 0.13))
  const title = line(scene.title, scene.short.title, LINES.title, small, inner * 0.82, 800)
  g.fillStyle = ROOM.cream
  const headline = write(
    g,
    scene.headline,
    middle,
    y + h * LINES.headline,
    Math.min(h * 0.34, 110) * (1 + bump),
    inner,
    900,
  )
  g.fillStyle = '#e8d5f0'
  const footline = line(scene.footline, scene.short.footline, LINES.footline, Math.min(26, small), inner, 700)
  drawCombo(g, scene)
  return { title, headline, footline }
}

function write(
  g: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  widest: number,
  weight: number,
): number {
  g.font = `${weight} ${size}px ${FONT}`
  const width = g.measureText(text).width
  const fitting = width > widest ? (size * widest) / width : size
  g.font = `${weight} ${fitting}px ${FONT}`
  g.fillText(text, x, y)
  return fitting
}

/** The multiplier, and a moon for each placement that keeps it alive. */
function drawCombo(g: CanvasRenderingContext2D, { game, layout }: Scene): void {
  if (game.combo < 1 || game.goal !== 'score') return
  const { x, y, w, h } = layout.combo
  g.fillStyle = game.combo < DREAM ? '#321731' : '#5b2a8a'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  g.fillStyle = '#ffe08a'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = `900 ${h * 0.6}px ${FONT}`
  g.fillText(`×${timesOf(game.combo)}`, x + h * 0.28, y + h * 0.54)
  for (let i = 0; i < 3; i++) {
    g.globalAlpha = i < game.comboLeft ? 1 : 0.25
    g.fillStyle = ROOM.moon
    g.beginPath()
    g.arc(x + h * (1.62 + i * 0.42), y + h / 2, h * 0.16, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}
