import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BuildPollParts, POLL_MS, startBuildPoll } from './build-poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function poll(change: Partial<BuildPollParts> = {}) {
  let isHidden = false
  let shown = () => {}
  const isNewer = vi.fn(async () => false)
  const onNewer = vi.fn()
  const end = startBuildPoll({
    isNewer,
    onNewer,
    isHidden: () => isHidden,
    onShown(call) {
      shown = call
      return () => (shown = () => {})
    },
    random: () => 0.5,
    ...change,
  })
  return {
    isNewer,
    onNewer,
    end,
    hide: () => void (isHidden = true),
    show() {
      isHidden = false
      shown()
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

// covers: '9.7'
test('the first question comes after an hour, then one an hour', async () => {
  const { isNewer, pass } = poll()
  await pass(POLL_MS - 1)
  expect(isNewer).not.toHaveBeenCalled()
  await pass(1)
  expect(isNewer).toHaveBeenCalledTimes(1)
  await pass(3 * POLL_MS)
  expect(isNewer).toHaveBeenCalledTimes(4)
})

test('the hour begins when the page was ready', async () => {
  const { isNewer, pass } = poll({ readySinceMs: 1000 })
  await pass(POLL_MS - 1000)
  expect(isNewer).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 0.9],
  [1, 1.1],
])('chance %d makes the next hour %d hours', async (chance, hours) => {
  const { isNewer, pass } = poll({ random: () => chance })
  await pass(POLL_MS)
  await pass(POLL_MS * hours - 1)
  expect(isNewer).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(isNewer).toHaveBeenCalledTimes(2)
})

test('a newer build is reported once, and polling ends', async () => {
  const isNewer = vi.fn(async () => true)
  const { onNewer, pass, show } = poll({ isNewer })
  await pass(5 * POLL_MS)
  show()
  expect(onNewer).toHaveBeenCalledTimes(1)
  expect(isNewer).toHaveBeenCalledTimes(1)
})

test('no failure is the last word', async () => {
  let calls = 0
  const { onNewer, pass } = poll({
    async isNewer() {
      calls++
      if (calls < 3) throw new Error('the server is away')
      return true
    },
  })
  await pass(2 * POLL_MS)
  expect(onNewer).not.toHaveBeenCalled()
  await pass(POLL_MS)
  expect(onNewer).toHaveBeenCalledTimes(1)
})

test('an answer that never comes does not end the asking', async () => {
  const isNewer = vi.fn(() => new Promise<boolean>(() => {}))
  const { pass } = poll({ isNewer })
  await pass(3 * POLL_MS)
  expect(isNewer).toHaveBeenCalledTimes(3)
})

test('a hidden tab does not poll, and polls at once when it is shown after the hour', async () => {
  const { isNewer, hide, show, pass } = poll()
  hide()
  await pass(5 * POLL_MS)
  expect(isNewer).not.toHaveBeenCalled()
  show()
  expect(isNewer).toHaveBeenCalledTimes(1)
  show()
  expect(isNewer).toHaveBeenCalledTimes(1)
  await pass(POLL_MS)
  expect(isNewer).toHaveBeenCalledTimes(2)
})

test('a tab hidden for less than the hour polls on schedule', async () => {
  const { isNewer, hide, show, pass } = poll()
  hide()
  await pass(POLL_MS / 2)
  show()
  expect(isNewer).not.toHaveBeenCalled()
  await pass(POLL_MS / 2)
  expect(isNewer).toHaveBeenCalledTimes(1)
})

test('a page that is left stops polling, whatever is pending', async () => {
  let answer = (_found: boolean) => {}
  const { onNewer, end, pass, show } = poll({ isNewer: () => new Promise((resolve) => (answer = resolve)) })
  await pass(POLL_MS)
  end()
  answer(true)
  await pass(3 * POLL_MS)
  show()
  expect(onNewer).not.toHaveBeenCalled()
})
