import { expect, test } from 'vitest'
import { beginBreak, type BreakEvent, type BreakKind, stepBreak } from './ad-break.ts'
import type { GameMoment } from './ad-provider.ts'
import { BREAK_STATUSES, type BreakStatus, makePlacement, placementOf } from './google-h5.ts'

const info = (breakStatus: BreakStatus) => ({ breakType: '', breakName: '', breakFormat: '', breakStatus })

/** A break as the handler runs it, and its placement callbacks. */
function open(kind: BreakKind, moment: GameMoment = 'next', { isWanted = true, hadPreroll = false } = {}) {
  let state = stepBreak(beginBreak(kind), { type: 'load' })
  const events: string[] = []
  const report = (event: BreakEvent) => {
    events.push(event.type)
    state = stepBreak(state, event)
  }
  const placement = makePlacement({ kind, moment, hadPreroll, report, isWanted: () => isWanted })
  return { placement, events, state: () => state }
}

test.each<[BreakKind, GameMoment, first: string, later: string]>([
  ['before-play', 'start', 'preroll', 'start'],
  ['break', 'start', 'preroll', 'start'],
  ['break', 'pause', 'pause', 'pause'],
  ['break', 'next', 'next', 'next'],
  ['interstitial', 'next', 'browse', 'browse'],
  ['rewarded', 'start', 'reward', 'reward'],
  ['rewarded', 'next', 'reward', 'reward'],
])('a %s at %s is the placement %s, and after the one preroll of a page %s', (kind, moment, first, later) => {
  expect(placementOf(kind, moment, false)).toBe(first)
  expect(placementOf(kind, moment, true)).toBe(later)
})

const OUTCOMES: Record<BreakStatus, string> = {
  notReady: 'unfilled',
  timeout: 'unfilled',
  invalid: 'error',
  error: 'error',
  noAdPreloaded: 'unfilled',
  frequencyCapped: 'unfilled',
  ignored: 'unfilled',
  other: 'unfilled',
  dismissed: 'dismissed',
  viewed: 'viewed',
}

test.each(BREAK_STATUSES)('the status %s ends every placement', (status) => {
  for (const [kind, moment] of [
    ['before-play', 'start'],
    ['break', 'start'],
    ['break', 'pause'],
    ['break', 'next'],
    ['interstitial', 'next'],
    ['rewarded', 'next'],
  ] as const) {
    const { placement, state } = open(kind, moment)
    placement.adBreakDone(info(status))
    expect(state()).toMatchObject({ name: 'done', reason: OUTCOMES[status], isGranted: false })
  }
})

test('a preroll takes no callback but the last', () => {
  expect(Object.keys(open('before-play', 'start').placement)).toEqual(['type', 'name', 'adBreakDone'])
})

test('between two levels: shown, dismissed, done', () => {
  const { placement, events, state } = open('break')
  placement.beforeAd!()
  expect(state().name).toBe('showing')
  placement.afterAd!()
  placement.adBreakDone(info('viewed'))
  expect(events).toEqual(['show', 'end', 'end'])
  expect(state()).toMatchObject({ reason: 'viewed' })
})

test('a watched reward is granted; the game resumes when the ad is gone', () => {
  const { placement, state } = open('rewarded')
  let asked = 0
  placement.beforeReward!(() => asked++)
  expect(asked).toBe(1)
  placement.beforeAd!()
  placement.adViewed!()
  expect(state()).toMatchObject({ name: 'showing', isGranted: true })
  placement.afterAd!()
  placement.adBreakDone(info('viewed'))
  expect(state()).toMatchObject({ name: 'done', reason: 'viewed', isGranted: true })
})

test('a reward that was closed early is not granted', () => {
  const { placement, state } = open('rewarded')
  placement.beforeReward!(() => {})
  placement.beforeAd!()
  placement.adDismissed!()
  expect(state().name).toBe('showing')
  placement.afterAd!()
  placement.adBreakDone(info('dismissed'))
  expect(state()).toMatchObject({ name: 'done', reason: 'dismissed', isGranted: false })
})

test('a late reward is not shown', () => {
  const { placement } = open('rewarded', 'next', { isWanted: false })
  placement.beforeReward!(() => expect.unreachable())
})
