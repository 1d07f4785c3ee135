import { expect, test } from 'vitest'
import { COMPOSITIONS } from '#app/domain/cover-choice.ts'
import { arrange, findDrawingBox } from './compositions.ts'
import { MOTIFS } from './drawings/registry.ts'

const AREA = { x: 9, y: 9, w: 182, h: 120 }

test('every drawing is inside the free area and fills its width or its height, in every composition', () => {
  for (const [motif, drawings] of Object.entries(MOTIFS))
    for (const drawing of Object.keys(drawings))
      for (const composition of COMPOSITIONS) {
        const box = findDrawingBox(composition, motif, drawing)
        const { spots } = arrange(composition, AREA, box, { lean: 0, side: 1 })
        for (const { x, y, scale } of spots) {
          const [w, h] = [box.w * scale, box.h * scale]
          const name = `${motif} ${drawing} ${composition}`
          expect(x - w / 2, name).toBeGreaterThan(AREA.x - 2)
          expect(x + w / 2, name).toBeLessThan(AREA.x + AREA.w + 2)
          expect(y - h / 2, name).toBeGreaterThan(AREA.y - 2)
          expect(y + h / 2, name).toBeLessThan(AREA.y + AREA.h + 2)
          if (composition !== 'pair' && scale < 1.3)
            expect(Math.max(w / AREA.w, h / AREA.h), name).toBeGreaterThan(0.95)
        }
        if (composition !== 'pair') expect(spots[0]!.x).toBeCloseTo(AREA.x + AREA.w / 2, 0)
      }
})

test('a scene stands on its ground', () => {
  const box = findDrawingBox('scene', 'car', Object.keys(MOTIFS['car']!)[0]!)
  const { spots, horizon } = arrange('scene', AREA, box, { lean: 5, side: -1 })
  const foot = spots[0]!.y + (box.h * spots[0]!.scale) / 2
  expect(horizon).toBeLessThan(foot)
  expect(horizon).toBeGreaterThan(spots[0]!.y)
})
