/** Plants beside the way. They sway, and bend when a vehicle passes. */
import { drawBloom, drawTuft } from './blooms.ts'
import type { WorldFrame } from '../view/camera.ts'
import type { Course } from '../rules/course.ts'
import { chanceAt, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { createStripCache } from './strips.ts'
import { drawTree } from './trees.ts'
import type { Palette } from './worlds.ts'

type Plant = { kind: 'tree' | 'bloom' | 'tuft'; x: number; y: number; cell: number; size: number }

/** Metres around the vehicle in which plants bend, and how far the wind of a quick one lays them. */
const REACH = 2.1
const MAX_BEND = 1.15

const findPlants = createStripCache((strips) => {
  const plants: Plant[] = []
  for (const strip of strips)
    for (const [i, { x, y, surface }] of strip.entries()) {
      const before = strip[i - 1]
      if (surface !== 'grass' || !before || Math.abs(before.y - y) > 30) continue
      const cell = Math.round(x / 16)
      if (chanceAt(cell, 40) < 0.045)
        plants.push({ kind: 'tree', x, y: y + 8, cell, size: 92 + chanceAt(cell, 41) * 70 })
      else if (chanceAt(cell, 42) < 0.22) plants.push({ kind: 'bloom', x, y: y + 2, cell, size: 0 })
      else if (chanceAt(cell, 43) < 0.4) plants.push({ kind: 'tuft', x, y: y + 4, cell, size: 0 })
    }
  return plants
})
type Breeze = { time: number; by: { x: number; y: number; vx: number } }

/** `by`: where the vehicle is, in metres, and how fast it goes. */
export function drawGrowth(
  g: G,
  palette: Palette,
  course: Course,
  frame: WorldFrame,
  { time, by }: Breeze,
): void {
  const [left, right] = [frame.left * UNIT, frame.right * UNIT]
  for (const { kind, x, y, cell, size } of findPlants(course, frame, palette)) {
    const reach = kind === 'tree' ? 140 : 40
    if (x < left - reach || x > right + reach) continue
    if (kind === 'tree') {
      drawTree(g, palette, { x, y, size }, { cell, near: 3, now: time })
      continue
    }
    const draw = kind === 'bloom' ? drawBloom : drawTuft
    const bend = bendAt(x / UNIT - by.x, y / UNIT - by.y, by.vx)
    draw(g, palette, { x, y, cell, now: time, bend })
  }
}

/** Laid over in the way that is driven; those behind it spring back. */
export function bendAt(dx: number, dy: number, vx: number): number {
  if (dy > 2.2 || dy < -1 || Math.abs(vx) < 0.5) return 0
  const near = 1 - Math.abs(dx + Math.sign(vx) * 0.5) / REACH
  return near <= 0 ? 0 : Math.sign(vx) * Math.min(MAX_BEND, Math.abs(vx) * 0.16) * near
}
