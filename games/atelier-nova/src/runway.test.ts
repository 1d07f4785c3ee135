import { expect, test } from 'vitest'
import { layOutVerdict } from './layout.ts'
import { STRIDES } from './poses.ts'

test('on the runway the knees come up in turn, the arm across goes with the foot, and the hip above the landing foot rises', () => {
  const [landing, passing, other, last] = STRIDES
  const mirror = <T>([a, b]: readonly [T, T]): [T, T] => [b, a]
  expect(passing!.knees![0]).toBeLessThan(0.9)
  expect(passing!.knees![1]).toBe(1)
  // Fore arm across the body on the left, foot towards us on the right.
  expect(landing!.near![1]).toBeGreaterThan(landing!.near![0])
  expect(landing!.arms[0][1]).toBeLessThan(0)
  expect(landing!.arms[1][1]).toBeGreaterThan(0)
  for (const [one, two] of [
    [landing!, other!],
    [passing!, last!],
  ] as const) {
    expect(two.pelvis).toBe(-one.pelvis)
    expect(two.legs).toEqual(mirror(one.legs))
    expect(two.arms).toEqual(mirror(one.arms))
    expect(two.knees).toEqual(mirror(one.knees!))
  }
})

test('on a tall telephone the outfit has two fifths of the verdict’s height', () => {
  const [w, h] = [390, 844]
  const { figure, cards, sheet } = layOutVerdict({
    w,
    h,
    safe: { x: 0, y: 0, w, h },
    hud: { x: 270, y: 8, w: 112, h: 50 },
    isBig: false,
    isLeft: false,
  })
  expect(figure.y + figure.h).toBeGreaterThan(h * 0.38)
  for (const card of cards) expect(card.h).toBeLessThanOrEqual(120)
  expect(sheet!.y).toBeLessThan(cards[0]!.y)
  expect(sheet!.y + sheet!.h).toBeGreaterThanOrEqual(h)
})
