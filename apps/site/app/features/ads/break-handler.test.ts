import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BreakState } from './ad-break.ts'
import type { AdProvider, BreakRequest } from './ad-provider.ts'
import { type BreakHandlerOptions, createBreakHandler } from './break-handler.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A handler whose provider does nothing; `asked` is the request it got. */
function openHandler(change: Partial<BreakHandlerOptions> = {}) {
  const asked: BreakRequest[] = []
  const steps: string[] = []
  const covers: boolean[] = []
  const marks: number[] = []
  const provider = { showBreak: (request: BreakRequest) => void asked.push(request) } as AdProvider
  const handler = createBreakHandler({
    kinds: ['break', 'rewarded', 'interstitial', 'before-play'],
    cap: { isDue: () => marks.length === 0, mark: () => void marks.push(Date.now()) },
    hasInput: () => true,
    moment: () => 'next',
    findProvider: async () => provider,
    onStep: (state: BreakState) => void steps.push(state.name === 'done' ? state.reason : state.name),
    onCover: (isCovered) => void covers.push(isCovered),
    ...change,
  })
  return { handler, asked, steps, covers, marks }
}
const forever = new AbortController().signal
const settle = () => vi.advanceTimersByTimeAsync(0)

test('from the question to the end, step by step', async () => {
  const { handler, asked, steps, marks } = openHandler()
  const shown = handler.show('break', forever)
  await settle()
  expect(asked[0]).toMatchObject({ kind: 'break', moment: 'next' })
  expect(marks).toEqual([])
  asked[0]!.report({ type: 'show' })
  expect(handler.showing()).toBe('break')
  expect(marks).toHaveLength(1)
  asked[0]!.report({ type: 'end' })
  expect(handler.showing()).toBeNull()
  expect(await shown).toMatchObject({ reason: 'viewed' })
  expect(steps).toEqual(['loading', 'showing', 'viewed'])
})

test.each<[string, Partial<BreakHandlerOptions>, string]>([
  ['before the first input', { hasInput: () => false }, 'too-early'],
  ['of a kind that is off', { kinds: ['rewarded'] }, 'off'],
  ['before its time', { cap: { isDue: () => false, mark() {} } }, 'capped'],
])('an ad %s is refused without asking the provider', async (_, change, reason) => {
  const { handler, asked } = openHandler(change)
  expect(await handler.show('break', forever)).toMatchObject({ reason })
  await settle()
  expect(asked).toEqual([])
})

test('a rewarded ad is not capped, but delays the next break', async () => {
  const { handler, asked } = openHandler()
  for (const time of [0, 1]) {
    const shown = handler.show('rewarded', forever)
    await settle()
    asked[time]!.report({ type: 'show' })
    asked[time]!.report({ type: 'grant' })
    asked[time]!.report({ type: 'end' })
    expect(await shown).toMatchObject({ isGranted: true })
  }
  expect(await handler.show('break', forever)).toMatchObject({ reason: 'capped' })
})

test('one at a time', async () => {
  const { handler, asked } = openHandler()
  const first = handler.show('rewarded', forever)
  expect(await handler.show('rewarded', forever)).toMatchObject({ reason: 'busy' })
  await settle()
  asked[0]!.report({ type: 'unfilled' })
  expect(await first).toMatchObject({ reason: 'unfilled' })
  void handler.show('rewarded', forever)
  await settle()
  expect(asked).toHaveLength(2)
})

test.each<[string, BreakHandlerOptions['findProvider'], string]>([
  ['is none', async () => null, 'unfilled'],
  ['cannot be loaded', () => Promise.reject(new Error('blocked')), 'blocked'],
  ['never comes', () => new Promise(() => {}), 'timeout'],
])('a provider that %s ends the break', async (_, findProvider, reason) => {
  const { handler } = openHandler({ findProvider })
  const shown = handler.show('break', forever)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await shown).toMatchObject({ reason })
})

test('a provider that throws ends the break', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const showBreak = () => {
    throw new Error('broken')
  }
  const { handler } = openHandler({ findProvider: async () => ({ showBreak }) as unknown as AdProvider })
  expect(await handler.show('break', forever)).toMatchObject({ reason: 'error' })
  expect(warn).toHaveBeenCalledOnce()
})

test('an ad that neither loads nor ends times out, and its provider is aborted', async () => {
  const { handler, asked } = openHandler()
  const silent = handler.show('break', forever)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await silent).toMatchObject({ reason: 'timeout' })
  expect(asked[0]!.signal.aborted).toBe(true)
  const endless = handler.show('break', forever)
  await settle()
  asked[1]!.report({ type: 'show' })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(await endless).toMatchObject({ reason: 'timeout' })
  expect(asked[1]!.signal.aborted).toBe(true)
})

test('a game that is left takes its ad along', async () => {
  const { handler, asked } = openHandler()
  const game = new AbortController()
  const shown = handler.show('break', game.signal)
  await settle()
  asked[0]!.report({ type: 'show' })
  game.abort()
  expect(await shown).toMatchObject({ reason: 'left' })
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(await handler.show('rewarded', AbortSignal.abort())).toMatchObject({ reason: 'left' })
})

test('an ad that was seen to be closed is closed', async () => {
  const { handler, asked } = openHandler()
  const shown = handler.show('break', forever)
  await settle()
  handler.close()
  asked[0]!.report({ type: 'show' })
  handler.close()
  expect(await shown).toMatchObject({ reason: 'dismissed' })
})

test('a player who pressed Play waits four seconds for an ad, and as usual for one that shows', async () => {
  const { handler, asked, covers } = openHandler()
  const silent = handler.show('before-play', forever)
  await vi.advanceTimersByTimeAsync(3999)
  expect(asked[0]!.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await silent).toMatchObject({ reason: 'timeout' })
  const shown = handler.show('before-play', forever)
  await settle()
  asked[1]!.report({ type: 'show' })
  await vi.advanceTimersByTimeAsync(99_999)
  expect(covers).toEqual([true])
  await vi.advanceTimersByTimeAsync(1)
  expect(await shown).toMatchObject({ reason: 'timeout' })
  expect(covers).toEqual([true, false])
})

test('a requested ad does not cover the game; an unrequested one does', async () => {
  const { handler, asked, covers } = openHandler({ cap: { isDue: () => true, mark() {} } })
  for (const [time, kind] of (['break', 'rewarded', 'interstitial', 'before-play'] as const).entries()) {
    const shown = handler.show(kind, forever)
    await settle()
    asked[time]!.report({ type: 'show' })
    asked[time]!.report({ type: 'grant' })
    asked[time]!.report({ type: 'end' })
    await shown
    expect({ kind, covers: covers.splice(0) }).toEqual({
      kind,
      covers: kind === 'break' || kind === 'rewarded' ? [] : [true, false],
    })
  }
})

test('a late ad covers the game until it is gone', async () => {
  const { handler, asked, covers, steps, marks } = openHandler()
  const shown = handler.show('break', forever)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await shown).toMatchObject({ reason: 'timeout' })
  asked[0]!.report({ type: 'show' })
  expect(handler.showing()).toBe('break')
  expect(covers).toEqual([true])
  expect(marks).toHaveLength(1)
  expect(await handler.show('rewarded', forever)).toMatchObject({ reason: 'busy' })
  asked[0]!.report({ type: 'end' })
  expect(covers).toEqual([true, false])
  expect(steps).toEqual(['loading', 'timeout', 'showing', 'busy', 'viewed'])
})

/** An interstitial that a network shows without a request. */
function openOwn() {
  const own = { isOn: true, removed: 0 }
  const ad = {
    isShown: () => own.isOn,
    remove() {
      own.removed++
      own.isOn = false
    },
  }
  return { own, ad }
}

test.each<[string, (own: ReturnType<typeof openOwn>['own'], close: () => void) => unknown, number]>([
  ['leaves the page', (own) => ((own.isOn = false), vi.advanceTimersByTimeAsync(250)), 0],
  ['says that it is closed', (_, close) => close(), 1],
  ['never ends', () => vi.advanceTimersByTimeAsync(100_000), 1],
])('a network’s own interstitial that %s ends, and the game resumes', async (_, act, removed) => {
  const { handler, covers, marks } = openHandler()
  const { own, ad } = openOwn()
  handler.follow(ad)
  await vi.advanceTimersByTimeAsync(5000)
  expect(handler.showing()).toBe('interstitial')
  expect(covers).toEqual([true])
  // The site’s own ads wait their time after it.
  expect(marks).toHaveLength(1)
  await act(own, handler.close)
  expect(handler.showing()).toBeNull()
  expect(covers).toEqual([true, false])
  expect(own.removed).toBe(removed)
})

test('a network’s own interstitial takes precedence over a requested ad', async () => {
  const { handler, asked } = openHandler()
  const shown = handler.show('break', forever)
  await settle()
  handler.follow(openOwn().ad)
  expect(await shown).toMatchObject({ reason: 'busy' })
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(handler.showing()).toBe('interstitial')
})

test('of two ads at once the second is followed after the first, if it is still there', async () => {
  for (const isStillThere of [true, false]) {
    const { handler, asked, covers } = openHandler()
    const { own, ad } = openOwn()
    void handler.show('rewarded', forever)
    await settle()
    asked[0]!.report({ type: 'show' })
    handler.follow(ad)
    expect(handler.showing()).toBe('rewarded')
    own.isOn = isStillThere
    asked[0]!.report({ type: 'end' })
    await settle()
    expect(handler.showing()).toBe(isStillThere ? 'interstitial' : null)
    expect(covers).toEqual(isStillThere ? [true] : [])
  }
})
