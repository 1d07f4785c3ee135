/** The difficulty of the rivals as an image: five painters from calm to fierce, or five bars in little room. */
import { drawPortrait, GREY } from './portrait.ts'
import type { Mood } from '../art/blob.ts'
import type { Ink } from '../art/inks.ts'
import type { Hat } from '../rules/personalities.ts'
import { MAX_RUNG } from '../rules/rungs.ts'

type G = CanvasRenderingContext2D
export const LADDER_W = 236
export const LADDER_H = 66

const plain = (fill: string, deep: string, light: string): Ink => ({ fill, deep, light, pattern: '' })
const FACES: readonly { ink: Ink; mood: Mood; hat: Hat }[] = [
  { ink: plain('#5fc27e', '#1d6b3a', '#b9eac8'), mood: 'happy', hat: 'leaf' },
  { ink: plain('#3fb6c9', '#0d5f70', '#aee6ef'), mood: 'calm', hat: 'none' },
  { ink: plain('#f2b632', '#8a5a05', '#ffe7a6'), mood: 'calm', hat: 'band' },
  { ink: plain('#f0783a', '#8c3309', '#ffc9a8'), mood: 'sly', hat: 'helmet' },
  { ink: plain('#d93a4a', '#7a0d1c', '#ff9fa8'), mood: 'sly', hat: 'horns' },
]
const SIDE = LADDER_W / MAX_RUNG
const STEP = 4.5
const FOOT = 9

/** A stair: every rung stands a step higher; the one that counts in its colours, where it was before under an arrow. */
export function drawLadder(g: G, rung: number, before = rung): void {
  FACES.forEach(({ ink, mood, hat }, i) => {
    const isOn = i + 1 === rung
    const x = (i + 0.5) * SIDE
    const top = LADDER_H - FOOT - i * STEP
    g.fillStyle = isOn ? ink.deep : 'rgba(43,26,69,0.16)'
    g.beginPath()
    g.roundRect(x - SIDE / 2 + 2, top, SIDE - 4, LADDER_H - top, [6, 6, 0, 0])
    g.fill()
    g.globalAlpha = isOn ? 1 : 0.75
    drawPortrait(g, { ink: isOn ? ink : GREY, hat, mood }, { x, y: top - (isOn ? 15 : 9), r: isOn ? 15 : 9 })
    g.globalAlpha = 1
  })
  if (before === rung) return
  const isUp = rung > before
  g.fillStyle = isUp ? '#0f8a62' : '#1673c9'
  const x = (rung - (isUp ? 1 : 0)) * SIDE
  const y = LADDER_H - FOOT - (rung - 1) * STEP - 22
  g.beginPath()
  for (const [dx, dy] of [
    [0, -8],
    [8, 2],
    [3, 2],
    [3, 8],
    [-3, 8],
    [-3, 2],
    [-8, 2],
  ] as const) {
    // prettier-ignore
    g.lineTo(x + (isUp ? dx : -dx), y + (isUp ? dy : -dy))
  }
  g.fill()
}

const bars = new Map<number, Path2D>()
/** In a square of 24: as many tall bars as rungs, stumps for the rest. */
export function barsOf(rung: number): Path2D {
  const cached = bars.get(rung)
  if (cached) return cached
  const path = new Path2D()
  for (let i = 0; i < MAX_RUNG; i++) {
    const tall = i < rung ? 7 + i * 3.6 : 2
    path.roundRect(1 + i * 4.6, 22 - tall, 3.6, tall, 1)
  }
  bars.set(rung, path)
  return path
}
