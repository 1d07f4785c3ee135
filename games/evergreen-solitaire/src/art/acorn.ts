/** The acorn of a goal within a game: a silhouette, ripening, or ripe. */
import type { GoalState } from '../view/goals.ts'

type G = CanvasRenderingContext2D

/** Around (x, y), `size` high. Ripe is gold, open pale with a dark inside, lost only an outline. */
export function drawAcorn(g: G, x: number, y: number, size: number, standing: GoalState): void {
  g.save()
  g.translate(x, y)
  g.scale(size, size)
  g.lineJoin = 'round'
  g.lineWidth = 0.07
  g.strokeStyle = standing === 'done' ? '#4a2a10' : standing === 'open' ? '#fff0c4' : '#fff0c45c'
  g.fillStyle = standing === 'done' ? '#f2b632' : standing === 'open' ? '#8a5a2ca0' : '#00000030'
  g.beginPath()
  g.moveTo(-0.31, -0.1)
  g.bezierCurveTo(-0.34, 0.28, -0.12, 0.4, 0, 0.5)
  g.bezierCurveTo(0.12, 0.4, 0.34, 0.28, 0.31, -0.1)
  g.closePath()
  g.fill()
  g.stroke()
  if (standing === 'done') {
    g.fillStyle = '#ffe79a'
    g.beginPath()
    g.ellipse(-0.12, 0.1, 0.06, 0.15, 0.2, 0, Math.PI * 2)
    g.fill()
  }
  g.fillStyle = standing === 'done' ? '#9a5a2c' : standing === 'open' ? '#c98f56' : '#00000040'
  g.beginPath()
  g.moveTo(-0.4, -0.08)
  g.bezierCurveTo(-0.42, -0.44, 0.42, -0.44, 0.4, -0.08)
  g.quadraticCurveTo(0, 0.04, -0.4, -0.08)
  g.fill()
  g.stroke()
  g.beginPath()
  g.moveTo(0, -0.34)
  g.lineTo(0.05, -0.48)
  g.stroke()
  if (standing === 'lost') {
    g.strokeStyle = '#fff0c4a0'
    g.beginPath()
    g.moveTo(-0.34, 0.4)
    g.lineTo(0.34, -0.36)
    g.stroke()
  }
  g.restore()
}
