/** The second and third kind of tree for every time of day, so that no two woods are alike. */
import { chanceAt, cut, disc, ink } from './paper.ts'
import type { G } from './paper.ts'
import type { Palette } from './worlds.ts'

export type TreePainter = (
  g: G,
  size: number,
  leaves: { dark: string; light: string },
  palette: Palette,
  cell: number,
) => void

export const shade = (g: G, path: Path2D, fill: string) => {
  g.fillStyle = '#00000018'
  g.translate(2, 3)
  ink(g, path)
  g.translate(-2, -3)
  g.fillStyle = fill
  ink(g, path)
}

export const trunk = (g: G, size: number, colour: string) => {
  g.fillStyle = colour
  ink(g, cut(-size * 0.07, 0, -size * 0.04, -size * 0.8, size * 0.04, -size * 0.8, size * 0.07, 0))
}

const bush: TreePainter = (g, size, { dark, light }) => {
  const leaves = new Path2D()
  for (const [dx, dy, r] of [
    [-0.26, -0.18, 0.24],
    [0.26, -0.18, 0.26],
    [0, -0.34, 0.3],
  ] as const)
    leaves.addPath(disc(dx * size, dy * size, r * size))
  shade(g, leaves, dark)
  g.fillStyle = light
  ink(g, disc(-size * 0.08, -size * 0.42, size * 0.15, size * 0.11))
}

export const OTHERS: Record<Palette['tree'], readonly [TreePainter, TreePainter]> = {
  round: [
    /** A poplar. */
    (g, size, { dark, light }, { trunk: wood }) => {
      trunk(g, size * 0.7, wood)
      const crown = new Path2D(
        `M0,${-size * 1.7} C${size * 0.34},${-size * 1.2} ${size * 0.3},${-size * 0.4} 0,${-size * 0.3} C${-size * 0.3},${-size * 0.4} ${-size * 0.34},${-size * 1.2} 0,${-size * 1.7}Z`,
      )
      shade(g, crown, dark)
      g.fillStyle = light
      ink(g, disc(-size * 0.07, -size * 1.02, size * 0.09, size * 0.42))
    },
    bush,
  ],
  apple: [
    /** A tall pear tree. */
    (g, size, { dark, light }, { trunk: wood }, cell) => {
      trunk(g, size, wood)
      const crown = new Path2D()
      for (const [dx, dy, r] of [
        [0, -0.72, 0.34],
        [0.06, -1.12, 0.28],
        [-0.02, -1.42, 0.19],
      ] as const)
        crown.addPath(disc(dx * size, dy * size, r * size))
      shade(g, crown, dark)
      g.fillStyle = light
      ink(g, disc(-size * 0.1, -size * 1.2, size * 0.13, size * 0.2))
      g.fillStyle = '#f5c93e'
      for (let i = 0; i < 4; i++)
        ink(
          g,
          disc(
            (chanceAt(cell, i) - 0.5) * size * 0.5,
            -size * (0.6 + chanceAt(cell, i + 5) * 0.6),
            size * 0.04,
            size * 0.055,
          ),
        )
    },
    bush,
  ],
  reed: [
    /** A willow. */
    (g, size, { dark, light }, { trunk: wood }) => {
      trunk(g, size, wood)
      shade(g, disc(0, -size * 1.02, size * 0.5, size * 0.3), dark)
      for (let i = -4; i <= 4; i++) {
        const x = i * size * 0.115
        const long = size * (0.72 - Math.abs(i) * 0.05)
        g.fillStyle = i % 2 ? light : dark
        ink(
          g,
          new Path2D(
            `M${x - size * 0.06},${-size * 1.05} q${size * 0.02},${long} ${size * 0.05},${long} q${size * 0.06},${-long * 0.4} ${size * 0.07},${-long}Z`,
          ),
        )
      }
    },
    bush,
  ],
  fir: [
    /** Bare, with snow on its arms. */
    (g, size, { dark }) => {
      for (const [colour, lift] of [
        [dark, 0],
        ['#ffffff', size * 0.045],
      ] as const) {
        g.strokeStyle = colour
        g.lineCap = 'round'
        g.lineWidth = size * (lift ? 0.035 : 0.075)
        g.beginPath()
        if (!lift) {
          g.moveTo(0, 0)
          g.lineTo(0, -size * 1.25)
        }
        for (const [y, reach, way] of [
          [0.5, 0.36, -1],
          [0.68, 0.38, 1],
          [0.92, 0.26, -1],
          [1.02, 0.22, 1],
        ] as const) {
          g.moveTo(way * size * 0.04, -size * y - lift)
          g.lineTo(way * size * reach, -size * (y + 0.22) - lift)
        }
        g.stroke()
      }
    },
    /** A rock with a cap of snow. */
    (g, size, { dark }) => {
      shade(
        g,
        cut(
          -size * 0.45,
          0,
          -size * 0.34,
          -size * 0.4,
          -size * 0.04,
          -size * 0.56,
          size * 0.3,
          -size * 0.4,
          size * 0.44,
          0,
        ),
        dark,
      )
      g.fillStyle = '#ffffff'
      ink(
        g,
        cut(
          -size * 0.37,
          -size * 0.3,
          -size * 0.33,
          -size * 0.43,
          -size * 0.03,
          -size * 0.6,
          size * 0.31,
          -size * 0.43,
          size * 0.36,
          -size * 0.26,
          size * 0.18,
          -size * 0.36,
          size * 0.02,
          -size * 0.28,
          -size * 0.16,
          -size * 0.38,
        ),
      )
    },
  ],
  mesa: [
    /** An agave. */
    (g, size, { dark, light }) => {
      for (let i = -3; i <= 3; i++) {
        g.fillStyle = i % 2 ? light : dark
        ink(g, cut(-size * 0.07, 0, i * size * 0.17, -size * (0.62 - Math.abs(i) * 0.1), size * 0.07, 0))
      }
    },
    /** An arch of stone. */
    (g, size, { dark, light }) => {
      const arch = new Path2D(
        `M${-size * 0.6},0 L${-size * 0.52},${-size * 0.9} Q0,${-size * 1.3} ${size * 0.5},${-size * 0.95} L${size * 0.62},0 L${size * 0.3},0 Q${size * 0.26},${-size * 0.74} ${-size * 0.04},${-size * 0.76} Q${-size * 0.3},${-size * 0.7} ${-size * 0.3},0Z`,
      )
      shade(g, arch, dark)
      g.strokeStyle = light
      g.lineWidth = size * 0.05
      g.beginPath()
      g.moveTo(-size * 0.5, -size * 0.88)
      g.quadraticCurveTo(0, -size * 1.2, size * 0.48, -size * 0.92)
      g.stroke()
    },
  ],
  crystal: [
    /** A giant toadstool. */
    (g, size, { dark, light }) => {
      shade(g, cut(-size * 0.1, 0, -size * 0.06, -size * 0.8, size * 0.06, -size * 0.8, size * 0.1, 0), light)
      const cap = new Path2D()
      cap.ellipse(0, -size * 0.74, size * 0.46, size * 0.42, 0, Math.PI, 0)
      cap.closePath()
      shade(g, cap, dark)
      g.fillStyle = light
      for (const [dx, dy, r] of [
        [-0.2, -0.86, 0.07],
        [0.06, -1, 0.09],
        [0.26, -0.83, 0.05],
      ] as const)
        ink(g, disc(dx * size, dy * size, r * size))
    },
    /** A tree of lanterns. */
    (g, size, { dark, light }) => {
      g.strokeStyle = dark
      g.lineWidth = size * 0.06
      g.lineCap = 'round'
      g.beginPath()
      g.moveTo(0, 0)
      g.quadraticCurveTo(-size * 0.1, -size * 0.7, size * 0.1, -size * 1.2)
      g.moveTo(-size * 0.03, -size * 0.6)
      g.quadraticCurveTo(-size * 0.3, -size * 0.8, -size * 0.4, -size * 0.74)
      g.moveTo(0, -size * 0.8)
      g.quadraticCurveTo(size * 0.3, -size, size * 0.42, -size * 0.9)
      g.stroke()
      for (const [dx, dy] of [
        [0.1, -1.2],
        [-0.4, -0.66],
        [0.42, -0.82],
      ] as const) {
        g.fillStyle = `${light}40`
        ink(g, disc(dx * size, dy * size, size * 0.2))
        g.fillStyle = '#ffe9a0'
        ink(g, disc(dx * size, dy * size, size * 0.09, size * 0.11))
      }
    },
  ],
}
