import { expect, test } from 'vitest'
import { createFrameBudget } from './frame-budget.ts'

function createScene() {
  let now = 0
  const frameBudget = createFrameBudget(() => now)
  const isTime = frameBudget.createDeferral()
  const draw = (ms: number) => {
    frameBudget.begin()
    now += ms
    const answer = isTime()
    frameBudget.end()
    return answer
  }
  return { frameBudget, draw, tick: (ms: number) => (frameBudget.begin(), (now += ms)) }
}

test('deferrable work is done at once while frames are fast', () => {
  const { draw } = createScene()
  expect([1, 2, 5.9].map(draw)).toEqual([true, true, true])
})

test('in slow pictures it waits, but not for ever', () => {
  const { draw } = createScene()
  const answers = Array.from({ length: 10 }, () => draw(20))
  expect(answers).toEqual([false, false, false, false, true, false, false, false, false, true])
})

test('the ticks of a picture count', () => {
  const { draw, tick } = createScene()
  tick(7)
  expect(draw(1)).toBe(false)
  expect(draw(1)).toBe(true)
})
