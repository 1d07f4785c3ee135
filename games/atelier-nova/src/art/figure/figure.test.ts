import { expect, test } from 'vitest'
import { FLOOR_Y, headOf } from './doll.ts'
import { drawFigure, skewsOf } from './figure.ts'
import type { Figure } from './figure.ts'
import { DOLL } from '../layers.ts'
import type { Layer } from '../layers.ts'
import type { Look } from '../../rules/look.ts'
import { BODIES, AIDS } from '../../rules/models.ts'
import type { G } from '../pen.ts'
import { GLADNESS, POSES } from './poses.ts'
import { buildRig } from './rig.ts'

const dressed = (body: number, aid = 0): Look => ({
  model: { skin: 0, body, face: 0, eyes: 0, aid },
  pose: 0,
  mood: 0,
  wear: {},
})
/** Half a bag, its lines, and a hand. */
const HELD = 56
const WHOLE = { x: 0, y: 0, w: DOLL.w, h: DOLL.h }
const layer = (name: string) => ({ ...WHOLE, picture: name }) as unknown as Layer

/** Where a point of each layer is painted, in pixels from the figure's middle on the floor. */
function paint(look: Look, point: { x: number; y: number }, life: Parameters<typeof drawFigure>[3]) {
  const spots: Record<string, number> = {}
  let [x, y, skew, swell] = [0, 0, 0, 1]
  const g = {
    save: () => ([x, y, skew, swell] = [0, 0, 0, 1]),
    restore() {},
    translate: (dx: number, dy: number) => ([x, y] = [x + dx, y + dy]),
    transform: (_: number, __: number, c: number, ___: number, dx: number) =>
      ([skew, x] = [skew + c, x + dx]),
    scale: (_: number, high: number) => (swell = high),
    drawImage(picture: string, left: number, top: number, w: number) {
      const scale = w / DOLL.w
      const down = (top + (point.y + DOLL.top) * scale) * swell
      spots[picture] = x + left + (point.x + DOLL.x) * scale + skew * down
    },
  } as unknown as G
  const layers = { back: layer('back'), body: layer('body'), head: layer('head') }
  const figure = { layers, pivots: headOf(look) } as Figure
  drawFigure(g, figure, { x: 0, y: 0, height: 1000 }, life)
  return spots as { back: number; body: number; head: number }
}

test('hair stays at the head it hangs from, however far hems swing', () => {
  for (const body of BODIES.keys())
    for (const aid of [0, AIDS.indexOf('wheelchair')])
      for (const life of [
        { now: 1234, isCalm: true, swing: 0.05 },
        { now: 2400, isCalm: false, swing: 0.03, sway: 5, lean: 0.03 },
      ]) {
        const look = dressed(body, aid)
        const { middle, neck } = headOf(look)
        const tie = paint(look, { x: 60, y: middle }, life)
        expect(Math.abs(tie.back - tie.head)).toBeLessThan(0.5)
        const nape = paint(look, { x: 0, y: neck }, life)
        expect(Math.abs(nape.head - nape.body)).toBeLessThan(0.5)
        const hem = paint(look, { x: 0, y: FLOOR_Y - 80 }, life)
        expect(Math.abs(hem.back - hem.body)).toBeGreaterThan(10)
      }
})

test('hair goes with a nodding head, and rests with one that is calm', () => {
  const pivots = { neck: 226, middle: 106 }
  expect(skewsOf(pivots, { now: 500, isCalm: true })).toMatchObject({ back: 0, head: 0 })
  expect(skewsOf(pivots, { now: 700, isCalm: false }).shift).not.toBe(0)
})

test('arms held out with a bag fit on the canvas of every model', () => {
  for (const body of BODIES)
    for (const pose of [...POSES, ...Object.values(GLADNESS)])
      for (const { end } of buildRig(body, pose).arms)
        expect((Math.abs(end.x) + HELD) * body.height).toBeLessThan(DOLL.x)
})
