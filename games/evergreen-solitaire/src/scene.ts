/** The table: moss and felt under firs at night, with fireflies that go about their own business. */
import type { Screen } from '@playhouse/game-kit'
import { drawFir } from './faces.ts'

type G = CanvasRenderingContext2D
const FIREFLIES = 22

export function createScene() {
  let picture: HTMLCanvasElement | null = null
  let glow: HTMLCanvasElement | null = null
  const flies = Array.from({ length: FIREFLIES }, (_, i) => ({
    x: ((i * 0.618) % 1) * 1.1 - 0.05,
    y: ((i * 0.377) % 1) * 0.96,
    pace: 0.5 + ((i * 0.271) % 1),
    phase: i * 1.7,
    size: 0.6 + ((i * 0.513) % 1) * 0.8,
  }))
  return {
    resize({ w, h, ratio }: Screen) {
      picture = document.createElement('canvas')
      // A soft picture needs no more pixels than this.
      const sharp = Math.min(1.5, ratio)
      picture.width = Math.ceil(w * sharp)
      picture.height = Math.ceil(h * sharp)
      const g = picture.getContext('2d')!
      g.scale(sharp, sharp)
      paint(g, w, h)
      glow ??= paintGlow()
    },
    draw(g: G, { w, h }: Screen, now: number, isCalm: boolean) {
      if (picture) g.drawImage(picture, 0, 0, w, h)
      if (!glow) return
      g.save()
      g.globalCompositeOperation = 'lighter'
      const t = isCalm ? 0 : now / 1000
      for (const { x, y, pace, phase, size } of flies) {
        const px = (x + Math.sin(t * 0.21 * pace + phase) * 0.06) * w
        const py = (y + Math.sin(t * 0.33 * pace + phase * 1.3) * 0.05) * h
        const light = isCalm ? 0.6 : Math.max(0, Math.sin(t * 0.9 * pace + phase)) ** 1.5
        const s = 34 * size
        g.globalAlpha = light * 0.75
        g.drawImage(glow, px - s / 2, py - s / 2, s, s)
      }
      g.restore()
    },
  }
}

function paintGlow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const g = canvas.getContext('2d')!
  const light = g.createRadialGradient(32, 32, 1, 32, 32, 32)
  light.addColorStop(0, '#fffbd0')
  light.addColorStop(0.14, '#e9f58a')
  light.addColorStop(0.35, '#a9d65a55')
  light.addColorStop(1, '#7fc85000')
  g.fillStyle = light
  g.fillRect(0, 0, 64, 64)
  return canvas
}

function paint(g: G, w: number, h: number): void {
  const felt = g.createRadialGradient(w * 0.5, h * 0.34, 20, w * 0.5, h * 0.45, Math.max(w, h) * 0.75)
  felt.addColorStop(0, '#2f8266')
  felt.addColorStop(0.45, '#1f6352')
  felt.addColorStop(1, '#0d3431')
  g.fillStyle = felt
  g.fillRect(0, 0, w, h)
  paintThreads(g, w, h)
  const unit = Math.max(70, Math.max(w, h) * 0.13)
  // Firs stand around the table like people around a game; their tops point out of it.
  for (const [share, fill, size] of [
    [0.5, '#1c6353b0', 1.25],
    [0, '#134f44d8', 1],
  ] as const) {
    const count = Math.ceil(w / unit) + 1
    for (let i = 0; i <= count; i++) {
      const tall = unit * size * (1.05 + ((i * 0.37 + share) % 0.5))
      drawFir(g, (i + share - 0.25) * unit, h + tall * 0.34, unit * 0.92, tall, fill)
    }
  }
  for (const side of [0, 1]) {
    const x = side === 0 ? -unit * 0.12 : w + unit * 0.12
    drawFir(g, x, h + unit * 0.2, unit * 1.5, unit * 3, '#0b342ee0')
  }
  g.strokeStyle = '#0b3a32aa'
  g.lineCap = 'round'
  for (let i = 0; i < 9; i++) paintFern(g, ((i + 0.5) / 9) * w, h + 4, 24 + ((i * 13) % 20), i)
  const dark = g.createRadialGradient(
    w / 2,
    h * 0.42,
    Math.min(w, h) * 0.35,
    w / 2,
    h * 0.45,
    Math.max(w, h) * 0.72,
  )
  dark.addColorStop(0, '#04181800')
  dark.addColorStop(1, '#04181890')
  g.fillStyle = dark
  g.fillRect(0, 0, w, h)
}

/** Short fibres, so that the table looks like something to put a hand on. */
function paintThreads(g: G, w: number, h: number): void {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  g.lineWidth = 1
  for (let i = 0; i < (w * h) / 260; i++) {
    const x = next() * w
    const y = next() * h
    const turn = next() * 6.28
    g.strokeStyle = next() > 0.5 ? '#ffffff09' : '#00000016'
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(turn) * 5, y + Math.sin(turn) * 5)
    g.stroke()
  }
}

function paintFern(g: G, x: number, y: number, size: number, turn: number): void {
  g.lineWidth = 3
  for (let i = -2; i <= 2; i++) {
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(
      x + i * size * 0.3,
      y - size * 0.8,
      x + i * size * 0.7 + (turn % 3) * 3,
      y - size * (1.1 - Math.abs(i) * 0.24),
    )
    g.stroke()
  }
}
