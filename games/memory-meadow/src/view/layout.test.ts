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
      const { spots, sign } = layOut({ w, h, count, safe: { x: 0, y: 0, w, h }, hud })
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

const SMALL_AND_LARGE = [
  [320, 568],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
  [390, 844],
  [700, 700],
  [768, 1024],
  [1440, 900],
] as const
/** The most lanterns any meadow begins with, and three more on another try. */
const MAX_LANTERNS = 25

test('the fullest meadow with every lantern can be played in any window', () => {
  for (const [w, h] of SMALL_AND_LARGE) {
    const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
    for (const count of COUNTS)
      for (const hung of [0, 16, MAX_LANTERNS]) {
        const { spots, columns } = layOut({
          w,
          h,
          count,
          safe: { x: 0, y: 0, w, h },
          hud,
          lanternCount: hung,
        })
        const where = `${count} places, ${hung} lanterns at ${w}x${h}`
        for (const { rect } of spots) {
          expect(Math.min(rect.w, rect.h), where).toBeGreaterThanOrEqual(34)
          expect(rect.x, where).toBeGreaterThanOrEqual(0)
          expect(rect.x + rect.w, where).toBeLessThanOrEqual(w)
          expect(rect.y, where).toBeGreaterThanOrEqual(60)
          expect(rect.y + rect.h, where).toBeLessThanOrEqual(h)
        }
        // From one place to the next, where fingers land; only the lowest window has no room for it.
        const across = columns > 1 ? spots[1]!.rect.x - spots[0]!.rect.x : w
        const down = columns < count ? spots[columns]!.rect.y - spots[0]!.rect.y : h
        expect(Math.min(across, down), where).toBeGreaterThanOrEqual(h < 340 ? 42 : 44)
      }
  }
})

test('thirty-six places stand upright on a phone and lie down on a low screen', () => {
  expect(chooseColumns(36, 370, 610)).toBe(4)
  expect(chooseColumns(36, 620, 236)).toBe(9)
})

test('places on a phone are never too small to tell apart, and few on a desktop come close', () => {
  const hud = (w: number) => ({ x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 })
  const crowd = layOut({
    w: 390,
    h: 844,
    count: 24,
    safe: { x: 0, y: 0, w: 390, h: 844 },
    hud: hud(390),
    lanternCount: 9,
    hasJar: true,
    hasRequest: true,
  })
  expect(crowd.spots[0]!.scale).toBeGreaterThanOrEqual(0.66)
  const few = layOut({ w: 1440, h: 900, count: 4, safe: { x: 0, y: 0, w: 1440, h: 900 }, hud: hud(1440) })
  expect(few.spots[0]!.rect.w).toBeGreaterThanOrEqual(260)
})

test('the first four places are a patch, not a row', () => {
  expect(chooseColumns(4, 1346, 570)).toBe(2)
  expect(chooseColumns(4, 370, 630)).toBe(2)
})

test('lanterns hang inside the window, clear of the sign, the buttons and the places', () => {
  for (const [w, h] of [...WINDOWS, ...SMALL_AND_LARGE]) {
    const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
    for (const count of [2, 5, 12, 16, 20]) {
      const { lanterns, sign, spots } = layOut({
        w,
        h,
        count: 24,
        safe: { x: 0, y: 0, w, h },
        hud,
        lanternCount: count,
      })
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

test('the request and a new sticker keep clear of the sign, the places and every lantern', () => {
  for (const [w, h] of [...WINDOWS, ...SMALL_AND_LARGE])
    for (const [count, hung] of [
      [12, 3],
      [20, 6],
      [20, 9],
    ] as const) {
      const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
      const layout = layOut({
        w,
        h,
        count,
        safe: { x: 0, y: 0, w, h },
        hud,
        lanternCount: hung,
        hasJar: true,
        hasRequest: true,
      })
      const { sign, request, lanterns, spots, sticker, isLamp } = layout
      const where = `${hung} lanterns at ${w}x${h}`
      if (request.y < h / 2) {
        expect(request.x > sign.x + sign.w || request.y >= sign.y + sign.h + 8, where).toBe(true)
        expect(request.y + request.h, where).toBeLessThan(spots[0]!.rect.y)
      }
      const half = sticker.size / 2
      expect(sticker.x - half > sign.x + sign.w || sticker.y - half > sign.y + sign.h, where).toBe(true)
      expect(sticker.x + half < hud.x || sticker.y - half > hud.y + hud.h, where).toBe(true)
      if (isLamp) continue
      for (const { x, y, size } of lanterns) {
        const isClear = Math.abs(x - sticker.x) >= half + size * 0.4 || sticker.y - half >= y + size * 1.3
        expect(isClear, where).toBe(true)
      }
    }
})

test('neighbours on an upright window stand by turns higher and lower, and the choir begins below the lowest', () => {
  const hud = { x: 390 - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
  for (const count of [4, 12, 20]) {
    const { spots, columns, choir } = layOut({
      w: 390,
      h: 844,
      count,
      safe: { x: 0, y: 0, w: 390, h: 844 },
      hud,
      lanternCount: 6,
    })
    expect(spots[1]!.y - spots[0]!.y, `${count}`).toBeGreaterThan(12)
    const { y, scale } = spots[columns * (count / columns - 1) + 1]!
    expect(choir.top, `${count}`).toBeGreaterThanOrEqual(y + 40 * scale)
  }
})

test('choir, jar and places keep clear of each other in every window', () => {
  for (const [w, h] of [...WINDOWS, ...SMALL_AND_LARGE]) {
    const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
    for (const count of COUNTS) {
      const { jar, choir, spots } = layOut({
        w,
        h,
        count,
        safe: { x: 0, y: 0, w, h },
        hud,
        lanternCount: 5,
        hasJar: true,
      })
      const where = `${count} places at ${w}x${h}`
      expect(Math.min(jar.w, jar.h), where).toBeGreaterThanOrEqual(44)
      expect(jar.y + jar.h, where).toBeLessThanOrEqual(h)
      for (const { rect } of spots) expect(rect.y + rect.h, where).toBeLessThanOrEqual(jar.y)
      expect(choir.x, where).toBeGreaterThan(jar.x + jar.w)
      expect(choir.x + choir.w, where).toBeLessThanOrEqual(w)
      // Heads of some size between the last row and the hill.
      expect(choir.y - choir.top, where).toBeGreaterThan(0)
    }
  }
})

test('a risen animal on a small window does not cover the row above', () => {
  for (const [w, h, count] of [
    [320, 568, 12],
    [320, 568, 36],
    [390, 844, 36],
    [844, 390, 36],
  ] as const) {
    const hud = { x: w - 8 - HUD_WIDTH, y: 8, w: HUD_WIDTH, h: 48 }
    const { spots, columns, risen } = layOut({
      w,
      h,
      count,
      safe: { x: 0, y: 0, w, h },
      hud,
      lanternCount: 5,
    })
    const [above, own] = [spots[0]!, spots[columns]!]
    const isBeside = Math.abs(own.x - above.x) > above.rect.w * 0.4
    if (!isBeside) expect(own.y - 108 * risen * own.scale, `${w}x${h}`).toBeGreaterThan(above.y)
  }
})
