/** Wings, capes and trains: the layers behind the figure. */
import { PAIRS } from './wings-pairs.ts'
import { CAPES } from './wings-capes.ts'
import { cloth } from './cloth.ts'
import type { Dye } from './cloth.ts'
import type { WingCut } from '../../data/cuts.ts'
import { blob, ellipse, lineOf, stroke } from '../pen.ts'
import type { G } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'
import { BOX } from './wing-shapes.ts'
import type { Draw } from './wing-shapes.ts'

export const drawWings = (g: G, rig: Rig, { wings }: WingCut, dye: Dye): void => WINGS[wings](g, rig, dye)

/** Clasps and straps of capes over the chest. */
export function drawWingsFront(g: G, rig: Rig, { wings }: WingCut, dye: Dye): void {
  if (!['starcape', 'leafcape', 'velvet', 'comet'].includes(wings)) return
  const p = (x: number, y: number) => torso(rig, x, y)
  for (const s of [-1, 1])
    cloth(g, {
      shape: blob([
        p(s * 20, 232),
        p(s * 50, 240),
        p(s * (rig.body.shoulder + 6), 258),
        p(s * (rig.body.shoulder + 8), 300),
        p(s * (rig.body.shoulder - 8), 296),
        p(s * 44, 268),
        p(s * 6, 272),
      ]),
      box: BOX,
      dye,
    })
  const c = p(0, 268)
  g.fillStyle = dye.b
  g.fill(ellipse(c.x, c.y, 8))
  stroke(g, ellipse(c.x, c.y, 8), lineOf(dye.b), 2)
  g.fillStyle = '#ffffffa0'
  g.fill(ellipse(c.x - 2.4, c.y - 2.6, 2.4))
}

const WINGS: Record<WingCut['wings'], Draw> = { ...PAIRS, ...CAPES }
