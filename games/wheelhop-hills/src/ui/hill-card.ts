/** A small image of a hill for the level page: its own shape, in the colours of its time of day. */
import { makePicture } from '@playhouse/game-kit/canvas'
import type { Course } from '../rules/course.ts'
import { START } from '../rules/course.ts'
import { findHill } from '../rules/hills.ts'
import { chanceAt, disc, ink, rounded } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { STRIP } from '../art/surfaces.ts'
import { WORLDS } from '../art/worlds.ts'
import type { Palette } from '../art/worlds.ts'

/** As on a phone, and on a window so large that cards lie wide. */
const TALL = { w: 168, h: 148 }
const BROAD = { w: 260, h: 106 }
type Size = { w: number; h: number }
/** Metres before the start and after the gate that are shown. */
const MARGIN = 7

export function createHillCard(level: number, isOpen: boolean): HTMLCanvasElement {
  // As sharp as it is shown: large cards on a large window.
  const fine = innerWidth > 900 ? 2 : 1
  const size = innerWidth >= 900 && innerHeight >= 600 ? BROAD : TALL
  const { world, build } = findHill('levels', level, level)
  const palette = WORLDS[world]!
  const draw = (g: G) => {
    drawAir(g, size, palette, level)
    drawProfile(g, size, palette, build())
    if (!isOpen) drawLock(g, size, palette)
  }
  return makePicture(size.w, size.h, '', draw, { ratio: fine })
}

function drawAir(g: G, { w, h }: Size, { sky, orb, ridges }: Palette, level: number): void {
  const paint = g.createLinearGradient(0, 0, 0, h)
  sky.forEach((colour, i) => paint.addColorStop(i / 2, colour))
  g.fillStyle = paint
  g.fillRect(0, 0, w, h)
  g.fillStyle = orb
  ink(g, disc(w * (0.6 + chanceAt(level, 90) * 0.28), h * 0.24, 12))
  for (const i of [0, 1, 2]) {
    g.fillStyle = ridges[i]!
    g.beginPath()
    g.moveTo(0, h)
    for (let x = 0; x <= w; x += 4)
      g.lineTo(
        x,
        h * (0.5 + i * 0.1) -
          Math.sin(x / (26 - i * 4) + level * 2.3 + i * 2) * 9 -
          Math.sin(x / 60 + level) * 8,
      )
    g.lineTo(w, h)
    g.fill()
  }
}

/** Slopes are exaggerated, since real ones are invisible at this size. */
function drawProfile(
  g: G,
  { w, h }: Size,
  { earth, top }: Palette,
  { lines, bridges, loops, finish, finishY }: Course,
): void {
  const [left, right] = [START - MARGIN, finish + MARGIN]
  const along = w / (right - left)
  const ground = lines.filter(({ half }) => half === undefined)
  const heights = ground.flatMap(({ points }) =>
    points.slice(1, -1).flatMap(({ x, y }) => (x > left && x < right ? [y] : [])),
  )
  const [high, low] = [Math.min(...heights), Math.max(...heights)]
  const up = Math.min(8, (h * 0.42) / Math.max(1, low - high))
  const px = (x: number) => (x - left) * along
  const py = (y: number) => h * 0.84 + (y - low) * up
  for (const { points } of ground) {
    const seen = points.slice(1).filter(({ x }) => x > left - 8 && x < right + 8)
    if (seen.length < 2) continue
    const isLast = seen.at(-1)!.x < right
    const way = isLast ? seen.slice(0, -1) : seen
    g.fillStyle = earth[1]
    g.beginPath()
    g.moveTo(px(way[0]!.x), h)
    for (const { x, y } of way) g.lineTo(px(x), py(y))
    g.lineTo(px(way.at(-1)!.x), h)
    g.fill()
    g.lineWidth = 6
    g.lineCap = 'round'
    for (let i = 1; i < way.length; i++) {
      const [a, b] = [way[i - 1]!, way[i]!]
      g.strokeStyle = STRIP[a.surface].fill ?? top
      g.beginPath()
      g.moveTo(px(a.x), py(a.y))
      g.lineTo(px(b.x), py(b.y))
      g.stroke()
    }
  }
  g.strokeStyle = '#8a5a32'
  g.lineWidth = 4
  for (const { planks } of bridges) {
    g.beginPath()
    g.moveTo(px(planks[0]!.x - planks[0]!.half), py(planks[0]!.y))
    g.quadraticCurveTo(
      px((planks[0]!.x + planks.at(-1)!.x) / 2),
      py(planks[0]!.y) + 6,
      px(planks.at(-1)!.x + planks.at(-1)!.half),
      py(planks.at(-1)!.y),
    )
    g.stroke()
  }
  g.strokeStyle = '#c9605a'
  g.lineWidth = 5
  for (const { x, y, r } of loops) g.stroke(disc(px(x), py(y + r) - 13, 11, 12))
  const [gx, gy] = [px(finish), py(finishY)]
  g.fillStyle = '#3b2b45'
  g.fillRect(gx - 1.5, gy - 30, 3, 30)
  g.fillStyle = '#ffd75e'
  g.beginPath()
  g.moveTo(gx - 1, gy - 31)
  g.lineTo(gx - 20, gy - 24)
  g.lineTo(gx - 1, gy - 17)
  g.fill()
}

function drawLock(g: G, { w, h }: Size, { shadow }: Palette): void {
  g.fillStyle = '#fffaf0a8'
  g.fillRect(0, 0, w, h)
  const [x, y] = [w / 2, h * 0.58]
  g.strokeStyle = shadow
  g.lineWidth = 8
  g.beginPath()
  g.arc(x, y - 12, 13, Math.PI, 0)
  g.stroke()
  g.fillStyle = shadow
  ink(g, rounded(x - 22, y - 12, 44, 34, 8))
  g.fillStyle = '#fffaf0'
  ink(g, disc(x, y + 2, 5))
}
