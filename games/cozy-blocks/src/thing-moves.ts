/** Things of the room that move for a moment: one that was touched, one that flies to its place. */
import { ease } from '@playhouse/game-kit'
import { clamp01, wobble } from './curves.ts'
import type { Scene } from './scene.ts'
import { drawThing } from './thing-art.ts'

export const POKE_MS = 620
export const GIFT_MS = 1250
/** How long it shows itself before it flies. */
const SHOW = 0.5

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
  const { board, cell } = layout
  const go = ease.in(clamp01((t - SHOW) / (1 - SHOW)))
  const large = cell * 2.6 * (calm ? 1 : ease.back(clamp01(t / 0.24)))
  const size = large + (gift.to.size - large) * go
  const x = board.x + board.w / 2
  const y = board.y + board.h * 0.66
  g.save()
  g.globalAlpha = 0.5 * (1 - go)
  const glow = g.createRadialGradient(x, y - cell, 0, x, y - cell, cell * 2.6)
  glow.addColorStop(0, '#fff3b8')
  glow.addColorStop(1, 'rgba(255,226,150,0)')
  g.fillStyle = glow
  g.fillRect(x - cell * 2.6, y - cell * 3.6, cell * 5.2, cell * 5.2)
  g.restore()
  const arc = Math.sin(go * Math.PI) * cell * 0.8
  drawThing(g, gift.id, x + (gift.to.x - x) * go, y + (gift.to.y - y) * go - arc, size)
}
