import { expect, test } from 'vitest'
import { createAdCap } from './ad-cap.ts'

function createStorage(first: string | null = null) {
  let stored = first
  return { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) }
}

test('after an ad the next one waits, also after a page reload', () => {
  let time = 1_000_000
  const storage = createStorage()
  const open = () => createAdCap({ everyMs: 180_000, now: () => time, storage })
  const cap = open()
  expect(cap.isDue()).toBe(true)
  cap.mark()
  time += 179_999
  expect(cap.isDue()).toBe(false)
  expect(open().isDue()).toBe(false)
  time += 1
  expect(cap.isDue()).toBe(true)
  expect(open().isDue()).toBe(true)
})

test.each([null, '', 'soon', '-5', 'NaN'])('with %j stored, an ad is due', (stored) => {
  expect(createAdCap({ everyMs: 180_000, now: () => 5, storage: createStorage(stored) }).isDue()).toBe(true)
})

test('a clock that was set back does not block ads', () => {
  expect(createAdCap({ everyMs: 180_000, now: () => 5, storage: createStorage('99999') }).isDue()).toBe(true)
})

test('without storage the cap holds for the page', () => {
  const forbid = () => {
    throw new Error('denied')
  }
  const cap = createAdCap({ everyMs: 180_000, now: () => 5, storage: { getItem: forbid, setItem: forbid } })
  cap.mark()
  expect(cap.isDue()).toBe(false)
  expect(createAdCap({ everyMs: 180_000, now: () => 5, storage: null }).isDue()).toBe(true)
})
