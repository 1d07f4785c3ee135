import { expect, test } from 'vitest'
import { COMPOSITIONS } from '#app/domain/cover-choice.ts'
import { arrange, findDrawingBox } from './compositions.ts'
import { MOTIFS } from './drawings/registry.ts'

const AREA = { x: 9, y: 9, w: 182, h: 120 }

test('every drawing is inside the free area and fills its width or its height, but for close-ups', () => {
  for (const [motif, drawings] of Object.entries(MOTIFS))
    for (const drawing of Object.keys(drawings))
      for (const composition of COMPOSITIONS.filter((one) => one !== 'closeUp')) {
        const box = findDrawingBox(composition, motif, drawing)
        const { x, y, scale } = arrange(composition, AREA, box, 0).spot
        const [w, h] = [box.w * scale, box.h * scale]
        const name = `${motif} ${drawing} ${composition}`
        expect(x - w / 2, name).toBeGreaterThan(AREA.x - 2)
        expect(x + w / 2, name).toBeLessThan(AREA.x + AREA.w + 2)
        expect(y - h / 2, name).toBeGreaterThan(AREA.y - 2)
        expect(y + h / 2, name).toBeLessThan(AREA.y + AREA.h + 2)
        if (scale < 1.26) expect(Math.max(w / AREA.w, h / AREA.h), name).toBeGreaterThan(0.95)
        expect(x, name).toBeCloseTo(AREA.x + AREA.w / 2, 0)
      }
})

test('a close-up bleeds off the edges, and its foot stays above the letters', () => {
  const box = findDrawingBox('closeUp', 'cat', 'face')
  const { x, y, scale } = arrange('closeUp', AREA, box, 0).spot
  expect(y - (box.h * scale) / 2).toBeLessThan(AREA.y)
  expect(y + (box.h * scale) / 2).toBeCloseTo(AREA.y + AREA.h, 0)
  expect(x).toBeCloseTo(AREA.x + AREA.w / 2, 0)
})

test('a scene stands on its ground', () => {
  const box = findDrawingBox('scene', 'car', Object.keys(MOTIFS['car']!)[0]!)
  const { spot, horizon } = arrange('scene', AREA, box, 5)
  const foot = spot.y + (box.h * spot.scale) / 2
  expect(horizon).toBeLessThan(foot)
  expect(horizon).toBeGreaterThan(spot.y)
})
