import type { Screen } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { createCamera } from './camera.ts'

const PHONE = { w: 390, h: 844, ratio: 2 } as Screen
const FRAME = 1 / 60

function openCamera(share: number) {
  const eye = createCamera()
  eye.resize(PHONE)
  eye.jumpTo(40, 40, share)
  return eye
}

test('the camera of a growing realm comes to rest where a cell has a whole number of pixels', () => {
  const eye = openCamera(0.01)
  const { camera } = eye
  const from = camera.cell
  for (let i = 0; i < 300; i++) {
    const before = camera.cell
    eye.easeOut(0.1, FRAME)
    expect(before - camera.cell).toBeGreaterThanOrEqual(0)
    expect(before - camera.cell).toBeLessThan(0.1)
  }
  expect(camera.cell).toBeLessThan(from)
  expect(Number.isInteger(camera.cell)).toBe(true)
  expect(eye.getZoom()).toBe(camera.cell / camera.base)
})

test('a share that sways a little does not move a resting camera', () => {
  const eye = openCamera(0.05)
  const rest = eye.camera.cell
  for (let i = 0; i < 300; i++) {
    eye.easeOut(i % 2 ? 0.048 : 0.052, FRAME)
    expect(eye.camera.cell).toBe(rest)
  }
})

test('another window size keeps what is seen, within half a pixel of a cell', () => {
  const eye = openCamera(0.22)
  const zoom = eye.getZoom()
  eye.resize({ ...PHONE, ratio: 1.5 })
  expect(Number.isInteger(eye.camera.cell)).toBe(true)
  expect(Math.abs(eye.getZoom() - zoom)).toBeLessThanOrEqual(0.5 / eye.camera.base)
})
