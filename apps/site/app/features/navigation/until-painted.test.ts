import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilPainted } from './until-painted.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// covers: '9.3'
test.each<[string, (call: () => void) => unknown, number]>([
  ['when the frame after the press is painted', (call) => setTimeout(call, 16), 17],
  ['after 100 ms when nothing is painted', () => {}, 100],
  ['after 100 ms when painting takes longer', (call) => setTimeout(call, 400), 100],
])('going on begins %s', async (_name, requestFrame, waitMs) => {
  const going = vi.fn()
  void untilPainted(requestFrame).then(going)
  await vi.advanceTimersByTimeAsync(waitMs - 1)
  expect(going).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(going).toHaveBeenCalledTimes(1)
})
