import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BreakState } from './ad-break.ts'
import type { AdProvider, BreakRequest } from './ad-provider.ts'
import { type BreakDeskOptions, createBreakDesk } from './break-desk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A desk whose provider does nothing by itself; `asked` is what it was asked for. */
function openDesk(change: Partial<BreakDeskOptions> = {}) {
  const asked: BreakRequest[] = []
  const steps: string[] = []
  const marks: number[] = []
  const provider = { showBreak: (request: BreakRequest) => void asked.push(request) } as AdProvider
  const desk = createBreakDesk({
    kinds: ['break', 'rewarded', 'interstitial'],
    cap: { isDue: () => marks.length === 0, mark: () => void marks.push(Date.now()) },
    hasInput: () => true,
    moment: (hasShown) => (hasShown ? 'next' : 'preroll'),
    findProvider: async () => provider,
    onStep: (state: BreakState) => void steps.push(state.name === 'done' ? state.reason : state.name),
    ...change,
  })
  return { desk, asked, steps, marks }
}
const forever = new AbortController().signal
const settle = () => vi.advanceTimersByTimeAsync(0)

test('from the question to the end, step by step', async () => {
  const { desk, asked, steps, marks } = openDesk()
  const shown = desk.show('break', forever)
  await settle()
  expect(asked[0]).toMatchObject({ kind: 'break', moment: 'preroll' })
  expect(marks).toEqual([])
  asked[0]!.tell({ type: 'show' })
  expect(desk.showing()).toBe('break')
  expect(marks).toHaveLength(1)
  asked[0]!.tell({ type: 'end' })
  expect(desk.showing()).toBeNull()
  expect(await shown).toMatchObject({ reason: 'viewed' })
  expect(steps).toEqual(['loading', 'showing', 'viewed'])
})

test.each<[string, Partial<BreakDeskOptions>, string]>([
  ['before the first input', { hasInput: () => false }, 'too-early'],
  ['of a kind that is off', { kinds: ['rewarded'] }, 'off'],
  ['before its time', { cap: { isDue: () => false, mark() {} } }, 'capped'],
])('an ad %s is refused, and nobody is asked', async (_, change, reason) => {
  const { desk, asked } = openDesk(change)
  expect(await desk.show('break', forever)).toMatchObject({ reason })
  await settle()
  expect(asked).toEqual([])
})

test('what a player chose to watch is not rationed, but puts the next break off', async () => {
  const { desk, asked } = openDesk()
  for (const time of [0, 1]) {
    const shown = desk.show('rewarded', forever)
    await settle()
    asked[time]!.tell({ type: 'show' })
    asked[time]!.tell({ type: 'grant' })
    asked[time]!.tell({ type: 'end' })
    expect(await shown).toMatchObject({ isGranted: true })
  }
  expect(await desk.show('break', forever)).toMatchObject({ reason: 'capped' })
})

test('one at a time', async () => {
  const { desk, asked } = openDesk()
  const first = desk.show('rewarded', forever)
  expect(await desk.show('rewarded', forever)).toMatchObject({ reason: 'busy' })
  await settle()
  asked[0]!.tell({ type: 'unfilled' })
  expect(await first).toMatchObject({ reason: 'unfilled' })
  void desk.show('rewarded', forever)
  await settle()
  expect(asked).toHaveLength(2)
})

test.each<[string, BreakDeskOptions['findProvider'], string]>([
  ['is none', async () => null, 'unfilled'],
  ['cannot be loaded', () => Promise.reject(new Error('blocked')), 'blocked'],
  ['never comes', () => new Promise(() => {}), 'timeout'],
])('a provider that %s ends the break', async (_, findProvider, reason) => {
  const { desk } = openDesk({ findProvider })
  const shown = desk.show('break', forever)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await shown).toMatchObject({ reason })
})

test('a provider that throws ends the break', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const showBreak = () => {
    throw new Error('broken')
  }
  const { desk } = openDesk({ findProvider: async () => ({ showBreak }) as unknown as AdProvider })
  expect(await desk.show('break', forever)).toMatchObject({ reason: 'error' })
  expect(warn).toHaveBeenCalledOnce()
})

test('an ad that neither comes nor ends is over in time, and its provider hears that nobody waits', async () => {
  const { desk, asked } = openDesk()
  const silent = desk.show('break', forever)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await silent).toMatchObject({ reason: 'timeout' })
  expect(asked[0]!.signal.aborted).toBe(true)
  asked[0]!.tell({ type: 'show' })
  expect(desk.showing()).toBeNull()

  const endless = desk.show('break', forever)
  await settle()
  asked[1]!.tell({ type: 'show' })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(await endless).toMatchObject({ reason: 'timeout' })
  expect(asked[1]!.signal.aborted).toBe(true)
})

test('a game that is left takes its ad along', async () => {
  const { desk, asked } = openDesk()
  const game = new AbortController()
  const shown = desk.show('break', game.signal)
  await settle()
  asked[0]!.tell({ type: 'show' })
  game.abort()
  expect(await shown).toMatchObject({ reason: 'left' })
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(await desk.show('rewarded', AbortSignal.abort())).toMatchObject({ reason: 'left' })
})

test('an ad that was seen to be closed is closed', async () => {
  const { desk, asked } = openDesk()
  const shown = desk.show('break', forever)
  await settle()
  desk.close()
  asked[0]!.tell({ type: 'show' })
  desk.close()
  expect(await shown).toMatchObject({ reason: 'dismissed' })
})
