/** Low plants beside the way: a kind of flower for every time of day, and grass. */
import { chanceAt, cut, disc, ink } from './paper.ts'
import type { G } from './paper.ts'
import { stamp } from './stamps.ts'
import type { Palette } from './worlds.ts'

/** Distinguishable heights and colours. */
const KINDS = 12

/** Where a plant stands and which it is; `bend`: how far the wind of a vehicle lays it over, in radians. */
export type Stand = { x: number; y: number; cell: number; now: number; bend: number }

export function drawBloom(g: G, palette: Palette, { x, y, cell, now, bend }: Stand): void {
  const kind = Math.floor(chanceAt(cell, 44) * KINDS)
  const high = 16 + (kind / KINDS) * 14
  g.save()
  g.translate(x, y)
  g.rotate(Math.sin(now / 700 + cell) * 0.07 + bend)
  stamp(g, palette, `bloom ${kind}`, { w: 44, up: 44, down: 8 }, (own) =>
    BLOOMS[palette.tree](own, palette, high, 0, kind),
  )
  g.restore()
}

function stem(g: G, colour: string, high: number, sway: number, wide = 2.5): void {
  g.strokeStyle = colour
  g.lineWidth = wide
  g.beginPath()
  g.moveTo(0, 0)
  g.quadraticCurveTo(0, -high * 0.6, sway, -high)
  g.stroke()
}

const BLOOMS: Record<
  Palette['tree'],
  (g: G, palette: Palette, high: number, sway: number, cell: number) => void
> = {
  /** Daisies. */
  round(g, { bloom, fleck }, high, sway, cell) {
    stem(g, fleck, high, sway)
    g.fillStyle = bloom[cell & 1]!
    for (let i = 0; i < 5; i++)
      ink(g, disc(sway + Math.cos(i * 1.257) * 4.2, -high + Math.sin(i * 1.257) * 4.2, 3.4))
    g.fillStyle = bloom[(cell + 1) & 1]!
    ink(g, disc(sway, -high, 3))
  },
  /** Dandelions: yellow ones, and clocks. */
  apple(g, { bloom, fleck }, high, sway, cell) {
    stem(g, fleck, high, sway)
    if (cell % 3 === 0) {
      g.strokeStyle = '#ffffffd8'
      g.lineWidth = 1.4
      g.beginPath()
      for (let i = 0; i < 9; i++) {
        g.moveTo(sway, -high)
        g.lineTo(sway + Math.cos(i * 0.7) * 8, -high + Math.sin(i * 0.7) * 8)
      }
      g.stroke()
      return
    }
    g.fillStyle = bloom[1]
    ink(g, disc(sway, -high, 7, 5))
    g.fillStyle = '#f0a92c'
    ink(g, disc(sway, -high + 1, 4, 2.6))
  },
  /** Irises between blades. */
  reed(g, { bloom, fleck }, high, sway, cell) {
    g.fillStyle = fleck
    for (const dx of [-7, 6]) ink(g, cut(dx - 2, 0, dx + sway, -high * 1.1, dx + 2, 0))
    stem(g, fleck, high, sway)
    g.fillStyle = bloom[cell & 1]!
    ink(g, new Path2D(`M${sway},${-high + 4} q-10,-6 -6,-13 q5,3 6,-5 q1,8 6,5 q4,7 -6,13Z`))
  },
  /** No flower in the snow: shoots of ice, and a red berry twig now and then. */
  fir(g, { shadow }, high, _, cell) {
    if (cell % 3 === 0) {
      g.strokeStyle = '#6a4a52'
      g.lineWidth = 2.4
      g.beginPath()
      g.moveTo(0, 0)
      g.lineTo(1, -high)
      g.moveTo(0, -high * 0.4)
      g.lineTo(-8, -high * 0.8)
      g.moveTo(0, -high * 0.55)
      g.lineTo(8, -high * 0.9)
      g.stroke()
      g.fillStyle = '#e2475a'
      for (const [dx, dy] of [
        [1, 1],
        [-8, 0.8],
        [8, 0.9],
      ] as const)
        ink(g, disc(dx, -high * dy, 3.2))
      return
    }
    for (const [dx, tall, lean] of [
      [-5, 0.7, -3],
      [0, 1.1, 0],
      [5, 0.6, 3],
    ] as const) {
      g.fillStyle = '#bfe2ff'
      ink(g, cut(dx - 3, 0, dx + lean, -high * tall, dx + 3, 0))
      g.fillStyle = `${shadow}18`
      ink(g, cut(dx, 0, dx + lean, -high * tall, dx + 3, 0))
    }
  },
  /** Small round cactuses with a blossom, tumbleweed, pebbles. */
  mesa(g, { bloom, shadow }, _, sway, cell) {
    if (cell % 3 === 0) {
      g.fillStyle = '#4f8a5c'
      ink(g, disc(0, -8, 9, 10))
      g.strokeStyle = '#8fc490'
      g.lineWidth = 1.5
      for (const dx of [-4, 0, 4]) {
        g.beginPath()
        g.moveTo(dx, -1)
        g.quadraticCurveTo(dx * 1.5, -9, dx * 0.5, -17)
        g.stroke()
      }
      g.fillStyle = bloom[0]
      ink(g, disc(-3, -19, 3.6))
      ink(g, disc(3, -19, 3.6))
      ink(g, disc(0, -22, 3.6))
    } else if (cell % 3 === 1) {
      g.strokeStyle = '#a4693a'
      g.lineWidth = 1.8
      for (let i = 0; i < 4; i++) g.stroke(disc(sway, -9, 9 - i * 1.6, 8 - (i % 2) * 3))
    } else {
      g.fillStyle = `${shadow}60`
      ink(g, disc(-5, -3, 7, 4.5))
      g.fillStyle = '#c98a5a'
      ink(g, disc(5, -4, 8, 5.5))
      g.fillStyle = '#ffffff40'
      ink(g, disc(3, -6, 3.5, 2))
    }
  },
  /** Toadstools that glow. */
  crystal(g, { bloom }, high, _, cell) {
    const colour = bloom[cell & 1]!
    g.fillStyle = `${colour}30`
    ink(g, disc(0, -high * 0.7, 16))
    g.fillStyle = '#efe6ff'
    ink(g, cut(-2.5, 0, -1.8, -high * 0.7, 1.8, -high * 0.7, 2.5, 0))
    const cap = new Path2D()
    cap.ellipse(0, -high * 0.66, 9, 8, 0, Math.PI, 0)
    cap.closePath()
    g.fillStyle = colour
    ink(g, cap)
    g.fillStyle = '#ffffffc0'
    ink(g, disc(-3, -high * 0.66 - 4, 1.8))
    ink(g, disc(3, -high * 0.66 - 3, 1.4))
  },
}

export function drawTuft(g: G, palette: Palette, { x, y, cell, now, bend }: Stand): void {
  const { fleck, top, tree } = palette
  // Dry and sparse where it is hot.
  const high = tree === 'mesa' ? 0.7 : 1
  g.save()
  g.translate(x, y)
  g.rotate(Math.sin(now / 600 + cell * 2) * 0.07 + bend)
  stamp(g, palette, `tuft ${cell & 1}`, { w: 24, up: 24, down: 2 }, (own) => {
    own.fillStyle = cell & 1 ? fleck : top
    for (const [dx, tall] of [
      [-5, 13],
      [0, 19],
      [5, 12],
    ] as const)
      ink(own, cut(dx - 3, 0, dx * 1.5, -tall * high, dx + 3, 0))
  })
  g.restore()
}
