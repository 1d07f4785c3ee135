/** The golden drop on the sheet, and the arrow that points to it. In cells. */
import { GOLD_TICKS } from '../rules/gold.ts'
import type { State } from '../state.ts'

type G = CanvasRenderingContext2D
const RADIUS = 1.7
/** Cells from the player: the arrow's place, and how far the drop has to be for it. */
const ARROW = 3.2
const MIN_DISTANCE = 6
const DEEP = '#8f5a08'
const GOLD = '#ffc62e'
const LIGHT = '#fff3b0'

export function drawGold(
  g: G,
  { gold, painters }: State,
  head: { x: number; y: number },
  now: number,
  isCalm: boolean,
): void {
  if (!gold) return
  const x = gold.x + 0.5
  const y = gold.y + 0.5
  const grown = Math.min(1, (GOLD_TICKS - gold.left) / 16)
  drawDrop(g, x, y + (isCalm ? 0 : Math.sin(now / 260) * 0.18), RADIUS * grown, gold.left / GOLD_TICKS)
  const far = Math.hypot(x - head.x, y - head.y)
  if (painters[0]!.backIn > 0 || far < MIN_DISTANCE) return
  const at = ARROW + (isCalm ? 0 : Math.sin(now / 180) * 0.22)
  drawArrow(
    g,
    head.x + ((x - head.x) / far) * at,
    head.y + ((y - head.y) / far) * at,
    Math.atan2(y - head.y, x - head.x),
  )
}

/** `left`: of its time, 0 to 1. */
function drawDrop(g: G, x: number, y: number, r: number, left: number): void {
  g.save()
  g.translate(x, y)
  g.fillStyle = 'rgba(40,15,60,0.25)'
  g.beginPath()
  g.ellipse(0.1, r * 1.05, r * 0.8, r * 0.26, 0, 0, 7)
  g.fill()
  g.lineJoin = 'round'
  g.lineWidth = 0.34
  g.strokeStyle = DEEP
  g.fillStyle = GOLD
  g.beginPath()
  g.moveTo(0, -r * 1.35)
  g.quadraticCurveTo(r * 0.95, -r * 0.2, r * 0.95, r * 0.25)
  g.arc(0, r * 0.25, r * 0.95, 0, Math.PI)
  g.quadraticCurveTo(-r * 0.95, -r * 0.2, 0, -r * 1.35)
  g.closePath()
  g.stroke()
  g.fill()
  g.strokeStyle = LIGHT
  g.lineCap = 'round'
  g.lineWidth = 0.3
  g.beginPath()
  g.arc(0, r * 0.25, r * 0.6, 2.2, 3.5)
  g.stroke()
  g.strokeStyle = DEEP
  g.lineWidth = 0.2
  g.beginPath()
  g.arc(0, 0, r * 1.65, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * left)
  g.stroke()
  g.restore()
}

function drawArrow(g: G, x: number, y: number, angle: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(angle)
  g.lineJoin = 'round'
  g.lineWidth = 0.3
  g.strokeStyle = DEEP
  g.fillStyle = GOLD
  g.beginPath()
  g.moveTo(0.95, 0)
  g.lineTo(-0.5, -0.8)
  g.lineTo(-0.15, 0)
  g.lineTo(-0.5, 0.8)
  g.closePath()
  g.stroke()
  g.fill()
  g.restore()
}
