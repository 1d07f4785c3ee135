/** Draws what is under the ink: the desk and the sheet of paper. */
import type { Camera } from '../view/camera.ts'
import { drawBoards, drawDesk, drawThings } from './desk-backdrop.ts'
import { SEA_INK } from './inks.ts'
import { drawPaper, PAPER_CELL } from './paper.ts'
import { QUIET_REACH } from '../rules/sheets.ts'
import { SIZE } from '../state.ts'
import { toneOf, wash } from './tones.ts'
import type { Tone } from './tones.ts'
import type { Place } from '../state.ts'

const WATER = SEA_INK.fill
const BOARDS = 512
/** How far, in cells, the paper reaches beyond the outermost cells. */
export const RIM = 0.35

export function createGround() {
  let tone: Tone = toneOf('', '')
  let paper: { canvas: HTMLCanvasElement; pattern: CanvasPattern } | null = null
  let boards: CanvasPattern | null = null
  let scaledTo = 0
  const layPaper = (g: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D) => {
    if (paper) return paper
    const canvas = wash(drawPaper(), tone.paper)
    return (paper = { canvas, pattern: g.createPattern(canvas, 'repeat')! })
  }
  return {
    /** Another kind of round begins: its paper and table are laid when they are first seen. */
    setTone(next: Tone) {
      if (next === tone) return
      tone = next
      paper = boards = null
      scaledTo = 0
    },
    draw(g: CanvasRenderingContext2D, { cell, left, top, w, h }: Camera, isWater: boolean) {
      const size = SIZE * cell
      const isDeskSeen = left > 0 || top > 0 || left + size < w || top + size < h
      if (isWater) {
        g.fillStyle = WATER
        g.fillRect(0, 0, w, h)
      } else if (isDeskSeen) {
        const sight = {
          left: -left / cell,
          top: -top / cell,
          right: (w - left) / cell,
          bottom: (h - top) / cell,
        }
        boards ??= g.createPattern(wash(drawBoards(BOARDS), tone.desk), 'repeat')
        g.save()
        g.setTransform(cell, 0, 0, cell, left, top)
        drawDesk(g, boards!, BOARDS, sight)
        g.restore()
      }
      if (isWater || !isDeskSeen) return
      // The paper itself lies under the painted land, in its pictures.
      const rim = cell * RIM
      g.save()
      g.translate(left, top)
      g.fillStyle = 'rgba(40,16,8,0.3)'
      g.beginPath()
      g.roundRect(-cell * 0.2, cell * 0.1, size + cell * 0.8, size + cell * 0.8, cell * 0.5)
      g.fill()
      g.strokeStyle = 'rgba(255,255,255,0.75)'
      g.lineWidth = cell * 0.2
      g.beginPath()
      g.roundRect(-rim, -rim, size + rim * 2, size + rim * 2, cell * 0.2)
      g.stroke()
      g.restore()
    },
    /** The bare paper as what is filled with; the sheet's corner at (0, 0), `cell` pixels to a cell. */
    takePaper(g: OffscreenCanvasRenderingContext2D, cell: number) {
      const { pattern } = layPaper(g)
      if (cell !== scaledTo) pattern.setTransform(new DOMMatrix().scale(cell / PAPER_CELL))
      scaledTo = cell
      g.fillStyle = pattern
    },
    /** The same where a cell is one unit. */
    makePaper(g: CanvasRenderingContext2D): CanvasPattern {
      const made = g.createPattern(layPaper(g).canvas, 'repeat')!
      made.setTransform(new DOMMatrix().scale(1 / PAPER_CELL))
      return made
    },
    /** Over the sheet: tape holds its corners, and brushes may lie on its rim. In cells. */
    drawThings,
    /** In cells. */
    drawFloats: (g: CanvasRenderingContext2D, now: number, isCalm: boolean) =>
      drawFloats(g, isCalm ? 0 : now / 1000),
  }
}

/** Floats on a rope around the quiet sheet: here the way ends. */
const FLOATS = 48
const FLOATS_OUT = 1.1
const FLOAT_R = 0.42
const ROPE = [
  ['#5b3a1c', 0.46],
  ['#f3e2bd', 0.28],
] as const
function drawFloats(g: CanvasRenderingContext2D, time: number): void {
  const reach = QUIET_REACH + FLOATS_OUT
  const places = Array.from({ length: FLOATS }, (_, i) => {
    // Along a square, drawn in to its soft corners.
    const along = (i % (FLOATS / 4)) / (FLOATS / 8) - 1
    const side = Math.floor((i * 4) / FLOATS)
    const soft = reach / (along * along * along * along + 1) ** 0.25
    const out = side < 2 ? soft : -soft
    const aside = (side < 2 ? along : -along) * soft
    const sway = Math.sin(time * 2 + i * 1.7) * 0.1
    return side % 2 === 0
      ? { x: SIZE / 2 + aside, y: SIZE / 2 - out + sway }
      : { x: SIZE / 2 + out, y: SIZE / 2 + aside + sway }
  })
  g.beginPath()
  for (const { x, y } of places) g.lineTo(x, y)
  g.closePath()
  g.lineJoin = 'round'
  for (const [colour, wide] of ROPE) {
    g.strokeStyle = colour
    g.lineWidth = wide
    g.stroke()
  }
  g.lineWidth = 0.1
  g.strokeStyle = '#2b1a45'
  places.forEach(({ x, y }, i) => {
    g.fillStyle = i % 2 ? '#fff8ea' : '#ff6a3d'
    g.beginPath()
    g.arc(x, y, FLOAT_R, 0, 7)
    g.fill()
    g.stroke()
  })
}

/** Dark clouds all around, open where the painter is; in canvas pixels. `flash`: how far lightning lifts them. */
export function drawFog(
  g: CanvasRenderingContext2D,
  camera: Camera,
  { x, y }: Place,
  now: number,
  flash: number,
): void {
  if (flash >= 1) return
  const { cell, w, h } = camera
  const breath = Math.sin(now / 900) * 0.15
  const fog = g.createRadialGradient(x, y, cell * (6 + breath), x, y, cell * (10.5 + breath))
  fog.addColorStop(0, 'rgba(35,24,72,0)')
  fog.addColorStop(0.55, 'rgba(35,24,72,0.72)')
  fog.addColorStop(1, 'rgba(28,18,60,0.97)')
  g.globalAlpha = 1 - flash
  g.fillStyle = fog
  g.fillRect(0, 0, w, h)
  g.globalAlpha = 1
}
