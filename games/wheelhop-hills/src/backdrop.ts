/** Sky and far hills: sheets of paper behind each other, with the sun, the moon and the clouds hung on strings. */
import type { Rect } from '@playhouse/game-kit'
import { chanceAt, cut, disc, ink } from './paper.ts'
import type { G } from './paper.ts'
import { drawTree } from './trees.ts'
import type { Palette } from './worlds.ts'

export type Look = {
  visible: Rect
  /** The camera's place in metres, and what a metre measures. */
  x: number
  y: number
  zoom: number
  now: number
  calm: boolean
  /** Another number, another row of hills and another hour. */
  seed?: number
}

export function drawBackdrop(g: G, palette: Palette, look: Look): void {
  drawSky(g, palette, look)
  palette.ridges.forEach((colour, i) => drawRidge(g, palette, look, colour, i))
}

function drawSky(
  g: G,
  { sky, orb, orbGlow, isNight, cloud, shadow, tree }: Palette,
  { visible, x, now, calm, seed = 0 }: Look,
): void {
  const { x: left, y: top, w, h } = visible
  const paint = g.createLinearGradient(0, top, 0, top + h * 0.8)
  sky.forEach((colour, i) => paint.addColorStop(i / 2, colour))
  g.fillStyle = paint
  g.fillRect(left, top, w, h)
  const sway = (speed: number, size: number) => (calm ? 0 : Math.sin(now / speed) * size)
  if (isNight) drawStars(g, visible, x)
  const size = Math.min(w, h) * 0.085
  const [ox, oy] = [
    left + w * (0.74 - (seed % 5) * 0.09) - x * 0.4 + sway(2600, 3),
    top + h * (0.24 + ((seed * 3) % 4) * 0.03),
  ]
  hang(g, ox, top, oy - size, shadow)
  for (const [ring, alpha] of [
    [2.6, 0.16],
    [1.9, 0.22],
    [1.4, 0.35],
  ] as const) {
    g.globalAlpha = alpha
    g.fillStyle = orbGlow
    ink(g, disc(ox, oy, size * ring))
  }
  g.globalAlpha = 1
  g.fillStyle = `${shadow}22`
  ink(g, disc(ox + 3, oy + 6, size))
  g.fillStyle = orb
  ink(g, disc(ox, oy, size))
  if (isNight) {
    g.fillStyle = '#e2d3ae'
    for (const [dx, dy, r] of [
      [-0.3, -0.2, 0.2],
      [0.3, 0.1, 0.26],
      [-0.1, 0.45, 0.14],
    ] as const)
      ink(g, disc(ox + dx * size, oy + dy * size, r * size))
  }
  const span = w + 400
  for (let i = 0; i < 5; i++) {
    const drift =
      (chanceAt(i + seed * 5, 7) * span +
        i * 260 -
        x * (4 + i * 1.6) -
        (calm ? 0 : now * 0.004 * (1 + i * 0.2))) %
      span
    const cx = left - 200 + ((drift + span) % span)
    const cy = top + h * (0.1 + chanceAt(i + seed * 5, 8) * 0.3) + sway(1900 + i * 300, 4)
    const size = 26 + chanceAt(i, 9) * 26
    if (tree === 'reed' || tree === 'mesa') drawBank(g, cx, cy, size, cloud, shadow)
    else drawCloud(g, cx, cy, size, cloud, shadow, top)
  }
}

function drawStars(g: G, { x: left, y: top, w, h }: Rect, x: number): void {
  g.fillStyle = '#ffe9b8'
  for (let i = 0; i < 44; i++) {
    const px = left + ((((chanceAt(i, 3) * w * 1.2 - x * 1.2) % w) + w) % w)
    const py = top + chanceAt(i, 4) * h * 0.62
    const r = 1.2 + chanceAt(i, 5) * 3.4
    if (i % 5 === 0) hang(g, px, top, py - r, '#ffffff')
    ink(
      g,
      r > 2.6
        ? cut(
            px,
            py - r * 1.6,
            px + r * 0.5,
            py - r * 0.5,
            px + r * 1.6,
            py,
            px + r * 0.5,
            py + r * 0.5,
            px,
            py + r * 1.6,
            px - r * 0.5,
            py + r * 0.5,
            px - r * 1.6,
            py,
            px - r * 0.5,
            py - r * 0.5,
          )
        : disc(px, py, r),
    )
  }
}

/** The thread a paper shape hangs on. */
function hang(g: G, x: number, from: number, to: number, colour: string): void {
  g.strokeStyle = `${colour}3a`
  g.lineWidth = 1.2
  g.beginPath()
  g.moveTo(x, from)
  g.lineTo(x, to)
  g.stroke()
}

function drawCloud(g: G, x: number, y: number, r: number, colour: string, shadow: string, top: number): void {
  hang(g, x, top, y - r, shadow)
  const path = new Path2D()
  path.arc(x - r * 1.5, y + r * 0.1, r * 0.72, Math.PI * 0.74, Math.PI * 1.7)
  path.arc(x - r * 0.2, y - r * 0.35, r * 1.05, Math.PI * 1.1, Math.PI * 1.9)
  path.arc(x + r * 1.35, y, r * 0.8, Math.PI * 1.3, Math.PI * 0.28)
  path.closePath()
  g.fillStyle = `${shadow}1c`
  g.translate(4, 7)
  ink(g, path)
  g.translate(-4, -7)
  g.fillStyle = colour
  ink(g, path)
}

/** Long bars of mist or evening cloud; they lie in the air. */
function drawBank(g: G, x: number, y: number, r: number, colour: string, shadow: string): void {
  const path = new Path2D()
  for (const [dx, dy, long, high] of [
    [-2.6, 0, 5.2, 0.5],
    [-1.4, -0.5, 3.6, 0.5],
    [-3.4, 0.5, 3.8, 0.42],
  ] as const)
    path.roundRect(x + dx * r, y + dy * r, long * r, high * r, high * r * 0.5)
  g.globalAlpha = 0.8
  g.fillStyle = `${shadow}18`
  g.translate(4, 6)
  ink(g, path)
  g.translate(-4, -6)
  g.fillStyle = colour
  ink(g, path)
  g.globalAlpha = 1
}

/** How far away each ridge is: it moves that share of the way. */
const DEPTH = [0.06, 0.13, 0.24, 0.4] as const
const SIZE = [70, 84, 78, 64] as const

function drawRidge(
  g: G,
  palette: Palette,
  { visible, x, y, zoom, calm, now, seed = 0 }: Look,
  colour: string,
  i: number,
): void {
  const { x: left, y: top, w, h } = visible
  const depth = DEPTH[i]!
  const tall = h > w
  const shift = x * zoom * depth
  const base =
    top +
    h * (tall ? 0.45 + i * 0.075 : 0.46 + i * 0.085) -
    Math.max(-60, Math.min(60, y * zoom * depth * 0.35))
  const high = SIZE[i]! * (tall ? 1.45 : 1)
  const ridge = (px: number) => {
    const at = (px + shift) / (230 - i * 22) + i * 9.7 + seed * 2.9
    return (
      base -
      (Math.sin(at) * 0.55 + Math.sin(at * 2.3 + i) * 0.3 + Math.abs(Math.sin(at * 0.47 + i * 2)) * 0.7) *
        high
    )
  }
  const path = new Path2D()
  path.moveTo(left - 20, top + h)
  for (let px = left - 20; px <= left + w + 20; px += 20) path.lineTo(px, ridge(px))
  path.lineTo(left + w + 20, top + h)
  // Its soft shadow on what is behind: strokes, as whole sheets four times over cost too much.
  g.strokeStyle = `${palette.shadow}0d`
  for (const wide of [26, 18, 12, 6]) {
    g.lineWidth = wide
    g.stroke(path)
  }
  // Trees stand behind the edge of their own sheet.
  if (i > 0) {
    const every = 118 - i * 14
    for (let cell = Math.floor((left + shift) / every) - 1; cell <= (left + shift + w) / every + 1; cell++) {
      if (chanceAt(cell, i * 11) > 0.62) continue
      const px = cell * every - shift + chanceAt(cell, i * 11 + 1) * every * 0.7
      const size = (18 + i * 13) * (0.7 + chanceAt(cell, i * 11 + 2) * 0.7)
      drawTree(g, palette, px, ridge(px) + size * 0.16, size, cell, i, calm ? 0 : now)
    }
  }
  g.fillStyle = colour
  ink(g, path)
  g.strokeStyle = '#ffffff38'
  g.lineWidth = 2
  g.stroke(path)
}
