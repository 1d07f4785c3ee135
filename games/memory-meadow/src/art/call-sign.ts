/** The visual shape of a call for players who do not hear it: a bubble at the calling place, different for each animal. */
import type { G } from './pen.ts'

const INK = '#3b2a3a'
const COLOURS = ['#ffd84d', '#8fe0ff', '#ff9ab8', '#b8f08a']
/** Half of the bubble, how far its middle is from the tip, and the shape's reach. */
const BUBBLE = { r: 28, away: 46 }
const REACH = 18
/** As on dice: the calls to count. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-6, 0],
    [6, 0],
  ],
  [
    [0, -5],
    [-6, 5],
    [6, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
]

/** Never smaller than this, in CSS pixels: on a phone with many places it is as readable as on one with few. */
export const callSizeOf = (scale: number) => Math.max(0.92, Math.min(1.7, scale * 0.92))

export type Call = {
  animal: number
  /** The tip of the bubble, at the calling animal. */
  x: number
  y: number
  size: number
  /** -1 and 1 hang it to the left and right, 0 above. */
  lean: -1 | 0 | 1
  /** 0 to 1: pips come one by one. */
  t: number
}

export function drawCall(g: G, { animal, x, y, size, lean, t }: Call): void {
  const pips = PIPS[animal % 5]!
  const shape = Math.floor(animal / 5)
  const grown = Math.min(1, t * 7)
  const k = size * (1 + 2.7 * (grown - 1) ** 3 + 1.7 * (grown - 1) ** 2)
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  const [cx, cy] = [lean * 24, -BUBBLE.away + Math.abs(lean) * 6]
  g.fillStyle = '#fffdf4'
  g.strokeStyle = INK
  g.lineWidth = 3
  g.lineJoin = 'round'
  traceBubble(g, cx, cy)
  g.stroke()
  g.fill()
  g.translate(cx, cy)
  const beat = 1 + 0.1 * Math.abs(Math.sin(Math.min(1, t) * Math.PI * pips.length))
  g.scale(beat, beat)
  traceShape(g, shape)
  g.fillStyle = COLOURS[shape]!
  g.strokeStyle = INK
  g.lineWidth = 2.6
  g.fill()
  g.stroke()
  g.fillStyle = INK
  const down = shape === 2 ? 5 : 0
  const near = shape > 1 ? 0.78 : 1
  pips.forEach(([px, py], i) => {
    const own = Math.min(1, Math.max(0, t * (pips.length + 2) - i))
    if (own <= 0) return
    g.beginPath()
    g.arc(px * near, py * near + down, 3.5 * near * own, 0, 7)
    g.fill()
  })
  g.restore()
}

/** One outline, its tail at (0, 0). */
function traceBubble(g: G, cx: number, cy: number): void {
  const { r } = BUBBLE
  const toTip = Math.atan2(-cy, -cx)
  g.beginPath()
  g.arc(cx, cy, r, toTip + 0.36, toTip - 0.36 + Math.PI * 2)
  g.lineTo(0, 0)
  g.closePath()
}

function traceShape(g: G, shape: number): void {
  g.beginPath()
  if (shape === 0) return g.arc(0, 0, REACH - 1, 0, 7)
  if (shape === 1) return g.roundRect(-REACH + 3, -REACH + 3, REACH * 2 - 6, REACH * 2 - 6, 3)
  const corners = shape === 2 ? 3 : 10
  for (let c = 0; c < corners; c++) {
    const reach = (shape === 3 && c % 2 ? 0.56 : 1.12) * REACH
    const turn = (c / corners) * 6.283 - 1.57
    g.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach + (shape === 2 ? 3 : 0))
  }
  g.closePath()
}
