/** The rivals: the player's best run in white paper, the golden hare in gold. */
import type { Pose } from '../view/ghost.ts'
import { ink, UNIT } from './paper.ts'
import type { G } from './paper.ts'

export type Shade = { fill: string; line: string; dark: string; alpha: number }
export const WHITE: Shade = { fill: '#ffffff', line: '#ffffff', dark: '#4b3a6b', alpha: 0.5 }
export const GOLD: Shade = { fill: '#ffc933', line: '#fff3b0', dark: '#b0720c', alpha: 0.9 }

export function drawGhost(
  g: G,
  { x, y, angle }: Pose,
  outline: Path2D,
  { fill, line, dark, alpha }: Shade,
): void {
  g.save()
  g.translate(x * UNIT, y * UNIT)
  g.rotate(angle)
  g.globalAlpha = alpha
  g.fillStyle = fill
  ink(g, outline)
  // Dark under light: seen on snow as well as on a night sky.
  g.globalAlpha = 0.75
  g.lineJoin = 'round'
  g.strokeStyle = dark
  g.lineWidth = 5
  g.stroke(outline)
  g.setLineDash([9, 6])
  g.strokeStyle = line
  g.lineWidth = 2.5
  g.stroke(outline)
  g.restore()
}
