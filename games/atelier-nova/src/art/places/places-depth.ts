/** Depth effects of places: round planets, craters, drifts, boards. The light comes from the upper left. */
import { alpha, at, curve, dark, ellipse, light, poly, stroke } from '../pen.ts'
import type { G, Circle, Oval } from '../pen.ts'
import type { FloorSize } from './place-shapes.ts'

/** A globe with bands or craters, a shaded side and a bright rim. */
export function planet(
  g: G,
  { x, y, r }: Circle,
  colour: string,
  marks: readonly (readonly [x: number, y: number, r: number])[] = [],
): void {
  const globe = ellipse(x, y, r)
  const tone = g.createRadialGradient(x - r * 0.42, y - r * 0.46, r * 0.1, x, y, r * 1.06)
  tone.addColorStop(0, light(colour, 0.5))
  tone.addColorStop(0.45, colour)
  tone.addColorStop(1, dark(colour, 0.55))
  const halo = g.createRadialGradient(x, y, r * 0.9, x, y, r * 1.5)
  halo.addColorStop(0, alpha(light(colour, 0.3), 0.4))
  halo.addColorStop(1, alpha(colour, 0))
  g.fillStyle = halo
  g.fill(ellipse(x, y, r * 1.5))
  g.fillStyle = tone
  g.fill(globe)
  g.save()
  g.clip(globe)
  for (const [dx, dy, size] of marks)
    crater(g, { x: x + dx * r, y: y + dy * r, rx: size * r, ry: size * r * 0.9 }, colour)
  g.translate(r * 0.07, r * 0.07)
  stroke(g, globe, alpha(light(colour, 0.75), 0.55), r * 0.1)
  g.restore()
}

/** A hollow: its near wall is lit, its far one lies in shade. */
export function crater(g: G, { x, y, rx, ry }: Oval, colour: string): void {
  g.fillStyle = light(colour, 0.38)
  g.fill(ellipse(x + rx * 0.04, y + ry * 0.16, rx * 1.06, ry * 1.06))
  const tone = g.createLinearGradient(x - rx, y - ry, x + rx, y + ry)
  tone.addColorStop(0, dark(colour, 0.42))
  tone.addColorStop(0.6, dark(colour, 0.18))
  tone.addColorStop(1, colour)
  g.fillStyle = tone
  g.fill(ellipse(x, y, rx, ry))
}
type Peak = { x: number; base: number; wide: number; high: number }

/** A peak with a bright and a shaded face. */
export function peak(g: G, { x, base, wide, high }: Peak, bright: string, shade: string): void {
  const top = at(x, base - high)
  const ridge = at(x + wide * 0.12, base - high * 0.42)
  g.fillStyle = bright
  g.fill(poly([at(x - wide, base), top, ridge, at(x + wide * 0.02, base)]))
  g.fillStyle = shade
  g.fill(poly([top, at(x + wide, base), at(x + wide * 0.02, base), ridge]))
}

/** A soft heap whose crest is lit and whose right side lies in shade. */
export function drift(g: G, { x, y, rx, ry }: Oval, bright: string, shade: string): void {
  const tone = g.createLinearGradient(x - rx * 0.5, y - ry, x + rx * 0.6, y + ry * 0.5)
  tone.addColorStop(0, bright)
  tone.addColorStop(0.55, bright)
  tone.addColorStop(1, shade)
  g.fillStyle = tone
  const heap = curve(new Path2D(), [
    at(x - rx, y),
    at(x - rx * 0.5, y - ry * 0.7),
    at(x - rx * 0.05, y - ry),
    at(x + rx * 0.5, y - ry * 0.55),
    at(x + rx, y),
  ])
  heap.closePath()
  g.fill(heap)
}

/** Boards that run towards us from one point, each with a tone of its own and a joint. */
export function boards(g: G, { w, h, floor }: FloorSize, tones: readonly string[], joint: string): void {
  const high = h - floor
  const edge = (i: number, t: number) => at(w / 2 + i * w * (0.075 + 0.12 * t), floor + high * t)
  for (let i = -8; i < 8; i++) {
    g.fillStyle = tones[(i + 16) % tones.length]!
    g.fill(poly([edge(i, 0), edge(i + 1, 0), edge(i + 1, 1), edge(i, 1)]))
    for (const t of [((i + 9) * 0.37) % 1, ((i + 9) * 0.37 + 0.5) % 1])
      stroke(g, curve(new Path2D(), [edge(i, t), edge(i + 1, t)]), joint, 1 + t)
    stroke(g, curve(new Path2D(), [edge(i, 0), edge(i, 1)]), joint, 1.4)
  }
}

/** Sunlight from a window, across a floor. */
export function sunOnFloor(g: G, x: number, floor: number, wide: number, deep: number): void {
  const slide = deep * 0.9
  for (const half of [0, 1]) {
    const [from, to] = [x + wide * (half * 0.54 - 0.5), x + wide * (half * 0.54 - 0.04)]
    const tone = g.createLinearGradient(0, floor, 0, floor + deep)
    tone.addColorStop(0, '#fff0c870')
    tone.addColorStop(1, '#fff0c818')
    g.fillStyle = tone
    g.fill(
      poly([
        at(from, floor),
        at(to, floor),
        at(to + slide * 1.2, floor + deep),
        at(from + slide, floor + deep),
      ]),
    )
  }
}
type ClothShelf = { x: number; y: number; wide: number; u: number }

/** A shelf with rolls of cloth, their ends towards us. */
export function clothShelf(g: G, { x, y, wide, u }: ClothShelf, colours: readonly string[]): void {
  const r = wide / colours.length / 2
  for (const [i, colour] of colours.entries()) {
    const cx = x - wide / 2 + r * (2 * i + 1)
    const size = r * (i % 3 === 1 ? 0.98 : 0.86)
    const cy = y - size
    const tone = g.createRadialGradient(cx - size * 0.35, cy - size * 0.4, size * 0.1, cx, cy, size)
    tone.addColorStop(0, light(colour, 0.4))
    tone.addColorStop(1, dark(colour, 0.28))
    g.fillStyle = tone
    g.fill(ellipse(cx, cy, size))
    for (const k of [0.68, 0.4]) stroke(g, ellipse(cx, cy, size * k), alpha(dark(colour, 0.5), 0.4), 0.3 * u)
    g.fillStyle = '#f6e2c8'
    g.fill(ellipse(cx, cy, size * 0.18))
  }
  g.fillStyle = '#5c2f3a2c'
  g.fill(
    poly([
      at(x - wide * 0.5, y + 1.6 * u),
      at(x + wide * 0.55, y + 1.6 * u),
      at(x + wide * 0.58, y + 5 * u),
      at(x - wide * 0.46, y + 5 * u),
    ]),
  )
  g.fillStyle = '#b98150'
  g.fillRect(x - wide * 0.54, y, wide * 1.08, 1.7 * u)
  g.fillStyle = '#e3b680'
  g.fillRect(x - wide * 0.54, y, wide * 1.08, 0.5 * u)
}
