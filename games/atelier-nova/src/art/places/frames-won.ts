/** Frames earned as rewards. */
import type { WonFrame } from '../../view/deeds.ts'
import { around, border } from './frames.ts'
import { at, blob, ellipse, heart, light, poly, star } from '../pen.ts'
import type { G } from '../pen.ts'

type Draw = (g: G, w: number, h: number, t: number) => void
const FRAMES: Record<WonFrame, Draw> = {
  ribbon(g, w, h, t) {
    border(g, w, h, t * 0.8, '#fbd3dd')
    g.fillStyle = '#e87a91'
    for (const y of [t * 0.3, h - t * 0.5]) g.fillRect(0, y, w, t * 0.2)
    for (const x of [t * 0.3, w - t * 0.5]) g.fillRect(x, 0, t * 0.2, h)
    for (const [x, y] of [
      [t, t],
      [w - t, t],
      [t, h - t],
      [w - t, h - t],
    ] as const) {
      g.fillStyle = '#d4567e'
      for (const s of [-1, 1]) {
        g.fill(poly([at(x, y), at(x + s * t * 1.5, y - t * 0.8), at(x + s * t * 1.5, y + t * 0.8)]))
        g.fill(poly([at(x, y), at(x + s * t * 1.1, y + t * 1.9), at(x + s * t * 0.4, y + t * 1.9)]))
      }
      g.fillStyle = '#a83a62'
      g.fill(ellipse(x, y, t * 0.42))
    }
  },
  hearts(g, w, h, t) {
    border(g, w, h, t * 0.8, '#fff1ea')
    around(w, h, t * 0.7, t * 1.8, (x, y, i) => {
      g.fillStyle = ['#e0567a', '#f4976a', '#b8456f'][i % 3]!
      g.fill(heart(x, y, t * (i % 2 ? 0.62 : 0.44)))
    })
  },
  leaves(g, w, h, t) {
    border(g, w, h, t * 0.6, '#eef3da')
    around(w, h, t * 0.75, t * 1.3, (x, y, i) => {
      g.save()
      g.translate(x, y)
      g.rotate(i * 1.7)
      g.fillStyle = ['#4f9e5b', '#7f8f3c', '#2f7a58'][i % 3]!
      g.fill(blob([at(-t * 0.9, 0), at(0, -t * 0.45), at(t * 0.9, 0), at(0, t * 0.45)]))
      g.restore()
      if (i % 4) return
      g.fillStyle = '#f3f0e0'
      g.fill(ellipse(x, y, t * 0.34))
      g.fillStyle = '#f0b63a'
      g.fill(ellipse(x, y, t * 0.15))
    })
  },
  stamp(g, w, h, t) {
    border(g, w, h, t * 1.2, '#fffaf0')
    g.fillStyle = '#6a5a78'
    around(w, h, 0, t * 1.1, (x, y) => g.fill(ellipse(x, y, t * 0.36)))
    g.strokeStyle = '#c8324d'
    g.lineWidth = t * 0.14
    g.beginPath()
    g.arc(w - t * 3.4, t * 3.4, t * 1.9, 0, Math.PI * 2)
    g.stroke()
    g.fillStyle = '#c8324d'
    g.fill(star({ x: w - t * 3.4, y: t * 3.4, r: t * 1.1 }))
  },
  pearls(g, w, h, t) {
    border(g, w, h, t * 0.9, '#4a2a5e')
    around(w, h, t * 0.5, t * 0.95, (x, y, i) => {
      const r = t * (i % 5 ? 0.36 : 0.5)
      g.fillStyle = i % 5 ? '#efe3ea' : '#f3d48a'
      g.fill(ellipse(x, y, r))
      g.fillStyle = '#ffffff'
      g.fill(ellipse(x - r * 0.3, y - r * 0.35, r * 0.32))
    })
  },
  moonlight(g, w, h, t) {
    border(g, w, h, t, '#1c2f6a')
    around(w, h, t * 0.55, t * 2, (x, y, i) => {
      g.fillStyle = '#f7e3a4'
      if (i % 2) return g.fill(star({ x, y, r: t * 0.36 }, { points: 4, inner: 0.26 }))
      g.fill(ellipse(x, y, t * 0.48))
      g.fillStyle = '#1c2f6a'
      g.fill(ellipse(x + t * 0.22, y - t * 0.1, t * 0.4))
    })
    g.strokeStyle = light('#5a78c8', 0.3)
    g.lineWidth = t * 0.12
    g.strokeRect(t, t, w - t * 2, h - t * 2)
  },
}
/** `broad`: times its usual breadth, for small pictures. */
export function drawWonFrame(g: G, frame: WonFrame, w: number, h: number, broad = 1): void {
  FRAMES[frame](g, w, h, w * 0.045 * broad)
}
