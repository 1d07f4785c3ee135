/** Plants in the grass and in the snow. */
import type { G } from './pen.ts'
import type { Theme } from './themes.ts'
import type { Circle } from './sizes.ts'

export function paintTuft(g: G, x: number, y: number, size: number, colour: string): void {
  g.strokeStyle = colour
  g.lineWidth = size * 0.2
  g.beginPath()
  for (const lean of [-0.6, 0, 0.55]) {
    g.moveTo(x + lean * size * 0.4, y)
    g.quadraticCurveTo(
      x + lean * size * 0.5,
      y - size * 0.6,
      x + lean * size,
      y - size * (1 - Math.abs(lean) * 0.4),
    )
  }
  g.stroke()
}

export function paintBlossom(g: G, { x, y, r }: Circle, colour: string, theme: Theme): void {
  if (theme.mote === 'snow') return paintWinterPlant(g, x, y, r, colour)
  g.strokeStyle = theme.grass
  g.lineWidth = r * 0.7
  g.beginPath()
  g.moveTo(x, y + r * 4)
  g.lineTo(x, y)
  g.stroke()
  g.fillStyle = colour
  g.beginPath()
  for (let i = 0; i < 5; i++) {
    const [px, py] = [x + Math.cos(i * 1.257) * r * 1.1, y + Math.sin(i * 1.257) * r * 1.1]
    g.moveTo(px + r, py)
    g.arc(px, py, r, 0, 7)
  }
  g.fill()
  g.fillStyle = '#ffd24a'
  g.beginPath()
  g.arc(x, y, r * 0.8, 0, 7)
  g.fill()
}

/** Snowdrops, and twigs with a few berries: nothing else grows in the snow. */
function paintWinterPlant(g: G, x: number, y: number, r: number, colour: string): void {
  const isTwig = Math.floor(x * 7 + y * 3) % 3 === 0
  g.strokeStyle = isTwig ? '#8a6f66' : '#6fa28c'
  g.lineWidth = r * 0.6
  g.beginPath()
  g.moveTo(x, y + r * 4)
  if (isTwig) {
    g.lineTo(x + r * 0.6, y - r)
    g.moveTo(x + r * 0.2, y + r * 1.6)
    g.lineTo(x - r * 1.6, y - r * 0.4)
    g.moveTo(x + r * 0.4, y + r * 0.6)
    g.lineTo(x + r * 2, y - r * 0.6)
  } else g.quadraticCurveTo(x, y - r * 1.4, x + r * 1.3, y - r * 0.6)
  g.stroke()
  g.fillStyle = isTwig ? '#c9545f' : colour
  g.beginPath()
  if (isTwig) {
    for (const [dx, dy] of [
      [-1.6, -0.4],
      [2, -0.6],
    ] as const) {
      g.moveTo(x + dx * r + r * 0.5, y + dy * r)
      g.arc(x + dx * r, y + dy * r, r * 0.5, 0, 7)
    }
  } else g.ellipse(x + r * 1.5, y + r * 0.4, r * 0.75, r * 1.25, 0.2, 0, 7)
  g.fill()
  if (isTwig) return
  g.strokeStyle = '#a9c4e4'
  g.lineWidth = r * 0.25
  g.stroke()
}
