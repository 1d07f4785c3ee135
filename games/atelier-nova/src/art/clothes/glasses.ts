/** Glasses and masks. */
import type { Dye } from './cloth.ts'
import type { EyeCut } from '../../data/cuts.ts'
import { alpha, at, blob, dark, ellipse, fillOdd, heart, light, lineOf, star, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'

export function drawGlasses(g: G, { glasses }: EyeCut, dye: Dye): void {
  if (glasses === 'mask') return drawMask(g, dye)
  if (glasses === 'visor') return drawVisor(g, dye)
  const isDark = glasses !== 'round' && glasses !== 'half' && glasses !== 'cat'
  const arms = new Path2D()
  for (const s of [-1, 1]) {
    arms.moveTo(s * 45, 6)
    arms.lineTo(s * 58, 4)
  }
  arms.moveTo(-8, 10)
  arms.quadraticCurveTo(0, 3, 8, 10)
  stroke(g, arms, lineOf(dye.a), 5)
  stroke(g, arms, dye.a, 2.8)
  for (const s of [-1, 1]) {
    const lens = LENSES[glasses](s)
    g.save()
    g.clip(lens)
    const tint = g.createLinearGradient(0, -14, 0, 36)
    tint.addColorStop(0, alpha(isDark ? dye.b : light(dye.b, 0.7), isDark ? 0.82 : 0.2))
    tint.addColorStop(1, alpha(isDark ? light(dye.b, 0.3) : '#ffffff', isDark ? 0.42 : 0.12))
    g.fillStyle = tint
    g.fillRect(-80, -40, 160, 100)
    taper(
      g,
      { from: at(s * 27 - 12, 26), bend: at(s * 27 - 6, 8), to: at(s * 27 + 4, -8) },
      7,
      alpha('#ffffff', isDark ? 0.42 : 0.5),
    )
    g.restore()
    stroke(g, lens, lineOf(dye.a), 5.4)
    stroke(g, lens, dye.a, 3)
    stroke(g, lens, alpha(light(dye.a, 0.7), 0.4), 1)
  }
}

const LENSES: Record<Exclude<EyeCut['glasses'], 'mask' | 'visor'>, (s: number) => Path2D> = {
  round: (s) => ellipse(s * 27.5, 14, 21, 21),
  half: (s) =>
    blob([at(s * 9, 20), at(s * 28, 19), at(s * 47, 19), at(s * 45, 34), at(s * 28, 41), at(s * 11, 34)]),
  cat: (s) =>
    blob([
      at(s * 8, 6),
      at(s * 28, -4),
      at(s * 48, -12),
      at(s * 54, -10),
      at(s * 50, 16),
      at(s * 34, 32),
      at(s * 14, 28),
    ]),
  aviator: (s) =>
    blob([
      at(s * 7, 0),
      at(s * 28, -4),
      at(s * 50, -1),
      at(s * 50, 20),
      at(s * 36, 37),
      at(s * 18, 34),
      at(s * 8, 16),
    ]),
  star: (s) => star({ x: s * 28, y: 14, r: 27 }, { points: 5, inner: 0.58 }),
  heart: (s) => heart(s * 28, 14, 23),
}

function drawVisor(g: G, dye: Dye): void {
  const shape = blob([
    at(-60, -6),
    at(0, -12),
    at(60, -6),
    at(58, 22),
    at(30, 32),
    at(0, 26),
    at(-30, 32),
    at(-58, 22),
  ])
  const tint = g.createLinearGradient(-60, -10, 60, 30)
  tint.addColorStop(0, alpha(light(dye.a, 0.4), 0.85))
  tint.addColorStop(0.5, alpha(dye.b, 0.72))
  tint.addColorStop(1, alpha(dark(dye.a, 0.2), 0.9))
  g.fillStyle = tint
  g.fill(shape)
  taper(g, { from: at(-48, 20), bend: at(-34, 0), to: at(-10, -6) }, 7, '#ffffff90')
  stroke(g, shape, lineOf(dye.a), 2.6)
}

function drawMask(g: G, dye: Dye): void {
  const shape = new Path2D()
  shape.addPath(
    blob([
      at(0, -4),
      at(-20, -14),
      at(-44, -18),
      at(-66, -28),
      at(-58, 14),
      at(-40, 34),
      at(-16, 34),
      at(0, 22),
      at(16, 34),
      at(40, 34),
      at(58, 14),
      at(66, -28),
      at(44, -18),
      at(20, -14),
    ]),
  )
  for (const s of [-1, 1])
    shape.addPath(blob([at(s * 10, 16), at(s * 24, 0), at(s * 45, 6), at(s * 42, 20), at(s * 24, 26)]))
  const tint = g.createLinearGradient(-60, -20, 60, 40)
  tint.addColorStop(0, light(dye.a, 0.25))
  tint.addColorStop(1, dark(dye.a, 0.25))
  g.fillStyle = tint
  fillOdd(g, shape)
  stroke(g, shape, lineOf(dye.a), 2)
  for (const s of [-1, 1]) {
    taper(g, { from: at(s * 12, -6), bend: at(s * 34, -18), to: at(s * 60, -22) }, 3, dye.b)
    for (const [x, y] of [
      [54, -12],
      [48, 24],
      [12, 30],
    ] as const) {
      g.fillStyle = dye.b
      g.fill(ellipse(s * x, y, 3))
    }
    for (let i = 0; i < 3; i++)
      taper(
        g,
        {
          from: at(s * 58, -22),
          bend: at(s * (68 + i * 8), -44 - i * 4),
          to: at(s * (62 + i * 12), -66 - i * 6 + i * i * 6),
        },
        8,
        i % 2 ? dye.b : light(dye.a, 0.2),
      )
  }
}
