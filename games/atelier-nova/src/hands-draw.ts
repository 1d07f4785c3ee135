/** Hands. */
import { skinOf } from './face.ts'
import { paintSkin } from './limbs.ts'
import { alpha, at, blob, curve, taper } from './pen.ts'
import type { G } from './pen.ts'
import type { Rig } from './rig.ts'

export function drawHand(g: G, rig: Rig, index: 0 | 1, tone: string): void {
  const limb = rig.arms[index]
  const skin = skinOf(tone)
  const kind = rig.pose.hands?.[index] ?? 'rest'
  const turn = Math.atan2(limb.end.x - limb.mid.x, limb.end.y - limb.mid.y)
  g.save()
  g.translate(limb.end.x, limb.end.y)
  g.rotate(-turn)
  // Thumbs point to the body while arms hang, away from it when they are raised.
  g.scale(limb.side * 1.04, 1.04)
  const thumb =
    kind === 'open'
      ? blob([at(-8, 8), at(-19, 16), at(-25, 27), at(-20, 29), at(-11, 24), at(-5, 18)])
      : blob([at(-7, 6), at(-13, 15), at(-13, 29), at(-8, 31), at(-5, 22), at(-3, 14)])
  const palm = PALMS[kind]()
  const edge = kind === 'open' ? palm : palmEdge(kind)
  if (kind !== 'open') paintSkin(g, skin, palm, edge, at(-12, 0), at(14, 6))
  paintSkin(g, skin, thumb, thumb, at(-22, 10), at(2, 16))
  if (kind === 'open') paintSkin(g, skin, palm, palm, at(-12, 0), at(14, 6))
  const lines =
    kind === 'fist'
      ? ([
          [-3, 22, 31],
          [2, 22, 32],
          [7, 21, 30],
        ] as const)
      : kind === 'open'
        ? []
        : ([
            [-2, 28, 45],
            [3, 28, 46],
            [7.5, 25, 41],
          ] as const)
  for (const [x, y0, y1] of lines)
    taper(g, at(x, y0), at(x + 0.8, (y0 + y1) / 2), at(x - 0.6, y1), 1.6, alpha(skin.line, 0.7))
  g.restore()
}

const REST = [
  at(-8, -6),
  at(-9, 0),
  at(-10, 8),
  at(-9, 20),
  at(-6, 36),
  at(-4, 47),
  at(0, 50),
  at(4, 49),
  at(8, 42),
  at(11, 28),
  at(11.5, 14),
  at(9, 0),
  at(8, -6),
]
const FIST = [
  at(-8, -6),
  at(-9, 0),
  at(-11, 8),
  at(-12, 22),
  at(-7, 32),
  at(3, 34),
  at(11, 28),
  at(12, 14),
  at(9, 0),
  at(8, -6),
]

/** Outlines stop at the wrist, where the arm goes on. */
const palmEdge = (kind: 'rest' | 'fist') => curve(new Path2D(), (kind === 'rest' ? REST : FIST).slice(1, -1))

const PALMS = {
  rest: () => blob(REST),
  fist: () => blob(FIST),
  open(): Path2D {
    const path = blob([at(-8, -6), at(-11, 10), at(-9, 24), at(0, 28), at(9, 24), at(11, 10), at(8, -6)])
    const finger = (x: number, y: number, length: number, turn: number) => {
      const one = new Path2D()
      one.roundRect(-3.1, -4, 6.2, length, 3.1)
      path.addPath(one, new DOMMatrix().translate(x, y).rotate(turn))
    }
    finger(-7, 22, 25, 12)
    finger(-2, 25, 29, 4)
    finger(3.4, 25, 27, -5)
    finger(8.2, 22, 22, -14)
    return path
  },
}
