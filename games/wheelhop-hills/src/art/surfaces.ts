/** Surfaces of the way: a strip for each, and marks that identify it without colour. */
import { chanceAt, cut, disc, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import type { Point } from './buried.ts'
import type { Surface } from '../physics/ground.ts'
import type { Palette } from './worlds.ts'

export const STRIP: Record<Surface, { deep: number; fill?: string; edge?: string }> = {
  grass: { deep: 0.3 },
  mud: { deep: 0.36, fill: '#6b4632', edge: '#a57a58' },
  ice: { deep: 0.3, fill: '#bfeaff', edge: '#ffffff' },
  wood: { deep: 0.24, fill: '#c98d54', edge: '#efc38d' },
  boost: { deep: 0.26, fill: '#ff9f2e', edge: '#ffe08a' },
  bouncy: { deep: 0.2, fill: '#e2557b', edge: '#ffc2d0' },
}

/** Marks of one colour; those of a boost light up one group after the other. */
type Marks = { colour: string; path: Path2D }
export type Run = { surface: Surface; body: Path2D; edge: Path2D; marks: Marks[] }

const BOOST_GROUPS = 4

/** The strip on top, surface by surface. */
export function listRuns(strip: readonly Point[]): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let i = 1; i <= strip.length; i++) {
    const isStep = i < strip.length && Math.abs(strip[i]!.x - strip[i - 1]!.x) < 0.5
    // A point's surface is that of the line that begins there.
    if (i < strip.length && !isStep && strip[i]!.surface === strip[from]!.surface) continue
    const end = isStep || i === strip.length ? i : i + 1
    if (end - from > 1) runs.push(makeRun(strip.slice(from, end)))
    from = i
  }
  return runs
}

function makeRun(points: readonly Point[]): Run {
  const { surface } = points[0]!
  const { deep } = STRIP[surface]
  const [body, edge] = [new Path2D(), new Path2D()]
  for (const { x, y } of points) {
    body.lineTo(x, y)
    edge.lineTo(x, y + 2)
  }
  for (let i = points.length - 1; i >= 0; i--) {
    const { x, y } = points[i]!
    const cell = Math.round(x / 16)
    const ragged =
      surface === 'grass'
        ? (cell % 2 ? 7 : -4) + chanceAt(cell, 50) * 4
        : surface === 'mud'
          ? chanceAt(cell, 51) * 14
          : 0
    body.lineTo(x, y + deep * UNIT + ragged)
  }
  body.closePath()
  return { surface, body, edge, marks: listMarks(points, surface) }
}

export function drawRun(g: G, palette: Palette, { surface, body, edge, marks }: Run, now: number): void {
  const { fill = palette.top, edge: light = palette.edge } = STRIP[surface]
  g.fillStyle = `${palette.shadow}38`
  g.translate(0, 6)
  g.fill(body)
  g.translate(0, -6)
  g.fillStyle = fill
  g.fill(body)
  g.strokeStyle = light
  g.lineWidth = 4
  g.lineJoin = 'round'
  g.stroke(edge)
  const lit = Math.floor(now / 110) % BOOST_GROUPS
  for (let i = 0; i < marks.length; i++) {
    const { colour, path } = marks[i]!
    g.fillStyle = surface === 'boost' && i === lit ? '#ffffff' : colour || palette.fleck
    g.fill(path)
  }
}

function isMarked(surface: Surface, cell: number, i: number): boolean {
  if (surface === 'grass') return chanceAt(cell, 52) < 0.4
  if (surface === 'bouncy') return i % 3 === 1
  return surface === 'wood' || cell % (surface === 'boost' ? 2 : 3) === 0
}

/** What tells a surface without its colour: planks, shine, drips, arrows, caps. The colour '' is that of the world's grass. */
const MARKS: Record<Surface, (cell: number) => [string, Path2D][]> = {
  grass(cell) {
    const path = new Path2D()
    path.rect(3, 7 + chanceAt(cell, 53) * 4, 7, 2.5)
    return [['', path]]
  },
  ice: () => [['#ffffffd0', cut(0, 13, 7, 4, 11, 4, 4, 13)]],
  mud: () => [['#4a2e22', disc(6, 9, 6, 2.6)]],
  wood() {
    const path = new Path2D()
    path.rect(0, 3, 1.6, 9)
    return [['#7d4f2a90', path]]
  },
  boost: () => [['#ffe08a', cut(2, 2, 10, 2, 17, 7, 10, 12, 2, 12, 9, 7)]],
  bouncy(cell) {
    const cap = new Path2D()
    cap.ellipse(0, 4, 23, 12, 0, Math.PI, 0)
    cap.closePath()
    return [
      ['#fff1e0', cut(-6, 4, 6, 4, 4, 20, -4, 20)],
      ['#f0507c', cap],
      ['#ffffffe0', disc(-9, -1, 3.4)],
      ['#ffffffe0', disc(4 + (cell % 3), -3, 4)],
    ]
  },
}

function listMarks(points: readonly Point[], surface: Surface): Marks[] {
  const marks: Marks[] = []
  if (surface === 'boost')
    for (let i = 0; i < BOOST_GROUPS; i++) marks.push({ colour: '#ffe08a', path: new Path2D() })
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    const cell = Math.round(a.x / 16)
    if (!isMarked(surface, cell, i)) continue
    const place = new DOMMatrix([1, 0, 0, 1, a.x, a.y]).rotate(
      (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    )
    for (const [part, [colour, path]] of MARKS[surface](cell).entries()) {
      const group = surface === 'boost' ? (((cell / 2) % BOOST_GROUPS) + BOOST_GROUPS) % BOOST_GROUPS : part
      marks[group] ??= { colour, path: new Path2D() }
      marks[group].path.addPath(path, place)
    }
  }
  return marks
}
