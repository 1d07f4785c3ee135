/** Paper trees: one kind per world here, two more in `tree-variants.ts`. */
import { chanceAt, cut, disc, ink } from './paper.ts'
import type { G } from './paper.ts'
import { OTHERS, shade, trunk } from './tree-variants.ts'
import type { TreePainter } from './tree-variants.ts'
import { stamp } from './stamps.ts'
import type { Palette } from './worlds.ts'

type TreeLook = { cell: number; near: number; now: number }

type TreePlace = { x: number; y: number; size: number }

/** A tree with its foot at (x, y). `near` 1 to 3: farther ones take on the colour of their hill. */
export function drawTree(
  g: G,
  palette: Palette,
  { x, y, size }: TreePlace,
  { cell, near, now }: TreeLook,
): void {
  g.save()
  g.translate(x, y)
  g.rotate(Math.sin(now / 1400 + cell) * 0.018)
  const veil = near < 3 ? palette.ridges[near]! : palette.leaves[0]
  const [dark, light] = near < 3 ? [veil, palette.ridges[Math.max(0, near - 1)]!] : palette.leaves
  const kind = Math.floor(chanceAt(cell, 33) * KINDS)
  const paint = kind < 4 ? TREES[palette.tree] : OTHERS[palette.tree][kind < 6 ? 0 : 1]
  const full = SIZES.find((one) => one >= size) ?? size
  g.scale(size / full, size / full)
  stamp(
    g,
    palette,
    `tree ${near} ${kind} ${full}`,
    { w: full * 1.5, up: full * 1.8, down: full * 0.12 },
    (own) => paint(own, full, { dark, light }, palette, kind),
  )
  g.restore()
}

/** Of each world: four of its first tree, two of each other. */
const KINDS = 8
/** As large as they are drawn at first; every size between is one of these, made smaller. */
const SIZES = [28, 46, 72, 112, 170]

const TREES: Record<Palette['tree'], TreePainter> = {
  round(g, size, { dark, light }, { trunk: wood }) {
    trunk(g, size, wood)
    shade(g, disc(0, -size * 0.95, size * 0.42, size * 0.55), dark)
    shade(g, disc(-size * 0.1, -size * 1.05, size * 0.24, size * 0.34), light)
  },
  apple(g, size, { dark, light }, { trunk: wood }, cell) {
    trunk(g, size, wood)
    const crown = new Path2D()
    for (const [dx, dy, r] of [
      [-0.28, -0.8, 0.3],
      [0.28, -0.8, 0.3],
      [0, -1.1, 0.36],
    ] as const)
      crown.addPath(disc(dx * size, dy * size, r * size))
    shade(g, crown, dark)
    shade(g, disc(-size * 0.08, -size * 1.12, size * 0.2), light)
    g.fillStyle = '#ef5b4c'
    for (let i = 0; i < 5; i++)
      ink(
        g,
        disc(
          (chanceAt(cell, i) - 0.5) * size * 0.8,
          -size * (0.65 + chanceAt(cell, i + 9) * 0.6),
          size * 0.05,
        ),
      )
  },
  reed(g, size, { dark, light }, { trunk: wood }, cell) {
    for (let i = 0; i < 4; i++) {
      const x = (i - 1.5) * size * 0.16
      const high = size * (0.7 + chanceAt(cell, i) * 0.6)
      g.fillStyle = i % 2 ? dark : light
      ink(g, cut(x - size * 0.05, 0, x + size * 0.02 * i, -high, x + size * 0.06, 0))
      if (i % 2) continue
      g.fillStyle = wood
      ink(g, disc(x, -high * 1.02, size * 0.055, size * 0.17))
    }
  },
  fir(g, size, { dark, light }, { trunk: wood }) {
    trunk(g, size * 0.7, wood)
    for (const [y, w] of [
      [-0.25, 0.46],
      [-0.6, 0.37],
      [-0.95, 0.26],
    ] as const) {
      shade(g, cut(-w * size, y * size, 0, (y - 0.58) * size, w * size, y * size), dark)
      g.fillStyle = light
      g.globalAlpha = 0.85
      ink(
        g,
        cut(
          -w * size * 0.42,
          (y - 0.34) * size,
          0,
          (y - 0.58) * size,
          w * size * 0.42,
          (y - 0.34) * size,
          w * size * 0.16,
          (y - 0.26) * size,
          -w * size * 0.1,
          (y - 0.38) * size,
        ),
      )
      g.globalAlpha = 1
    }
  },
  mesa(g, size, { dark, light }, _, cell) {
    if (cell % 3 === 0) {
      shade(
        g,
        cut(
          -size * 0.5,
          0,
          -size * 0.4,
          -size * 1.1,
          -size * 0.1,
          -size * 1.3,
          size * 0.36,
          -size * 1.2,
          size * 0.52,
          0,
        ),
        dark,
      )
      g.fillStyle = light
      ink(
        g,
        cut(
          -size * 0.43,
          -size * 0.7,
          -size * 0.41,
          -size * 0.92,
          size * 0.4,
          -size * 0.8,
          size * 0.44,
          -size * 0.6,
        ),
      )
      return
    }
    const cactus = new Path2D()
    cactus.roundRect(-size * 0.09, -size, size * 0.18, size, size * 0.09)
    cactus.roundRect(-size * 0.36, -size * 0.74, size * 0.13, size * 0.36, size * 0.07)
    cactus.roundRect(-size * 0.36, -size * 0.5, size * 0.34, size * 0.13, size * 0.07)
    cactus.roundRect(size * 0.22, -size * 0.88, size * 0.13, size * 0.4, size * 0.07)
    cactus.roundRect(0, -size * 0.6, size * 0.34, size * 0.13, size * 0.07)
    shade(g, cactus, dark)
  },
  crystal(g, size, { dark, light }, _, cell) {
    for (let i = 0; i < 3; i++) {
      const x = (i - 1) * size * 0.24
      const high = size * (0.6 + chanceAt(cell, i) * 0.7)
      const w = size * 0.15
      shade(
        g,
        cut(x - w, 0, x - w * 0.8, -high * 0.72, x + (i - 1) * w, -high, x + w * 0.9, -high * 0.66, x + w, 0),
        dark,
      )
      g.fillStyle = light
      ink(
        g,
        cut(
          x - w * 0.7,
          0,
          x - w * 0.6,
          -high * 0.7,
          x + (i - 1) * w,
          -high,
          x - w * 0.05,
          -high * 0.6,
          x,
          0,
        ),
      )
    }
  },
}
