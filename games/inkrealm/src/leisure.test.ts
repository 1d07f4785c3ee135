import { expect, test } from 'vitest'
import { createLeisure } from './leisure.ts'

function createScene() {
  let now = 0
  const leisure = createLeisure(() => now)
  const isTime = leisure.createWaiter()
  const draw = (ms: number) => {
    leisure.begin()
    now += ms
    const answer = isTime()
    leisure.end()
    return answer
  }
  return { leisure, draw, tick: (ms: number) => (leisure.begin(), (now += ms)) }
}

test('what can wait is done at once while pictures are quick', () => {
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
