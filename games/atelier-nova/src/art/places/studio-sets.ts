/** Studio backdrops earned as rewards. */
import type { SetName } from '../../view/deeds.ts'
import { alpha, chance, ellipse, star, stroke } from '../pen.ts'
import type { G } from '../pen.ts'
import { disc, ground, sky } from './place-shapes.ts'
import type { Scene } from './place-shapes.ts'

type Hill = { w: number; h: number; y: number; rise: number; turn: number }

const hill = (g: G, { w, h, y, rise, turn }: Hill, colour: string) => {
  g.fillStyle = colour
  g.beginPath()
  g.moveTo(0, h)
  for (let i = 0; i <= 24; i++)
    g.lineTo(
      (w * i) / 24,
      y - Math.sin((i / 24) * 5 + turn) * rise - Math.sin((i / 24) * 11 + turn) * rise * 0.3,
    )
  g.lineTo(w, h)
  g.fill()
}
const cloud = (g: G, x: number, y: number, size: number, colour: string) => {
  g.fillStyle = colour
  for (const [dx, dy, r] of [
    [-1, 0.1, 0.6],
    [-0.35, -0.25, 0.78],
    [0.45, -0.12, 0.7],
    [1.05, 0.14, 0.5],
  ] as const)
    g.fill(ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.72))
}
const stars = (g: G, w: number, h: number, seed: number, count: number) => {
  const next = chance(seed)
  for (let i = 0; i < count; i++) {
    g.fillStyle = alpha('#fff6dc', 0.4 + next() * 0.6)
    g.fill(ellipse(next() * w, next() * h, 0.6 + next() * w * 0.004))
  }
}

const SCENES: Record<SetName, Scene> = {
  dusk(g, w, h, floor) {
    sky(g, w, h, '#5a3a7e', '#c8597a', '#f7a56e', '#ffd9a0')
    disc(g, { x: w * 0.5, y: h * 0.52, r: w * 0.3 }, '#ffe9b8', 1.5)
    hill(g, { w, h, y: h * 0.66, rise: h * 0.05, turn: 0.4 }, '#a3486e')
    hill(g, { w, h, y: h * 0.76, rise: h * 0.04, turn: 2.1 }, '#7c3260')
    ground(g, { w, h, floor }, '#5a2350', '#3a1738')
  },
  clouds(g, w, h, floor) {
    sky(g, w, h, '#8fc7f2', '#f6cfe0', '#ffe9cf')
    disc(g, { x: w * 0.78, y: h * 0.2, r: w * 0.09 }, '#fff3c4', 2)
    for (const [x, y, colour] of [
      [0.16, 0.3, '#e87a91'],
      [0.3, 0.18, '#7650b8'],
      [0.86, 0.44, '#2fb3b8'],
    ] as const) {
      const r = w * 0.07
      g.fillStyle = colour
      g.fill(ellipse(w * x, h * y, r, r * 1.2))
      g.fillStyle = alpha('#ffffff', 0.35)
      g.fill(ellipse(w * x - r * 0.3, h * y - r * 0.4, r * 0.22, r * 0.4))
      const line = new Path2D()
      line.moveTo(w * x, h * y + r * 1.2)
      line.quadraticCurveTo(w * x + r * 0.5, h * y + r * 2.4, w * x, h * y + r * 3.6)
      stroke(g, line, '#ffffffc0', w * 0.004)
    }
    for (const [x, y, s] of [
      [0.1, 0.56, 0.12],
      [0.9, 0.62, 0.14],
      [0.5, 0.7, 0.16],
      [0.2, 0.78, 0.2],
      [0.8, 0.8, 0.2],
    ] as const)
      cloud(g, w * x, h * y, w * s, '#ffffffd0')
    ground(g, { w, h, floor }, '#ffffff', '#f3dcec')
    for (let i = 0; i < 7; i++) cloud(g, (w * i) / 6, floor + h * 0.01, w * 0.12, '#ffffff')
  },
  confetti(g, w, h, floor) {
    sky(g, w, h, '#fbe6d2', '#f9d3c8')
    const sweep = g.createLinearGradient(0, floor - h * 0.12, 0, h)
    sweep.addColorStop(0, '#f9d3c8')
    sweep.addColorStop(1, '#e9b0ac')
    g.fillStyle = sweep
    g.fillRect(0, floor - h * 0.12, w, h)
    const next = chance(31)
    const colours = ['#e87a91', '#2fb3b8', '#f6c933', '#7650b8', '#f4806a', '#4f9e5b']
    for (let i = 0; i < 110; i++) {
      g.save()
      g.translate(next() * w, next() * h)
      g.rotate(next() * 6)
      g.fillStyle = colours[i % colours.length]!
      g.fillRect(0, 0, w * (0.012 + next() * 0.014), w * 0.01)
      g.restore()
    }
  },
  rainbow(g, w, h, floor) {
    sky(g, w, h, '#a8dcf5', '#e6f4fb', '#fdf3e0')
    for (const [i, colour] of ['#e8566a', '#f4976a', '#f6d24a', '#6fbf73', '#4c9bd0', '#8a62c0'].entries()) {
      g.strokeStyle = alpha(colour, 0.85)
      g.lineWidth = w * 0.034
      g.beginPath()
      g.arc(w / 2, floor, w * (0.58 - i * 0.034), Math.PI, 0)
      g.stroke()
    }
    ground(g, { w, h, floor }, '#9fd28a', '#6fae6a')
    for (const x of [0.02, 0.98]) cloud(g, w * x, floor - h * 0.02, w * 0.16, '#ffffff')
  },
  spotlights(g, w, h, floor) {
    sky(g, w, h, '#1c1030', '#34184e', '#1c1030')
    stars(g, w, h * 0.6, 7, 40)
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (const [x, to, colour] of [
      [0.05, 0.62, '#e0568a'],
      [0.5, 0.5, '#ffd98a'],
      [0.95, 0.38, '#5aa8e0'],
    ] as const) {
      const beam = g.createLinearGradient(w * x, 0, w * to, floor)
      beam.addColorStop(0, alpha(colour, 0.75))
      beam.addColorStop(1, alpha(colour, 0.06))
      g.fillStyle = beam
      g.beginPath()
      g.moveTo(w * x - w * 0.02, 0)
      g.lineTo(w * x + w * 0.02, 0)
      g.lineTo(w * to + w * 0.26, floor + h * 0.04)
      g.lineTo(w * to - w * 0.26, floor + h * 0.04)
      g.fill()
    }
    g.restore()
    ground(g, { w, h, floor }, '#2a1440', '#160a24')
    g.fillStyle = '#6a3a8a'
    g.fill(ellipse(w / 2, h * 0.93, w * 0.44, h * 0.06))
    g.fillStyle = '#f3d9a4'
    g.fill(ellipse(w / 2, h * 0.92, w * 0.42, h * 0.052))
  },
  aurora(g, w, h, floor) {
    sky(g, w, h, '#0c1440', '#1c2f6a', '#2b5a7e')
    stars(g, w, h * 0.7, 19, 70)
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (const [i, colour] of ['#3fe0a0', '#5ac8e8', '#a06ae8'].entries())
      for (let k = 0; k < 26; k++) {
        const x = (w * k) / 25
        const y = h * (0.2 + i * 0.08) + Math.sin(k / 4 + i * 2) * h * 0.06
        const veil = g.createLinearGradient(0, y, 0, y + h * 0.34)
        veil.addColorStop(0, alpha(colour, 0))
        veil.addColorStop(0.35, alpha(colour, 0.22))
        veil.addColorStop(1, alpha(colour, 0))
        g.fillStyle = veil
        g.fillRect(x - w * 0.03, y, w * 0.06, h * 0.34)
      }
    g.restore()
    hill(g, { w, h, y: h * 0.76, rise: h * 0.05, turn: 1.2 }, '#16265a')
    ground(g, { w, h, floor }, '#e6f0fb', '#b4cdea')
    g.fillStyle = '#ffffff'
    g.fill(star({ x: w * 0.82, y: h * 0.12, r: w * 0.022 }, { points: 4, inner: 0.22 }))
  },
}
export function drawStudioSet(g: G, set: SetName, w: number, h: number): void {
  g.save()
  g.beginPath()
  g.rect(0, 0, w, h)
  g.clip()
  SCENES[set](g, w, h, h * 0.84)
  g.restore()
}
