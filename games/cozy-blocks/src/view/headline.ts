/** Title, score and best, written into the night outside the window; and the combo on the frame. */
import { clamp01, wobble } from './curves.ts'
import { FONT, ROOM } from '../art/palette.ts'
import { DREAM, shareOfStep, timesOf } from '../rules/clearing.ts'
import { shakeSince } from './refusal.ts'
import type { Scene } from './scene.ts'
import { texts } from '../texts.ts'
import type { Rect } from './layout-rects.ts'

/** Height of the three lines' letters as last drawn, for checks. */
export type Letters = { title: number; headline: number; footline: number }

/** Where the middle of each line is, in parts of the window's height. */
export const LINES = { title: 0.25, headline: 0.53, footline: 0.81 } as const

/** Smaller is not readable on a phone. */
const MIN_LETTER_PX = 20
type Line = { at: number; size: number; widest: number; weight: number }

export function drawHeadline(g: CanvasRenderingContext2D, scene: Scene): Letters {
  const { x, y, w, h } = scene.layout.score
  const inner = w * 0.84
  const middle = x + w / 2
  const bump = scene.calm ? 0 : wobble(clamp01((scene.now - scene.headlineAt) / 420)) * 0.16
  const line = (long: string, short: string, { at, size, widest, weight }: Line) => {
    g.font = `${weight} ${MIN_LETTER_PX}px ${FONT}`
    const text = g.measureText(long).width <= widest ? long : short
    return write(g, text, { x: middle, y: y + h * at, size, widest, weight })
  }
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = '#ffdca6'
  const small = Math.max(MIN_LETTER_PX, Math.min(28, h * 0.13))
  const title = line(scene.title, scene.short.title, {
    at: LINES.title,
    size: small,
    widest: inner * 0.82,
    weight: 800,
  })
  g.fillStyle = ROOM.cream
  const headline = write(g, scene.headline, {
    x: middle,
    y: y + h * LINES.headline,
    size: Math.min(h * 0.34, 110) * (1 + bump),
    widest: inner,
    weight: 900,
  })
  g.fillStyle = '#e8d5f0'
  const footline = line(scene.footline, scene.short.footline, {
    at: LINES.footline,
    size: Math.min(26, small),
    widest: inner,
    weight: 700,
  })
  return { title, headline, footline }
}
type Lettering = { x: number; y: number; size: number; widest: number; weight: number }

function write(g: CanvasRenderingContext2D, text: string, { x, y, size, widest, weight }: Lettering): number {
  g.font = `${weight} ${size}px ${FONT}`
  const width = g.measureText(text).width
  const fitting = width > widest ? (size * widest) / width : size
  g.font = `${weight} ${fitting}px ${FONT}`
  g.fillText(text, x, y)
  return fitting
}

export const LOST_MS = 1100

/** Lower than this there is one row: no word. */
const WORD_FROM = 40

/** The multiplier, a bar on the way to the next, and a moon for each placement that keeps it alive. */
export function drawCombo(g: CanvasRenderingContext2D, { game, layout, lost, now, calm }: Scene): void {
  const gone = (now - lost.at) / LOST_MS
  const isLost = game.combo === 0 && gone >= 0 && gone < 1
  const combo = isLost ? lost.combo : game.combo
  if (combo < 1 || game.goal !== 'score') return
  const { y, w, h } = layout.combo
  const x = layout.combo.x + (isLost ? shakeSince(now - lost.at, calm) * h : 0)
  const left = isLost ? 0 : game.comboLeft
  g.save()
  if (isLost) g.globalAlpha = Math.min(1, (1 - gone) * 2)
  g.fillStyle = isLost ? '#5f5560' : combo < DREAM ? '#321731' : '#5b2a8a'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  drawWay(g, { x: x + h * 0.5, y: y + h * 0.83, w: w - h, h: h * 0.1 }, shareOfStep(combo), isLost)
  g.fillStyle = isLost ? '#cdc3c9' : timesOf(combo) > 1 ? '#ffe08a' : '#d9c6d6'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  const hasWord = h >= WORD_FROM
  const size = hasWord ? h * 0.38 : h * 0.56
  g.font = `900 ${size}px ${FONT}`
  if (hasWord) {
    g.textAlign = 'center'
    write(g, texts.combo(timesOf(combo)), {
      x: x + w / 2,
      y: y + h * 0.29,
      size,
      widest: w - h * 0.4,
      weight: 900,
    })
  } else g.fillText(`×${timesOf(combo)}`, x + h * 0.28, y + h * 0.46)
  for (let i = 0; i < 3; i++) {
    // The last one that is left burns red.
    g.fillStyle = i >= left ? 'rgba(255,241,196,.25)' : left === 1 ? '#ff8f6b' : ROOM.moon
    g.beginPath()
    const [moonX, moonY] = hasWord ? [w / 2 + h * (i - 1) * 0.42, 0.62] : [h * (1.62 + i * 0.42), 0.43]
    g.arc(x + moonX, y + h * moonY, h * (i < left ? 0.13 : 0.1), 0, 7)
    g.fill()
  }
  g.restore()
}

/** How far it is to the next multiplier: a thread in its own groove. */
function drawWay(g: CanvasRenderingContext2D, { x, y, w, h }: Rect, share: number, isLost: boolean): void {
  g.fillStyle = 'rgba(255,241,196,.2)'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  g.fillStyle = isLost ? '#8a7d88' : '#f0983a'
  g.beginPath()
  g.roundRect(x, y, Math.max(h, w * share), h, h / 2)
  g.fill()
}
