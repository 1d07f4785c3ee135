/** Moving things of the room: a touched one, or one that flies to its place. */
import { ease } from '@playhouse/game-kit'
import { clamp01, wobble } from '../view/curves.ts'
import type { Rect } from '../view/layout-rects.ts'
import { FONT } from './palette.ts'
import type { Scene } from '../view/scene.ts'
import { texts } from '../texts.ts'
import { drawThing } from './thing-art.ts'

export const POKE_MS = 620
export const GIFT_MS = 2100
/** How long it shows itself before it flies. */
const SHOW = 0.7

/** It hops and sways over its own place. */
export function drawPoked(g: CanvasRenderingContext2D, { poked, now, calm }: Scene): void {
  const t = (now - poked.at) / POKE_MS
  if (!poked.thing || t < 0 || t >= 1) return
  const { id, x, y, size } = poked.thing
  const swell = 1 + Math.sin(t * Math.PI) * 0.22
  g.save()
  g.translate(x, y - (calm ? 0 : Math.abs(Math.sin(t * Math.PI * 2)) * (1 - t) * size * 0.22))
  if (!calm) g.rotate(wobble(t) * 0.22)
  drawThing(g, id, 0, 0, size * swell)
  g.restore()
}

/** Shown large over the board, then off to where it will live. */
export function drawGift(g: CanvasRenderingContext2D, { gift, now, calm, layout }: Scene): void {
  if (!gift) return
  const t = clamp01((now - gift.at) / GIFT_MS)
  if (now < gift.at) return
  const { cell } = layout
  const banner = placeBanner(layout)
  const go = ease.in(clamp01((t - SHOW) / (1 - SHOW)))
  const large = banner.h * 1.25 * (calm ? 1 : ease.back(clamp01(t / 0.2)))
  const size = large + (gift.to.size - large) * go
  drawBanner(g, banner, texts.gift(texts.things[gift.id]), Math.min(1, t * 9, (1 - t) * 5))
  const x = banner.x + banner.h * 0.8
  const y = banner.y + banner.h * 0.96
  const arc = Math.sin(go * Math.PI) * cell * 0.8
  drawThing(g, gift.id, x + (gift.to.x - x) * go, y + (gift.to.y - y) * go - arc, size)
}

/** Above the board's upper edge, where no piece is aimed. */
function placeBanner({ board, frame, cell }: Scene['layout']): Rect {
  const h = Math.max(44, Math.min(64, cell * 0.9))
  const w = Math.min(board.w * 0.94, h * 7)
  return { x: board.x + (board.w - w) / 2, y: Math.max(4, board.y - frame - h - 1), w, h }
}

function drawBanner(g: CanvasRenderingContext2D, { x, y, w, h }: Rect, text: string, alpha: number): void {
  g.save()
  g.globalAlpha = Math.max(0, alpha)
  g.fillStyle = '#fff3dc'
  g.strokeStyle = '#cf8d5c'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  g.stroke()
  const widest = w - h * 1.9
  g.font = `900 ${h * 0.46}px ${FONT}`
  const size = Math.min(h * 0.46, (h * 0.46 * widest) / g.measureText(text).width)
  g.font = `900 ${size}px ${FONT}`
  g.fillStyle = '#5c2c1c'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(text, x + h * 1.5 + widest / 2, y + h * 0.54)
  g.restore()
}
