import { expect, test } from 'vitest'
import { MAX_PIXELS, layOutScreen, toCss, toUnits } from './screen.ts'
import type { Design } from './screen.ts'

const WINDOWS = [
  [320, 480],
  [360, 640],
  [390, 844],
  [640, 360],
  [836, 470],
  [1031, 580],
  [800, 450],
  [1366, 768],
  [1920, 1080],
  [768, 1024],
  [2560, 1080],
  [3840, 2160],
] as const
const DESIGNS: [string, Design][] = [
  ['one design', { w: 720, h: 960 }],
  ['two designs', { portrait: { w: 720, h: 1280 }, landscape: { w: 1280, h: 720 } }],
  ['CSS pixels', 'css'],
]
const CASES = WINDOWS.flatMap(([w, h]) => DESIGNS.map(([name, design]) => ({ w, h, name, design })))

test.each(CASES)('$name is whole and centred in $w × $h', ({ w, h, design }) => {
  const screen = layOutScreen({ design, window: { w, h }, devicePixelRatio: 3 })
  const { visible } = screen
  const right = visible.x + visible.w - screen.w
  const below = visible.y + visible.h - screen.h
  expect(visible.x).toBeLessThanOrEqual(0.001)
  expect(right).toBeCloseTo(-visible.x)
  expect(below).toBeCloseTo(-visible.y)
  expect(visible.w * screen.scale).toBeCloseTo(w)
  expect(w * screen.ratio * h * screen.ratio).toBeLessThanOrEqual(MAX_PIXELS + 1)
  expect(screen.ratio).toBeLessThanOrEqual(2)
})

test('points go there and back', () => {
  const screen = layOutScreen({ design: { w: 100, h: 100 }, window: { w: 300, h: 200 }, devicePixelRatio: 1 })
  expect(toUnits(screen, 150, 100)).toEqual({ x: 50, y: 50 })
  expect(toCss(screen, { x: 50, y: 50, w: 10, h: 20 })).toEqual({ x: 150, y: 100, w: 20, h: 40 })
})

test('what a notch takes is not safe, and the design stays beside it', () => {
  const insets = { top: 0, right: 0, bottom: 20, left: 40 }
  const screen = layOutScreen({
    design: { w: 100, h: 100 },
    window: { w: 240, h: 120 },
    devicePixelRatio: 1,
    insets,
  })
  expect(screen.scale).toBe(1)
  expect(toCss(screen, screen.safe)).toEqual({ x: 40, y: 0, w: 200, h: 100 })
  expect(toCss(screen, { x: 0, y: 0, w: 100, h: 100 })).toEqual({ x: 90, y: 0, w: 100, h: 100 })
})

test.each([
  ['tall', { w: 100, h: 200 }, { x: 0, y: 52, w: 100, h: 148 }],
  ['wide', { w: 200, h: 100 }, { x: 52, y: 0, w: 148, h: 100 }],
])('a %s window keeps clear of a button of the page in its corner', (_, window, safe) => {
  const screen = layOutScreen({ design: 'css', window, devicePixelRatio: 1, corner: 52 })
  expect(screen.safe).toEqual(safe)
  expect(screen.visible).toEqual({ x: 0, y: 0, ...window })
})

test.each([
  [1, 2],
  [0.75, 1.5],
  [0.5, 1],
])('a slow device draws at quality %d with %d pixels a pixel', (quality, ratio) => {
  const window = { w: 390, h: 844 }
  expect(layOutScreen({ design: 'css', window, devicePixelRatio: 3, quality }).ratio).toBe(ratio)
})
