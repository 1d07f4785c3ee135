/** What lies in the earth: stones, shells, bones, bulbs, a worm now and then; cut out of the sheets. */
import { chanceAt, disc, ink, sheet } from './paper.ts'
import type { G } from './paper.ts'
import type { Surface } from './physics/ground.ts'
import type { Palette } from './worlds.ts'

/** A point of a line of ground, in drawing units. */
export type Point = { x: number; y: number; surface: Surface }

const EVERY = 190

export function drawBuried(g: G, palette: Palette, strip: readonly Point[]): void {
  const [first, last] = [strip[0]!, strip.at(-1)!]
  for (let cell = Math.ceil(first.x / EVERY); cell * EVERY < last.x; cell++) {
    if (chanceAt(cell, 60) > 0.62) continue
    const x = cell * EVERY + chanceAt(cell, 61) * 90
    const ground = strip.find((point) => point.x >= x)
    if (!ground || x < first.x + 60 || x > last.x - 60) continue
    const deep = 110 + chanceAt(cell, 62) * 330
    g.save()
    g.translate(x, ground.y + deep)
    g.rotate((chanceAt(cell, 63) - 0.5) * 1.2)
    const size = 0.8 + chanceAt(cell, 64) * 0.7
    g.scale(size, size)
    g.globalAlpha = 0.85
    FINDS[Math.floor(chanceAt(cell, 65) * FINDS.length)]!(g, palette)
    g.restore()
  }
}

const light = ({ earth }: Palette) => earth[0]

const FINDS: ((g: G, palette: Palette) => void)[] = [
  /** Stones. */
  (g, palette) => {
    sheet(g, new Path2D('M-20,6 L-14,-10 L2,-14 L17,-4 L19,9 L4,15 L-12,14Z'), light(palette), 3, '#00000026')
    sheet(g, new Path2D('M20,14 L26,4 L36,7 L37,16 L27,20Z'), light(palette), 3, '#00000026')
  },
  /** A shell that curls. */
  (g, palette) => {
    sheet(g, disc(0, 0, 19), light(palette), 3, '#00000026')
    g.strokeStyle = palette.earth[2]
    g.lineWidth = 3.5
    g.lineCap = 'round'
    g.beginPath()
    for (let i = 0; i < 30; i++) {
      const far = 15 - i * 0.48
      g.lineTo(Math.cos(i * 0.52) * far, Math.sin(i * 0.52) * far)
    }
    g.stroke()
  },
  /** A bone. */
  (g, palette) => {
    const bone = new Path2D()
    for (const side of [-1, 1]) for (const up of [-1, 1]) bone.addPath(disc(side * 20, up * 5.5, 7))
    bone.roundRect(-20, -5, 40, 10, 3)
    sheet(g, bone, light(palette), 3, '#00000026')
  },
  /** A worm with a face. */
  (g, palette) => {
    g.lineCap = 'round'
    for (const [colour, dy] of [
      ['#00000026', 4],
      [palette.bloom[0], 0],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = 11
      g.beginPath()
      g.moveTo(-26, 4 + dy)
      g.bezierCurveTo(-14, -18 + dy, -4, 20 + dy, 10, dy)
      g.quadraticCurveTo(16, -9 + dy, 24, -5 + dy)
      g.stroke()
    }
    g.fillStyle = '#fff'
    ink(g, disc(24, -7, 4))
    g.fillStyle = '#3b2b45'
    ink(g, disc(25, -7, 2))
  },
  /** Roots of something good. */
  (g, palette) => {
    sheet(g, new Path2D('M-6,-16 Q-12,2 0,22 Q12,2 6,-16Z'), light(palette), 3, '#00000026')
    g.strokeStyle = palette.earth[2]
    g.lineWidth = 2
    g.beginPath()
    for (const y of [-8, -1, 6]) {
      g.moveTo(-5, y)
      g.lineTo(2, y + 1)
    }
    g.stroke()
  },
]
