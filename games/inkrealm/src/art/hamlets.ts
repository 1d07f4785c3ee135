/** Plans a realm's villages and their buildings: groups with free ink between them, so that trails over them stay visible. */
import type { Ink } from './inks.ts'

export type Kind =
  | 'hamlet'
  | 'grove'
  | 'mill'
  | 'cottage'
  | 'street'
  | 'watch'
  | 'tower'
  | 'garden'
  | 'well'
  | 'pond'
  | 'orchard'
  | 'bridge'
  | 'road'
/** A thing of a group: [kind, cells from its middle, how large]. */
type Part = readonly [kind: Kind, x: number, y: number, scale: number]
type Group = readonly Part[]

/** One group to so many cells, a little out of line. */
export const GROUP_STEP = 11
const ASIDE = 4

const COTTAGE: Group = [['cottage', 0, 0, 0.9], ['garden', 3, 2, 0.85]] // prettier-ignore
const GLADE: Group = [['orchard', 0, 0, 1.15]]
const POND: Group = [['pond', 0, 0, 1.2], ['cottage', -3, -2, 0.85]] // prettier-ignore
const FARM: Group = [['mill', 0, -1, 1.1], ['garden', -3, 2, 0.9], ['cottage', 3, 1, 0.88]] // prettier-ignore
const VILLAGE: Group = [['road', 0, 1, 1.5], ['hamlet', -2, -2, 1], ['cottage', 3, -1, 0.85], ['well', 0, 2, 0.68]] // prettier-ignore
const STREAM: Group = [['bridge', 0, 0, 1.45], ['grove', -4, -2, 0.85], ['cottage', 4, -2, 0.85]] // prettier-ignore
const WATCH: Group = [['tower', 0, 0, 1.2], ['grove', 3, 2, 0.8]] // prettier-ignore
const TOWN: Group = [['road', 0, 2, 1.6], ['street', -2, -1, 1.2], ['watch', 3, -2, 1.15], ['well', 1, 2, 0.62], ['cottage', 4, 3, 0.85]] // prettier-ignore
const WOOD: Group = [['grove', 0, 0, 1.15], ['grove', 3, 2, 0.9], ['grove', -3, 2, 0.78]] // prettier-ignore

/** The buildings of a small realm, a town and a kingdom. */
const ORDERS: readonly (readonly Group[])[] = [
  [COTTAGE, GLADE, POND, WOOD, COTTAGE],
  [VILLAGE, GLADE, FARM, POND, WATCH, WOOD, STREAM],
  [TOWN, GLADE, FARM, STREAM, VILLAGE, WATCH, POND, WOOD],
]

/** A number of a place, the same in every round. */
const mix = (x: number, y: number) => (((x * 73856093) ^ (y * 19349663)) >>> 3) % 997

/** Middle of a group of the grid, in cells. */
export function middleOf(column: number, row: number): { x: number; y: number; number: number } {
  const number = mix(column + 1, row + 1)
  return {
    x: column * GROUP_STEP + (row % 2) * 6 + (number % ASIDE),
    y: row * GROUP_STEP + ((number >> 3) % ASIDE),
    number,
  }
}

export function groupOf(number: number, rank: number): Group {
  const groups = ORDERS[rank < 2 ? 0 : rank < 4 ? 1 : 2]!
  return groups[number % groups.length]!
}

/** Small near the rim of the land, larger in its middle: three sizes. */
export const scaleOf = (depth: number) => (depth < 4 ? 0.88 : depth < 6 ? 1.12 : 1.36)

type G = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
const WATER = '#a9dcf5'
const STONE = 'rgba(255,244,220,0.85)'

const disc = (g: G, x: number, y: number, r: number) => {
  g.beginPath()
  g.arc(x, y, r, 0, 7)
}

/** A pool with a light rim, reeds and a leaf. */
export function drawPond(g: G, { deep, light }: Ink): void {
  g.lineWidth = 0.06
  g.strokeStyle = deep
  g.beginPath()
  g.ellipse(0, 0.4, 0.8, 0.42, -0.06, 0, 7)
  g.fillStyle = WATER
  g.fill()
  g.stroke()
  g.strokeStyle = 'rgba(255,255,255,0.9)'
  g.lineWidth = 0.05
  g.beginPath()
  g.moveTo(-0.45, 0.34)
  g.quadraticCurveTo(-0.3, 0.24, -0.12, 0.32)
  g.moveTo(0.1, 0.56)
  g.quadraticCurveTo(0.26, 0.46, 0.44, 0.54)
  g.stroke()
  disc(g, -0.1, 0.56, 0.11)
  g.fillStyle = '#4fae62'
  g.fill()
  g.strokeStyle = deep
  g.lineWidth = 0.04
  g.stroke()
  for (const [x, tall] of [
    [0.56, 0.5],
    [0.66, 0.66],
    [0.76, 0.44],
  ] as const) {
    g.lineWidth = 0.05
    g.strokeStyle = deep
    g.beginPath()
    g.moveTo(x, 0.42)
    g.lineTo(x + 0.03, 0.42 - tall)
    g.stroke()
    g.fillStyle = light
    g.beginPath()
    g.ellipse(x + 0.03, 0.36 - tall, 0.05, 0.13, 0, 0, 7)
    g.fill()
    g.stroke()
  }
}

/** A round wall of stones under a little roof. */
export function drawWell(g: G, { fill, deep }: Ink): void {
  g.lineWidth = 0.09
  g.strokeStyle = deep
  g.fillStyle = '#fff8ea'
  g.beginPath()
  g.roundRect(-0.5, 0.15, 1, 0.55, 0.16)
  g.fill()
  g.stroke()
  g.beginPath()
  g.ellipse(0, 0.16, 0.5, 0.18, 0, 0, 7)
  g.fillStyle = WATER
  g.fill()
  g.stroke()
  g.beginPath()
  g.moveTo(-0.42, 0.14)
  g.lineTo(-0.42, -0.5)
  g.moveTo(0.42, 0.14)
  g.lineTo(0.42, -0.5)
  g.stroke()
  g.beginPath()
  g.moveTo(-0.72, -0.42)
  g.lineTo(0, -0.92)
  g.lineTo(0.72, -0.42)
  g.closePath()
  g.fillStyle = fill
  g.fill()
  g.stroke()
}

/** A stream from its spring to a pond, and a bridge across. */
export function drawBridge(g: G, { deep }: Ink): void {
  g.lineCap = 'round'
  for (const [colour, wide] of [
    [deep, 0.34],
    [WATER, 0.26],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = wide
    g.beginPath()
    g.moveTo(-0.7, -0.34)
    g.bezierCurveTo(-0.3, -0.5, -0.25, 0.45, 0.1, 0.3)
    g.bezierCurveTo(0.4, 0.15, 0.3, 0.6, 0.62, 0.6)
    g.stroke()
    // It ends in water at both sides, not on the land.
    const rim = (wide - 0.26) / 2
    g.fillStyle = colour
    for (const [x, y, rx, ry] of [
      [-0.7, -0.34, 0.2, 0.15],
      [0.62, 0.6, 0.32, 0.2],
    ] as const) {
      g.beginPath()
      g.ellipse(x, y, rx + rim, ry + rim, 0, 0, 7)
      g.fill()
    }
  }
  for (const [colour, wide] of [
    [deep, 0.3],
    ['#fff0cf', 0.2],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = wide
    g.beginPath()
    g.moveTo(-0.46, 0.36)
    g.quadraticCurveTo(-0.14, -0.2, 0.22, -0.18)
    g.stroke()
  }
  g.strokeStyle = deep
  g.lineWidth = 0.04
  g.beginPath()
  for (const [x, y] of [
    [-0.34, 0.2],
    [-0.2, 0.04],
    [-0.04, -0.08],
    [0.1, -0.14],
  ] as const) {
    g.moveTo(x - 0.06, y - 0.08)
    g.lineTo(x + 0.07, y + 0.08)
  }
  g.stroke()
}

/** Stones of a way through a village. */
export function drawRoad(g: G): void {
  g.fillStyle = STONE
  for (let i = 0; i < 13; i++) {
    const t = i / 12
    g.beginPath()
    g.ellipse(-0.85 + t * 1.7, 0.1 + Math.sin(t * 5) * 0.2, 0.055, 0.036, 0, 0, 7)
    g.fill()
  }
}
