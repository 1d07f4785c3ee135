// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache, createLayer, makePicture, openCanvas, openSheet } from './canvas.ts'

const createPen = () =>
  ({ scale: vi.fn(), setTransform: vi.fn(), drawImage: vi.fn() }) as unknown as CanvasRenderingContext2D
const pens = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>()

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    const pen = pens.get(this) ?? createPen()
    pens.set(this, pen)
    return pen
  } as never
})
afterEach(() => vi.unstubAllGlobals())

test('a canvas has pixels for its units, and one at least', () => {
  const [canvas, g] = openCanvas(10.2, 8, 2)
  expect([canvas.width, canvas.height]).toEqual([21, 16])
  expect(g.scale).toHaveBeenCalledWith(2, 2)
  const [empty] = openCanvas(0, 0)
  expect([empty.width, empty.height]).toEqual([1, 1])
})

test('a sheet is the same outside the page', () => {
  const pen = createPen()
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number
      height: number
      constructor(width: number, height: number) {
        this.width = width
        this.height = height
      }
      getContext = () => pen
    },
  )
  const [sheet, g] = openSheet(4, 3, 1.5)
  expect([sheet.width, sheet.height]).toEqual([6, 5])
  expect(g).toBe(pen)
  expect(pen.scale).toHaveBeenCalledWith(1.5, 1.5)
})

test('a picture has the pixels of the screen, twice as many at most, and says what it shows or nothing', () => {
  vi.stubGlobal('devicePixelRatio', 3)
  const draw = vi.fn()
  const picture = makePicture(30, 20, 'prize', draw, { label: 'A gold medal' })
  expect([picture.width, picture.height, picture.className]).toEqual([60, 40, 'prize'])
  expect([picture.role, picture.ariaLabel, picture.ariaHidden ?? null]).toEqual(['img', 'A gold medal', null])
  expect(draw).toHaveBeenCalledOnce()
  vi.stubGlobal('devicePixelRatio', 0.5)
  const plain = makePicture(30, 20, '', draw)
  expect([plain.width, plain.ariaHidden, plain.role || null]).toEqual([30, 'true', null])
  expect(makePicture(30, 20, '', draw, { ratio: 1.5 }).width).toBe(45)
})

test('a cache makes a value once, and lets the one go that was used longest ago', () => {
  const make = vi.fn((key: string) => key.toUpperCase())
  const cache = createCache<string, string>(2)
  const find = (key: string) => cache.find(key, () => make(key))
  expect([find('a'), find('b'), find('a'), find('c')]).toEqual(['A', 'B', 'A', 'C'])
  expect(make).toHaveBeenCalledTimes(3)
  expect([cache.has('a'), cache.has('b'), cache.size]).toEqual([true, false, 2])
  cache.clear()
  expect(cache.size).toBe(0)
})

test('a cache is emptied when what its values were made for changes', () => {
  const cache = createCache<string, number>()
  cache.use('summer')
  cache.find('tree', () => 1)
  cache.use('summer')
  expect(cache.find('tree', () => 2)).toBe(1)
  cache.use('winter')
  expect(cache.find('tree', () => 2)).toBe(2)
})

test('a layer is painted again only for another place or key, on whole pixels, with room around it', () => {
  const layer = createLayer(4)
  const screen = createPen()
  const paint = vi.fn()
  const box = { x: 10.3, y: 20, w: 100, h: 50 }
  const draw = (keys: unknown[], at = box) => layer.draw(screen, at, 2, keys, paint)
  draw([1, 'gold'])
  draw([1, 'gold'])
  expect(paint).toHaveBeenCalledTimes(1)
  const [canvas, x, y, w, h] = vi.mocked(screen.drawImage).mock.lastCall as unknown as [
    HTMLCanvasElement,
    ...number[],
  ]
  expect([x, y]).toEqual([6, 16])
  expect([canvas.width, canvas.height]).toEqual([217, 117])
  expect([w, h]).toEqual([108.5, 58.5])
  expect(pens.get(canvas)!.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, -12, -32)
  draw([1, 'red'])
  draw([1, 'red'], { ...box, x: 11 })
  draw([1])
  expect(paint).toHaveBeenCalledTimes(4)
  layer.forget()
  draw([1])
  expect(paint).toHaveBeenCalledTimes(5)
  expect(screen.drawImage).toHaveBeenCalledTimes(6)
})
