/** The hill itself: sheets of earth, the strip on top, what grows there, and what the way is made of. */
import type { WorldFrame } from './camera.ts'
import type { Course } from './course.ts'
import type { Surface } from './physics/ground.ts'
import { drawBloom, drawTuft } from './blooms.ts'
import { chanceAt, cut, disc, grainTile, ink, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { drawBuried } from './buried.ts'
import type { Point } from './buried.ts'
import { jut } from './pits.ts'
import { drawTree } from './trees.ts'
import type { Palette } from './worlds.ts'

/** How far down a wall is seen before the bed of the river. */
const BED_DEPTH = 4.1
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

export function drawTerrain(g: G, palette: Palette, course: Course, frame: WorldFrame, now: number): void {
  const bottom = (frame.bottom + 2) * UNIT
  for (const strip of listStrips(course, frame)) {
    drawEarth(g, palette, strip, bottom)
    drawBuried(g, palette, strip)
    drawTop(g, palette, strip, now)
  }
}

/** A wall of rock down from a lip: the points of its edge, from above. `way` is where the gap is. */
function listWall(lip: Point, from: number, bottom: number, way: 1 | -1): [number, number][] {
  const wall: [number, number][] = []
  for (let y = from; y < bottom; y += 17) wall.push([lip.x + way * jut(y, lip.y, Math.round(lip.x)), y])
  wall.push([lip.x + way * jut(bottom, lip.y, Math.round(lip.x)), bottom])
  return wall
}

const isCliff = (a: Point | undefined, b: Point | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a.x - b.x) < 0.5 && a.y > b.y + 100

function drawEarth(g: G, { earth, shadow }: Palette, strip: readonly Point[], bottom: number): void {
  const [opens, ends] = [isCliff(strip[0], strip[1]), isCliff(strip.at(-1), strip.at(-2))]
  const way = strip.slice(opens ? 1 : 0, ends ? -1 : undefined)
  const [first, last] = [way[0]!, way.at(-1)!]
  SHEETS.forEach((deep, i) => {
    const edge = new Path2D()
    for (const { x, y } of way) {
      const wave = i === 0 ? 0 : Math.sin(x / (150 + i * 40) + i * 2) * 14 + Math.sin(x / 47 + i) * 4
      edge.lineTo(x, Math.min(bottom, y + deep * UNIT + wave))
    }
    const path = new Path2D(edge)
    const under = deep * UNIT
    if (ends) for (const [x, y] of listWall(last, last.y + under + 12, bottom, 1)) path.lineTo(x, y)
    path.lineTo(last.x, bottom)
    path.lineTo(first.x, bottom)
    if (opens)
      for (const [x, y] of listWall(first, first.y + under + 12, bottom, -1).reverse()) path.lineTo(x, y)
    path.closePath()
    if (i > 0) {
      // Its shadow on the sheet before: soft, so in two strokes.
      g.strokeStyle = `${shadow}24`
      for (const wide of [18, 8]) {
        g.lineWidth = wide
        g.stroke(edge)
      }
    }
    g.fillStyle = earth[i]!
    ink(g, path)
    if (i === 0) {
      const grain = g.createPattern(grainTile(), 'repeat')
      if (grain) g.fillStyle = grain
      g.save()
      g.clip(path)
      const high = Math.min(...way.map(({ y }) => y))
      const low = Math.max(...way.map(({ y }) => y))
      g.fillRect(first.x, high, last.x - first.x, Math.min(bottom, low + 90) - high)
      g.restore()
    } else {
      g.strokeStyle = '#ffffff1e'
      g.lineWidth = 2
      g.stroke(edge)
    }
  })
  // The light comes from the upper left: a wall that looks left is lit, the other one lies in the shade.
  const foot = ({ y }: Point) => Math.min(bottom, y + BED_DEPTH * UNIT)
  if (ends) shadeWall(g, listWall(last, last.y + 14, foot(last), 1), `${shadow}58`, -11)
  if (opens) shadeWall(g, listWall(first, first.y + 14, foot(first), -1), '#ffffff2e', 7)
}

function shadeWall(g: G, wall: readonly [number, number][], colour: string, wide: number): void {
  g.fillStyle = colour
  g.beginPath()
  for (const [x, y] of wall) g.lineTo(x, y)
  for (const [i, [x, y]] of wall.toReversed().entries()) g.lineTo(x + wide * (i % 2 ? 1 : 2), y)
  g.fill()
}

/** The strip on top, surface by surface. */
function drawTop(g: G, palette: Palette, strip: readonly Point[], now: number): void {
  let from = 0
  for (let i = 1; i <= strip.length; i++) {
    const isStep = i < strip.length && Math.abs(strip[i]!.x - strip[i - 1]!.x) < 0.5
    // A point's surface is that of the line that begins there.
    if (i < strip.length && !isStep && strip[i]!.surface === strip[from]!.surface) continue
    const end = isStep || i === strip.length ? i : i + 1
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

function isMarked(surface: Surface, cell: number, i: number): boolean {
  if (surface === 'grass') return chanceAt(cell, 52) < 0.4
  if (surface === 'bouncy') return i % 3 === 1
  return surface === 'wood' || cell % (surface === 'boost' ? 2 : 3) === 0
}

/** What tells a surface without its colour: planks, shine, drips, arrows, caps. */
function drawMarks(g: G, { fleck }: Palette, run: readonly Point[], surface: Surface, now: number): void {
  for (let i = 0; i + 1 < run.length; i++) {
    const [a, b] = [run[i]!, run[i + 1]!]
    const cell = Math.round(a.x / 16)
    if (!isMarked(surface, cell, i)) continue
    const slant = Math.atan2(b.y - a.y, b.x - a.x)
    g.save()
    g.translate(a.x, a.y)
    g.rotate(slant)
    if (surface === 'grass') {
      g.fillStyle = fleck
      g.fillRect(3, 7 + chanceAt(cell, 53) * 4, 7, 2.5)
    } else if (surface === 'ice') {
      g.fillStyle = '#ffffffd0'
      ink(g, cut(0, 13, 7, 4, 11, 4, 4, 13))
    } else if (surface === 'mud') {
      g.fillStyle = '#4a2e22'
      ink(g, disc(6, 9, 6, 2.6))
    } else if (surface === 'wood') {
      g.fillStyle = '#7d4f2a90'
      g.fillRect(0, 3, 1.6, 9)
    } else if (surface === 'boost') {
      g.fillStyle = (Math.floor(now / 110) + cell / 2) % 4 < 1 ? '#ffffff' : '#ffe08a'
      ink(g, cut(2, 2, 10, 2, 17, 7, 10, 12, 2, 12, 9, 7))
    } else drawCap(g, cell)
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
