/** Frames for photographs. */
import { at, curve, ellipse, heart, light, star, stroke, taper, twinkle, fillOdd } from '../pen.ts'
import type { G } from '../pen.ts'

export const FRAMES = ['none', 'ivory', 'gold', 'petals', 'stars', 'film'] as const
export type FrameName = (typeof FRAMES)[number]

export const border = (g: G, w: number, h: number, t: number, colour: string) => {
  const path = new Path2D()
  path.rect(0, 0, w, h)
  path.roundRect(t, t, w - t * 2, h - t * 2, t * 0.6)
  g.fillStyle = colour
  fillOdd(g, path)
}
export const around = (
  w: number,
  h: number,
  t: number,
  step: number,
  put: (x: number, y: number, i: number) => void,
) => {
  let i = 0
  for (let x = t; x <= w - t; x += (w - t * 2) / Math.round((w - t * 2) / step)) {
    put(x, t, i++)
    put(x, h - t, i++)
  }
  for (let y = t + step; y < h - t - step / 2; y += step) {
    put(t, y, i++)
    put(w - t, y, i++)
  }
}
export function drawFrame(g: G, frame: FrameName, w: number, h: number): void {
  const t = w * 0.045
  if (frame === 'ivory') {
    border(g, w, h, t, '#fff8ee')
    const line = new Path2D()
    line.roundRect(t * 0.55, t * 0.55, w - t * 1.1, h - t * 1.1, t * 0.4)
    stroke(g, line, '#d9a98a', w * 0.004)
  } else if (frame === 'gold') {
    const tone = g.createLinearGradient(0, 0, w, h)
    for (const [i, colour] of ['#f7dc94', '#b98328', '#fbe9b4', '#a8701c', '#f2cc78'].entries())
      tone.addColorStop(i / 4, colour)
    const path = new Path2D()
    path.rect(0, 0, w, h)
    path.roundRect(t, t, w - t * 2, h - t * 2, t * 0.3)
    g.fillStyle = tone
    fillOdd(g, path)
    for (const [x, y, sx, sy] of [
      [0, 0, 1, 1],
      [w, 0, -1, 1],
      [0, h, 1, -1],
      [w, h, -1, -1],
    ] as const) {
      g.save()
      g.translate(x, y)
      g.scale(sx, sy)
      for (const [dx, dy] of [
        [3.4, 1.2],
        [1.2, 3.4],
        [2, 2],
      ] as const) {
        stroke(
          g,
          curve(new Path2D(), [
            at(t * 0.5, t * 0.5),
            at(t * dx, t * dy * 0.6),
            at(t * dx * 1.1, t * dy * 1.1),
          ]),
          '#8a5a1c',
          t * 0.22,
        )
        stroke(
          g,
          curve(new Path2D(), [
            at(t * 0.5, t * 0.5),
            at(t * dx, t * dy * 0.6),
            at(t * dx * 1.1, t * dy * 1.1),
          ]),
          '#fbe3a4',
          t * 0.12,
        )
      }
      g.restore()
    }
  } else if (frame === 'petals') {
    border(g, w, h, t * 0.7, '#fde3dd')
    around(w, h, t * 0.75, t * 1.7, (x, y, i) => {
      const colour = ['#e87a91', '#f7b27a', '#c75fb0'][i % 3]!
      for (let k = 0; k < 5; k++) {
        g.fillStyle = k % 2 ? colour : light(colour, 0.3)
        g.fill(
          ellipse(x + Math.cos(k * 1.257 + i) * t * 0.42, y + Math.sin(k * 1.257 + i) * t * 0.42, t * 0.36),
        )
      }
      g.fillStyle = '#f8cf6a'
      g.fill(ellipse(x, y, t * 0.24))
    })
  } else drawOrnateFrame(frame, g, w, h, t)
}

/** Frames with ornaments. */
function drawOrnateFrame(frame: FrameName, g: G, w: number, h: number, t: number): void {
  if (frame === 'stars') {
    border(g, w, h, t, '#2b1a50')
    around(w, h, t * 0.55, t * 1.5, (x, y, i) => {
      g.fillStyle = i % 3 ? '#f7dc94' : '#ffffff'
      g.fill(
        i % 2 ? star({ x, y, r: t * 0.42 }, { points: 5, inner: 0.46, turn: i }) : twinkle(x, y, t * 0.5),
      )
    })
  } else if (frame === 'film') {
    g.fillStyle = '#231a2c'
    g.fillRect(0, 0, t * 1.7, h)
    g.fillRect(w - t * 1.7, 0, t * 1.7, h)
    g.fillStyle = '#fff8ee'
    for (let y = t * 0.5; y < h; y += t * 1.7)
      for (const x of [t * 0.4, w - t * 1.3]) {
        g.beginPath()
        g.roundRect(x, y, t * 0.9, t, t * 0.2)
        g.fill()
      }
    g.fillStyle = '#c8324d'
    g.fill(heart(w - t * 2.6, h - t * 1.4, t * 0.6))
    taper(
      g,
      { from: at(t * 2.2, t * 0.8), bend: at(w / 2, t * 0.5), to: at(w - t * 2.2, t * 0.8) },
      2,
      '#ffffff60',
    )
  }
}
