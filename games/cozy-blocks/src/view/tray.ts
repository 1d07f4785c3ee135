/** The hand, and the preview of the next hand. */
import { ease } from '@playhouse/game-kit'
import { BLEED } from '../art/cushion.ts'
import type { CushionSprites } from '../art/cushion.ts'
import { DEAL_MS } from './effects.ts'
import { clamp01 } from './curves.ts'
import { FONT } from '../art/palette.ts'
import { drawPiece } from '../art/piece.ts'
import { restOf, trayCellOf } from './scene.ts'
import type { Scene } from './scene.ts'
import type { Rect } from './layout-rects.ts'
import { getShape } from '../rules/shapes.ts'
import { texts } from '../texts.ts'

/** How long the label shows that a piece differs from the preview. */
export const SWAPPED_MS = 2600

export function drawTray(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const { game, layout, effects, now } = scene
  game.hand.forEach((piece, slot) => {
    const rect = layout.slots[slot]
    if (!rect) return
    if (scene.chosen === slot) drawChosen(g, scene, slot)
    const isAway = scene.held?.slot === slot || scene.homing?.slot === slot
    if (!piece || isAway) return
    const shape = getShape(piece.shape)
    const cell = trayCellOf(scene, slot, shape)
    const rest = restOf(scene, slot, shape)
    const t = clamp01((now - effects.dealtAt - slot * 70) / DEAL_MS)
    const zoom = scene.calm ? 1 : ease.back(t)
    const isSpent = scene.playable[slot] === false
    if (t <= 0) return
    g.save()
    g.translate(rest.x + (shape.w * cell) / 2, rest.y + (shape.h * cell) / 2)
    g.scale(zoom, zoom)
    if (isSpent) g.globalAlpha = 0.45
    // The paw has it.
    else if (scene.guide?.paw && scene.guide.slot === slot) g.globalAlpha = 0.35
    const mood = isSpent ? 'worried' : scene.guide?.slot === slot ? 'awake' : 'asleep'
    drawPiece(g, scene, sprites, piece, {
      x: (-shape.w * cell) / 2,
      y: (-shape.h * cell) / 2,
      size: cell,
      mood,
      bleed: BLEED,
    })
    g.restore()
    if (now < scene.swapped.at + SWAPPED_MS && scene.swapped.slots.includes(slot)) drawSwapped(g, rect)
  })
}

function drawSwapped(g: CanvasRenderingContext2D, { x, y, w, h }: Rect): void {
  g.font = `800 15px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineWidth = 4
  g.lineJoin = 'round'
  g.strokeStyle = '#3a1f2e'
  g.fillStyle = '#ffe7c4'
  g.strokeText(texts.swappedShort, x + w / 2, y + h - 16)
  g.fillText(texts.swappedShort, x + w / 2, y + h - 16)
}

function drawChosen(g: CanvasRenderingContext2D, { layout }: Scene, slot: number): void {
  const rect = layout.slots[slot]!
  g.fillStyle = 'rgba(255,214,150,.2)'
  g.strokeStyle = '#ffe2a8'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(rect.x + 3, rect.y + 3, rect.w - 6, rect.h - 6, 16)
  g.fill()
  g.stroke()
}

/** The word has a row of its own, within the seam. */
const LABEL_H = 24

export function drawNext(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const { x, y, w, h } = scene.layout.next
  if (h <= 0) return
  const label = scene.game.next.length > 0 ? scene.labels.next : scene.labels.last
  g.fillStyle = '#ffe7c4'
  g.font = `800 ${Math.max(20, Math.min(22, h * 0.24))}px ${FONT}`
  g.textBaseline = 'middle'
  const isNarrow = w < 340 && h > 66
  g.textAlign = isNarrow ? 'center' : 'left'
  if (isNarrow) g.fillText(label, x + w / 2, y + LABEL_H / 2 + 5)
  else g.fillText(label, x + 16, y + h / 2)
  const left = isNarrow ? x + 10 : x + 26 + g.measureText(label).width
  const top = isNarrow ? y + LABEL_H + 6 : y + 5
  const width = x + w - 12 - left
  const height = y + h - 6 - top
  const { next } = scene.game
  const shapes = next.map((piece) => getShape(piece.shape))
  const squares = shapes.reduce((sum, shape) => sum + shape.w, 0)
  // One scale for all of them, as large as they go in beside each other.
  const highest = Math.max(3, ...shapes.map((shape) => shape.h))
  const between = scene.layout.portrait ? next.length : (next.length + 1) * 0.4
  const usual = Math.min(width / (squares + between), height / highest, scene.layout.cell * 0.62)
  const gap = (width - squares * usual) / Math.max(1, next.length)
  let px = left + gap / 2
  next.forEach((piece, i) => {
    const shape = shapes[i]!
    const py = top + (height - shape.h * usual) / 2
    g.globalAlpha = 0.9
    drawPiece(g, scene, sprites, piece, { x: px, y: py, size: usual, mood: 'asleep', bleed: BLEED })
    g.globalAlpha = 1
    px += shape.w * usual + gap
  })
}
