/** The hiding places: each has a back, drawn behind the animal, and a front before it. The opening is around (0, 0). */
import { fill, oval, stroke } from './brush.ts'
import type { G } from './pen.ts'

export const OPENING = { rx: 37, ry: 11 }

export type Home = { back(g: G): void; front(g: G, isWinter: boolean): void }

export const hole = (g: G, colour: string, line = '') =>
  oval(g, { x: 0, y: 0, rx: OPENING.rx, ry: OPENING.ry }, colour, line)
/** The lower half of the opening, from left to right: the edge every front begins with. */
export const lip = (g: G) => g.ellipse(0, 0, OPENING.rx, OPENING.ry, 0, Math.PI, 0, true)
type LeafShape = { x: number; y: number; length: number; turn: number }

export function leaf(g: G, { x, y, length, turn }: LeafShape, colour: string, line: string): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  fill(
    g,
    colour,
    () => {
      g.moveTo(0, 0)
      g.quadraticCurveTo(length * 0.5, -length * 0.4, length, 0)
      g.quadraticCurveTo(length * 0.5, length * 0.4, 0, 0)
    },
    line,
    2,
  )
  g.restore()
}
function bumps(g: G, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    g.moveTo(x + r, y)
    g.arc(x, y, r, 0, 7)
  }
}

const burrow: Home = {
  back(g) {
    fill(g, '#7f8c9c', () => g.ellipse(0, 8, 54, 27, 0, Math.PI, 0), '#434c5a')
    for (const x of [-44, -26, 24, 42])
      leaf(g, { x, y: -8, length: 20, turn: -Math.PI / 2 + x * 0.012 }, '#6fbf4f', '#3f8038')
    hole(g, '#22242e', '#434c5a')
  },
  front(g) {
    fill(
      g,
      '#8f9cac',
      () => {
        g.moveTo(-OPENING.rx, 0)
        lip(g)
        g.bezierCurveTo(52, -4, 60, 26, 48, 28)
        g.lineTo(-48, 28)
        g.bezierCurveTo(-60, 26, -52, -4, -OPENING.rx, 0)
      },
      '#434c5a',
    )
    stroke(g, '#c6d0da', 3.4, () => g.ellipse(0, 3, 38, 12, 0, 2.1, 2.9))
    for (const [x, y, r] of [
      [-26, 20, 4.6],
      [-8, 19, 3.2],
      [18, 21, 5],
      [34, 15, 3.4],
    ] as const)
      oval(g, { x, y, rx: r * 1.2, ry: r }, '#cdd6df', '#5c6675')
    for (const [x, turn] of [
      [-50, -1.9],
      [-44, -1.4],
      [46, -1.7],
      [52, -1.2],
      [-52, -2.4],
    ] as const)
      leaf(g, { x, y: 29, length: 17, turn }, '#7fcb58', '#3f8038')
  },
}

const bush: Home = {
  back(g) {
    const spots = [
      [-38, -6, 20],
      [-18, -22, 22],
      [12, -24, 23],
      [38, -8, 20],
    ] as const
    fill(g, '#3c8a4c', () => bumps(g, spots), '#1f5a38')
    fill(g, '#3c8a4c', () => bumps(g, spots))
    hole(g, '#12382c')
  },
  front(g) {
    const spots = [
      [-42, 8, 17],
      [-22, 15, 16],
      [0, 18, 16],
      [22, 15, 16],
      [42, 8, 17],
    ] as const
    fill(g, '#57b85a', () => bumps(g, spots), '#1f5a38')
    fill(g, '#57b85a', () => bumps(g, spots))
    for (const [x, y, r] of spots) stroke(g, '#8fdd7d', 3.2, () => g.arc(x, y, r * 0.66, 3.5, 4.8))
    for (const [x, y] of [
      [-34, 14],
      [-10, 23],
      [12, 13],
      [35, 18],
    ] as const) {
      oval(g, { x, y, rx: 4.8, ry: 4.8 }, '#ee4f63', '#9c2440')
      oval(g, { x: x - 1.5, y: y - 1.6, rx: 1.5, ry: 1.3 }, '#ffd0d0')
    }
  },
}

/** A tulip's pointed petal, from one foot to the other. */
const petal = (g: G, colour: string, from: number, tip: readonly [x: number, y: number], to: number) =>
  fill(
    g,
    colour,
    () => {
      g.moveTo(from, 4)
      g.bezierCurveTo(from - 8, -22, tip[0] - 12, tip[1] + 16, tip[0], tip[1])
      g.bezierCurveTo(tip[0] + 12, tip[1] + 16, to + 8, -22, to, 4)
    },
    '#b03a70',
  )

const flower: Home = {
  back(g) {
    petal(g, '#e85c90', -22, [0, -50], 22)
    petal(g, '#f9709f', -39, [-34, -44], -6)
    petal(g, '#f9709f', 6, [34, -44], 39)
    hole(g, '#451a30', '#b03a70')
  },
  front(g) {
    fill(g, '#5cb552', () => g.roundRect(-5.5, 30, 11, 19, 4), '#2f7a3c')
    for (const side of [-1, 1]) {
      fill(
        g,
        '#5cb552',
        () => {
          g.moveTo(side * 2, 49)
          g.bezierCurveTo(side * 34, 50, side * 60, 26, side * 62, -10)
          g.bezierCurveTo(side * 46, 12, side * 22, 28, side * 2, 40)
        },
        '#2f7a3c',
      )
      stroke(g, '#9be07e', 2.6, () => {
        g.moveTo(side * 12, 43)
        g.quadraticCurveTo(side * 42, 34, side * 55, 8)
      })
      fill(
        g,
        '#f9709f',
        () => {
          g.moveTo(side * 46, -12)
          g.quadraticCurveTo(side * 30, 8, side * 2, 13)
          g.lineTo(0, 38)
          g.bezierCurveTo(side * 34, 38, side * 52, 18, side * 46, -12)
        },
        '#b03a70',
      )
    }
    fill(
      g,
      '#ffa0c2',
      () => {
        g.moveTo(0, 4)
        g.bezierCurveTo(12, 10, 27, 22, 15, 35)
        g.quadraticCurveTo(0, 42, -15, 35)
        g.bezierCurveTo(-27, 22, -12, 10, 0, 4)
      },
      '#b03a70',
    )
    stroke(g, '#ffd3e2', 3.2, () => {
      g.moveTo(-9, 17)
      g.quadraticCurveTo(-14, 26, -8, 32)
    })
  },
}

const nest: Home = {
  back(g) {
    oval(g, { x: 0, y: 0, rx: 50, ry: 17 }, '#e0b145', '#8a6114')
    for (let i = 0; i < 7; i++)
      stroke(g, i % 2 ? '#ffe391' : '#b5832a', 3, () => {
        const x = -44 + i * 10
        g.moveTo(x, -6 - (i % 3) * 3)
        g.lineTo(x + 18, -12 + (i % 4) * 2)
      })
    hole(g, '#40291a', '#8a6114')
  },
  front(g) {
    fill(
      g,
      '#efc65c',
      () => {
        g.moveTo(-50, 0)
        g.quadraticCurveTo(-44, 3, -OPENING.rx, 1)
        lip(g)
        g.quadraticCurveTo(46, 3, 50, 0)
        g.bezierCurveTo(50, 22, 26, 32, 0, 32)
        g.bezierCurveTo(-26, 32, -50, 22, -50, 0)
      },
      '#8a6114',
    )
    for (let i = 0; i < 11; i++)
      stroke(g, ['#fff0a8', '#b98a2c', '#ffdc7a'][i % 3]!, 2.8, () => {
        const x = -42 + i * 7.6
        const y = 13 + (i % 3) * 5 + Math.abs(i - 5) * -0.9
        g.moveTo(x, y)
        g.quadraticCurveTo(x + 8, y + (i % 2 ? 5 : -3), x + 17, y + (i % 2 ? 0 : 3))
      })
    leaf(g, { x: -40, y: 8, length: 20, turn: 2.5 }, '#8fd05a', '#48803a')
    leaf(g, { x: 36, y: 20, length: 18, turn: 0.5 }, '#8fd05a', '#48803a')
  },
}

const stump: Home = {
  back(g) {
    oval(g, { x: 0, y: 0, rx: 47, ry: 16 }, '#e6bf86', '#6b4426')
    oval(g, { x: 0, y: 0, rx: 42, ry: 13.4 }, '#d3a166')
    hole(g, '#3d2418', '#8a5c34')
  },
  front(g, isWinter) {
    fill(
      g,
      '#94633a',
      () => {
        g.moveTo(-47, 0)
        g.ellipse(0, 0, 47, 16, 0, Math.PI, 0, true)
        g.bezierCurveTo(46, 14, 50, 24, 56, 30)
        g.quadraticCurveTo(0, 38, -56, 30)
        g.bezierCurveTo(-50, 24, -46, 14, -47, 0)
      },
      '#54331c',
    )
    // The ring of wood between bark and hole.
    fill(g, '#e6bf86', () => {
      g.ellipse(0, 0, 45.5, 14.6, 0, Math.PI, 0, true)
      g.ellipse(0, 0, OPENING.rx, OPENING.ry, 0, 0, Math.PI)
    })
    stroke(g, '#6e4526', 3, () => {
      for (const [x, y, h] of [
        [-36, 15, 12],
        [-20, 19, 9],
        [2, 20, 11],
        [34, 14, 11],
      ] as const) {
        g.moveTo(x, y)
        g.lineTo(x - 1, y + h)
      }
    })
    if (isWinter) {
      // A sprig of fir instead of what would not grow in the snow.
      for (const turn of [-2.2, -1.5, -0.8]) leaf(g, { x: 26, y: 32, length: 24, turn }, '#5f9a6e', '#2f6248')
      for (const x of [20, 27, 33])
        oval(g, { x, y: 29 - (x % 2) * 4, rx: 3.4, ry: 3.4 }, '#d94f5f', '#8a2a3a')
      return
    }
    oval(g, { x: 22, y: 25, rx: 5, ry: 8 }, '#fff4e2', '#a8866a')
    fill(g, '#ef5a4a', () => g.ellipse(22, 20, 13, 10, 0, Math.PI, 0), '#9a2a2c')
    for (const [x, y] of [
      [17, 16],
      [24, 13.5],
      [29, 17.5],
    ] as const)
      oval(g, { x, y, rx: 2.1, ry: 1.8 }, '#fff4e2')
  },
}

export const WILD_HOMES: readonly Home[] = [burrow, flower, stump, bush, nest]

/** A cap of snow on the edge in front: how deep it hangs, and to which side. */
export function drawSnowCap(g: G, deep: number, side: number): void {
  g.save()
  g.scale(side, 1)
  fill(
    g,
    '#ffffff',
    () => {
      g.moveTo(-48, 2)
      g.quadraticCurveTo(-44, -4, -OPENING.rx, 0)
      lip(g)
      g.quadraticCurveTo(44, -4, 48, 2)
      g.quadraticCurveTo(47, 12 * deep, 39, 7)
      g.quadraticCurveTo(33, 13 + 9 * deep, 22, 12)
      g.quadraticCurveTo(11, 18, 0, 14)
      g.quadraticCurveTo(-8, 15 + 6 * deep, -21, 12)
      g.quadraticCurveTo(-32, 15, -39, 7)
      g.quadraticCurveTo(-48, 9, -48, 2)
    },
    '#5f86b8',
    2.4,
  )
  g.restore()
}
