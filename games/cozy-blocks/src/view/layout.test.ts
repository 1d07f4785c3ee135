import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import type { Layout, Rect } from './layout-rects.ts'

const WINDOWS: [number, number][] = [
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [836, 470],
  [844, 390],
  [1031, 580],
  [800, 450],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [768, 1024],
  [1024, 1024],
  [480, 480],
  [600, 700],
  [2560, 1080],
]
const HANDS = [
  { slots: 3, hasNext: true },
  { slots: 2, hasNext: false },
  { slots: 5, hasNext: false },
  { slots: 8, hasNext: false },
]
const CASES = WINDOWS.flatMap(([w, h]) => HANDS.map((hand) => ({ w, h, ...hand })))

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5
const framed = ({ board, frame }: Layout): Rect => ({
  x: board.x - frame,
  y: board.y - frame,
  w: board.w + frame * 2,
  h: board.h + frame * 2,
})

test.each(CASES)('everything fits a window of $w × $h with $slots pieces', (request) => {
  const layout = layOut(request)
  const parts = [framed(layout), layout.score, ...layout.slots, ...layout.buttons, layout.next].filter(
    (rect) => rect.w > 0 && rect.h > 0,
  )
  for (const { x, y, w, h } of parts) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(request.w + 0.5)
    expect(y + h).toBeLessThanOrEqual(request.h + 0.5)
  }
  for (const [i, a] of parts.entries()) {
    for (const b of parts.slice(i + 1)) expect(overlaps(a, b), JSON.stringify([a, b])).toBe(false)
  }
})

test.each(CASES)('buttons are large enough and apart at $w × $h, squares are never tiny', (request) => {
  const { buttons, cell, slots } = layOut(request)
  for (const { w, h } of buttons) expect(Math.min(w, h)).toBeGreaterThanOrEqual(48)
  for (const [i, a] of buttons.entries()) {
    for (const b of buttons.slice(i + 1)) {
      const apart = Math.max(b.x - a.x - a.w, a.x - b.x - b.w, b.y - a.y - a.h, a.y - b.y - b.h)
      expect(apart).toBeGreaterThanOrEqual(7.5)
    }
  }
  expect(cell).toBeGreaterThanOrEqual(24)
  for (const { w, h } of slots) expect(Math.min(w, h)).toBeGreaterThanOrEqual(38)
})

test.each(WINDOWS)('combo and quest are placed without overlaps at %i × %i', (w, h) => {
  const layout = layOut({ w, h, slots: 3, hasNext: true })
  const { combo, quest, cat, buttons, next } = layout
  for (const rect of [combo, quest]) {
    expect(rect.h).toBeGreaterThanOrEqual(20)
    expect(rect.w).toBeGreaterThanOrEqual(rect.h * 1.4)
    for (const other of [framed(layout), ...buttons, cat, next]) expect(overlaps(rect, other)).toBe(false)
  }
  expect(overlaps(combo, quest)).toBe(false)
})
