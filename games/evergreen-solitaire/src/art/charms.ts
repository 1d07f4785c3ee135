/** Glade objects besides trees, each one unit wide around (0, 0); `glow` from 0 to 1 is how far it is lit. */
import { blob, INK } from './animal-shapes.ts'
import type { Charm } from '../rules/prizes.ts'

type G = CanvasRenderingContext2D

const PAINTERS: Record<Charm, (g: G, glow: number) => void> = {
  mushrooms(g, glow) {
    for (const [x, y, size] of [
      [-0.42, 0.02, 0.7],
      [0.4, 0, 0.8],
      [-0.2, 0.14, 0.9],
      [0.17, 0.16, 1.1],
      [-0.02, -0.06, 0.6],
    ] as const) {
      g.save()
      g.translate(x, y)
      g.scale(size, size * (1 + glow * 0.25))
      blob(g, { x: 0, y: -0.07, rx: 0.055, ry: 0.1 }, INK)
      blob(g, { x: 0, y: -0.07, rx: 0.04, ry: 0.085 }, '#fbeed6')
      g.fillStyle = INK
      g.beginPath()
      g.ellipse(0, -0.13, 0.175, 0.15, 0, Math.PI, 0)
      g.fill()
      g.fillStyle = '#d8453a'
      g.beginPath()
      g.ellipse(0, -0.14, 0.155, 0.125, 0, Math.PI, 0)
      g.fill()
      blob(g, { x: -0.07, y: -0.19, rx: 0.028, ry: 0.022 }, '#fff6e6')
      blob(g, { x: 0.05, y: -0.22, rx: 0.032, ry: 0.024 }, '#fff6e6')
      blob(g, { x: 0.1, y: -0.16, rx: 0.02, ry: 0.016 }, '#fff6e6')
      g.restore()
    }
  },
  campfire(g, glow) {
    const light = g.createRadialGradient(0, -0.1, 0.05, 0, -0.1, 0.8)
    light.addColorStop(0, '#ffc35e90')
    light.addColorStop(1, '#ffc35e00')
    g.fillStyle = light
    g.fillRect(-0.8, -0.9, 1.6, 1.6)
    for (let i = 0; i < 7; i++)
      blob(
        g,
        { x: Math.cos(i * 0.9) * 0.34, y: 0.06 + Math.sin(i * 0.9) * 0.1, rx: 0.09, ry: 0.07 },
        '#6d675f',
      )
    for (const turn of [-0.35, 0.35]) blob(g, { x: 0, y: 0.02, rx: 0.28, ry: 0.055, turn }, '#5a3d28')
    const tall = 1 + glow * 0.6
    for (const [x, w, h, colour] of [
      [-0.1, 0.13, 0.34, '#e8642c'],
      [0.1, 0.13, 0.38, '#e8642c'],
      [0, 0.16, 0.52, '#f2952e'],
      [0, 0.09, 0.3, '#ffe08a'],
    ] as const) {
      g.fillStyle = colour
      g.beginPath()
      g.moveTo(x, -h * tall)
      g.quadraticCurveTo(x + w * 1.4, -h * 0.3, x, 0.02)
      g.quadraticCurveTo(x - w * 1.4, -h * 0.3, x, -h * tall)
      g.fill()
    }
  },
  pond(g, glow) {
    blob(g, { x: 0, y: 0, rx: 0.62, ry: 0.23 }, '#4d6a52')
    blob(g, { x: 0, y: 0, rx: 0.57, ry: 0.2 }, '#2c6f8f')
    blob(g, { x: -0.08, y: -0.04, rx: 0.42, ry: 0.12 }, '#4f9cb8')
    blob(g, { x: -0.16, y: -0.08, rx: 0.16, ry: 0.03 }, '#d8f3ff90')
    for (const ring of glow > 0 ? [0.35, 0.7, 1] : []) {
      g.globalAlpha = glow * (1.1 - ring)
      g.strokeStyle = '#e8fbff'
      g.lineWidth = 0.02
      g.beginPath()
      g.ellipse(0.05, 0, 0.5 * ring * (1.2 - glow * 0.4), 0.16 * ring, 0, 0, Math.PI * 2)
      g.stroke()
    }
    g.globalAlpha = 1
    for (const [x, y, bloom] of [
      [0.3, 0.04, '#ffb7d0'],
      [-0.32, 0.06, '#fff6f9'],
    ] as const) {
      blob(g, { x, y, rx: 0.1, ry: 0.04 }, '#5fa452')
      blob(g, { x, y: y - 0.04 - glow * 0.05, rx: 0.045, ry: 0.04 }, bloom)
    }
    g.strokeStyle = '#3f7a3a'
    g.lineWidth = 0.022
    for (const [x, lean] of [
      [0.52, 0.05],
      [0.57, 0.1],
      [-0.55, -0.07],
    ] as const) {
      g.beginPath()
      g.moveTo(x, 0.05)
      g.quadraticCurveTo(x, -0.15, x + lean, -0.32)
      g.stroke()
      blob(g, { x: x + lean, y: -0.34, rx: 0.022, ry: 0.07 }, '#6b4a2c')
    }
  },
  lanterns(g, glow) {
    g.strokeStyle = '#4a3423'
    g.lineWidth = 0.05
    for (const x of [-0.6, 0.6]) {
      g.beginPath()
      g.moveTo(x, 0.05)
      g.lineTo(x, -0.72)
      g.stroke()
    }
    g.lineWidth = 0.018
    g.beginPath()
    g.moveTo(-0.6, -0.7)
    g.quadraticCurveTo(0, -0.42, 0.6, -0.7)
    g.stroke()
    for (const [x, y, colour] of [
      [-0.38, -0.52, '#ffb84d'],
      [-0.13, -0.46, '#ff8f6b'],
      [0.13, -0.46, '#ffe08a'],
      [0.38, -0.52, '#ff8f6b'],
    ] as const) {
      const r = 0.26 + glow * 0.3
      const light = g.createRadialGradient(x, y, 0.02, x, y, r)
      light.addColorStop(0, `${colour}b0`)
      light.addColorStop(1, `${colour}00`)
      g.fillStyle = light
      g.fillRect(x - r, y - r, r * 2, r * 2)
      blob(g, { x, y, rx: 0.085, ry: 0.1 }, INK)
      blob(g, { x, y, rx: 0.07, ry: 0.085 }, colour)
      blob(g, { x, y: y + 0.01, rx: 0.03, ry: 0.045 }, '#fff8e0')
    }
  },
}
type Stand = { x: number; foot: number; width: number }

export function drawCharm(g: G, charm: Charm, { x, foot, width }: Stand, glow = 0): void {
  g.save()
  g.translate(x, foot)
  g.scale(width, width)
  g.lineCap = 'round'
  PAINTERS[charm](g, glow)
  g.restore()
}
