import { expect, test } from 'vitest'
import { COVER_ASPECT as SERVER_ASPECT } from '../../../site/app/domain/tile.ts'
import { COVER_ASPECT, cropByKey, fitCrop, maxCropWidth, sizeCrop } from './crop.ts'

const SIZE = { width: 1000, height: 500 }

test('the shapes are those that the server cuts', () => {
  expect(COVER_ASPECT).toEqual(SERVER_ASPECT)
})

test('a part of each shape is at most as large as the picture', () => {
  expect([maxCropWidth('wide', SIZE), maxCropWidth('square', SIZE), maxCropWidth('tall', SIZE)]).toEqual([
    800, 500, 333,
  ])
})

test('a part that was dragged out of the picture stops at its edge', () => {
  expect(fitCrop({ left: 900, top: -20, width: 400 }, 'square', SIZE)).toEqual({
    left: 600,
    top: 0,
    width: 400,
  })
  expect(fitCrop({ left: 0, top: 0, width: 5 }, 'square', SIZE).width).toBe(64)
})

test('a part grows around its middle', () => {
  expect(sizeCrop({ left: 400, top: 200, width: 100 }, 200, 'square', SIZE)).toEqual({
    ...{ left: 350, top: 150, width: 200 },
  })
})

test('keys move a part and change its size; other keys do nothing', () => {
  const crop = { left: 400, top: 200, width: 100 }
  const press = (key: string, shiftKey = false) => cropByKey({ key, shiftKey }, crop, 'square', SIZE)
  expect(press('ArrowRight')).toEqual({ ...crop, left: 410 })
  expect(press('ArrowUp', true)).toEqual({ ...crop, top: 100 })
  expect(press('+')?.width).toBe(120)
  expect(press('-')?.width).toBe(80)
  expect(press('Tab')).toBeNull()
})
