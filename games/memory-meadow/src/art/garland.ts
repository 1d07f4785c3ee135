/** A flower garland: worn by an animal found many more times after gold. */
import type { G } from './pen.ts'

const COLOURS = ['#ff86ab', '#fff6d8', '#8fd0ff', '#ffd23f', '#c9a3ff'] as const

/** Around the neck of an animal whose feet are at (0, 0). */
export function drawGarland(g: G): void {
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const [x, y] = [-42 + t * 84, -26 + Math.sin(t * Math.PI) * 20]
    g.fillStyle = '#3f8a3f'
    g.beginPath()
    g.ellipse(x + 5, y + 5, 7, 3.4, 0.7, 0, 7)
    g.fill()
    g.fillStyle = COLOURS[i % COLOURS.length]!
    g.strokeStyle = '#5a2a4aa0'
    g.lineWidth = 1.4
    g.beginPath()
    for (let k = 0; k < 5; k++) {
      const angle = k * 1.257 + i
      const [px, py] = [x + Math.cos(angle) * 4.4, y + Math.sin(angle) * 4.4]
      g.moveTo(px + 3.6, py)
      g.arc(px, py, 3.6, 0, 7)
    }
    g.stroke()
    g.fill()
    g.fillStyle = i % 5 === 3 ? '#b8541c' : '#ffb52e'
    g.beginPath()
    g.arc(x, y, 3, 0, 7)
    g.fill()
  }
}
