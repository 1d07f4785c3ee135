import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import type { LayoutRequest } from './layout-types.ts'
import { placeFigure } from './layout-tools.ts'
import { THEMES } from '../data/themes.ts'

type Rect = LayoutRequest['safe']
const meets = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01
const request = (w: number, h: number, level: number, more: Partial<LayoutRequest> = {}): LayoutRequest => ({
  w,
  h,
  safe: { x: 0, y: 0, w, h },
  hud: { x: w - 112, y: 8, w: 104, h: 50 },
  isBig: false,
  isLeft: false,
  theme: THEMES[level - 1]!,
  ...more,
})
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const

test.each(SIZES)('in a window of %i × %i no chip, button or figure lies on another, on any card', (w, h) => {
  for (const [i] of THEMES.entries())
    for (const isLeft of [false, true])
      for (const isBig of [false, true]) {
        const { hud, ...own } = request(w, h, i + 1, { isLeft, isBig })
        const layout = layOut({ hud, ...own })
        const { chips, card, pills, places, drawer } = layout
        const strip = chips.map(({ rect }) => rect).filter((rect) => rect.y > card.y + card.h - 1)
        const onCard = chips.map(({ rect }) => rect).filter((rect) => rect.y < card.y + card.h - 1)
        const solid = [card, hud, ...strip, ...pills, places.walk!, drawer]
        const where = `show ${i + 1} left ${isLeft} big ${isBig}`
        for (const [nth, a] of solid.entries())
          for (const b of solid.slice(nth + 1))
            expect(meets(a, b), `${where}: ${JSON.stringify([a, b])}`).toBe(false)
        for (const [nth, a] of onCard.entries())
          for (const b of onCard.slice(nth + 1)) expect(meets(a, b), where).toBe(false)
        for (const rect of [...onCard, ...strip]) {
          expect(rect.x, where).toBeGreaterThanOrEqual(0)
          expect(rect.x + rect.w, where).toBeLessThanOrEqual(w)
        }
        // From the hat to the shoes, as wide as wings and hems are.
        const { x, y, height } = placeFigure(layout)
        const wings = { x: x - height * 0.22, y: y - height * 0.98, w: height * 0.44, h: height * 0.7 }
        const hem = { x: x - height * 0.15, y: y - height * 0.3, w: height * 0.3, h: height * 0.3 }
        const isLying = pills[1]!.w > pills[1]!.h
        for (const rect of [card, ...strip, ...(isLying ? [] : pills), drawer])
          for (const part of [wings, hem])
            expect(meets(part, rect), `${where}: ${JSON.stringify([part, rect])}`).toBe(false)
        if (!isLying) expect(meets(hem, places.walk!), where).toBe(false)
      }
})

test('required kinds are images of at least 36 points, and letters of chips are at least 13', () => {
  for (const [w, h] of SIZES)
    for (const [i] of THEMES.entries()) {
      const { chips } = layOut(request(w, h, i + 1))
      for (const chip of chips) {
        expect(chip.size).toBeGreaterThanOrEqual(13)
        if (chip.what === 'must') expect(Math.min(chip.rect.w, chip.rect.h) - 4).toBeGreaterThanOrEqual(36)
      }
    }
})

test('on a phone the last card with all its required kinds leaves a figure of 300 points, and its styles have words', () => {
  const layout = layOut(request(390, 844, 36))
  expect(placeFigure(layout).height).toBeGreaterThanOrEqual(300)
  const styles = layout.chips.filter(({ what }) => what === 'style')
  expect(styles).toHaveLength(3)
  for (const { hasWord } of styles) expect(hasWord).toBe(true)
  expect(layout.chips.filter(({ what }) => what === 'must')).toHaveLength(3)
})
