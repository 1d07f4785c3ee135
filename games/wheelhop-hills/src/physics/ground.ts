/** The ground: lines with a solid side, indexed by position. */
import type { Touch } from './touch.ts'
import { MARGIN, touchRound } from './touch.ts'
import type { Placed } from './body.ts'

export type Surface = 'grass' | 'mud' | 'ice' | 'wood' | 'boost' | 'bouncy'
export const GRIP: Record<Surface, number> = {
  grass: 1,
  mud: 0.55,
  ice: 0.14,
  wood: 0.95,
  boost: 1.2,
  bouncy: 0.8,
}

/** A line from left to right as seen from its free side. */
export type Edge = {
  x1: number
  y1: number
  x2: number
  y2: number
  nx: number
  ny: number
  long: number
  surface: Surface
  /** The corner at its start sticks out, so that something may rest on it. */
  isCorner: boolean
  /** Sharp enough to poke a flat floor. */
  isSharp: boolean
  /** Which half of which loop it belongs to: 2 × loop + (0 the way up, 1 the way down); -1 for the rest. */
  half: number
}

const CELL = 2

export type Ground = { edges: Edge[]; cells: Map<number, number[]> }

/** Lines as runs of points, each with the surface that begins there. */
export type Line = { points: { x: number; y: number; surface: Surface }[]; half?: number }

export function createGround(lines: readonly Line[]): Ground {
  const ground: Ground = { edges: [], cells: new Map() }
  for (const { points, half = -1 } of lines) {
    let before: Edge | null = null
    for (let i = 0; i + 1 < points.length; i++) {
      const edge = createEdge(points[i]!, points[i + 1]!, half)
      if (edge.long < 1e-6) continue
      if (before) {
        const bend = before.nx * edge.ny - before.ny * edge.nx
        edge.isCorner = bend > 0
        edge.isSharp = bend > 0.35
      }
      before = edge
      addEdge(ground, edge)
    }
  }
  return ground
}

function createEdge(a: Line['points'][0], b: Line['points'][0], half: number): Edge {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const long = Math.sqrt(dx * dx + dy * dy)
  return {
    x1: a.x,
    y1: a.y,
    x2: b.x,
    y2: b.y,
    nx: dy / (long || 1),
    ny: -dx / (long || 1),
    long,
    surface: a.surface,
    isCorner: false,
    isSharp: false,
    half,
  }
}

function addEdge({ edges, cells }: Ground, edge: Edge): void {
  const from = Math.floor((Math.min(edge.x1, edge.x2) - 0.2) / CELL)
  const to = Math.floor((Math.max(edge.x1, edge.x2) + 0.2) / CELL)
  for (let cell = from; cell <= to; cell++) {
    const list = cells.get(cell)
    if (list) list.push(edges.length)
    else cells.set(cell, [edges.length])
  }
  edges.push(edge)
}

/** Edges near a stretch, each once and in order. `halves` are the solid halves of the loops. */
export function listEdges(
  { edges, cells }: Ground,
  from: number,
  to: number,
  halves: readonly number[],
): number[] {
  const found: number[] = []
  for (let cell = Math.floor(from / CELL); cell <= Math.floor(to / CELL); cell++) {
    for (const i of cells.get(cell) ?? []) {
      const { half } = edges[i]!
      if (
        (found.length === 0 || i > found.at(-1)! || !found.includes(i)) &&
        (half < 0 || halves[half >> 1] === (half & 1))
      )
        found.push(i)
    }
  }
  return found
}

export type GroundTouch = Touch & { edge: number }

/** How deep behind a line something may lie and still be pushed out again. */
const DEPTH = 0.6

/** A circle on the ground: its touches, normals leading up out of the ground. */
export function touchGround(
  ground: Ground,
  near: readonly number[],
  x: number,
  y: number,
  r: number,
): GroundTouch[] {
  const found: GroundTouch[] = []
  for (const i of near) {
    const edge = ground.edges[i]!
    const dx = x - edge.x1
    const dy = y - edge.y1
    const out = dx * edge.nx + dy * edge.ny
    if (out > r + MARGIN || out < -DEPTH) continue
    // The line's direction is its normal turned right.
    const along = -dx * edge.ny + dy * edge.nx
    if (along >= 0 && along <= edge.long) {
      const gap = out - r
      found.push({
        x: x - edge.nx * (r + gap / 2),
        y: y - edge.ny * (r + gap / 2),
        nx: edge.nx,
        ny: edge.ny,
        gap,
        id: i,
        edge: i,
      })
    } else if (along < 0 && edge.isCorner && along > -r - MARGIN) {
      const far = Math.sqrt(dx * dx + dy * dy)
      if (far > r + MARGIN || far < 1e-6 || out < 0) continue
      const before = ground.edges[i - 1]!
      const past = -(x - before.x1) * before.ny + (y - before.y1) * before.nx
      // Still over the line before: that one holds it.
      if (past < before.long) continue
      const gap = far - r
      found.push({ x: edge.x1, y: edge.y1, nx: dx / far, ny: dy / far, gap, id: i + 0.5, edge: i })
    }
  }
  if (found.length < 3) return found
  return found.sort((a, b) => a.gap - b.gap || a.id - b.id).slice(0, 2)
}

/** A polygon on the ground: its corners as points, and the ground's own sharp corners. */
export function touchGroundPolygon(ground: Ground, near: readonly number[], placed: Placed): GroundTouch[] {
  const found: GroundTouch[] = []
  for (let i = 0; i < placed.points.length; i += 2) {
    const [touch] = touchGround(ground, near, placed.points[i]!, placed.points[i + 1]!, 0.01).sort(
      (a, b) => a.gap - b.gap,
    )
    if (touch) found.push({ ...touch, id: touch.id + (i + 2) * 10_000 })
  }
  for (const i of near) {
    const edge = ground.edges[i]!
    if (!edge.isSharp) continue
    for (const touch of touchRound(placed, edge.x1, edge.y1, 0.01))
      found.push({ ...touch, nx: -touch.nx, ny: -touch.ny, id: i + 1_000_000, edge: i })
  }
  return found
}

/** The height of the ground at x, from above; null over a gap. */
export function heightAt(ground: Ground, x: number): number | null {
  let top: number | null = null
  for (const i of ground.cells.get(Math.floor(x / CELL)) ?? []) {
    const { x1, y1, x2, y2, half } = ground.edges[i]!
    if (half >= 0 || x < x1 || x > x2 || x2 - x1 < 1e-6) continue
    const y = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
    if (top === null || y < top) top = y
  }
  return top
}
