import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isClosedMessage, startCountdown, watchClosed } from './ad-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// covers: '9.4'
test('the countdown looks once a second, twenty times', () => {
  const look = vi.fn(() => null)
  startCountdown(look, () => expect.unreachable())
  vi.advanceTimersByTime(999)
  expect(look).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalledTimes(20)
})

// covers: '4.10'
test('an ad that shows in the last second is found and reported once', () => {
  let isShown = false
  const found = vi.fn()
  startCountdown(() => (isShown ? 'anchor' : null), found)
  vi.advanceTimersByTime(19_500)
  isShown = true
  vi.advanceTimersByTime(60_000)
  expect(found.mock.calls).toEqual([['anchor']])
})

test('a page that is left looks no more', () => {
  const look = vi.fn(() => null)
  const stop = startCountdown(look, () => {})
  vi.advanceTimersByTime(3000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalledTimes(3)
})

const knot: Record<string, unknown> = {}
knot.self = knot

// covers: '4.9'
test.each([
  ['adClosed', true],
  ['{"event":"adClosed","slot":3}', true],
  [{ type: 'adClosed' }, true],
  [{ message: { what: ['adClosed'] } }, true],
  ['adclosed', false],
  ['adOpened', false],
  [{ type: 'resize' }, false],
  [undefined, false],
  [null, false],
  [7, false],
  [knot, false],
])('%j as a closing message: %s', (data, isClosed) => {
  expect(isClosedMessage(data)).toBe(isClosed)
})

/** A window in another, as a message's source. */
function makeWindow(parent?: object): MessageEventSource {
  const own: { parent?: object } = {}
  own.parent = parent ?? own
  return own as unknown as MessageEventSource
}

test('an ad is closed by its own frame, or by a frame inside it, and by no other', () => {
  let say: (event: object) => void = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof say) => (say = listener))
  const page = makeWindow()
  const adWindow = makeWindow(page)
  const ad = { contentWindow: adWindow } as unknown as HTMLIFrameElement
  const closed: HTMLIFrameElement[] = []
  watchClosed(
    () => [ad, { contentWindow: null } as HTMLIFrameElement],
    (frame) => closed.push(frame),
  )
  for (const source of [null, page, makeWindow(page)]) say({ source, data: 'adClosed' })
  say({ source: adWindow, data: 'adOpened' })
  expect(closed).toEqual([])
  say({ source: adWindow, data: 'adClosed' })
  say({ source: makeWindow(makeWindow(adWindow)), data: '{"event":"adClosed"}' })
  expect(closed).toEqual([ad, ad])
  vi.unstubAllGlobals()
})
