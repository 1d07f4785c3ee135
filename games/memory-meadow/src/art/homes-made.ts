/** Seven more hiding places: lost objects, and large plants. */
import { fill, oval, stroke } from './brush.ts'
import { OPENING, WILD_HOMES, hole, leaf, lip } from './homes.ts'
import type { Home } from './homes.ts'
import { edge, shine, teapot, vessel } from './teapot.ts'

const { rx } = OPENING

const boot: Home = {
  back(g) {
    oval(g, { x: 0, y: 0, rx: 41, ry: 13 }, '#a8402f', '#5c1f1c')
    fill(g, '#f2c14e', () => g.roundRect(-50, -14, 16, 22, 7), '#8a5a14')
    hole(g, '#3a1418')
  },
  front(g) {
    fill(
      g,
      '#d2503c',
      () => {
        g.moveTo(-41, 0)
        g.ellipse(0, 0, 41, 13, 0, Math.PI, 0, true)
        g.bezierCurveTo(40, 10, 42, 12, 52, 14)
        g.bezierCurveTo(62, 17, 63, 38, 56, 40)
        g.lineTo(-44, 40)
        g.bezierCurveTo(-46, 26, -40, 12, -41, 0)
      },
      '#5c1f1c',
    )
    fill(g, '#4a2a26', () => g.roundRect(-48, 37, 107, 8, 4))
    edge(g, '#f2c14e', 7)
    stroke(g, '#fff0d8', 3, () => {
      for (const y of [18, 27]) {
        g.moveTo(6, y)
        g.lineTo(28, y + 4)
        g.moveTo(28, y)
        g.lineTo(6, y + 4)
      }
    })
    shine(g, -30)
  },
}

const pot: Home = {
  back(g) {
    for (const [x, y, turn] of [
      [-34, -4, -2.2],
      [34, -4, -0.9],
      [-24, -8, -1.9],
      [26, -8, -1.2],
    ] as const)
      leaf(g, { x, y, length: 26, turn }, '#6cc05a', '#2f7a3c')
    oval(g, { x: 0, y: 0, rx: 46, ry: 15 }, '#c96a3c', '#7a3418')
    hole(g, '#3a1a10')
  },
  front(g) {
    fill(
      g,
      '#d97a48',
      () => {
        g.moveTo(-40, 10)
        g.lineTo(-30, 42)
        g.quadraticCurveTo(0, 47, 30, 42)
        g.lineTo(40, 10)
      },
      '#7a3418',
    )
    fill(
      g,
      '#ec9560',
      () => {
        g.moveTo(-46, 0)
        g.ellipse(0, 0, 46, 15, 0, Math.PI, 0, true)
        g.lineTo(44, 14)
        g.quadraticCurveTo(0, 28, -44, 14)
        g.lineTo(-46, 0)
      },
      '#7a3418',
    )
    fill(g, '#3a1a10', () => {
      g.ellipse(0, 0, rx, OPENING.ry, 0, 0, Math.PI)
    })
    stroke(g, '#fff0d8', 3.4, () => {
      g.moveTo(-28, 32)
      for (let i = 0; i < 8; i++) g.lineTo(-24 + i * 7, i % 2 ? 33 : 27)
    })
  },
}

const birch: Home = {
  back(g) {
    oval(g, { x: 0, y: 0, rx: 43, ry: 14 }, '#f0e2c0', '#6b5d52')
    oval(g, { x: 0, y: 0, rx: 39, ry: 12 }, '#d8c090')
    hole(g, '#2e241e', '#8a7350')
  },
  front(g) {
    fill(
      g,
      '#f6f2ea',
      () => {
        g.moveTo(-43, 0)
        g.ellipse(0, 0, 43, 14, 0, Math.PI, 0, true)
        g.bezierCurveTo(42, 20, 44, 34, 46, 42)
        g.lineTo(-46, 42)
        g.bezierCurveTo(-44, 34, -42, 20, -43, 0)
      },
      '#6b5d52',
    )
    fill(g, '#2e241e', () => g.ellipse(0, 0, rx, OPENING.ry, 0, 0, Math.PI))
    stroke(g, '#3d3630', 4, () => {
      for (const [x, y, w] of [
        [-38, 18, 14],
        [-12, 25, 18],
        [18, 18, 18],
        [-30, 34, 20],
        [14, 35, 24],
      ] as const) {
        g.moveTo(x, y)
        g.lineTo(x + w, y + 1)
      }
    })
    leaf(g, { x: 42, y: 24, length: 24, turn: -0.5 }, '#8fd05a', '#48803a')
    leaf(g, { x: 42, y: 26, length: 20, turn: 0.4 }, '#6fbf4f', '#3f8038')
  },
}

const mushroom: Home = {
  back(g) {
    fill(
      g,
      '#e8473c',
      () => {
        g.moveTo(-58, -2)
        g.bezierCurveTo(-56, -74, 56, -74, 58, -2)
        g.quadraticCurveTo(0, 16, -58, -2)
      },
      '#8a1f24',
    )
    for (const [x, y, r] of [
      [-38, -26, 8],
      [-8, -46, 9],
      [24, -38, 8],
      [44, -18, 7],
      [-48, -8, 5],
    ] as const)
      oval(g, { x, y, rx: r * 1.1, ry: r }, '#fff6ea')
    hole(g, '#4a1f20', '#8a1f24')
  },
  front(g) {
    vessel(g, '#fff0da', '#a8866a', { rim: 40, belly: 40, foot: 44 })
    stroke(g, '#e2c8a8', 3.4, () => {
      for (const x of [-26, -10, 8, 24]) {
        g.moveTo(x, 20 - Math.abs(x) * 0.15)
        g.lineTo(x * 1.08, 35)
      }
    })
    fill(g, '#c9824a', () => g.ellipse(0, 42, 11, 15, 0, Math.PI, 0), '#7a4a24')
    oval(g, { x: 5, y: 36, rx: 1.8, ry: 1.8 }, '#ffe08a')
    leaf(g, { x: -48, y: 42, length: 18, turn: -1.3 }, '#7fcb58', '#3f8038')
    leaf(g, { x: 48, y: 42, length: 18, turn: -1.9 }, '#7fcb58', '#3f8038')
  },
}

const basket: Home = {
  back(g) {
    stroke(g, '#6b4426', 11, () => g.ellipse(0, 0, 43, 54, 0, Math.PI, 0))
    stroke(g, '#c9954f', 6, () => g.ellipse(0, 0, 43, 54, 0, Math.PI, 0))
    oval(g, { x: 0, y: 0, rx: 46, ry: 14 }, '#b07c3a', '#6b4426')
    hole(g, '#33200f')
  },
  front(g) {
    vessel(g, '#c9954f', '#6b4426', { rim: 46, belly: 52, foot: 36 })
    stroke(g, '#8f5f2a', 3.4, () => {
      for (let i = 0; i < 7; i++) {
        const x = -38 + i * 12.6
        g.moveTo(x, 15)
        g.lineTo(x * 0.86, 40)
      }
      g.moveTo(-44, 30)
      g.quadraticCurveTo(0, 40, 44, 30)
    })
    fill(
      g,
      '#fff6ea',
      () => {
        g.moveTo(-rx, 0)
        lip(g)
        g.quadraticCurveTo(46, 4, 44, 12)
        g.lineTo(30, 24)
        g.lineTo(12, 17)
        g.lineTo(-4, 27)
        g.lineTo(-22, 16)
        g.lineTo(-40, 22)
        g.quadraticCurveTo(-46, 6, -rx, 0)
      },
      '#a8404a',
      2.4,
    )
    for (const [x, y] of [
      [-31, 12],
      [-14, 17],
      [2, 20],
      [18, 16],
      [33, 12],
    ] as const)
      oval(g, { x, y, rx: 3.4, ry: 3 }, '#e8475a')
  },
}

const pumpkin: Home = {
  back(g) {
    oval(g, { x: 0, y: 2, rx: 52, ry: 17 }, '#d9731c', '#8a3f0c')
    fill(g, '#4f8a3a', () => g.roundRect(-52, -24, 13, 24, 5), '#2c5a24')
    leaf(g, { x: -44, y: -18, length: 28, turn: -0.6 }, '#6fb54a', '#2c5a24')
    hole(g, '#4a1f08', '#8a3f0c')
  },
  front(g) {
    fill(
      g,
      '#f28c28',
      () => {
        g.moveTo(-52, 2)
        g.quadraticCurveTo(-44, 4, -rx, 0)
        lip(g)
        g.quadraticCurveTo(44, 4, 52, 2)
        g.bezierCurveTo(66, 24, 50, 44, 24, 43)
        g.quadraticCurveTo(0, 48, -24, 43)
        g.bezierCurveTo(-50, 44, -66, 24, -52, 2)
      },
      '#8a3f0c',
    )
    stroke(g, '#c9661a', 4, () => {
      for (const x of [-32, -12, 12, 32]) {
        g.moveTo(x * 0.86, 13 - Math.abs(x) * 0.13)
        g.quadraticCurveTo(x * 1.5, 28, x * 0.8, 41)
      }
    })
  },
}

export const HOMES: readonly Home[] = [...WILD_HOMES, boot, teapot, pot, birch, mushroom, basket, pumpkin]
