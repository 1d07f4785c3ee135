/** Round vessels, and the teapot: handle, spout, and a lid that is pushed aside. */
import { fill, oval, stroke } from './brush.ts'
import { OPENING, hole } from './homes.ts'
import type { Home } from './homes.ts'
import type { G } from './pen.ts'

const { rx } = OPENING
type VesselWidths = { rim: number; belly: number; foot: number }

/** A vessel's outline from its rim down: half widths at the rim, the belly and the foot. */
export function vessel(g: G, colour: string, line: string, { rim, belly, foot }: VesselWidths): void {
  fill(
    g,
    colour,
    () => {
      g.moveTo(-rim, 0)
      g.ellipse(0, 0, rim, OPENING.ry + 1, 0, Math.PI, 0, true)
      g.bezierCurveTo(belly, 12, belly, 32, foot, 40)
      g.quadraticCurveTo(0, 46, -foot, 40)
      g.bezierCurveTo(-belly, 32, -belly, 12, -rim, 0)
    },
    line,
  )
}

/** The rim's near edge, over the animal. */
export const edge = (g: G, colour: string, width = 6) =>
  stroke(g, colour, width, () => g.ellipse(0, 2, rx + 2, OPENING.ry + 1, 0, 0.1, Math.PI - 0.1))

export const shine = (g: G, x = -34) =>
  stroke(g, '#ffffff90', 5, () => {
    g.moveTo(x, 16)
    g.quadraticCurveTo(x - 2, 24, x + 5, 32)
  })

export const teapot: Home = {
  back(g) {
    for (const [colour, width] of [
      ['#234a86', 12],
      ['#5e9bea', 6.5],
    ] as const)
      stroke(g, colour, width, () => g.ellipse(-44, 17, 15, 18, 0.12, 1.3, 5.2))
    // The lid has been pushed aside and leans on the rim.
    g.save()
    g.translate(-33, -11)
    g.rotate(-0.72)
    fill(g, '#5e9bea', () => g.ellipse(0, 0, 30, 25, 0, Math.PI, 0), '#234a86')
    oval(g, { x: 0, y: 0, rx: 30, ry: 6.5 }, '#d9ebff', '#234a86')
    oval(g, { x: 0, y: -30, rx: 7.5, ry: 7.5 }, '#ffd24a', '#234a86')
    stroke(g, '#ffffff90', 4, () => g.arc(-2, 2, 20, 3.6, 4.3))
    g.restore()
    oval(g, { x: 0, y: 0, rx: 41, ry: 13.5 }, '#4a86d8', '#234a86')
    hole(g, '#14284a')
  },
  front(g) {
    // The spout: wide at the belly, a curved neck, a lip that pours.
    fill(
      g,
      '#5e9bea',
      () => {
        g.moveTo(30, 16)
        g.bezierCurveTo(46, 18, 43, -2, 50, -17)
        g.lineTo(65, -13)
        g.bezierCurveTo(60, 4, 64, 30, 34, 38)
      },
      '#234a86',
    )
    oval(g, { x: 57.5, y: -15, rx: 8, ry: 3.4, turn: 0.26 }, '#14284a', '#234a86')
    vessel(g, '#5e9bea', '#234a86', { rim: 40, belly: 55, foot: 27 })
    fill(g, '#4a86d8', () => g.roundRect(-25, 40, 50, 6.5, 3), '#234a86')
    edge(g, '#d9ebff')
    for (const [x, y] of [
      [-30, 20],
      [-8, 29],
      [13, 20],
      [31, 27],
      [-15, 17],
    ] as const) {
      for (let i = 0; i < 5; i++)
        oval(
          g,
          { x: x + Math.cos(i * 1.257) * 4, y: y + Math.sin(i * 1.257) * 4, rx: 2.6, ry: 2.6 },
          '#ffffff',
        )
      oval(g, { x, y, rx: 2.2, ry: 2.2 }, '#ffd24a')
    }
    shine(g, -36)
  },
}
