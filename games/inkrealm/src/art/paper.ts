/** The sheet of paper: a pale pencil grid with handwritten lines and figures. */
import { createRng } from '@playhouse/game-kit'
import { SCRIBBLES } from './scribbles.ts'

/** Pencils, all pale: nothing on the paper is as strong as what lies on it. */
const PENCILS = [
  'rgba(86,104,176,0.22)',
  'rgba(120,110,130,0.2)',
  'rgba(70,140,150,0.2)',
  'rgba(170,120,90,0.2)',
] as const
const PENCIL_WIDE = 3
/** They lie on a grid of so many, out of line and turned. */
const SCRIBBLE_ROWS = 6
const TURN = 0.9
/** Squares along a side of the whole, and sheets of fibres. */
const SQUARES = 56
const SHEETS = 4
/** Pixels to a square. */
export const PAPER_CELL = 28
const GRID = 'rgba(96,132,190,0.13)'
const GRID_WIDE = 1.5
const GRID_STRONG = 'rgba(96,132,190,0.22)'
/** Every so many lines one is stronger. */
const STRONG_LINES = 4

/** Larger than most windows, so that nothing is seen twice. */
export function drawPaper(): HTMLCanvasElement {
  const size = SQUARES * PAPER_CELL
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  const part = size / SHEETS
  const fibres = drawFibres(part)
  for (let i = 0; i < SHEETS * SHEETS; i++)
    g.drawImage(fibres, (i % SHEETS) * part, Math.floor(i / SHEETS) * part)
  g.drawImage(paintWashes(size / COARSE), 0, 0, size, size)
  drawGrid(g, size)
  drawScribbles(g, size)
  return canvas
}

/** Water with a little colour that dried on the paper long ago: no edge, no pattern, nothing like ink. [colour, x, y, radius], in parts of the whole. */
const WASHES = [
  ['255,150,170', 0.12, 0.14, 0.17],
  ['110,190,240', 0.44, 0.1, 0.15],
  ['255,205,90', 0.76, 0.2, 0.18],
  ['140,205,140', 0.24, 0.46, 0.17],
  ['180,150,240', 0.58, 0.44, 0.16],
  ['255,165,110', 0.92, 0.54, 0.16],
  ['100,200,200', 0.1, 0.78, 0.17],
  ['255,150,190', 0.42, 0.78, 0.17],
  ['120,175,245', 0.74, 0.82, 0.18],
] as const
const WASH_STRENGTH = 0.23
/** How far a wash reaches, in its radius, with the second pool. */
const FAR = 1.3

/** They have no edge and need few pixels: so many times fewer along a side. */
const COARSE = 8

function paintWashes(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  for (const [colour, x, y, r] of WASHES)
    for (const ox of [-1, 0, 1])
      for (const oy of [-1, 0, 1]) {
        const [atX, atY] = [x + ox, y + oy]
        // Only what crosses an edge is seen again at the other one.
        if (atX < -r * FAR || atX > 1 + r || atY < -r || atY > 1 + r * FAR) continue
        // Two pools of water that ran into each other.
        for (const [aside, part] of [
          [0, 1],
          [0.55, 0.7],
        ] as const) {
          const [px, py, pr] = [(atX + aside * r) * size, (atY - aside * r * 0.4) * size, r * part * size]
          const wash = g.createRadialGradient(px, py, 0, px, py, pr)
          wash.addColorStop(0, `rgba(${colour},${WASH_STRENGTH})`)
          wash.addColorStop(0.6, `rgba(${colour},${WASH_STRENGTH * 0.75})`)
          wash.addColorStop(0.85, `rgba(${colour},${WASH_STRENGTH * 0.5})`)
          wash.addColorStop(1, `rgba(${colour},0)`)
          g.fillStyle = wash
          g.fillRect(px - pr, py - pr, pr * 2, pr * 2)
        }
      }
  return canvas
}

function drawGrid(g: CanvasRenderingContext2D, size: number): void {
  const step = size / SQUARES
  for (let i = 0; i < SQUARES; i++) {
    g.fillStyle = i % STRONG_LINES === 0 ? GRID_STRONG : GRID
    const at = (i + 0.5) * step - GRID_WIDE / 2
    g.fillRect(at, 0, GRID_WIDE, size)
    g.fillRect(0, at, size, GRID_WIDE)
  }
}

/** Pixels a fibre is long at most. */
const LONGEST = 12

const isBeyond = (at: number, size: number) => at < -LONGEST || at > size + LONGEST

/** Paper: warm, with fibres and specks; repeats without a seam. */
function drawFibres(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const g = canvas.getContext('2d')!
  g.fillStyle = '#fbf3e0'
  g.fillRect(0, 0, size, size)
  const { next } = createRng('fibres')
  for (let i = 0; i < size * 2.2; i++) {
    const x = next() * size
    const y = next() * size
    const turn = next() * 6.28
    const long = 3 + next() * (LONGEST - 3)
    g.strokeStyle = next() < 0.5 ? 'rgba(150,110,60,0.07)' : 'rgba(255,255,255,0.5)'
    g.lineWidth = 0.6 + next() * 0.8
    for (const [ox, oy] of [
      [0, 0],
      [size, 0],
      [0, size],
      [-size, 0],
      [0, -size],
    ] as const) {
      // Only what crosses an edge is seen again at the other one.
      if (isBeyond(x + ox, size) || isBeyond(y + oy, size)) continue
      g.beginPath()
      g.moveTo(x + ox, y + oy)
      g.quadraticCurveTo(
        x + ox + long,
        y + oy,
        x + ox + Math.cos(turn) * long,
        y + oy + Math.sin(turn) * long,
      )
      g.stroke()
    }
  }
  return canvas
}

function drawScribbles(g: CanvasRenderingContext2D, size: number): void {
  const { next } = createRng('scribbles')
  const step = size / SCRIBBLE_ROWS
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (let i = 0; i < SCRIBBLE_ROWS ** 2; i++) {
    const scale = 0.75 + next() * 0.45
    g.save()
    g.translate(
      ((i % SCRIBBLE_ROWS) + 0.4 + next() * 0.2) * step,
      (Math.floor(i / SCRIBBLE_ROWS) + 0.4 + next() * 0.2) * step,
    )
    g.rotate((next() - 0.5) * TURN)
    g.scale(scale, scale)
    g.strokeStyle = PENCILS[i % PENCILS.length]!
    g.lineWidth = PENCIL_WIDE / scale
    g.beginPath()
    // An odd step goes through all of them, so that neighbours differ.
    SCRIBBLES[(i * 7) % SCRIBBLES.length]!(g, next)
    g.stroke()
    g.restore()
  }
}
