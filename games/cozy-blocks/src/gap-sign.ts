/** At the very beginning: what to do, in large words beside the gap. */
import { FONT } from './palette.ts'
import type { Scene } from './scene.ts'
import { texts } from './texts.ts'

export function drawGapSign(g: CanvasRenderingContext2D, scene: Scene): void {
  const { gap, layout, now, calm } = scene
  if (!gap) return
  const { board, cell } = layout
  const size = Math.max(22, Math.min(40, cell * 0.6))
  g.save()
  g.font = `900 ${size}px ${FONT}`
  const w = g.measureText(texts.fillTheGap).width + size * 1.4
  const h = size * 1.7
  const middle = board.x + (gap.col + gap.w / 2) * cell
  const x = Math.max(board.x + 4, Math.min(board.x + board.w - w - 4, middle - w / 2))
  // Over the gap, with an arrow down to it.
  const bob = calm ? 0 : Math.sin(now / 260) * 3
  const tip = board.y + (gap.row - 0.2) * cell + bob
  const foot = tip - size * 0.55
  const y = foot - h + 2
  g.fillStyle = '#4a1f3c'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.moveTo(middle - size * 0.5, foot)
  g.lineTo(middle, tip)
  g.lineTo(middle + size * 0.5, foot)
  g.fill()
  g.fillStyle = '#ffe9b0'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(texts.fillTheGap, x + w / 2, y + h * 0.53)
  g.restore()
}
