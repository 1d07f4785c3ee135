import { expect, test, vi } from 'vitest'
import { createAudio } from './audio.ts'

const node = () => ({
  gain: { value: 1, setTargetAtTime: () => {} },
  connect: (next: unknown) => next,
})

/** A fake AudioContext with a state and nothing else. */
class SilentContext {
  static last: SilentContext
  state = 'running'
  currentTime = 0
  destination = {}
  createGain = node
  resume = vi.fn(async () => {
    this.state = 'running'
  })
  suspend = vi.fn(async () => {
    this.state = 'suspended'
  })
  constructor() {
    SilentContext.last = this
  }
}

test.each(['suspended', 'interrupted'])('the next press brings back sound that was %s', (state) => {
  vi.stubGlobal('AudioContext', SilentContext)
  vi.stubGlobal(
    'DynamicsCompressorNode',
    class {
      connect = (next: unknown) => next
    },
  )
  const audio = createAudio({})
  audio.unlock()
  SilentContext.last.state = state
  audio.unlock()
  expect(audio.getState()).toBe('running')
  SilentContext.last.state = state
  audio.setAsleep(true)
  SilentContext.last.state = state
  audio.unlock()
  expect(audio.getState()).toBe(state)
  vi.unstubAllGlobals()
})

test('the first press renders no notes; they come step by step', () => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', SilentContext)
  vi.stubGlobal(
    'DynamicsCompressorNode',
    class {
      connect = (next: unknown) => next
    },
  )
  const track = { voice: { volume: 0.3, pitchHz: 440 }, notes: '. . . .' }
  const reads = vi.fn(() => [track])
  const song = {
    bpm: 120,
    get tracks() {
      return reads()
    },
  }
  const audio = createAudio({}, { song })
  audio.playMusic('song')
  audio.unlock()
  expect(reads).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60)
  expect(reads).toHaveBeenCalledTimes(1)
  audio.setAsleep(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
