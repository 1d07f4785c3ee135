/** The hill itself: sheets of earth and the strip on top. Paths are built once per stretch; a frame only fills them. */
import type { WorldFrame } from '../view/camera.ts'
import type { Course } from '../rules/course.ts'
import { drawBuried } from './buried.ts'
import type { Point } from './buried.ts'
import { grainTile, ink, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { jut } from './pits.ts'
import { createStripCache } from './strips.ts'
import { drawRun, listRuns } from './surfaces.ts'
import type { Run } from './surfaces.ts'
import type { Palette } from './worlds.ts'

/** How far down a wall is seen before the bed of the river, and how far down earth is made at all. */
const BED_DEPTH = 4.1
const DEEPEST = 26
const SHEETS = [0, 0.85, 2, 3.6] as const

type Wall = { points: [number, number][]; wide: number; isLit: boolean }
type Earth = {
  sheets: { path: Path2D; edge: Path2D }[]
  grain: Path2D
  walls: Wall[]
  runs: Run[]
  strip: readonly Point[]
}

const findEarth = createStripCache((strips) => strips.map(makeEarth))

export function drawTerrain(g: G, palette: Palette, course: Course, frame: WorldFrame, now: number): void {
  for (const earth of findEarth(course, frame, palette)) {
    drawEarth(g, palette, earth)
    drawBuried(g, palette, earth.strip, frame)
    for (const run of earth.runs) drawRun(g, palette, run, now)
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

function makeEarth(strip: readonly Point[]): Earth {
  const [opens, ends] = [isCliff(strip[0], strip[1]), isCliff(strip.at(-1), strip.at(-2))]
  const way = strip.slice(opens ? 1 : 0, ends ? -1 : undefined)
  const [first, last] = [way[0]!, way.at(-1)!]
  const bottom = Math.max(...way.map(({ y }) => y)) + DEEPEST * UNIT
  const sheets = SHEETS.map((deep, i) => {
    const edge = new Path2D()
    for (const { x, y } of way) edge.lineTo(x, y + deep * UNIT + waveAt(x, i))
    const path = new Path2D(edge)
    const under = deep * UNIT
    if (ends) for (const [x, y] of listWall(last, last.y + under + 12, bottom, 1)) path.lineTo(x, y)
    path.lineTo(last.x, bottom)
    path.lineTo(first.x, bottom)
    if (opens)
      for (const [x, y] of listWall(first, first.y + under + 12, bottom, -1).reverse()) path.lineTo(x, y)
    path.closePath()
    return { path, edge }
  })
  const grain = new Path2D()
  for (const { x, y } of way) grain.lineTo(x, y)
  for (const { x, y } of way.toReversed()) grain.lineTo(x, y + SHEETS[1] * UNIT + waveAt(x, 1))
  // The light comes from the upper left: a wall that looks left is lit, the other one lies in the shade.
  const walls: Wall[] = []
  if (ends)
    walls.push({
      points: listWall(last, last.y + 14, last.y + BED_DEPTH * UNIT, 1),
      wide: -11,
      isLit: false,
    })
  if (opens)
    walls.push({
      points: listWall(first, first.y + 14, first.y + BED_DEPTH * UNIT, -1),
      wide: 7,
      isLit: true,
    })
  return { sheets, grain, walls, runs: listRuns(strip), strip }
}

const waveAt = (x: number, i: number) =>
  i === 0 ? 0 : Math.sin(x / (150 + i * 40) + i * 2) * 14 + Math.sin(x / 47 + i) * 4

/** Made once. */
let grainPen: CanvasPattern | null = null

function drawEarth(g: G, { earth, shadow }: Palette, { sheets, grain, walls }: Earth): void {
  for (let i = 0; i < sheets.length; i++) {
    const { path, edge } = sheets[i]!
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
      grainPen ??= g.createPattern(grainTile(), 'repeat')
      if (grainPen) g.fillStyle = grainPen
      ink(g, grain)
    } else {
      g.strokeStyle = '#ffffff1e'
      g.lineWidth = 2
      g.stroke(edge)
    }
  }
  for (const { points, wide, isLit } of walls) {
    g.fillStyle = isLit ? '#ffffff2e' : `${shadow}58`
    g.beginPath()
    for (const [x, y] of points) g.lineTo(x, y)
    for (let i = points.length - 1, k = 0; i >= 0; i--, k++)
      g.lineTo(points[i]![0] + wide * (k % 2 ? 1 : 2), points[i]![1])
    g.fill()
  }
}
