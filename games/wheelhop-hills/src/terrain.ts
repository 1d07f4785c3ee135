/** The hill itself: sheets of earth, the strip on top, what grows there, and what the way is made of. */
import type { WorldFrame } from './camera.ts'
import type { Course } from './course.ts'
import type { Surface } from './physics/ground.ts'
import { chanceAt, cut, disc, grainTile, ink, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { drawBuried } from './buried.ts'
import type { Point } from './buried.ts'
import { drawTree } from './trees.ts'
import type { Palette } from './worlds.ts'

const SHEETS = [0, 0.85, 2, 3.6] as const
export const STRIP: Record<Surface, { deep: number; fill?: string; edge?: string }> = {
  grass: { deep: 0.3 },
  mud: { deep: 0.36, fill: '#6b4632', edge: '#a57a58' },
  ice: { deep: 0.3, fill: '#bfeaff', edge: '#ffffff' },
  wood: { deep: 0.24, fill: '#c98d54', edge: '#efc38d' },
  boost: { deep: 0.26, fill: '#ff9f2e', edge: '#ffe08a' },
  bouncy: { deep: 0.2, fill: '#e2557b', edge: '#ffc2d0' },
}

/** The part of every line that is in the window, in drawing units. */
function listStrips({ lines }: Course, { left, right }: WorldFrame): Point[][] {
  return lines.flatMap(({ points, half }) => {
    if (half !== undefined || points.at(-1)!.x < left - 2 || points[0]!.x > right + 2) return []
    const seen = points.filter(({ x }) => x > left - 2 && x < right + 2)
    return seen.length > 1 ? [seen.map(({ x, y, surface }) => ({ x: x * UNIT, y: y * UNIT, surface }))] : []
  })
}

export function drawGrowth(
  g: G,
  palette: Palette,
  course: Course,
  frame: WorldFrame,
  now: number,
  calm: boolean,
): void {
  const time = calm ? 0 : now
  for (const strip of listStrips(course, frame)) {
    for (const [i, { x, y, surface }] of strip.entries()) {
      const before = strip[i - 1]
      if (surface !== 'grass' || !before || Math.abs(before.y - y) > 30) continue
      const cell = Math.round(x / 16)
      if (chanceAt(cell, 40) < 0.045)
        drawTree(g, palette, x, y + 8, 92 + chanceAt(cell, 41) * 70, cell, 3, time)
      else if (chanceAt(cell, 42) < 0.22) drawBloom(g, palette, x, y + 2, cell, time)
      else if (chanceAt(cell, 43) < 0.4) drawTuft(g, palette, x, y + 4, cell, time)
    }
  }
}

function drawBloom(g: G, { bloom, fleck }: Palette, x: number, y: number, cell: number, now: number): void {
  const high = 16 + chanceAt(cell, 44) * 14
  const sway = Math.sin(now / 700 + cell) * 2
  g.strokeStyle = fleck
  g.lineWidth = 2.5
  g.beginPath()
  g.moveTo(x, y)
  g.quadraticCurveTo(x, y - high * 0.6, x + sway, y - high)
  g.stroke()
  g.fillStyle = bloom[cell & 1]!
  for (let i = 0; i < 5; i++)
    ink(g, disc(x + sway + Math.cos(i * 1.257) * 4.2, y - high + Math.sin(i * 1.257) * 4.2, 3.4))
  g.fillStyle = bloom[(cell + 1) & 1]!
  ink(g, disc(x + sway, y - high, 3))
}

function drawTuft(g: G, { fleck, top }: Palette, x: number, y: number, cell: number, now: number): void {
  const sway = Math.sin(now / 600 + cell * 2) * 1.5
  g.fillStyle = cell % 2 ? fleck : top
  for (const [dx, high] of [
    [-5, 13],
    [0, 19],
    [5, 12],
  ] as const)
    ink(g, cut(x + dx - 3, y, x + dx + sway + dx * 0.5, y - high, x + dx + 3, y))
}

export function drawTerrain(g: G, palette: Palette, course: Course, frame: WorldFrame, now: number): void {
  const bottom = (frame.bottom + 2) * UNIT
  for (const strip of listStrips(course, frame)) {
    drawEarth(g, palette, strip, bottom)
    drawBuried(g, palette, strip)
    drawTop(g, palette, strip, now)
  }
}

function drawEarth(g: G, { earth, shadow }: Palette, strip: readonly Point[], bottom: number): void {
  SHEETS.forEach((deep, i) => {
    const path = new Path2D()
    path.moveTo(strip[0]!.x, bottom)
    for (const { x, y } of strip) {
      const wave = i === 0 ? 0 : Math.sin(x / (150 + i * 40) + i * 2) * 14 + Math.sin(x / 47 + i) * 4
      path.lineTo(x, Math.min(bottom, y + deep * UNIT + wave))
    }
    path.lineTo(strip.at(-1)!.x, bottom)
    path.closePath()
    if (i > 0) {
      g.fillStyle = `${shadow}22`
      for (const lift of [9, 4]) {
        g.translate(0, -lift)
        ink(g, path)
        g.translate(0, lift)
      }
    }
    g.fillStyle = earth[i]!
    ink(g, path)
    if (i === 0) {
      const grain = g.createPattern(grainTile(), 'repeat')
      if (grain) g.fillStyle = grain
      ink(g, path)
    } else {
      g.strokeStyle = '#ffffff1e'
      g.lineWidth = 2
      g.stroke(path)
    }
  })
}

/** The strip on top, surface by surface. */
function drawTop(g: G, palette: Palette, strip: readonly Point[], now: number): void {
  let from = 0
  for (let i = 1; i <= strip.length; i++) {
    const isCliff = i < strip.length && Math.abs(strip[i]!.x - strip[i - 1]!.x) < 0.5
    // A point's surface is that of the line that begins there.
    if (i < strip.length && !isCliff && strip[i]!.surface === strip[from]!.surface) continue
    const end = isCliff || i === strip.length ? i : i + 1
    if (end - from > 1) drawRun(g, palette, strip.slice(from, end), now)
    from = i
  }
}

function drawRun(g: G, palette: Palette, run: readonly Point[], now: number): void {
  const { surface } = run[0]!
  const { deep, fill = palette.top, edge = palette.edge } = STRIP[surface]
  const path = new Path2D()
  for (const { x, y } of run) path.lineTo(x, y)
  for (let i = run.length - 1; i >= 0; i--) {
    const { x, y } = run[i]!
    const cell = Math.round(x / 16)
    const ragged =
      surface === 'grass'
        ? (cell % 2 ? 7 : -4) + chanceAt(cell, 50) * 4
        : surface === 'mud'
          ? chanceAt(cell, 51) * 14
          : 0
    path.lineTo(x, y + deep * UNIT + ragged)
  }
  path.closePath()
  g.fillStyle = `${palette.shadow}38`
  g.translate(0, 6)
  ink(g, path)
  g.translate(0, -6)
  g.fillStyle = fill
  ink(g, path)
  g.strokeStyle = edge
  g.lineWidth = 4
  g.lineJoin = 'round'
  g.beginPath()
  for (const { x, y } of run) g.lineTo(x, y + 2)
  g.stroke()
  drawMarks(g, palette, run, surface, now)
}

/** What tells a surface without its colour: planks, shine, drips, arrows, caps. */
function drawMarks(g: G, { fleck }: Palette, run: readonly Point[], surface: Surface, now: number): void {
  for (let i = 0; i + 1 < run.length; i++) {
    const [a, b] = [run[i]!, run[i + 1]!]
    const cell = Math.round(a.x / 16)
    const slant = Math.atan2(b.y - a.y, b.x - a.x)
    g.save()
    g.translate(a.x, a.y)
    g.rotate(slant)
    if (surface === 'grass' && chanceAt(cell, 52) < 0.4) {
      g.fillStyle = fleck
      g.fillRect(3, 7 + chanceAt(cell, 53) * 4, 7, 2.5)
    } else if (surface === 'ice' && cell % 3 === 0) {
      g.fillStyle = '#ffffffd0'
      ink(g, cut(0, 13, 7, 4, 11, 4, 4, 13))
    } else if (surface === 'mud' && cell % 3 === 0) {
      g.fillStyle = '#4a2e22'
      ink(g, disc(6, 9, 6, 2.6))
    } else if (surface === 'wood') {
      g.fillStyle = '#7d4f2a90'
      g.fillRect(0, 3, 1.6, 9)
    } else if (surface === 'boost' && cell % 2 === 0) {
      g.fillStyle = (Math.floor(now / 110) + cell / 2) % 4 < 1 ? '#ffffff' : '#ffe08a'
      ink(g, cut(2, 2, 10, 2, 17, 7, 10, 12, 2, 12, 9, 7))
    } else if (surface === 'bouncy' && i % 3 === 1) drawCap(g, cell)
    g.restore()
  }
}

function drawCap(g: G, cell: number): void {
  g.fillStyle = '#fff1e0'
  ink(g, cut(-6, 4, 6, 4, 4, 20, -4, 20))
  const cap = new Path2D()
  cap.ellipse(0, 4, 23, 12, 0, Math.PI, 0)
  cap.closePath()
  g.fillStyle = '#f0507c'
  ink(g, cap)
  g.fillStyle = '#ffffffe0'
  ink(g, disc(-9, -1, 3.4))
  ink(g, disc(4 + (cell % 3), -3, 4))
}
