/** Labels that point at their subject: the first gap, a special cushion in the tray. */
import type { Rect, UiRect } from '@playhouse/game-kit'
import { FONT } from '../art/palette.ts'
import { NOTICE_MS, restOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { getShape } from '../rules/shapes.ts'
import { texts } from '../texts.ts'

type Pen = CanvasRenderingContext2D
const CLOTH = '#4a1f3c'
/** It comes and goes within so many milliseconds. */
const FADE_MS = 220
/** How far the paw reaches below a piece that it holds. */
const PAW_CELLS = 1.1

/** At the very beginning: what to do, in large words over the gap, or below it where the piece comes from above. */
export function drawGapSign(g: Pen, scene: Scene): UiRect[] {
  const { gap, layout, now, calm } = scene
  if (!gap) return []
  const { board, cell } = layout
  const x = board.x + (gap.col + gap.w / 2) * cell
  const size = Math.max(22, Math.min(40, cell * 0.6))
  const isBelow = comesFromAbove(scene) && board.h - (gap.row + gap.h + PAW_CELLS) * cell > size * 2.5
  // Below the paw that rests there.
  const edge = isBelow ? gap.row + gap.h + PAW_CELLS : gap.row - 0.2
  const y = board.y + edge * cell + (calm ? 0 : Math.sin(now / 260) * 3)
  const place = { x, y, from: board.x + 4, to: board.x + board.w - 4, isBelow }
  const target = {
    x: board.x + gap.col * cell,
    y: board.y + gap.row * cell,
    w: gap.w * cell,
    h: gap.h * cell,
  }
  return [
    { id: 'gap', kind: 'target', ...target },
    { id: 'sign', kind: 'float', of: 'gap', ...drawSign(g, [texts.fillTheGap], size, place) },
  ]
}

/** Whether the piece that is shown comes from a slot beside the board, and higher than the gap. */
function comesFromAbove({ gap, guide, layout: { board, cell, slots } }: Scene): boolean {
  const slot = guide && slots[guide.slot]
  if (!slot || !gap || slot.x < board.x + board.w) return false
  return slot.y + slot.h / 2 < board.y + gap.row * cell
}

/** What a special cushion does, over the piece that brings it: the board stays free. */
export function drawNotice(g: Pen, scene: Scene): UiRect[] {
  const { notice, layout, now, held, game } = scene
  const piece = notice && game.hand[notice.slot]
  const rect = notice && layout.slots[notice.slot]
  const age = notice ? now - notice.at : -1
  if (!notice || !piece || !rect || held || age < 0 || age >= NOTICE_MS) return []
  g.globalAlpha = Math.min(1, age / FADE_MS, (NOTICE_MS - age) / FADE_MS)
  const shape = getShape(piece.shape)
  const rest = restOf(scene, notice.slot, shape)
  const size = Math.max(20, Math.min(26, layout.cell * 0.46))
  const box = drawSign(g, [notice.name, notice.what], size, {
    x: rect.x + rect.w / 2,
    y: rest.y - 3,
    from: 6,
    to: layout.w - 6,
  })
  g.globalAlpha = 1
  return [{ id: 'notice', kind: 'float', of: `slot ${notice.slot + 1}`, ...box }]
}
type SignPlace = { x: number; y: number; from: number; to: number; isBelow?: boolean }

/** Its tip is at x, y; it stays between two edges. The second line is smaller. Returns its box. */
function drawSign(g: Pen, lines: readonly string[], size: number, place: SignPlace): Rect {
  const { x, y, from, to, isBelow = false } = place
  const sizeOf = (line: number) => (line === 0 ? size : size * 0.82)
  const fontOf = (line: number) => `${line === 0 ? 900 : 800} ${sizeOf(line)}px ${FONT}`
  g.save()
  const widths = lines.map((words, i) => {
    g.font = fontOf(i)
    return g.measureText(words).width
  })
  const w = Math.max(...widths) + size * 1.4
  const h = lines.reduce((sum, _, i) => sum + sizeOf(i) * 1.2, size * 0.5)
  const left = Math.max(from, Math.min(to - w, x - w / 2))
  /** Where the tip begins. */
  const neck = y + size * (isBelow ? 0.55 : -0.55)
  const top = isBelow ? neck - 2 : neck - h + 2
  const tip = Math.max(left + size, Math.min(left + w - size, x))
  g.fillStyle = CLOTH
  g.beginPath()
  g.roundRect(left, top, w, h, Math.min(h / 2, size))
  g.moveTo(tip - size * 0.5, neck)
  g.lineTo(x, y)
  g.lineTo(tip + size * 0.5, neck)
  g.fill()
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  let at = top + size * 0.28
  lines.forEach((words, i) => {
    g.fillStyle = i === 0 ? '#ffe9b0' : '#fff6e2'
    g.font = fontOf(i)
    g.fillText(words, left + w / 2, at + sizeOf(i) * 0.6)
    at += sizeOf(i) * 1.2
  })
  g.restore()
  return { x: left, y: top, w, h }
}
