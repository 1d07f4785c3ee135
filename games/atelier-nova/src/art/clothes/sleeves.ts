/** Sleeves follow the arms. */
import { roundTube, tubePath } from '../figure/limbs.ts'
import { cloth } from './cloth.ts'
import type { Dye, Fold } from './cloth.ts'
import type { Sleeve } from '../../data/cuts.ts'
import { at, curve } from '../pen.ts'
import type { G } from '../pen.ts'
import { armWidth, limbAt, limbEdges } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

type SleeveSpec = { to: number; cuff?: number; ease: (f: number) => number }
const bulge = (f: number, middle: number, reach: number) => Math.max(0, 1 - ((f - middle) / reach) ** 2)
const SLEEVES: Record<Exclude<Sleeve, 'none'>, SleeveSpec> = {
  cap: { to: 0.26, ease: (f) => 6 + f * 22 },
  short: { to: 0.5, ease: (f) => 6 + f * 6 },
  puff: { to: 0.6, cuff: 0.5, ease: (f) => 7 + 19 * bulge(f, 0.28, 0.34) },
  elbow: { to: 0.98, ease: (f) => 6 + f * 3 },
  long: { to: 1.95, ease: () => 4.4 },
  loose: { to: 1.96, cuff: 1.84, ease: (f) => 8 + 5 * bulge(f, 1.55, 0.5) },
  bell: { to: 1.9, ease: (f) => 4.6 + Math.max(0, f - 0.9) ** 1.6 * 26 },
  bishop: { to: 1.96, cuff: 1.82, ease: (f) => 6 + 19 * bulge(f, 1.5, 0.62) },
  lantern: { to: 1.95, ease: (f) => (f < 0.62 ? 6 + 20 * bulge(f, 0.3, 0.36) : 4.6) },
  ruffle: { to: 0.36, ease: (f) => 6 + f * 52 },
}

/** The visible part of a sleeve under a jacket's: nothing where that covers it, else only its slim end. */
export function sleeveUnder(own: Sleeve, over: Sleeve): Sleeve {
  if (own === 'none' || over === 'none') return own
  if (SLEEVES[own].to <= SLEEVES[over].to + 0.02) return 'none'
  return SLEEVES[own].to > 1.2 ? 'long' : 'elbow'
}
type WornSleeve = { sleeve: Sleeve; dye: Dye; extra?: number; isTrimmed?: boolean }

export function drawSleeve(
  g: G,
  rig: Rig,
  index: 0 | 1,
  { sleeve, dye, extra = 0, isTrimmed = false }: WornSleeve,
): void {
  if (sleeve === 'none') return
  const { to, cuff, ease } = SLEEVES[sleeve]
  const limb = rig.arms[index]
  const width = (f: number): [number, number] => {
    const [o, n] = armWidth(rig, f)
    const e = ease(f) + extra
    return [o + e, n + e * 0.92]
  }
  const edges = limbEdges(limb, 0.02, cuff ?? to, width)
  const { shape, edge } = roundTube(edges)
  const hem = curve(new Path2D(), [
    edges.outer.at(-1)!,
    limbAt(limb, (cuff ?? to) + 0.03),
    edges.inner.at(-1)!,
  ])
  edge.addPath(hem)
  const turn = Math.atan2(limb.end.x - limb.root.x, limb.end.y - limb.root.y)
  const box = {
    x: Math.min(limb.root.x, limb.mid.x, limb.end.x) - 50,
    y: Math.min(limb.root.y, limb.mid.y, limb.end.y) - 30,
    w: 170,
    h: 290,
  }
  const folds: Fold[] = []
  const fold = (f: number, w: number, slope = 0.12) => {
    const [a, c, b] = [limbAt(limb, f), limbAt(limb, f + slope), limbAt(limb, f + slope * 0.3)]
    const [o, n] = width(f)
    folds.push([
      at(a.x - a.nx * n * 0.9, a.y - a.ny * n * 0.9),
      at(c.x, c.y),
      at(b.x + b.nx * o * 0.45, b.y + b.ny * o * 0.45),
      w,
    ])
  }
  if (to > 0.9) for (const f of [0.86, 1.0, 1.12]) fold(f, 5)
  if (to > 1.5) for (const f of [1.55, 1.72]) fold(f, 4.4)
  if (sleeve === 'puff' || sleeve === 'lantern')
    for (const k of [-0.6, -0.1, 0.4]) {
      const [a, b] = [limbAt(limb, 0.02), limbAt(limb, 0.48)]
      folds.push([
        at(a.x + a.nx * 14 * k, a.y + a.ny * 14 * k),
        at((a.x + b.x) / 2 + a.nx * 42 * k, (a.y + b.y) / 2 + a.ny * 42 * k),
        at(b.x + b.nx * 18 * k, b.y + b.ny * 18 * k),
        5,
      ])
    }
  cloth(g, { shape, edge, box, dye, folds, turn: -turn })
  if (cuff === undefined && !isTrimmed) return
  const from = cuff ?? to - 0.1
  const band = tubePath(
    limbEdges(limb, from - 0.02, to + 0.01, (f) => {
      const [o, n] = armWidth(rig, f)
      return cuff === undefined ? width(f) : [o + 5 + extra, n + 5 + extra]
    }),
  )
  cloth(g, { shape: band.shape, box, dye: { ...dye, pattern: 'plain' }, isTrim: true })
}
