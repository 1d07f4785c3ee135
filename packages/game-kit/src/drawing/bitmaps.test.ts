// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createBitmap, createBitmaps, gridOfScreen, lay } from './bitmaps.ts'
import { layOutScreen } from '../screen.ts'

const pen = () =>
  ({
    ...{ setTransform: vi.fn(), drawImage: vi.fn(), save: vi.fn(), restore: vi.fn() },
    ...{ beginPath: vi.fn(), rect: vi.fn(), clip: vi.fn() },
  }) as unknown as CanvasRenderingContext2D
const openContext = vi.fn(pen)
const grid = { scale: 2, dx: 0, dy: 0 }
const box = () => ({ x: -3, y: -1.2, w: 10, h: 4.3 })

beforeEach(() => {
  openContext.mockClear()
  HTMLCanvasElement.prototype.getContext = openContext as never
})

test('a bitmap has the pixels of its box at the scale, with the origin of the units in it', () => {
  const draw = vi.fn()
  const { canvas, left, top } = createBitmap(box(), 2, draw)
  expect([canvas.width, canvas.height, left, top]).toEqual([20, 9, -3, -1.2])
  const own = draw.mock.calls[0]![0] as CanvasRenderingContext2D
  expect(own.setTransform).toHaveBeenCalledWith(2, 0, 0, 2, 6, 2.4)
})

test('an opaque bitmap has no alpha', () => {
  createBitmap(box(), 1, () => {}, true)
  expect(openContext).toHaveBeenLastCalledWith('2d', { alpha: false })
})

test('it is laid on whole pixels, and the units are as before', () => {
  const g = pen()
  lay(
    g,
    { scale: 2, dx: 0.3, dy: 7 },
    { canvas: document.createElement('canvas'), left: -3, top: 1.3 },
    10,
    10,
  )
  expect(g.drawImage).toHaveBeenCalledWith(expect.anything(), 14, 30)
  expect(g.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0.3, 7)
})

test('drawn once for a key, again for another owner, and the one used longest ago is forgotten', () => {
  const bitmaps = createBitmaps(2)
  const draw = vi.fn()
  const find = (of: string, key: string) => bitmaps.find(of, key, grid, draw, box)
  const first = find('summer', 'a')
  expect(find('summer', 'a')).toBe(first)
  expect(draw).toHaveBeenCalledTimes(1)
  find('summer', 'b')
  find('summer', 'c')
  expect(find('summer', 'a')).not.toBe(first)
  draw.mockClear()
  find('winter', 'a')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('the first frame draws plainly, and each later one makes a few bitmaps', () => {
  const timeline = { currentTime: 10 }
  Object.defineProperty(document, 'timeline', { value: timeline, configurable: true })
  const bitmaps = createBitmaps(9)
  const g = pen()
  const draw = vi.fn()
  const keys = ['a', 'b', 'c']
  const drawAll = () => {
    for (const key of keys) bitmaps.draw(g, { grid, of: 'summer', key, x: 10, y: 10, draw, box })
  }
  drawAll()
  // Where a bitmap would lie: its corner on a whole pixel.
  expect(g.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 20, 20.4)
  expect(g.rect).toHaveBeenLastCalledWith(-3, -1.2, 10, 4.3)
  expect([openContext.mock.calls.length, draw.mock.calls.length]).toEqual([0, 3])
  timeline.currentTime = 26
  drawAll()
  expect([openContext.mock.calls.length, draw.mock.calls.length]).toEqual([2, 6])
  timeline.currentTime = 42
  drawAll()
  drawAll()
  expect([openContext.mock.calls.length, draw.mock.calls.length]).toEqual([3, 7])
  expect(g.drawImage).toHaveBeenCalledTimes(2 + 3 + 3)
  Reflect.deleteProperty(document, 'timeline')
})

test('the grid of a screen is where its units lie on the canvas', () => {
  const screen = layOutScreen({ design: { w: 100, h: 100 }, window: { w: 300, h: 200 }, devicePixelRatio: 2 })
  expect(gridOfScreen(screen)).toMatchObject({ scale: 4, dx: 100 })
})
