import { expect, test } from 'vitest'
import { chooseColumns, layOut } from './layout.ts'

const WINDOWS = [
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
] as const
const COUNTS = [4, 6, 8, 12, 16, 20, 24, 30, 36]
/** Four round buttons at the right. */
const HUD_WIDTH = 216

test('every place is large enough to tap and inside the window, on every screen', () => {
  for (const [w, h] of WINDOWS) {
    const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
    for (const count of COUNTS) {
      const { spots, sign } = layOut(w, h, count, { x: 0, y: 0, w, h }, hud)
      expect(spots).toHaveLength(count)
      expect(sign.x + sign.w).toBeLessThan(hud.x)
      for (const { rect } of spots) {
        expect(Math.min(rect.w, rect.h), `${count} places at ${w}x${h}`).toBeGreaterThanOrEqual(48)
        expect(rect.x).toBeGreaterThanOrEqual(0)
        expect(rect.x + rect.w).toBeLessThanOrEqual(w)
        expect(rect.y).toBeGreaterThan(sign.y + sign.h)
        expect(rect.y + rect.h).toBeLessThan(h)
      }
    }
  }
})

test('six by six stays square on a phone and lies down on a low screen', () => {
  expect(chooseColumns(36, 340, 470)).toBe(6)
  expect(chooseColumns(36, 620, 236)).toBe(9)
})

test('the first four places are a patch, not a row', () => {
  expect(chooseColumns(4, 1346, 570)).toBe(2)
  expect(chooseColumns(4, 370, 630)).toBe(2)
})

test('lanterns hang inside the window, clear of the sign, the buttons and the places', () => {
  for (const [w, h] of WINDOWS) {
    const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
    for (const count of [2, 5, 12]) {
      const { lanterns, sign, spots } = layOut(w, h, 24, { x: 0, y: 0, w, h }, hud, count)
      expect(lanterns).toHaveLength(count)
      for (const { x, y, size } of lanterns) {
        const isInRow = y < sign.y + sign.h
        expect(x - size / 2).toBeGreaterThanOrEqual(isInRow ? sign.x + sign.w : 0)
        expect(x + size / 2).toBeLessThanOrEqual(isInRow ? hud.x : w)
        expect(y + size * 1.4).toBeLessThan(spots[0]!.rect.y)
      }
    }
  }
})
