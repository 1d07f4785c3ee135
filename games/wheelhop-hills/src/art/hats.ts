/** The hare's hats: the more carrots are eaten on all hills together, the finer the hat. */
import { disc, ink, sheet } from './paper.ts'
import type { G } from './paper.ts'

/** Carrots that earn each hat. */
export const HAT_AT = [20, 40, 60, 90, 120, 160, 200, 260, 320, 400, 480] as const

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
  /** An acorn's cup with its stalk. */
  (g) => {
    g.strokeStyle = '#6b4a2c'
    g.lineWidth = 3.4
    g.lineCap = 'round'
    g.stroke(new Path2D('M0,-12 Q1,-18 6,-20'))
    sheet(g, new Path2D('M-16,4 Q-17,-13 0,-14 Q17,-13 16,4 Q0,9 -16,4Z'), '#9a6a3c', 2)
    g.strokeStyle = '#6b4526'
    g.lineWidth = 1.5
    for (const x of [-9, -3, 3, 9]) g.stroke(new Path2D(`M${x * 0.7},-12 Q${x * 1.3},-4 ${x * 1.5},5`))
    g.stroke(new Path2D('M-14,-4 Q0,1 14,-4'))
  },
  /** A knitted cap. */
  (g) => {
    sheet(g, new Path2D('M-13,3 Q-13,-12 0,-13 Q13,-12 14,3Z'), '#3f8fd2', 2)
    g.fillStyle = '#ffffff'
    for (const x of [-7, 0, 7]) ink(g, disc(x, -4, 1.8))
    sheet(g, new Path2D('M-15,1 h30 q2,0 2,3 t-2,3 h-30 q-2,0 -2,-3 t2,-3Z'), '#f4f7ff', 1)
    sheet(g, disc(0, -14, 4.6), '#f4f7ff', 1)
  },
  /** A cook's hat. */
  (g) => {
    for (const [x, y, r] of [
      [-9, -13, 8],
      [9, -13, 8],
      [0, -18, 9],
      [0, -11, 9],
    ] as const)
      sheet(g, disc(x, y, r), '#ffffff', 2)
    sheet(g, new Path2D('M-13,-10 L-12,5 Q0,9 12,5 L13,-10Z'), '#ffffff', 1)
    g.strokeStyle = '#d8cfdc'
    g.lineWidth = 1.6
    for (const x of [-6, 0, 6]) g.stroke(new Path2D(`M${x},-8 L${x * 0.95},4`))
  },
  /** A straw hat. */
  (g) => {
    sheet(g, disc(0, 3, 22, 5), '#f0c560', 2)
    sheet(g, new Path2D('M-11,3 Q-11,-12 0,-12 Q11,-12 12,3Z'), '#f7d88a', 1)
    g.fillStyle = '#e2574c'
    ink(g, new Path2D('M-11.4,-2 Q0,1 11.8,-2 L12,3 Q0,5.5 -11,3Z'))
  },
  /** A captain's hat with its feather. */
  (g) => {
    sheet(g, new Path2D('M9,-8 Q26,-26 32,-14 Q24,-10 14,-2Z'), '#e2475a', 2)
    sheet(g, new Path2D('M-21,5 Q-20,-9 -9,-8 Q0,-20 9,-8 Q20,-9 21,5 Q0,-3 -21,5Z'), '#2f3b63', 3)
    g.strokeStyle = '#ffd75e'
    g.lineWidth = 2
    g.stroke(new Path2D('M-20,4 Q0,-4 20,4'))
    g.fillStyle = '#ffd75e'
    ink(g, disc(0, -7, 3.6))
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
  /** A wizard's hat with stars on it. */
  (g) => {
    sheet(g, disc(0, 4, 21, 5), '#4b3a8c', 2)
    sheet(
      g,
      new Path2D('M-13,4 Q-6,-12 -4,-24 Q4,-31 13,-25 Q5,-25 6,-19 Q9,-6 13,4 Q0,8 -13,4Z'),
      '#6a54b8',
      2,
    )
    g.fillStyle = '#ffd75e'
    ink(g, new Path2D('M-12.4,2 Q0,6 12.4,2 L11.4,-2 Q0,2 -11.4,-2Z'))
    for (const [x, y, r] of [
      [-3, -8, 2.4],
      [4, -13, 1.8],
      [0, -19, 1.5],
    ] as const)
      ink(g, disc(x, y, r))
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
  /** A top hat with a carrot in its band. */
  (g) => {
    sheet(g, disc(0, 4, 21, 5), '#2b2740', 3)
    sheet(g, new Path2D('M-12,4 L-14,-21 Q0,-25 14,-21 L12,4 Q0,8 -12,4Z'), '#3a3556', 2)
    g.fillStyle = '#c2362f'
    ink(g, new Path2D('M-12.3,-1 Q0,3 12.3,-1 L12.9,-7 Q0,-3 -12.9,-7Z'))
    sheet(g, new Path2D('M2,2 L9,-14 Q13,-15 14,-11 L5,3Z'), '#ff8a35', 1)
    g.strokeStyle = '#57a04a'
    g.lineWidth = 2.6
    g.lineCap = 'round'
    g.stroke(new Path2D('M12,-13 L13,-20 M12,-13 L17,-18 M12,-13 L19,-14'))
  },
  /** A wreath of stars that floats. */
  (g) => {
    g.strokeStyle = '#ffe9a0'
    g.lineWidth = 2.4
    g.stroke(disc(0, -9, 19, 6))
    g.strokeStyle = '#b87a12'
    for (let i = 0; i < 7; i++) {
      const angle = (i * 6.283) / 7 + 0.3
      const [x, y, r] = [Math.cos(angle) * 19, -9 + Math.sin(angle) * 6, 4.6 + Math.sin(angle) * 1.4]
      const star = new Path2D()
      for (let j = 0; j < 10; j++)
        star.lineTo(
          x + Math.cos(j * 0.628 - 1.571) * r * (j % 2 ? 0.46 : 1),
          y + Math.sin(j * 0.628 - 1.571) * r * (j % 2 ? 0.46 : 1),
        )
      star.closePath()
      sheet(g, star, i % 2 ? '#fff3b0' : '#ffcf3f', 1)
    }
  },
]
