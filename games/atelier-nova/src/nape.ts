/** A head of hair from behind: a parting or a crown, strands that fall from it, and ends above the nape. */
import { fillHair, roundOff } from './hair-locks.ts'
import type { HairStyle, Tint } from './hair-locks.ts'
import { alpha, at, blob, dark, light, taper } from './pen.ts'
import type { G } from './pen.ts'

const STRANDS = 15
export function drawNape(g: G, { volume: v, extra, back }: HairStyle, tint: Tint): void {
  if (extra === 'hijab' || extra === 'turban') return
  const w = 60 + v * 0.75
  const up = 90 + v * 0.9
  const isParted = extra === 'pigtails' || extra === 'buns' || extra === 'puffs'
  const low = back === 'short' ? 66 : 78
  const path = blob([
    at(0, -up),
    at(w * 0.62, -up + 12),
    at(w, -34),
    at(w - 2, 14),
    at(w * 0.72, low - 14),
    at(w * 0.38, low + 4),
    at(w * 0.2, low - 5),
    at(0, low + 8),
    at(-w * 0.2, low - 5),
    at(-w * 0.38, low + 4),
    at(-w * 0.72, low - 14),
    at(-w + 2, 14),
    at(-w, -34),
    at(-w * 0.62, -up + 12),
  ])
  fillHair(g, path, tint, -up, low)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  const crown = isParted ? null : at(9, -up + 34)
  for (let i = 0; i < STRANDS; i++) {
    const t = (i / (STRANDS - 1)) * 2 - 1
    const side = Math.sign(t) || 1
    // From the parting to the sides, or from the crown all around and down.
    const from = crown ?? at(side * 2, -up + 10 + Math.abs(t) * (low + up - 40))
    const to = isParted ? at(side * w, -56 + Math.abs(t) * 70) : at(t * w * 0.94, low + 6 - t * t * 26)
    const over = at(
      (from.x + to.x) / 2 + side * (isParted ? 4 : w * 0.34 * Math.abs(t)),
      (from.y + to.y) / 2 - (isParted ? 14 : 10),
    )
    taper(g, from, over, to, 3, alpha(dark(tint.a, 0.6), 0.5))
    taper(
      g,
      at(over.x - 3, over.y - 8),
      at(over.x + side, over.y + 4),
      at((over.x + to.x) / 2, (over.y + to.y) / 2),
      5,
      alpha(light(tint.a, 0.65), i % 2 ? 0.34 : 0.2),
    )
  }
  if (isParted) {
    taper(g, at(0, -up), at(3, -10), at(0, low), 5, alpha(dark(tint.a, 0.7), 0.7))
    taper(g, at(2, -up), at(5, -10), at(2, low), 2, alpha(light(tint.a, 0.7), 0.6))
  } else taper(g, at(-6, -up + 30), at(10, -up + 24), at(22, -up + 40), 4, alpha(dark(tint.a, 0.7), 0.6))
  g.restore()
}
