/** Sky and far hills: layered sheets of paper, with the sun, the moon and the clouds hung on strings. */
import { createBitmaps, gridOf } from '@playhouse/game-kit'
import type { Rect } from '@playhouse/game-kit'
import { chanceAt, cut, disc, ink } from './paper.ts'
import type { G } from './paper.ts'
import { drawRidge, SKY_SHARE } from './ridges.ts'
import type { Look, Painter } from './ridges.ts'
import type { Palette } from './worlds.ts'

/** Sky, clouds, and a row of tiles for every ridge on the widest window. */
const MAX_BITMAPS = 80
const bitmaps = createBitmaps(MAX_BITMAPS)
/** Tells one painted sky from another without looking at every colour. */
const keys = new WeakMap<Palette, number>()
let lastKey = 0
function keyOf(palette: Palette): number {
  let key = keys.get(palette)
  if (key === undefined) keys.set(palette, (key = ++lastKey))
  return key
}

export function drawBackdrop(g: G, palette: Palette, look: Look): void {
  const { visible, seed = 0 } = look
  const grid = gridOf(g)
  const painter: Painter = {
    g,
    grid,
    palette,
    look,
    draw: (key, { x, y }, draw, box) => bitmaps.draw(g, { grid, of, key, x, y, draw, box }),
  }
  const of = `${keyOf(palette)} ${seed} ${visible.x} ${visible.y} ${visible.w} ${visible.h} ${grid.scale}`
  drawSky(painter)
  for (let i = 0; i < palette.ridges.length; i++) drawRidge(painter, i)
}

/** Sky, stars, sun or moon hang still: one picture. The clouds drift over it. */
function drawSky({ g, palette, look, draw }: Painter): void {
  const { visible, x, now, calm, seed = 0 } = look
  const { x: left, y: top, w, h } = visible
  draw(
    'sky',
    { x: 0, y: 0 },
    (own) => paintSky(own, palette, visible, seed),
    () => ({ x: left, y: top, w, h: h * SKY_SHARE }),
  )
  const span = w + 400
  for (let i = 0; i < 5; i++) {
    const drift =
      (chanceAt(i + seed * 5, 7) * span +
        i * 260 -
        x * (4 + i * 1.6) -
        (calm ? 0 : now * 0.004 * (1 + i * 0.2))) %
      span
    const cx = left - 200 + ((drift + span) % span)
    const sway = calm ? 0 : Math.sin(now / (1900 + i * 300)) * 4
    const cy = top + h * (0.1 + chanceAt(i + seed * 5, 8) * 0.3) + sway
    const size = 26 + chanceAt(i, 9) * 26
    const isBank = palette.tree === 'reed' || palette.tree === 'mesa'
    if (!isBank) hang(g, cx, top, cy - size, palette.shadow)
    draw(
      `cloud ${i}`,
      { x: cx, y: cy },
      (own) => (isBank ? drawBank : drawCloud)(own, { x: 0, y: 0, r: size }, palette.cloud, palette.shadow),
      () => ({ x: -size * 3.6, y: -size * 1.6, w: size * 7.4, h: size * 3.2 }),
    )
  }
}

function paintSky(g: G, { sky, orb, orbGlow, isNight, shadow }: Palette, visible: Rect, seed: number): void {
  const { x: left, y: top, w, h } = visible
  const paint = g.createLinearGradient(0, top, 0, top + h * 0.8)
  sky.forEach((colour, i) => paint.addColorStop(i / 2, colour))
  g.fillStyle = paint
  g.fillRect(left, top, w, h)
  if (isNight) drawStars(g, visible)
  const size = Math.min(w, h) * 0.085
  const [ox, oy] = [left + w * (0.74 - (seed % 5) * 0.09), top + h * (0.24 + ((seed * 3) % 4) * 0.03)]
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
  if (!isNight) return
  g.fillStyle = '#e2d3ae'
  for (const [dx, dy, r] of [
    [-0.3, -0.2, 0.2],
    [0.3, 0.1, 0.26],
    [-0.1, 0.45, 0.14],
  ] as const)
    ink(g, disc(ox + dx * size, oy + dy * size, r * size))
}

function drawStars(g: G, { x: left, y: top, w, h }: Rect): void {
  g.fillStyle = '#ffe9b8'
  for (let i = 0; i < 44; i++) {
    const px = left + chanceAt(i, 3) * w
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

type CloudPlace = { x: number; y: number; r: number }

function drawCloud(g: G, { x, y, r }: CloudPlace, colour: string, shadow: string): void {
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
function drawBank(g: G, { x, y, r }: CloudPlace, colour: string, shadow: string): void {
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
