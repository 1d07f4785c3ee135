/** What carrots are good for: the more were eaten on all hills together, the finer the hare's hat. */
import { disc, ink, sheet } from './paper.ts'
import type { G } from './paper.ts'

/** Carrots that earn each hat. */
export const HAT_AT = [20, 60, 120, 200, 320] as const

/** The finest hat so many carrots have earned: 0 is none. */
export const hatOf = (carrots: number): number => HAT_AT.filter((at) => carrots >= at).length

export const countCarrots = (best: Record<string, number> = {}): number =>
  Object.values(best).reduce((sum, count) => sum + count, 0)

/** On the head of `drawHare`, in its units. */
export function drawHat(g: G, hat: number): void {
  if (hat === 0) return
  g.save()
  g.translate(-1, -13)
  g.rotate(-0.14)
  HATS[hat - 1]?.(g)
  g.restore()
}

const HATS: readonly ((g: G) => void)[] = [
  /** A daisy behind the ear. */
  (g) => {
    for (let i = 0; i < 6; i++) {
      g.fillStyle = '#ffffff'
      ink(g, disc(-6 + Math.cos(i * 1.047) * 4.6, 1 + Math.sin(i * 1.047) * 4.6, 3.2))
    }
    g.fillStyle = '#ffbe2e'
    ink(g, disc(-6, 1, 3.2))
  },
  /** A knitted cap. */
  (g) => {
    sheet(g, new Path2D('M-13,3 Q-13,-12 0,-13 Q13,-12 14,3Z'), '#3f8fd2', 2)
    g.fillStyle = '#ffffff'
    for (const x of [-7, 0, 7]) ink(g, disc(x, -4, 1.8))
    sheet(g, new Path2D('M-15,1 h30 q2,0 2,3 t-2,3 h-30 q-2,0 -2,-3 t2,-3Z'), '#f4f7ff', 1)
    sheet(g, disc(0, -14, 4.6), '#f4f7ff', 1)
  },
  /** A straw hat. */
  (g) => {
    sheet(g, disc(0, 3, 22, 5), '#f0c560', 2)
    sheet(g, new Path2D('M-11,3 Q-11,-12 0,-12 Q11,-12 12,3Z'), '#f7d88a', 1)
    g.fillStyle = '#e2574c'
    ink(g, new Path2D('M-11.4,-2 Q0,1 11.8,-2 L12,3 Q0,5.5 -11,3Z'))
  },
  /** A boat folded from a newspaper. */
  (g) => {
    sheet(g, new Path2D('M-19,3 L0,-19 L19,3 Q0,9 -19,3Z'), '#fffaf0', 3)
    g.fillStyle = '#00000012'
    ink(g, new Path2D('M0,-19 L19,3 Q10,6 0,6Z'))
    g.strokeStyle = '#9a8d96'
    g.lineWidth = 1.3
    g.beginPath()
    for (const [x, y, w] of [
      [-9, -1, 7],
      [-11, 2, 10],
      [3, -3, 6],
      [3, 1, 9],
    ] as const) {
      g.moveTo(x, y)
      g.lineTo(x + w, y)
    }
    g.stroke()
  },
  /** A crown. */
  (g) => {
    sheet(g, new Path2D('M-14,4 L-16,-13 L-7,-4 L0,-17 L7,-4 L16,-13 L14,4 Q0,8 -14,4Z'), '#ffcf3f', 3)
    g.fillStyle = '#fff3b0'
    ink(g, new Path2D('M-14,4 L-14.6,-1 Q0,3 14.6,-1 L14,4 Q0,8 -14,4Z'))
    for (const [x, colour] of [
      [-8, '#e2475a'],
      [0, '#3f8fd2'],
      [8, '#4fb286'],
    ] as const) {
      g.fillStyle = colour
      ink(g, disc(x, 2.4, 2.2))
    }
  },
]
