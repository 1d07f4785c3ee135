import { expect, test } from 'vitest'
import { createIdleMotion } from '../art/figure/idle-motion.ts'
import { PIECES } from '../data/catalogue.ts'
import { FIGURE_SHARE, layOut, layOutVerdict } from '../ui/layout.ts'
import { BODIES } from '../rules/models.ts'
import { buildRig, PELVIS_Y, place } from '../art/figure/rig.ts'
import type { Limb } from '../art/figure/rig.ts'
import { blend, STEPS, stepOf, STRIDES } from './walk-steps.ts'
import { THEMES } from '../data/themes.ts'

const [w, h] = [390, 844]
const PHONE = {
  w,
  h,
  safe: { x: 0, y: 0, w, h },
  hud: { x: 270, y: 8, w: 112, h: 50 },
  isBig: false,
  isLeft: false,
}

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

test('on the runway a foot always stands on the floor, the other one stays low, both on one line below a hip that sways', () => {
  const rigs = Array.from({ length: STEPS }, (_, nth) => buildRig(BODIES[0]!, stepOf(nth, false).pose!))
  const below = ({ end, foot }: Limb) => end.y + (foot - 1) * 64
  for (const { legs } of rigs) {
    const [low, high] = [Math.max(...legs.map(below)), Math.min(...legs.map(below))]
    expect(low).toBeCloseTo(925)
    expect(low - high).toBeLessThan(80)
    for (const { end } of legs) expect(Math.abs(end.x)).toBeLessThan(40)
  }
  const hips = rigs.map(({ pelvis }) => pelvis.x)
  expect(Math.max(...hips) - Math.min(...hips)).toBeGreaterThan(60)
})

test('on a tall telephone the outfit is whole and at least 280 points tall beside the verdict', () => {
  const { figure, cards, sheet } = layOutVerdict(PHONE)
  expect(figure.h * FIGURE_SHARE).toBeGreaterThanOrEqual(280)
  for (const card of cards) expect(card.h).toBeLessThanOrEqual(120)
  expect(sheet.y).toBeLessThan(cards[0]!.y)
  expect(sheet.y + sheet.h).toBeGreaterThanOrEqual(h)
})

test('while one foot leaves the floor the other one stands: the body never drops between two steps', () => {
  const heights = Array.from({ length: 16 }, (_, i) => {
    const t = i / 4
    const between = blend(STRIDES[Math.floor(t)]!, STRIDES[(Math.floor(t) + 1) % STRIDES.length]!, t % 1)
    return place(buildRig(BODIES[0]!, between).pelvis, 0, PELVIS_Y).y
  })
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(50)
})

test('on a telephone the figure is at least 340 points tall in the dressing room, and every button is a finger wide', () => {
  const { stage, places, cells } = layOut(PHONE)
  expect((stage.h - 22) / 1.05).toBeGreaterThanOrEqual(340)
  for (const rect of [...Object.values(places), ...cells]) {
    expect(rect.w).toBeGreaterThanOrEqual(44)
    expect(rect.h).toBeGreaterThanOrEqual(44)
  }
})

test('the figure looks at a new piece, enjoys a fitting one, doubts an unwanted one, and then stands as before', () => {
  const theme = { ...THEMES[0]!, tags: { cosy: 2 }, avoid: 'bold' } as const
  const find = (tag: 'cosy' | 'bold', other: 'cosy' | 'bold') =>
    PIECES.find(({ tags }) => tags[tag] && !tags[other])!
  const [cosy, bold] = [find('cosy', 'bold'), find('bold', 'cosy')]
  const moodsOf = (piece: number) => {
    const bearing = createIdleMotion(() => 0)
    bearing.worn(piece, theme, 1000)
    return [1010, 1700].map((now) => bearing.at(0, now, false)).map((one) => one.face ?? one)
  }
  const [glance, laugh] = moodsOf(cosy.id)
  expect(glance!.options.gaze).toBeDefined()
  expect(laugh!.options.mood).toBe('laugh')
  expect(glance!.options.mood).not.toBe('wonder')
  const other = PIECES.find(({ tags }) => !tags.cosy && !tags.bold)!
  expect(moodsOf(other.id)[1]!.options.mood).toBe('puzzled')
  expect(moodsOf(bold.id)[1]!.options.mood).toBe('puzzled')
  const bearing = createIdleMotion(() => 0)
  bearing.worn(cosy.id, theme, 1000)
  bearing.at(0, 1100, false)
  bearing.at(0, 4000, false)
  expect(bearing.at(0, 4500, false)).toMatchObject({ options: {}, isMove: false })
  expect(bearing.at(0, 1100, true)).toEqual({
    options: {},
    isMove: false,
    face: null,
    coming: [],
    swing: 0,
  })
})

test.each([
  [390, 844],
  [320, 568],
  [320, 480],
  [480, 480],
  [820, 1180],
])(
  'in a window of %i × %i no button of the dressing room lies on another or on the wardrobe',
  (wide, high) => {
    for (const isLeft of [false, true]) {
      const hud = { x: wide - 120, y: 8, w: 112, h: 50 }
      const safe = { x: 0, y: 0, w: wide, h: high }
      const { places, drawer } = layOut({ w: wide, h: high, safe, hud, isBig: false, isLeft })
      const ids = ['undo', 'shuffle', 'pose', 'studio', 'book', 'prizes', 'walk']
      const rects = [drawer, ...ids.map((id) => places[id]!)]
      const meet = rects.flatMap((a, i) =>
        rects
          .slice(i + 1)
          .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
          .map((b) => [a, b]),
      )
      expect(meet).toEqual([])
    }
  },
)
