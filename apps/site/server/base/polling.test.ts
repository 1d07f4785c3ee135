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
