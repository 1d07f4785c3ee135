/** Scarves and bows worn on or instead of hair. */
import { fillHair, roundOff } from './hair-locks.ts'
import type { Tint } from './hair-locks.ts'
import { alpha, at, blob, dark, ellipse, fillOdd, light, lineOf, stroke, taper } from '../pen.ts'
import type { G, Point } from '../pen.ts'

export function drawBow(g: G, x: number, y: number, r: number, colour: string): void {
  for (const s of [-1, 1]) {
    const wing = blob([
      at(x, y),
      at(x + s * r * 0.7, y - r * 0.62),
      at(x + s * r * 1.15, y - r * 0.2),
      at(x + s * r * 1.05, y + r * 0.46),
      at(x + s * r * 0.5, y + r * 0.36),
    ])
    const tail = blob([
      at(x, y),
      at(x + s * r * 0.5, y + r * 0.7),
      at(x + s * r * 0.62, y + r * 1.2),
      at(x + s * r * 0.2, y + r * 1.05),
    ])
    for (const path of [tail, wing]) {
      const tone = g.createLinearGradient(x - r, y - r, x + r, y + r)
      tone.addColorStop(0, light(colour, 0.3))
      tone.addColorStop(1, dark(colour, 0.2))
      g.fillStyle = tone
      g.fill(path)
      stroke(g, path, lineOf(colour), 2)
    }
    taper(
      g,
      { from: at(x + s * 5, y), bend: at(x + s * r * 0.5, y - 4), to: at(x + s * r * 0.8, y - r * 0.2) },
      3,
      alpha(dark(colour, 0.6), 0.4),
    )
  }
  g.fillStyle = colour
  const knot = ellipse(x, y, r * 0.24, r * 0.28)
  g.fill(knot)
  stroke(g, knot, lineOf(colour), 2)
}

export function drawHijabBack(g: G, tint: Tint): void {
  const path = blob([
    at(0, -100),
    at(-50, -80),
    at(-72, -20),
    at(-70, 60),
    at(-84, 128),
    at(-50, 160),
    at(0, 150),
    at(52, 162),
    at(86, 128),
    at(70, 60),
    at(72, -20),
    at(50, -80),
  ])
  fillHair(g, path, { a: dark(tint.a, 0.3), b: dark(tint.a, 0.4) }, -90, 160)
  stroke(g, path, lineOf(tint.a), 2.2)
}

export function drawHijabFront(g: G, tint: Tint): void {
  const path = new Path2D()
  path.addPath(
    blob([
      at(0, -100),
      at(-52, -82),
      at(-72, -24),
      at(-66, 44),
      at(-78, 106),
      at(-46, 150),
      at(6, 160),
      at(58, 142),
      at(78, 104),
      at(66, 44),
      at(72, -24),
      at(52, -82),
    ]),
  )
  const opening = blob([
    at(0, -58),
    at(-34, -46),
    at(-48, -8),
    at(-44, 40),
    at(-24, 76),
    at(0, 90),
    at(24, 76),
    at(44, 40),
    at(48, -8),
    at(34, -46),
  ])
  path.addPath(opening)
  g.save()
  g.clip(ellipse(0, 8, 57, 86))
  g.translate(2, 6)
  stroke(g, opening, alpha('#4a1626', 0.2), 10)
  g.restore()
  const tone = g.createLinearGradient(-70, -90, 80, 150)
  tone.addColorStop(0, light(tint.a, 0.24))
  tone.addColorStop(0.5, tint.a)
  tone.addColorStop(1, dark(tint.a, 0.24))
  g.fillStyle = tone
  fillOdd(g, path)
  g.save()
  g.clip(path, 'evenodd')
  const folds: [Point, Point, Point][] = [
    [at(-20, -96), at(-66, -50), at(-58, 40)],
    [at(-50, 60), at(-10, 116), at(60, 96)],
    [at(-62, 84), at(-20, 146), at(56, 124)],
    [at(24, -94), at(64, -40), at(56, 44)],
    [at(-56, 40), at(-20, 100), at(48, 78)],
    [at(-30, 150), at(10, 140), at(40, 108)],
  ]
  for (const [a, c, b] of folds) {
    taper(g, { from: a, bend: c, to: b }, 6, alpha(dark(tint.a, 0.6), 0.3))
    taper(
      g,
      { from: at(a.x - 5, a.y - 2), bend: at(c.x - 5, c.y - 3), to: at(b.x - 5, b.y - 2) },
      4,
      alpha(light(tint.a, 0.7), 0.34),
    )
  }
  stroke(g, opening, alpha(dark(tint.a, 0.5), 0.3), 12)
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
  if (tint.b !== tint.a) {
    g.fillStyle = tint.b
    g.fill(ellipse(-52, 62, 6))
    stroke(g, ellipse(-52, 62, 6), lineOf(tint.b), 1.6)
  }
}

export function drawTurban(g: G, tint: Tint): void {
  const path = blob([
    at(-56, -18),
    at(-66, -58),
    at(-40, -104),
    at(4, -122),
    at(48, -104),
    at(66, -58),
    at(56, -18),
    at(24, -44),
    at(0, -50),
    at(-24, -44),
  ])
  fillHair(g, path, { a: tint.a, b: dark(tint.a, 0.2) }, -120, 0)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  for (let i = 0; i < 6; i++) {
    const k = i / 5
    taper(
      g,
      {
        from: at(-66 + k * 20, -70 + k * 46),
        bend: at(-10, -118 + k * 62),
        to: at(30 + k * 30, -100 + k * 60),
      },
      5,
      alpha(dark(tint.a, 0.6), 0.34),
    )
    taper(
      g,
      {
        from: at(66 - k * 20, -74 + k * 46),
        bend: at(10, -116 + k * 62),
        to: at(-10 - k * 40, -96 + k * 64),
      },
      3.6,
      alpha(light(tint.a, 0.7), 0.36),
    )
  }
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
  const knot = blob([at(-10, -66), at(0, -84), at(12, -66), at(8, -46), at(-8, -46)])
  g.fillStyle = tint.b
  g.fill(knot)
  stroke(g, knot, lineOf(tint.b), 2)
}
