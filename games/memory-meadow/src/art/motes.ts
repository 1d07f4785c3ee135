/** Floating particles: petals, seeds, leaves, snow or fireflies. Positions are a function of time. */
import type { G } from './pen.ts'
import type { Theme } from './themes.ts'
import type { NotePlace } from './choir-art.ts'

const COUNT = 22

export function drawMotes(g: G, theme: Theme, w: number, h: number, now: number): void {
  const t = now / 1000
  for (let i = 0; i < COUNT; i++) {
    const seed = (i * 0.618034) % 1
    const pace = 0.02 + ((i * 0.377) % 1) * 0.025
    const size = 3 + ((i * 0.731) % 1) * 4
    const colour = theme.motes[i % theme.motes.length]!
    if (theme.mote === 'firefly') {
      drawFirefly(
        g,
        {
          x: w * ((seed + Math.sin(t * 0.23 + i * 2) * 0.06 + 1) % 1),
          y: h * (0.2 + 0.72 * ((i * 0.29 + Math.sin(t * 0.31 + i) * 0.03 + 1) % 1)),
          size,
        },
        colour,
        t * 1.7 + i * 1.9,
      )
      continue
    }
    const fall = (seed + t * pace * (theme.mote === 'snow' ? 1.6 : 1)) % 1
    const x = ((((i * 0.417) % 1) + t * 0.012 + Math.sin(t * 0.7 + i) * 0.025) % 1) * (w + 40) - 20
    const y = fall * (h + 40) - 20
    g.save()
    g.translate(x, y)
    g.rotate(Math.sin(t * 1.4 + i) * 1.2 + i)
    g.globalAlpha = 0.85
    g.fillStyle = colour
    g.beginPath()
    if (theme.mote === 'snow') g.arc(0, 0, size * 0.55, 0, 7)
    else if (theme.mote === 'seed') {
      g.strokeStyle = colour
      g.lineWidth = 1
      for (let k = 0; k < 5; k++) {
        g.moveTo(0, size)
        g.lineTo(Math.cos(-0.5 - k * 0.53) * size, size + Math.sin(-0.5 - k * 0.53) * size * 1.4)
      }
      g.stroke()
    } else {
      g.scale(1, 0.5 + Math.abs(Math.sin(t * 1.9 + i)) * 0.5)
      g.moveTo(-size, 0)
      g.quadraticCurveTo(0, -size, size, 0)
      g.quadraticCurveTo(0, size * 0.8, -size, 0)
    }
    g.fill()
    g.restore()
  }
}

function drawFirefly(g: G, { x, y, size }: NotePlace, colour: string, phase: number): void {
  const glow = 0.5 + 0.5 * Math.sin(phase)
  g.globalAlpha = 0.16 * glow
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, size * 3.2, 0, 7)
  g.fill()
  g.globalAlpha = 0.3 + 0.7 * glow
  g.beginPath()
  g.arc(x, y, size * 0.6, 0, 7)
  g.fill()
  g.globalAlpha = 1
}
