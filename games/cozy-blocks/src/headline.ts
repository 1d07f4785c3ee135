/** Title, score and best, written into the night outside the window; and the combo on the frame. */
import { clamp01, wobble } from './curves.ts'
import { FONT, ROOM } from './palette.ts'
import type { Rect } from './layout.ts'
import type { Scene } from './scene.ts'

/** Height of the three lines' letters as last drawn, for checks. */
export type Letters = { title: number; headline: number; footline: number }

/** Where the middle of each line is, in parts of the window's height. */
export const LINES = { title: 0.2, headline: 0.52, footline: 0.84 } as const

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
    Math.min(h * 0.36, 110) * (1 + bump),
    inner,
    900,
  )
  g.fillStyle = '#e8d5f0'
  const pill = placeCombo(scene)
  const isCovered = pill !== null && pill.y < y + h * LINES.footline && !scene.layout.portrait
  const footline = isCovered
    ? 0
    : line(scene.footline, scene.short.footline, LINES.footline, Math.min(26, small), inner, 700)
  if (pill) drawCombo(g, scene, pill)
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

/** On the board's frame, or on the window's sill; where the cat lies close under it, in the window. */
function placeCombo({ game, layout }: Scene): Rect | null {
  if (game.combo < 1 || game.goal !== 'score') return null
  const { board, frame, cell, portrait, score, cat } = layout
  const h = Math.max(32, Math.min(40, cell * 0.62))
  const w = h * 3.1
  const x = portrait ? Math.min(board.x - frame, score.x - w - 8) : score.x + (score.w - w) / 2
  const sill = score.y + score.h - h * 0.4
  const isTight = cat.y < sill + h
  const y = portrait ? board.y - frame - h - 4 : isTight ? score.y + score.h * LINES.footline - h * 0.6 : sill
  return { x, y, w, h }
}

/** The multiplier, and a moon for each placement that keeps it alive. */
function drawCombo(g: CanvasRenderingContext2D, { game }: Scene, { x, y, w, h }: Rect): void {
  g.fillStyle = '#321731'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  g.fillStyle = '#ffe08a'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = `900 ${h * 0.62}px ${FONT}`
  g.fillText(`×${game.combo}`, x + h * 0.4, y + h * 0.54)
  for (let i = 0; i < 3; i++) {
    g.globalAlpha = i < game.comboLeft ? 1 : 0.25
    g.fillStyle = ROOM.moon
    g.beginPath()
    g.arc(x + h * (1.62 + i * 0.5), y + h / 2, h * 0.16, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}
