import { expect, test } from 'vitest'
import { HAND_REACH, drawHintHand } from './hint-hand.ts'

/** A context that notes what is called and set, in order. */
function createPen() {
  const calls: [name: string, ...args: unknown[]][] = []
  const g = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name: string) =>
      (...args: unknown[]) =>
        void calls.push([name, ...args]),
    set: (_, name: string, value) => calls.push([name, value]) > 0,
  })
  return {
    g,
    calls,
    list: (name: string) => calls.filter(([one]) => one === name).map(([, ...args]) => args),
  }
}
const LOOK = { x: 30, y: 50, size: 20, paper: '#fff', ink: '#000' }

test('its fingertip lies on the place, and the rest below it within its reach', () => {
  const { g, list } = createPen()
  drawHintHand(g, LOOK)
  expect(list('translate')).toEqual([[30, 50]])
  expect(list('scale')).toEqual([
    [1, 1],
    [20, 20],
  ])
  const tops = list('roundRect').map(([, top]) => Number(top))
  const ends = list('roundRect').map(([, top, , h]) => Number(top) + Number(h))
  expect(Math.min(...tops)).toBeGreaterThan(-0.1)
  expect(Math.max(...ends)).toBeLessThanOrEqual(HAND_REACH)
})

test('it is drawn in the colours given, to either side, turned and faint', () => {
  const { g, list, calls } = createPen()
  drawHintHand(g, { ...LOOK, side: -1, turn: 0.5, alpha: 0.4 })
  expect(list('fillStyle')).toEqual([['#fff']])
  expect(list('strokeStyle')).toEqual([['#000']])
  expect(list('scale')[0]).toEqual([-1, 1])
  expect(list('rotate')).toEqual([[0.5]])
  expect(list('globalAlpha')).toEqual([[0.4]])
  // Nothing of it stays for what is drawn next.
  expect([calls[0], calls.at(-1)]).toEqual([['save'], ['restore']])
})
