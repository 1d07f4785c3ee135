import { beforeEach, expect, test, vi } from 'vitest'
import type { BreakState } from './ad-break.ts'
import { createClickRecorder, findClickKind, recordStep } from './ad-recording.ts'

const seen = vi.hoisted(() => ({ events: [] as string[] }))
vi.mock('#app/features/analytics/track.ts', () => ({
  track: (event: string, { placement }: { placement: string }) =>
    void seen.events.push(`${event} ${placement}`),
}))
vi.mock('#app/features/analytics/visit-source.ts', () => ({ readSource: () => ({ network: '' }) }))

beforeEach(() => void (seen.events = []))

const click = createClickRecorder(false)
const showing = (kind: BreakState['kind']): BreakState => ({ name: 'showing', kind, isGranted: false })

test('the break before a game is an interstitial under a placement of its own', () => {
  recordStep({ name: 'loading', kind: 'before-play' }, 'asked', click)
  recordStep(showing('before-play'), 'asked', click)
  click(findClickKind('manual', 'before-play'), 'before-play')
  expect(seen.events).toEqual([
    'AdRequest before-play',
    'Inter_AD_Show before-play',
    'AdShow before-play',
    'sum_ClickVig before-play',
    'AD_Click_All before-play',
    'Sum_AD_Click_All before-play',
    'AdClick before-play',
  ])
})

test.each([
  ['manual', 'break', 'manual'],
  ['manual', null, 'manual'],
  ['manual', 'before-play', 'interstitial'],
  ['manual', 'interstitial', 'interstitial'],
  ['anchor', 'before-play', 'anchor'],
  ['interstitial', null, 'interstitial'],
] as const)('a press in a %s ad while %s shows is of the kind %s', (drawn, shown, kind) => {
  expect(findClickKind(drawn, shown)).toBe(kind)
})

test('a network’s own interstitial is recorded where it is found, and not once more', () => {
  recordStep(showing('interstitial'), 'own', click)
  expect(seen.events).toEqual([])
})

test('a late ad counts as shown, but grants no reward', () => {
  recordStep(showing('break'), 'late', click)
  recordStep({ name: 'done', kind: 'rewarded', reason: 'viewed', isGranted: true }, 'late', click)
  expect(seen.events).toEqual(['Inter_AD_Show break', 'AdShow break'])
})
