/** Shoes, from slippers to moon boots; drawn on the feet, toes towards us. */
import { toFoot, tubePath } from '../figure/limbs.ts'
import { cloth } from './cloth.ts'
import type { Box, Dye } from './cloth.ts'
import type { ShoeCut } from '../../data/cuts.ts'
import { at, curve, light } from '../pen.ts'
import type { G } from '../pen.ts'
import { legWidth, limbEdges } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'
import { drawShoeDetails } from './shoe-details.ts'
import { SHOES } from './shoe-shapes.ts'
import type { Leg } from './shoe-details.ts'

type WornShoe = { cut: ShoeCut; dye: Dye; hem?: number }

/** `hem`: as far down as a skirt hides a shaft, 1 the knee, 2 the ankle: a cuff would stick out beside it. */
export function drawShoe(g: G, rig: Rig, index: 0 | 1, { cut: own, dye, hem = 0 }: WornShoe): void {
  const isHidden = own.shaft !== undefined && own.shaft < hem - 0.06
  const cut = isHidden
    ? { ...own, shaft: Math.min(hem, 1.9) - 0.04, details: own.details?.filter((one) => one !== 'fur') }
    : own
  const limb = rig.legs[index]
  const f = (x: number, y: number) => toFoot(limb, x, y)
  const box = { x: limb.end.x - 60, y: 640, w: 120, h: 360 }
  if (cut.details?.includes('socks'))
    drawShaft(
      g,
      { rig, limb },
      { from: 1.62, to: 2.02, ease: 2, hasCuff: true },
      { ...dye, a: light(dye.b, 0.2), pattern: 'plain', fabric: 'knit' },
      box,
    )
  if (cut.shaft !== undefined)
    drawShaft(
      g,
      { rig, limb },
      {
        from: cut.shaft,
        to: 2.06,
        ease: SHAFT_EASE[cut.shoe] ?? 5,
        hasCuff: cut.shoe !== 'boot' && !isHidden,
      },
      dye,
      box,
    )
  SHOES[cut.shoe](g, limb, dye, f, box)
  drawShoeDetails(g, { rig, limb }, cut, dye, f)
}
type Shaft = { from: number; to: number; ease: number; hasCuff: boolean }

const SHAFT_EASE: Partial<Record<ShoeCut['shoe'], number>> = {
  rain: 9,
  cowboy: 8,
  platform: 6,
  boot: 4.6,
  skate: 6,
  winged: 4,
  gladiator: 1,
}

function drawShaft(g: G, { rig, limb }: Leg, { from, to, ease, hasCuff }: Shaft, dye: Dye, box: Box): void {
  const width = (v: number): [number, number] => {
    const [o, n] = legWidth(rig, v)
    return [o + ease + (v > 1.85 ? 1.5 : 0), n + ease + (v > 1.85 ? 1.5 : 0)]
  }
  const edges = limbEdges(limb, from, to, width)
  const { shape, edge } = tubePath(edges)
  const top = [edges.outer[0]!, edges.inner[0]!]
  edge.addPath(
    curve(new Path2D(), [top[0]!, at((top[0]!.x + top[1]!.x) / 2, (top[0]!.y + top[1]!.y) / 2 + 4), top[1]!]),
  )
  const { x, y } = limb.end
  cloth(g, {
    shape,
    edge,
    box,
    dye,
    folds: [
      [at(x - 14, y - 26), at(x, y - 16), at(x + 12, y - 24), 5],
      [at(x + 14, y - 14), at(x, y - 4), at(x - 10, y - 10), 5],
    ],
  })
  if (hasCuff)
    cloth(g, {
      shape: tubePath(limbEdges(limb, from - 0.01, from + 0.07, (v) => [width(v)[0] + 2, width(v)[1] + 2]))
        .shape,
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
}
