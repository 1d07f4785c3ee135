import { expect, test } from 'vitest'
import { findRoom, overlaps } from './placement.ts'
import { createRng } from './rng.ts'

const within = { x: 0, y: 0, w: 400, h: 800 }
const hint = { x: 100, y: 600, w: 200, h: 44 }

test('a free place is kept, and one beyond the window comes inside', () => {
  expect(findRoom(hint, { within, taken: [] })).toEqual(hint)
  expect(findRoom({ ...hint, y: 900 }, { within, taken: [] })).toEqual({ ...hint, y: 756 })
})

test('what would cover a control goes to the nearest free place', () => {
  const button = { x: 150, y: 590, w: 100, h: 60 }
  // Below the button, with 4 px between them, is nearer than above it.
  expect(findRoom(hint, { within, taken: [button] })).toEqual({ ...hint, y: 654 })
  const floor = { x: 0, y: 680, w: 400, h: 120 }
  expect(findRoom(hint, { within, taken: [button, floor] })).toEqual({ ...hint, y: 542 })
})

test('where nothing is free there is no place', () => {
  expect(findRoom(hint, { within, taken: [within] })).toBeNull()
  expect(findRoom({ ...hint, w: 500 }, { within, taken: [] })).toBeNull()
})

test('in crowded windows a place is found wherever a grid finds one, and it covers nothing', () => {
  const rng = createRng('placement')
  for (let round = 0; round < 200; round++) {
    const taken = Array.from({ length: 14 }, () => ({
      x: rng.int(360),
      y: rng.int(760),
      w: 20 + rng.int(120),
      h: 20 + rng.int(160),
    }))
    const found = findRoom(hint, { within, taken, gap: 0 })
    if (found) expect(taken.filter((one) => overlaps(found, one))).toEqual([])
    const farOf = ({ x, y }: { x: number; y: number }) => Math.abs(x - hint.x) + Math.abs(y - hint.y)
    let nearest = Infinity
    for (let x = 0; x <= 200; x += 20)
      for (let y = 0; y <= 756; y += 21) {
        const place = { ...hint, x, y }
        if (farOf(place) < nearest && !taken.some((one) => overlaps(place, one))) nearest = farOf(place)
      }
    if (nearest < Infinity) expect(farOf(found!), `round ${round}`).toBeLessThanOrEqual(nearest)
  }
})
