import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPolling } from './polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('it runs after every pause, and stops when it is closed', async () => {
  const look = vi.fn(async () => {})
  const poll = startPolling({ look, everyMs: 100, onError: () => {} })
  expect(look).not.toHaveBeenCalled()
  await pass(350)
  expect(look).toHaveBeenCalledTimes(3)
  await poll.close()
  await pass(1000)
  expect(look).toHaveBeenCalledTimes(3)
})

test('a failed run is reported, and polling continues', async () => {
  const faults: unknown[] = []
  let count = 0
  const poll = startPolling({
    everyMs: 100,
    onError: (error) => void faults.push(error),
    async look() {
      count += 1
      if (count === 1) throw new Error('the ledger is away')
    },
  })
  await pass(250)
  expect(count).toBe(2)
  expect(faults).toEqual([new Error('the ledger is away')])
  await poll.close()
})

test('slow runs do not overlap, and closing waits for the current run', async () => {
  let end = () => {}
  const look = vi.fn(() => new Promise<void>((resolve) => void (end = resolve)))
  const poll = startPolling({ look, everyMs: 100, onError: () => {} })
  await pass(1000)
  expect(look).toHaveBeenCalledTimes(1)
  let isClosed = false
  const closing = poll.close().then(() => (isClosed = true))
  await pass(1000)
  expect(isClosed).toBe(false)
  end()
  await closing
  await pass(1000)
  expect(look).toHaveBeenCalledTimes(1)
})

test('a run that is asked for starts at once, and after the current one', async () => {
  let end = () => {}
  const look = vi.fn(() => new Promise<void>((resolve) => void (end = resolve)))
  const poll = startPolling({ look, everyMs: 1000, onError: () => {} })
  poll.lookNow()
  await pass(1)
  expect(look).toHaveBeenCalledTimes(1)
  poll.lookNow()
  poll.lookNow()
  await pass(1)
  expect(look).toHaveBeenCalledTimes(1)
  end()
  await pass(1)
  expect(look).toHaveBeenCalledTimes(2)
  end()
  await pass(999)
  expect(look).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(look).toHaveBeenCalledTimes(3)
  end()
  await poll.close()
  poll.lookNow()
  await pass(1000)
  expect(look).toHaveBeenCalledTimes(3)
})

test('runs that are asked for all the time keep their distance', async () => {
  const look = vi.fn(async () => {})
  const poll = startPolling({ look, everyMs: 1000, minPauseMs: 200, onError: () => {} })
  for (let at = 0; at < 1000; at += 10) {
    poll.lookNow()
    await pass(10)
  }
  expect(look.mock.calls.length).toBeGreaterThanOrEqual(4)
  expect(look.mock.calls.length).toBeLessThanOrEqual(6)
  await poll.close()
})
