/** Fairy lights: painted once into the room, with animated sparkles on top. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Layout } from '../view/layout-rects.ts'
import type { Scene } from '../view/scene.ts'

type Lights = { y0: number; sag: number; span: number; count: number; bulbs: { x: number; y: number }[] }

function hangLights({ w, h, portrait, score }: Layout): Lights {
  const count = portrait ? 2 : Math.max(3, Math.round(w / 330))
  const span = w / count
  // On a phone they hang between the buttons and the board.
  const y0 = portrait ? score.y + score.h * 0.74 : 0
  const sag = portrait ? 20 : Math.min(46, h * 0.05)
  const bulbs = Array.from({ length: count * 5 }, (_, i) => {
    const t = ((i % 5) + 1) / 6
    return { x: (Math.floor(i / 5) + t) * span, y: y0 + 4 * sag * t * (1 - t) + 5 }
  })
  return { y0, sag, span, count, bulbs }
}

export function paintLights(g: CanvasRenderingContext2D, layout: Layout): void {
  const { y0, sag, span, count, bulbs } = hangLights(layout)
  const random = createRng(4).next
  g.strokeStyle = 'rgba(20,8,24,.7)'
  g.lineWidth = 2
  for (let i = 0; i < count; i++) {
    g.beginPath()
    g.moveTo(i * span, y0)
    g.quadraticCurveTo(i * span + span / 2, y0 + sag * 2, (i + 1) * span, y0)
    g.stroke()
  }
  for (const { x, y } of bulbs) paintBulb(g, x, y, 0.75 + random() * 0.25)
}

/** The fairy lights sparkle in turn when something good happens, and now and then by themselves. */
export function drawTwinkle(g: CanvasRenderingContext2D, { layout, now, twinkle }: Scene): void {
  if (twinkle <= 0) return
  const { score } = layout
  const isBehindWindow = (x: number, y: number) =>
    x > score.x - 12 && x < score.x + score.w + 12 && y < score.y + score.h + 10
  hangLights(layout).bulbs.forEach(({ x, y }, i) => {
    if (isBehindWindow(x, y)) return
    const strength = Math.max(0, Math.sin(now / 110 - i * 1.9)) * twinkle
    if (strength > 0.1) paintBulb(g, x, y, strength)
  })
}

function paintBulb(g: CanvasRenderingContext2D, x: number, y: number, strength: number): void {
  const glow = g.createRadialGradient(x, y, 0, x, y, 22)
  glow.addColorStop(0, `rgba(255,226,150,${0.7 * strength})`)
  glow.addColorStop(1, 'rgba(255,200,110,0)')
  g.fillStyle = glow
  g.fillRect(x - 22, y - 22, 44, 44)
  g.fillStyle = '#fff3c9'
  g.beginPath()
  g.ellipse(x, y + 1, 3.4, 4.6, 0, 0, 7)
  g.fill()
}
