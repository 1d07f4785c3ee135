/** An empty garden: a visiting friend explains where flowers come from. */
import type { Rect } from '@playhouse/game-kit'
import { poseOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { drawShadow, drawWhole } from './dance.ts'
import { box } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { texts } from '../texts.ts'
import { drawButterfly } from './visitors.ts'

/** The first animal that every player meets. */
const VISITOR = 0
const FONT = "'Meadow Nunito', ui-rounded, system-ui, sans-serif"
const LABEL = { w: 208, h: 58 }

/** It flies about over what grows and what will. */
export function drawGardenButterfly(
  g: G,
  { x, y, w, h }: Rect,
  zoom: number,
  now: number,
  calm: boolean,
): void {
  const t = calm ? 0.6 : now * 0.00035
  const [east, south] = [0.5 + 0.36 * Math.sin(t), 0.38 + 0.06 * Math.sin(t * 2.7) + 0.05 * Math.sin(t * 9)]
  drawButterfly(g, { x: x + w * east, y: y + h * south, scale: zoom * 1.1 }, now, calm)
}

export function drawWelcome(g: G, { x, y, w, h }: Rect, zoom: number, now: number, calm: boolean): void {
  const left = x + w / 2 - (LABEL.w / 2 + 46) * zoom
  // Between the rows of what will grow: no price stands there.
  const foot = y + h * 0.61
  const hop = calm ? 0 : Math.abs(Math.sin(now * 0.004)) * 7
  const actor = { blinkAt: now - (now % 3300), speed: 0 } as Actor
  g.save()
  g.translate(left + 34 * zoom, foot - 14 * zoom)
  g.scale(zoom * 0.78, zoom * 0.78)
  drawShadow(g)
  g.translate(0, -hop)
  drawWhole(g, VISITOR, 0, poseOf(actor, now, 0.4))
  g.restore()
  g.save()
  g.translate(left + 84 * zoom, foot - (LABEL.h + 8) * zoom)
  g.scale(zoom, zoom)
  box(g, { x: 0, y: 0, ...LABEL }, '#fff8e6', { r: 16, line: '#8a5a34', width: 3 })
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(1, 22)
  g.lineTo(-13, 32)
  g.lineTo(1, 40)
  g.fill()
  g.stroke()
  g.fillRect(1, 21, 4, 20)
  g.fillStyle = '#4a2a16'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.font = `800 17px ${FONT}`
  texts.gardenHint.forEach((line, i) => g.fillText(line, LABEL.w / 2, 19 + i * 21))
  g.restore()
}
