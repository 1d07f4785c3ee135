import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Order } from './render-queue.ts'
import { DOLL, trim } from './layers.ts'
import type { Look } from '../rules/look.ts'
import { createSprites } from './sprites.ts'
import { motionOf } from '../view/walk-pictures.ts'

const LOOK: Look = {
  model: { skin: 0, body: 0, face: 0, eyes: 0, aid: 0 },
  pose: 0,
  mood: 0,
  wear: {},
}
const dressed = (nth: number): Look => ({ ...LOOK, model: { ...LOOK.model, eyes: nth } })

/** A fake canvas: accepts every call and does nothing. */
const ink = (): unknown =>
  new Proxy(() => {}, {
    get: (_, name) =>
      name === 'getImageData'
        ? () => ({ data: new Uint8ClampedArray(4) })
        : name === Symbol.toPrimitive
          ? () => 1
          : ink(),
    apply: () => ink(),
    set: () => true,
  })
class Canvas {
  width = 1
  height = 1
  getContext = ink
}
function Anything() {
  return ink()
}
beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('Path2D', Anything)
  vi.stubGlobal('DOMMatrix', Anything)
})

function open(hasPainter = true) {
  let real = 0
  const changed = vi.fn()
  const sprites = createSprites(changed, () => real)
  const sent: Order[] = []
  if (hasPainter) sprites.setPainter((order) => void sent.push(order))
  changed.mockClear()
  const bitmap = () => ({ width: 10, height: 10, close: vi.fn() }) as unknown as ImageBitmap
  return {
    sprites,
    sent,
    changed,
    /** The game's own time and the clock's go on. */
    pass(ms: number, clockMs = ms) {
      real += clockMs
      time += ms
      sprites.refill(2, time)
    },
    answer(order: Order, box = { x: 0, y: 0, w: 10, h: 10 }): Answer {
      const count = order.task.type === 'figure' ? 3 : 1
      const layers = Array.from({ length: count }, () => ({ ...box, picture: bitmap() }))
      const answer = { id: order.id, layers }
      sprites.take(answer)
      return answer
    },
  }
}
let time = 0
beforeEach(() => (time = 0))

test('the figure comes when it is painted; until the next one is, the one before stands there', () => {
  const { sprites, sent, pass, answer, changed } = open()
  pass(16)
  expect(sprites.figure('room', dressed(0), 0.5)).toBeNull()
  answer(sent[0]!)
  const first = sprites.figure('room', dressed(0), 0.5)
  expect(first).not.toBeNull()
  changed.mockClear()
  pass(16)
  expect(sprites.figure('room', dressed(1), 0.5)).toBe(first)
  expect(sprites.isLate).toBe(true)
  answer(sent[1]!)
  expect(changed).toHaveBeenCalledOnce()
  pass(16)
  const second = sprites.figure('room', dressed(1), 0.5)
  expect(second).not.toBe(first)
  expect(sprites.isLate).toBe(false)
  // Taken off again: it is still there.
  expect(sprites.figure('room', dressed(0), 0.5)).toBe(first)
  expect(sent).toHaveLength(2)
})

test('an image prepared during the flight is there when the piece lands', () => {
  const { sprites, sent, pass, answer } = open()
  pass(16)
  sprites.figure('room', dressed(0), 0.5)
  answer(sent[0]!)
  const first = sprites.figure('room', dressed(0), 0.5)
  sprites.prepare(dressed(1), {}, 0.5)
  expect(sprites.figure('room', dressed(0), 0.5)).toBe(first)
  answer(sent[1]!)
  pass(16)
  expect(sprites.figure('room', dressed(1), 0.5)).not.toBe(first)
  expect(sprites.isLate).toBe(false)
})

test('manual time steps draw the new figure without the worker, and so does a wait of one second', () => {
  for (const [ms, clockMs] of [
    [16, 1],
    [16, 300],
  ] as const) {
    const { sprites, sent, pass, answer } = open()
    pass(16)
    sprites.figure('room', dressed(0), 0.5)
    answer(sent[0]!)
    const first = sprites.figure('room', dressed(0), 0.5)
    let pictures = 0
    for (; pictures < 60; pictures++) {
      pass(ms, clockMs)
      if (sprites.figure('room', dressed(1), 0.5) !== first) break
    }
    expect(pictures).toBeGreaterThan(0)
    expect(pictures).toBeLessThan(40)
  }
})

test('without a painter clothes are on at once, at most nine times a second', () => {
  const { sprites, sent, pass } = open(false)
  pass(200)
  const first = sprites.figure('room', dressed(0), 0.5)
  pass(50)
  expect(sprites.figure('room', dressed(1), 0.5)).toBe(first)
  pass(100)
  expect(sprites.figure('room', dressed(1), 0.5)).not.toBe(first)
  expect(sent).toHaveLength(0)
})

test('a figure in another outfit never stands in on the runway', () => {
  const { sprites, sent, pass, answer } = open()
  pass(16)
  const [first, other] = [motionOf(dressed(0), 'step', 0), motionOf(dressed(0), 'turn', 0)]
  const old = sprites.motion('walk', dressed(0), 0.5, [first])
  expect(old).toBeNull()
  answer(sent[0]!)
  expect(sprites.motion('walk', dressed(0), 0.5, [first])).not.toBeNull()
  sprites.begin()
  pass(16)
  expect(sprites.motion('walk', dressed(1), 0.5, [first])).toBeNull()
  answer(sent[1]!)
  const step = sprites.motion('walk', dressed(1), 0.5, [first])
  sprites.begin()
  expect(sprites.motion('turn', dressed(1), 0.5, [other])).toBe(step)
})

test('a face comes when it is painted; pictures of a figure that is dropped are closed', () => {
  const { sprites, sent, pass, answer } = open()
  pass(16)
  sprites.figure('room', dressed(1), 0.5)
  const { layers } = answer(sent[0]!)
  pass(16)
  const figure = sprites.figure('room', dressed(1), 0.5)
  expect(sprites.faceOf(figure, dressed(1), 'blink', { isBlinking: true })).toBeNull()
  const face = answer(sent[1]!).layers[0]!
  expect(sprites.faceOf(figure, dressed(1), 'blink', { isBlinking: true })?.picture).toBe(face.picture)
  sprites.clear()
  for (const { picture } of [...layers, face]) expect(picture.close).toHaveBeenCalledOnce()
})

test('a layer as wide as the sheet that the painter has trimmed keeps its picture and its place', () => {
  const { sprites, sent, pass, answer } = open()
  pass(16)
  sprites.figure('room', dressed(2), 0.5)
  const box = { x: 0, y: 130, w: DOLL.w, h: 870 }
  const { layers } = answer(sent[0]!, box)
  for (let i = 0; i < 6; i++) {
    pass(600)
    const figure = sprites.figure('room', dressed(2), 0.5)!
    Object.values(figure.layers).forEach((layer, nth) => {
      expect(layer.picture).toBe(layers[nth]!.picture)
      expect(layer).toMatchObject(box)
    })
  }
})

test('a trimmed layer is never trimmed again; a full-size empty one becomes a single pixel', () => {
  const picture = new OffscreenCanvas(10, 10)
  const arms = { picture, x: 0, y: 130, w: DOLL.w, h: 870 }
  expect(trim(arms, 0.5)).toBe(arms)
  const tall = { picture, x: 40, y: 0, w: DOLL.w - 40, h: DOLL.h }
  expect(trim(tall, 0.5)).toBe(tall)
  expect(trim({ picture, x: 0, y: 0, w: DOLL.w, h: DOLL.h }, 0.5).w).toBeLessThan(DOLL.w)
})

test('pieces of a page come together: the sheet is not asked again before', () => {
  const { sprites, sent, pass, answer, changed } = open()
  pass(16)
  const thumb = (piece: number) => sprites.thumb({ piece, a: 1, b: 2, pattern: 0 }, 40, 60, 1)
  const before = sprites.round
  expect([1, 2, 3].map(thumb)).toEqual([null, null, null])
  expect(sprites.isBusy).toBe(true)
  pass(100)
  answer(sent[0]!)
  // Late enough to show the first, too early for the second.
  expect(sprites.round).toBe(before + 1)
  changed.mockClear()
  answer(sent[1]!)
  expect(changed).not.toHaveBeenCalled()
  answer(sent[2]!)
  expect(sprites.round).toBe(before + 2)
  expect([1, 2, 3].map(thumb)).not.toContain(null)
})
