// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutScreen } from './screen.ts'
import { createSharpLayers } from './sharp-layers.ts'

const screenOf = (quality: number) =>
  layOutScreen({ design: 'css', window: { w: 400, h: 800 }, devicePixelRatio: 2, quality })
const pen = () => ({ setTransform: vi.fn() }) as unknown as CanvasRenderingContext2D

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 2)
  HTMLCanvasElement.prototype.getContext = vi.fn(pen) as never
  document.body.innerHTML = '<canvas id="scene"></canvas>'
})
afterEach(() => vi.unstubAllGlobals())

const open = () => createSharpLayers(document.querySelector('canvas')!)
const listLayers = () => [...document.querySelectorAll<HTMLCanvasElement>('.gk-sharp')]
const rect = { x: 10, y: 20, w: 100, h: 40 }

test('at full resolution texts are drawn on the canvas of the scene', () => {
  const layers = open()
  const scene = pen()
  const draw = vi.fn()
  layers.draw(scene, screenOf(1), { id: 'score', rect, key: '1', draw })
  expect(draw).toHaveBeenCalledWith(scene)
  expect(listLayers()).toEqual([])
})

test('at a lower one they get a sharp canvas, drawn again only for another key', () => {
  const layers = open()
  const scene = pen()
  const draw = vi.fn()
  const frame = (key: string) => {
    layers.draw(scene, screenOf(0.5), { id: 'score', rect, key, draw })
    layers.removeUnused()
  }
  frame('1')
  frame('1')
  expect(draw).toHaveBeenCalledTimes(1)
  expect(draw).not.toHaveBeenCalledWith(scene)
  const [layer] = listLayers()
  expect([layer!.width, layer!.height]).toEqual([204, 84])
  expect([layer!.style.left, layer!.style.top, layer!.style.width]).toEqual(['10px', '20px', '102px'])
  frame('2')
  expect(draw).toHaveBeenCalledTimes(2)
  expect(listLayers().length).toBe(1)
})

test('a text that is not drawn any more disappears, also when sharpness comes back', () => {
  const layers = open()
  const text = { id: 'score', rect, key: '1', draw: () => {} }
  layers.draw(pen(), screenOf(0.5), text)
  layers.removeUnused()
  layers.draw(pen(), screenOf(1), text)
  layers.removeUnused()
  expect(listLayers()).toEqual([])
})
