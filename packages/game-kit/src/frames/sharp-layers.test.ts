// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutScreen } from '../screen.ts'
import { createSharpLayers } from './sharp-layers.ts'

const screenOf = (quality: number) =>
  layOutScreen({ design: 'css', window: { w: 400, h: 800 }, devicePixelRatio: 2, quality })
const pen = () =>
  ({
    setTransform: vi.fn(),
    drawImage: vi.fn(),
    getTransform: () => ({ a: 2, e: 0, f: 0 }),
  }) as unknown as CanvasRenderingContext2D

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 2)
  HTMLCanvasElement.prototype.getContext = vi.fn(pen) as never
  document.body.innerHTML = '<canvas id="scene"></canvas>'
})
afterEach(() => vi.unstubAllGlobals())

const open = () => createSharpLayers(document.querySelector('canvas')!)
const listLayers = () => [...document.querySelectorAll<HTMLCanvasElement>('.gk-sharp')]
const rect = { x: 10, y: 20, w: 100, h: 40 }

test('at full resolution a text is drawn on the canvas of the scene, and copied while it stays the same', () => {
  const layers = open()
  const scene = pen()
  const draw = vi.fn()
  const frame = (key: string) => {
    layers.draw(scene, screenOf(1), { id: 'score', rect, key, draw })
    layers.removeUnused()
  }
  frame('1')
  expect(draw).toHaveBeenCalledWith(scene)
  expect(scene.drawImage).not.toHaveBeenCalled()
  frame('1')
  frame('1')
  frame('1')
  // Once for the scene, once for the picture.
  expect(draw).toHaveBeenCalledTimes(2)
  expect(scene.drawImage).toHaveBeenCalledTimes(3)
  expect(scene.drawImage).toHaveBeenLastCalledWith(expect.any(HTMLCanvasElement), 20, 40)
  frame('2')
  expect(draw).toHaveBeenCalledTimes(3)
  expect(draw).toHaveBeenLastCalledWith(scene)
  expect(listLayers()).toEqual([])
})

test('a text that changes with every frame is never copied', () => {
  const layers = open()
  const scene = pen()
  for (let i = 0; i < 5; i++)
    layers.draw(scene, screenOf(1), { id: 'time', rect, key: String(i), draw: () => {} })
  expect(scene.drawImage).not.toHaveBeenCalled()
})

test('letters that come late are written again', () => {
  const fonts = new EventTarget()
  vi.stubGlobal('document', Object.assign(document, { fonts }))
  const layers = open()
  const scene = pen()
  const draw = vi.fn()
  const frame = () => layers.draw(scene, screenOf(1), { id: 'score', rect, key: '1', draw })
  for (let i = 0; i < 3; i++) frame()
  expect(draw).toHaveBeenCalledTimes(2)
  fonts.dispatchEvent(new Event('loadingdone'))
  frame()
  expect(draw).toHaveBeenCalledTimes(3)
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
