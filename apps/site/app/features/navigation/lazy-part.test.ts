import { expect, test, vi } from 'vitest'
import { PartFailed } from './lazy-part.tsx'

test('a dialog whose code fails to load closes, so that the paused game resumes', () => {
  vi.useFakeTimers()
  const onClose = vi.fn()
  const { ref } = PartFailed({ onClose }).props as { ref: () => () => void }
  const end = ref()
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(onClose).toHaveBeenCalledOnce()
  end()
  ref()()
  vi.advanceTimersByTime(5000)
  expect(onClose).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
