/** Hair is composed of caps, locks and extras; every style is a row of parameters. Drawn around the middle of the head. */
import { drawAfroLine, drawCap } from './hair-cap.ts'
import { braid, bun, cloud, curl, fillHair, lock, rope, roundOff } from './hair-locks.ts'
import type { HairStyle, Tint } from './hair-locks.ts'
import { drawBow, drawHijabBack, drawHijabFront, drawTurban } from './hair-wraps.ts'
import { alpha, at, blob, chance, curve, dark, light, lineOf, stroke, taper } from '../pen.ts'
import type { G, Point } from '../pen.ts'

const WAVES = { straight: 0, wavy: 1, curly: 2, braids: 0, locs: 0 } as const

/** Everything behind shoulders and clothes. */
export function drawHairBack(g: G, style: HairStyle, tint: Tint): void {
  const { back, long, volume: v, extra } = style
  if (extra === 'hijab') return drawHijabBack(g, tint)
  if (extra === 'turban') return
  if (extra === 'ponytail')
    lock(
      g,
      [at(8, -84), at(64, -92), at(84, -20), at(70, 70), at(92, 150), at(74, 208)],
      [12, 26, 30, 27, 17, 2],
      tint,
      { top: -90, bottom: 210, strands: 5 },
    )
  if (extra === 'pigtails')
    for (const s of [-1, 1])
      lock(
        g,
        [at(s * 44, -52), at(s * 84, -40), at(s * 94, 26), at(s * 82, 90), at(s * 92, 140)],
        [9, 20, 24, 17, 2],
        tint,
        { top: -60, bottom: 140, strands: 4 },
      )
  if (extra === 'puffs') for (const s of [-1, 1]) cloud(g, { x: s * 56, y: -66, r: 40 }, tint, 31 + s)
  if (extra === 'buns') for (const s of [-1, 1]) bun(g, s * 48, -82, 24, tint)
  if (extra === 'bun') bun(g, 0, -112, 32, tint)
  if (extra === 'lowbun') bun(g, 34, 76, 26, tint)
  if (extra === 'mohawk') cloud(g, { x: 0, y: -78, r: 44 }, tint, 5)
  if (back === 'none' || back === 'short') return
  if (back === 'afro') return cloud(g, { x: 0, y: -14, r: 92 + v }, tint, 7)
  if (back === 'bob') return drawBob(g, style, tint)
  if (back === 'braids' || back === 'locs') return drawRopes(g, style, tint)
  const wave = WAVES[back]
  const w = 62 + v
  const edge = (s: number): Point[] => {
    const points: Point[] = [at(s * w * 0.62, -84 - v * 0.3), at(s * w * 0.93, -50), at(s * w, 0)]
    const steps = Math.max(3, Math.round(long / 34))
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const swing = wave === 0 ? 0 : (i % 2 ? 1 : -1) * (wave === 2 ? 9 : 7)
      points.push(at(s * (w + 6 + t * (wave ? 18 : 4) + swing - (t > 0.86 ? 20 : 0)), t * long))
    }
    return points
  }
  const left = edge(-1)
  const right = edge(1)
  const hem = Array.from({ length: 6 }, (_, i) => at(44 - i * 17.6, long + 12 + (i % 2 ? 10 : -6)))
  const path = curve(new Path2D(), left.reverse().concat([at(0, -98)], right))
  curve(path, hem, false)
  path.closePath()
  fillHair(g, path, { a: dark(tint.a, 0.22), b: dark(tint.b, 0.16) }, -90, long)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  const next = chance(long)
  for (let i = 0; i < 26; i++) {
    const x = -w - 10 + (i / 25) * (w * 2 + 20)
    const sway = wave * 14 * (next() - 0.5)
    const colour = i % 3 === 0 ? alpha(light(tint.a, 0.5), 0.22) : alpha(dark(tint.a, 0.65), 0.4)
    taper(
      g,
      { from: at(x * 0.6, -60), bend: at(x * 1.15 + sway, long * 0.4), to: at(x * 0.92 - sway, long + 8) },
      3,
      colour,
    )
  }
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
  if (back === 'curly')
    for (const s of [-1, 1])
      for (let i = 0; i < 4; i++)
        curl(g, { x: s * (w - 2 + (i % 2) * 10), y: 20 + (i * long) / 4.2, r: 17 }, tint, s)
}

function drawBob(g: G, { volume: v, long }: HairStyle, tint: Tint): void {
  const w = 62 + v
  const path = blob([
    at(0, -98),
    at(-42, -88),
    at(-w, -48),
    at(-w - 6, 6),
    at(-w - 8, long * 0.6),
    at(-w + 4, long),
    at(-30, long + 4),
    at(0, long - 8),
    at(30, long + 4),
    at(w - 4, long),
    at(w + 8, long * 0.6),
    at(w + 6, 6),
    at(w, -48),
    at(42, -88),
  ])
  fillHair(g, path, { a: dark(tint.a, 0.24), b: dark(tint.b, 0.2) }, -90, long)
  roundOff(g, path, tint.a)
  stroke(g, path, lineOf(tint.a), 2.2)
}

function drawRopes(g: G, { volume: v, long, back }: HairStyle, tint: Tint): void {
  const count = 12
  for (let i = 0; i < count; i++) {
    const k = (i / (count - 1)) * 2 - 1
    const end = long - Math.abs(k) * 12 + (i % 3) * 8
    const spine = [at(k * 40, -70), at(k * (60 + v), -10), at(k * (66 + v), end * 0.5), at(k * (62 + v), end)]
    lock(
      g,
      spine,
      [6, 7.5, 7, 4],
      { a: dark(tint.a, 0.12), b: tint.b },
      { top: -80, bottom: long, strands: 0 },
    )
    rope(g, spine, tint, back === 'locs')
  }
}

/** Everything over the face and in front of the shoulders. */
export function drawHairFront(g: G, style: HairStyle, tint: Tint): void {
  const { extra, front, volume: v, back } = style
  if (extra === 'hijab') return drawHijabFront(g, tint)
  if (extra === 'turban') return drawTurban(g, tint)
  if (front) {
    for (const s of [-1, 1]) {
      const c = front.curl
      const l = front.long
      const x = 56 + v * 0.7
      lock(
        g,
        [
          at(s * 46, -46),
          at(s * x, 4),
          at(s * (x + 4 + c), l * 0.35),
          at(s * (x - c), l * 0.62),
          at(s * (x + c * 0.8), l * 0.84),
          at(s * (x - 8), l),
        ],
        [8, 15, 20, 19, 13, 1.5],
        tint,
        { top: -80, bottom: l, strands: 4 },
      )
    }
  }
  if (back === 'afro') return drawAfroLine(g, tint, v)
  drawCap(g, style, tint)
  if (extra === 'sidebraid')
    braid(g, [at(-40, 58), at(-62, 96), at(-66, 150), at(-58, 214), at(-60, 246)], tint)
  if (extra === 'braids')
    for (const s of [-1, 1])
      braid(g, [at(s * 54, 42), at(s * 68, 90), at(s * 66, 150), at(s * 64, 206), at(s * 62, 232)], tint)
  if (extra === 'crown')
    braid(g, [at(-60, -8), at(-52, -52), at(-20, -78), at(20, -78), at(52, -52), at(60, -8)], tint, false)
  if (extra === 'bow') drawBow(g, 40, -74, 26, tint.b === tint.a ? '#d7576b' : tint.b)
}
