/** The trees planted by wins: each game has its own. */
import { drawFir } from './trees.ts'
import type { Season } from './seasons.ts'

type G = CanvasRenderingContext2D
export type Plant = { letter: string; x: number; foot: number; height: number }

/** So much larger is what the hard tables plant. */
const RARE = 1.2
const TRUNK = '#5a3d28'

function crown(g: G, fill: string, light: string, spots: readonly (readonly [number, number, number])[]) {
  g.fillStyle = fill
  for (const [x, y, r] of spots) circle(g, x, y, r)
  g.fillStyle = light
  for (const [x, y, r] of spots) circle(g, x - r * 0.24, y - r * 0.26, r * 0.62)
}

function circle(g: G, x: number, y: number, r: number): void {
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
}

function trunk(g: G, width: number, top: number, fill = TRUNK): void {
  g.fillStyle = fill
  g.beginPath()
  g.moveTo(-width * 0.5, top)
  g.lineTo(width * 0.5, top)
  g.quadraticCurveTo(width * 0.5, -0.05, width, 0)
  g.lineTo(-width, 0)
  g.quadraticCurveTo(-width * 0.5, -0.05, -width * 0.5, top)
  g.fill()
}

/** Dots of berries, blossom or apples over a crown. */
function dots(g: G, fill: string, size: number, spots: readonly (readonly [number, number])[]): void {
  g.fillStyle = fill
  for (const [x, y] of spots) circle(g, x, y, size)
}

const PAINTERS: Record<string, (g: G, season: Season) => void> = {
  /** Fir, for Klondike. */
  k(g, { firs, snow }) {
    drawFir(g, { x: 0, foot: 0.02, w: 0.62, h: 1.02 }, '#0a2a2666')
    drawFir(g, { x: 0, foot: 0, w: 0.6, h: 1 }, snow ?? '#2f8f63')
    // Snow on every branch.
    if (snow) drawFir(g, { x: 0, foot: 0.03, w: 0.58, h: 0.93 }, firs[1])
    else drawFir(g, { x: -0.05, foot: -0.06, w: 0.34, h: 0.9 }, '#4fb07a66')
  },
  /** Birch with a web between its twigs, for Spider. */
  s(g, { crowns }) {
    trunk(g, 0.06, -0.62, '#efe9dc')
    g.fillStyle = '#3a332c'
    for (const y of [-0.12, -0.26, -0.38, -0.5]) g.fillRect(-0.03, y, 0.035, 0.022)
    crown(g, crowns[1], crowns[0], [
      [0, -0.82, 0.17],
      [-0.14, -0.66, 0.15],
      [0.14, -0.66, 0.15],
      [0, -0.56, 0.13],
    ])
  },
  /** Silver fir, for Klondike by three. */
  K(g, { snow }) {
    drawFir(g, { x: 0, foot: 0, w: 0.64, h: 1 }, '#5f9fa6')
    drawFir(g, { x: -0.04, foot: -0.05, w: 0.38, h: 0.92 }, snow ?? '#c7ece6a8')
    dots(g, '#f4fbff', 0.024, [
      [-0.16, -0.3],
      [0.14, -0.26],
      [-0.06, -0.5],
      [0.08, -0.62],
      [0, -0.98],
    ])
  },
  /** Silver birch, for a Spider of two suits. */
  S(g) {
    trunk(g, 0.07, -0.62, '#f5f7f4')
    g.fillStyle = '#56616a'
    for (const y of [-0.12, -0.26, -0.38, -0.5]) g.fillRect(-0.035, y, 0.045, 0.022)
    crown(g, '#7fa7b8', '#cfe9ee', [
      [0, -0.82, 0.19],
      [-0.17, -0.66, 0.17],
      [0.17, -0.66, 0.17],
      [0, -0.56, 0.15],
    ])
  },
  /** The golden oak, for a Spider of four suits: whatever the season. */
  O(g) {
    trunk(g, 0.15, -0.42, '#6b4526')
    crown(g, '#d99a1f', '#ffdf6b', [
      [-0.28, -0.5, 0.2],
      [0.28, -0.5, 0.2],
      [-0.15, -0.7, 0.2],
      [0.15, -0.7, 0.2],
      [0, -0.84, 0.16],
      [0, -0.54, 0.24],
    ])
    dots(g, '#fff6c8', 0.026, [
      [-0.3, -0.6],
      [-0.1, -0.86],
      [0.12, -0.74],
      [0.32, -0.54],
      [0.02, -0.56],
    ])
  },
  /** Oak, for FreeCell. */
  f(g, { crowns }) {
    trunk(g, 0.11, -0.42)
    crown(g, crowns[1], crowns[0], [
      [-0.22, -0.52, 0.2],
      [0.22, -0.52, 0.2],
      [0, -0.7, 0.24],
      [0, -0.48, 0.2],
    ])
  },
  /** A slim pine, for Pyramid. */
  p(g, { snow }) {
    trunk(g, 0.05, -0.4)
    g.fillStyle = snow ? '#41768a' : '#3d8a58'
    g.beginPath()
    g.moveTo(0, -1)
    g.quadraticCurveTo(0.24, -0.5, 0.17, -0.16)
    g.quadraticCurveTo(0, -0.08, -0.17, -0.16)
    g.quadraticCurveTo(-0.24, -0.5, 0, -1)
    g.fill()
    g.fillStyle = snow ?? '#69b56f88'
    g.beginPath()
    g.moveTo(0, -1)
    g.quadraticCurveTo(-0.2, -0.5, -0.13, -0.2)
    g.quadraticCurveTo(-0.06, -0.5, 0, -1)
    g.fill()
  },
  /** Rowan with its berries, for TriPeaks. */
  t(g, { crowns }) {
    trunk(g, 0.07, -0.5)
    crown(g, crowns[1], crowns[0], [
      [-0.16, -0.58, 0.17],
      [0.16, -0.58, 0.17],
      [0, -0.76, 0.19],
    ])
    dots(g, '#d8392f', 0.038, [
      [-0.2, -0.52],
      [-0.12, -0.48],
      [0.1, -0.62],
      [0.18, -0.56],
      [0, -0.78],
      [0.06, -0.72],
    ])
  },
  /** A tree in blossom, for the deal of the day. */
  d(g, { blossom, crowns }) {
    trunk(g, 0.08, -0.46)
    crown(g, crowns[1], blossom, [
      [-0.2, -0.54, 0.18],
      [0.2, -0.54, 0.18],
      [0, -0.72, 0.22],
      [0, -0.5, 0.17],
    ])
    dots(g, '#fff6f9', 0.03, [
      [-0.24, -0.6],
      [-0.08, -0.78],
      [0.12, -0.66],
      [0.22, -0.5],
      [-0.04, -0.52],
    ])
  },
}

export function drawPlant(g: G, { letter, x, foot, height }: Plant, season: Season): void {
  g.save()
  g.translate(x, foot)
  const size = letter < 'a' ? height * RARE : height
  g.scale(size, size)
  g.fillStyle = '#04141040'
  g.beginPath()
  g.ellipse(0.04, 0, 0.3, 0.05, 0, 0, Math.PI * 2)
  g.fill()
  const paint = PAINTERS[letter] ?? PAINTERS.k!
  paint(g, season)
  g.restore()
}
