/** Hair over the skull: the hairline, strands from the parting and a band of shine. */
import { fillHair, roundOff } from './hair-locks.ts'
import type { HairStyle, Tint } from './hair-locks.ts'
import { alpha, at, bend, chance, curve, dark, ellipse, light, lineOf, mix, stroke, taper } from '../pen.ts'
import type { G, Point } from '../pen.ts'

export function drawAfroLine(g: G, tint: Tint, v: number): void {
  const next = chance(11)
  const path = new Path2D()
  for (let i = 0; i <= 16; i++) {
    const turn = Math.PI * (1.04 + (i / 16) * 0.92)
    path.addPath(ellipse(Math.cos(turn) * (57 + v * 0.1), -16 + Math.sin(turn) * 58, 14))
  }
  fillHair(g, path, tint, -90, 60)
  g.save()
  g.clip(path)
  for (let i = 0; i < 90; i++) {
    g.strokeStyle = alpha(i % 2 ? dark(tint.a, 0.7) : light(tint.a, 0.45), 0.4)
    g.lineWidth = 1.7
    g.beginPath()
    g.arc(-74 + next() * 148, -90 + next() * 90, 4 + next() * 3, next() * 6, 6)
    g.stroke()
  }
  g.restore()
}

/** Hair over the skull: an outer arc, a hairline, strands from the parting, and a band of shine. */
export function drawCap(g: G, { part, fringe, volume: v, back, extra }: HairStyle, tint: Tint): void {
  const isTight = back === 'short' && fringe === 'short'
  const w = 59 + v * (isTight ? 0.25 : 0.75)
  const up = 90 + v * 0.9
  const low = extra === 'bun' || extra === 'ponytail' || extra === 'buns' ? 4 : fringe === 'short' ? 16 : 30
  const root = at(part, -86 - v * 0.4)
  const skull = (turn: number) => at(Math.sin(turn) * w, -22 - Math.cos(turn) * (up - 22))
  // The ends taper off in front of the ears.
  const outer = [
    at(-53, low + 8),
    at(-w + 3, low - 20),
    ...Array.from({ length: 9 }, (_, i) => skull(((i - 4) / 4) * 1.62)),
    at(w - 3, low - 20),
    at(53, low + 8),
  ]
  const inner = HAIRLINES[fringe](part, low)
  const path = curve(new Path2D(), outer)
  curve(path, inner, false)
  path.closePath()
  g.save()
  g.clip(ellipse(0, 4, 57, 84))
  g.translate(2, 7)
  stroke(g, path, alpha('#4a1626', 0.16), 9)
  g.restore()
  fillHair(g, path, { a: tint.a, b: mix(tint.a, tint.b, 0.25) }, -up, 90)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  const ends = [
    ...inner.slice(0, -1),
    ...inner.slice(1).map(({ x, y }) => at(x * 1.08, y - 3)),
    at(-w, -30),
    at(w, -30),
    at(-w, 0),
    at(w, 0),
  ]
  ends.forEach((end, i) => {
    const side = Math.sign(end.x - root.x || 1)
    const control = at((root.x + end.x) / 2 + side * 20, Math.min(root.y, end.y) + 2)
    taper(
      g,
      { from: at(root.x + side * 2, root.y + 6), bend: control, to: end },
      2.6,
      alpha(dark(tint.a, 0.62), 0.45),
    )
    const shine = i % 2 ? 0.4 : 0.24
    const from = bend(root, control, end, 0.34)
    const to = bend(root, control, end, 0.68)
    taper(
      g,
      { from: at(from.x + 3, from.y), bend: at((from.x + to.x) / 2 + side * 5, (from.y + to.y) / 2 - 3), to },
      4.6,
      alpha(light(tint.a, 0.7), shine),
    )
  })
  if (Math.abs(part) < 40 && fringe !== 'full' && !isTight)
    taper(
      g,
      { from: at(root.x, root.y - 8), bend: at(root.x - 1, -78), to: at(part, -58) },
      2.4,
      alpha(dark(tint.a, 0.7), 0.6),
    )
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
}

/** The lower edge of the cap, from the right ear to the left one. */
const HAIRLINES: Record<HairStyle['fringe'], (part: number, low: number) => Point[]> = {
  none: (part, low) => [
    at(52, low - 6),
    at(51, -16),
    at(40, -46),
    at(part + 14, -60),
    at(part, -63),
    at(part - 14, -60),
    at(-40, -46),
    at(-51, -16),
    at(-52, low - 6),
  ],
  short: (part, low) => [
    at(53, low - 2),
    at(52, -14),
    at(45, -40),
    at(20, -54),
    at(part * 0.4, -56),
    at(-20, -54),
    at(-45, -40),
    at(-52, -14),
    at(-53, low - 2),
  ],
  full: (_, low) => [
    at(54, low),
    at(49, -2),
    at(44, -12),
    at(33, -8),
    at(24, -15),
    at(12, -9),
    at(1, -15),
    at(-11, -9),
    at(-22, -15),
    at(-33, -8),
    at(-44, -12),
    at(-49, -2),
    at(-54, low),
  ],
  wispy: (_, low) => [
    at(54, low + 6),
    at(48, 0),
    at(45, -30),
    at(34, -16),
    at(27, -34),
    at(14, -14),
    at(8, -34),
    at(-6, -12),
    at(-12, -34),
    at(-26, -14),
    at(-34, -32),
    at(-45, -6),
    at(-50, 4),
    at(-54, low + 6),
  ],
  side: (part, low) => [
    at(55, low + 10),
    at(50, 10),
    at(42, -16),
    at(20, -32),
    at(part + 4, -62),
    at(part - 12, -58),
    at(-42, -36),
    at(-50, -10),
    at(-53, low),
  ],
  curtain: (part, low) => [
    at(55, low + 12),
    at(49, 18),
    at(45, -2),
    at(30, -26),
    at(part + 8, -50),
    at(part, -62),
    at(part - 8, -50),
    at(-30, -26),
    at(-45, -2),
    at(-49, 18),
    at(-55, low + 12),
  ],
}
