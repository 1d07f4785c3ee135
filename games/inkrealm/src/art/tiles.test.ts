import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SEA } from '../state.ts'
import { createTileBatch, WINDOW } from './tiles.ts'

/** Adds up what is traced on it, in square pixels: all that is traced runs the same way round. */
class Paths {
  area = 0
  first = [0, 0]
  last = [0, 0]
  moveTo(x: number, y: number) {
    this.first = this.last = [x, y]
  }
  lineTo(x: number, y: number) {
    this.area += (this.last[0]! * y - x * this.last[1]!) / 2
    this.last = [x, y]
  }
  closePath() {
    this.lineTo(this.first[0]!, this.first[1]!)
  }
}
beforeAll(() => void vi.stubGlobal('Path2D', Paths))
afterAll(() => void vi.unstubAllGlobals())

const PLACE = { left: 40, top: 80, size: 30 }
const WHOLE = 30 * 30
/** Owners around a tile, by column and row. */
const around = (ownerAt: (x: number, y: number) => number) =>
  Array.from({ length: WINDOW * WINDOW }, (_, i) => ownerAt(i % WINDOW, Math.floor(i / WINDOW)))

/** Square pixels filled in each colour. */
function paint(...tiles: number[][]): { kinds: string[]; areas: Map<string, number> } {
  const batch = createTileBatch()
  const kinds = tiles.map((owners) => batch.add({ ...PLACE }, owners))
  const areas = new Map<string, number>()
  const add = (colour: string, area: number) => areas.set(colour, (areas.get(colour) ?? 0) + area)
  const g = {
    fillStyle: '',
    fill: (path: Paths) => add(g.fillStyle, Math.abs(path.area)),
    fillRect: (_x: number, _y: number, w: number, h: number) => add(g.fillStyle, w * h),
  }
  const pensOf = (owner: number) => ({
    fill: `${owner}` as unknown as CanvasPattern,
    deep: `deep ${owner}`,
    light: `light ${owner}`,
  })
  // The linter takes every `fill` of two arguments for an array's.
  const { fill } = batch
  fill(g as unknown as OffscreenCanvasRenderingContext2D, pensOf)
  return { kinds, areas }
}

test('paper alone is bare, whether or not ink is near', () => {
  expect(paint(around(() => 0)).kinds).toEqual(['bare'])
  const { kinds, areas } = paint(around((x) => (x === 0 ? 3 : 0)))
  expect(kinds).toEqual(['bare'])
  expect(areas.get('3')).toBe(0)
})

test('a tile in the middle of land is one ink, whether or not another begins near', () => {
  for (const owners of [around(() => 2), around((x) => (x === 5 ? 4 : 2))]) {
    const { kinds, areas } = paint(owners)
    expect(kinds).toEqual(['full'])
    expect(areas.get('2')).toBe(WHOLE)
  }
})

test('where land ends, ink and rim are seen together with the paper', () => {
  const { kinds, areas } = paint(around((x) => (x < 3 ? 1 : 0)))
  expect(kinds).toEqual(['border'])
  const ink = areas.get('1')!
  expect(ink).toBeGreaterThan(WHOLE * 0.25)
  expect(ink).toBeLessThan(WHOLE * 0.6)
  // The rim lies under the ink and reaches farther.
  expect(areas.get('deep 1')!).toBeGreaterThan(ink)
})

test('two inks that meet leave next to no paper between them', () => {
  const { kinds, areas } = paint(around((x) => (x < 3 ? 1 : 2)))
  expect(kinds).toEqual(['border'])
  const covered = areas.get('deep 1')! + areas.get('deep 2')!
  expect(covered).toBeGreaterThan(WHOLE * 0.99)
})

test('a single cell shows its rim at least, and corner to corner two inks stay apart', () => {
  const one = paint(around((x, y) => (x === 2 && y === 2 ? 1 : 0)))
  expect(one.areas.get('deep 1')!).toBeGreaterThan(WHOLE * 0.005)
  const two = paint(around((x, y) => ((x < 3 && y < 3) || (x > 2 && y > 2) ? 1 : 0)))
  expect(two.areas.get('1')!).toBeLessThan(WHOLE * 0.25)
})

test('water has no shadow on it where there is water only', () => {
  const { areas } = paint(around(() => SEA))
  expect(areas.get('rgba(50,25,70,0.2)')).toBe(0)
  expect(areas.get(`${SEA}`)).toBe(WHOLE)
})
