/** The desk under the sheet: planks, pencils, brushes, pots, in muted colours so that inks stand out. In cells; only the visible part is drawn. */
import { createRng } from '@playhouse/game-kit'
import { SIZE } from '../state.ts'

type G = CanvasRenderingContext2D
export type Sight = { left: number; top: number; right: number; bottom: number }
type Thing = {
  kind: 'pencil' | 'brush' | 'pot' | 'rubber' | 'drops'
  x: number
  y: number
  turn: number
  ink: number
}

const PLANK = 5
/** Wood, slate, clay and linen: things beside the sheet must not look like land. */
const TONES = [
  { fill: '#8b8794', deep: '#57535f', light: '#aaa6b2' },
  { fill: '#a58f72', deep: '#6b5942', light: '#c2ae92' },
  { fill: '#7d8b80', deep: '#4d5850', light: '#9eaba1' },
  { fill: '#9a7f78', deep: '#61493f', light: '#b99f98' },
] as const
const BOARD_CELLS = PLANK * 3
/** Nothing on the desk is longer than this to either side of its middle. */
const REACH = 9
const SHADE = 'rgba(40,16,8,0.28)'

/** Along one side of the sheet, from its beginning: how far on, how far out, what, turned how, in which ink. */
const SIDE = [
  [9, 2.6, 'pencil', 0.05, 0],
  [21, 2.9, 'pot', 0, 4],
  [31, 2.2, 'drops', 0.4, 2],
  [43, 2.8, 'brush', -0.06, 1],
  [57, 2.9, 'pot', 0, 3],
  [64, 2.7, 'rubber', 0.2, 9],
  [76, 2.5, 'pencil', -0.04, 5],
  [90, 3, 'pot', 0, 11],
] as const

/** The same things along all four sides, begun elsewhere and in other inks. */
const THINGS: readonly Thing[] = [0, 1, 2, 3].flatMap((side) =>
  SIDE.map(([along, out, kind, lean, ink]): Thing => {
    const on = (along + side * 27) % SIZE
    const places = [
      { x: on, y: -out, turn: lean },
      { x: SIZE + out, y: on, turn: Math.PI / 2 + lean },
      { x: SIZE - on, y: SIZE + out, turn: Math.PI + lean },
      { x: -out, y: SIZE - on, turn: lean - Math.PI / 2 },
    ]
    return { kind, ink: (ink + side * 5) % TONES.length, ...places[side]! }
  }),
)

/** Three planks that repeat, painted once. */
export function drawBoards(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  const { next } = createRng('boards')
  const high = size / 3
  ;['#86705c', '#8f7862', '#7e6954'].forEach((tone, i) => {
    g.fillStyle = tone
    g.fillRect(0, i * high, size, high)
    for (let line = 0; line < 16; line++) {
      const y = i * high + (0.06 + next() * 0.88) * high
      const bend = (next() - 0.5) * high * 0.14
      g.strokeStyle = next() < 0.6 ? 'rgba(70,36,16,0.2)' : 'rgba(255,214,160,0.14)'
      g.lineWidth = 1 + next() * 2.4
      g.beginPath()
      g.moveTo(0, y)
      g.bezierCurveTo(size * 0.3, y + bend, size * 0.7, y - bend, size, y)
      g.stroke()
    }
    // A knot in the wood, away from the edges, so that the board repeats.
    const x = (0.2 + next() * 0.6) * size
    g.strokeStyle = 'rgba(70,36,16,0.3)'
    for (const r of [0.05, 0.1, 0.16]) {
      g.beginPath()
      g.ellipse(x, (i + 0.5) * high, high * r * 2, high * r, 0, 0, 7)
      g.stroke()
    }
    g.fillStyle = 'rgba(45,20,8,0.5)'
    g.fillRect(0, i * high, size, Math.max(2, size / 150))
    g.fillStyle = 'rgba(255,220,170,0.16)'
    g.fillRect(0, i * high + Math.max(2, size / 150), size, Math.max(1, size / 250))
    g.fillStyle = 'rgba(45,20,8,0.45)'
    g.fillRect(((i * 0.37 + 0.12) % 1) * size, i * high, Math.max(2, size / 200), high)
  })
  return canvas
}

/** The boards and the sheets below; in cells. `boards`: a pattern of `size` pixels. */
export function drawDesk(g: G, boards: CanvasPattern, size: number, sight: Sight): void {
  const scale = BOARD_CELLS / size
  g.save()
  g.scale(scale, scale)
  g.fillStyle = boards
  const { left, top, right, bottom } = sight
  g.fillRect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)
  g.restore()
  // Two sheets that wait below the one in use.
  for (const [turn, tone] of [
    [0.011, '#e3d3b2'],
    [-0.007, '#efe2c6'],
  ] as const) {
    g.save()
    g.translate(SIZE / 2, SIZE / 2)
    g.rotate(turn)
    g.fillStyle = SHADE
    g.fillRect(-SIZE / 2 - 0.15, -SIZE / 2 + 0.1, SIZE + 0.8, SIZE + 0.8)
    g.fillStyle = tone
    g.fillRect(-SIZE / 2 - 0.35, -SIZE / 2 - 0.35, SIZE + 0.7, SIZE + 0.7)
    g.restore()
  }
}

/** Draws the things around the sheet, and the tape that holds it. */
export function drawThings(g: G, sight: Sight): void {
  for (const thing of THINGS) {
    const { x, y } = thing
    if (x < sight.left - REACH || x > sight.right + REACH) continue
    if (y < sight.top - REACH || y > sight.bottom + REACH) continue
    g.save()
    g.translate(x, y)
    g.rotate(thing.turn)
    DRAW[thing.kind](g, TONES[thing.ink]!)
    g.restore()
  }
  for (const [x, y] of [
    [0, 0],
    [SIZE, 0],
    [0, SIZE],
    [SIZE, SIZE],
  ] as const) {
    // prettier-ignore
    if (x < sight.left - 4 || x > sight.right + 4 || y < sight.top - 4 || y > sight.bottom + 4) continue
    g.save()
    g.translate(x, y)
    g.rotate(x === y ? -Math.PI / 4 : Math.PI / 4)
    g.fillStyle = 'rgba(226,206,160,0.82)'
    g.fillRect(-2.6, -0.75, 5.2, 1.5)
    g.fillStyle = 'rgba(255,255,255,0.35)'
    for (let i = -2; i <= 2; i++) g.fillRect(i - 0.12, -0.75, 0.4, 1.5)
    g.restore()
  }
}

type Tones = { fill: string; deep: string; light: string }
const DRAW: Record<Thing['kind'], (g: G, ink: Tones) => void> = {
  pencil(g, { fill, deep, light }) {
    g.fillStyle = SHADE
    g.beginPath()
    g.roundRect(-6, -0.2, 12.4, 1.2, 0.4)
    g.fill()
    box(g, '#b79a98', { x: -6.4, y: -0.6, w: 1.1, h: 1.2, r: 0.35 })
    box(g, '#c9ced8', { x: -5.4, y: -0.6, w: 1, h: 1.2, r: 0 })
    box(g, fill, { x: -4.5, y: -0.6, w: 8.6, h: 1.2, r: 0 })
    box(g, light, { x: -4.5, y: -0.6, w: 8.6, h: 0.38, r: 0 })
    box(g, deep, { x: -4.5, y: 0.28, w: 8.6, h: 0.32, r: 0 })
    g.fillStyle = '#f2d3a2'
    g.beginPath()
    g.moveTo(4.1, -0.6)
    g.lineTo(6.3, 0)
    g.lineTo(4.1, 0.6)
    g.fill()
    g.fillStyle = deep
    g.beginPath()
    g.moveTo(5.5, -0.22)
    g.lineTo(6.3, 0)
    g.lineTo(5.5, 0.22)
    g.fill()
  },
  brush(g, { fill, deep, light }) {
    g.fillStyle = SHADE
    g.beginPath()
    g.ellipse(0.2, 0.5, 7, 0.5, 0, 0, 7)
    g.fill()
    g.fillStyle = '#7f5540'
    g.beginPath()
    g.moveTo(-7, 0)
    g.quadraticCurveTo(-2, -0.75, 2.4, -0.42)
    g.lineTo(2.4, 0.42)
    g.quadraticCurveTo(-2, 0.75, -7, 0)
    g.fill()
    box(g, 'rgba(255,255,255,0.4)', { x: -4, y: -0.36, w: 5.6, h: 0.16, r: 0.08 })
    box(g, '#cfd4de', { x: 2.3, y: -0.5, w: 1.7, h: 1, r: 0.1 })
    box(g, '#9aa2b2', { x: 2.8, y: -0.5, w: 0.2, h: 1, r: 0 })
    g.fillStyle = deep
    g.beginPath()
    g.moveTo(4, -0.5)
    g.quadraticCurveTo(5.8, -0.85, 7.2, 0)
    g.quadraticCurveTo(5.8, 0.85, 4, 0.5)
    g.fill()
    g.fillStyle = fill
    g.beginPath()
    g.moveTo(4.4, -0.4)
    g.quadraticCurveTo(5.8, -0.6, 6.8, 0)
    g.quadraticCurveTo(5.6, 0.4, 4.4, 0.3)
    g.fill()
    box(g, light, { x: 4.8, y: -0.32, w: 1.1, h: 0.16, r: 0.08 })
  },
  pot(g, { fill, deep, light }) {
    disc(g, SHADE, 0.25, 0.4, 1.75)
    disc(g, '#f4f0ff', 0, 0, 1.7)
    disc(g, '#b9b2cf', 0, 0, 1.46)
    disc(g, deep, 0, 0, 1.34)
    disc(g, fill, 0.08, 0.1, 1.2)
    g.strokeStyle = light
    g.lineCap = 'round'
    g.lineWidth = 0.2
    g.beginPath()
    g.arc(0, 0, 0.85, 3.4, 4.6)
    g.stroke()
  },
  rubber(g, { fill, light }) {
    box(g, SHADE, { x: -1.5, y: -0.6, w: 3.4, h: 1.8, r: 0.4 })
    box(g, '#fff6ea', { x: -1.7, y: -0.9, w: 3.4, h: 1.8, r: 0.4 })
    box(g, fill, { x: -1.7, y: -0.9, w: 2.2, h: 1.8, r: 0.3 })
    box(g, light, { x: -1.7, y: -0.9, w: 2.2, h: 0.5, r: 0.25 })
  },
  drops(g, { fill, deep, light }) {
    for (const [x, y, r] of [
      [0, 0, 0.95],
      [1.6, 0.5, 0.42],
      [-1.4, -0.6, 0.5],
      [0.9, -1, 0.26],
      [-2.2, 0.5, 0.22],
    ] as const) {
      // prettier-ignore
      disc(g, deep, x, y, r)
      disc(g, fill, x - r * 0.06, y - r * 0.08, r * 0.86)
      disc(g, light, x - r * 0.35, y - r * 0.4, r * 0.2)
    }
  },
}
type RoundedBox = { x: number; y: number; w: number; h: number; r: number }

function box(g: G, colour: string, { x, y, w, h, r }: RoundedBox): void {
  g.fillStyle = colour
  g.beginPath()
  g.roundRect(x, y, w, h, r)
  g.fill()
}

function disc(g: G, colour: string, x: number, y: number, r: number): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
}
