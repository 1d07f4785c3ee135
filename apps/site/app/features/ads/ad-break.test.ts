import { expect, test } from 'vitest'
import {
  answerGame,
  beginBreak,
  type BreakEvent,
  type BreakKind,
  type BreakReason,
  type BreakState,
  stepBreak,
} from './ad-break.ts'

const load = { type: 'load' } as const
const show = { type: 'show' } as const
const appear = { type: 'appear' } as const
const grant = { type: 'grant' } as const
const end = { type: 'end' } as const
const dismiss = { type: 'dismiss' } as const
const unfilled = { type: 'unfilled' } as const
const late = { type: 'time-out' } as const
const leave = { type: 'leave' } as const
const fail = (reason: 'blocked' | 'error'): BreakEvent => ({ type: 'fail', reason })
const refuse = (reason: 'capped' | 'too-early' | 'off' | 'busy'): BreakEvent => ({ type: 'refuse', reason })

const run = (kind: BreakKind, events: readonly BreakEvent[]): BreakState =>
  events.reduce(stepBreak, beginBreak(kind))

test.each<[BreakKind, BreakEvent[], BreakReason, boolean, string]>([
  ['break', [refuse('capped')], 'capped', false, 'none'],
  ['break', [refuse('too-early')], 'too-early', false, 'none'],
  ['break', [refuse('off')], 'off', false, 'none'],
  ['rewarded', [refuse('busy')], 'busy', false, 'none'],
  ['break', [load, unfilled], 'unfilled', false, 'none'],
  ['break', [load, fail('blocked')], 'blocked', false, 'failed'],
  ['break', [load, fail('error')], 'error', false, 'failed'],
  ['break', [load, late], 'timeout', false, 'failed'],
  ['break', [late], 'timeout', false, 'failed'],
  ['break', [load, leave], 'left', false, 'closed'],
  ['break', [load, show, end], 'viewed', false, 'done'],
  ['break', [load, show, dismiss], 'dismissed', false, 'closed'],
  ['break', [load, show, late], 'timeout', false, 'failed'],
  ['break', [load, show, leave], 'left', false, 'closed'],
  ['break', [load, show, fail('error')], 'error', false, 'failed'],
  ['break', [load, show, unfilled], 'viewed', false, 'done'],
  ['rewarded', [load, show, dismiss], 'dismissed', false, 'closed'],
  ['rewarded', [load, show, end], 'viewed', false, 'closed'],
  ['rewarded', [load, show, grant, end], 'viewed', true, 'done'],
  ['rewarded', [load, show, grant, dismiss], 'viewed', true, 'done'],
  ['rewarded', [load, show, grant, late], 'timeout', true, 'done'],
  ['rewarded', [load, show, grant, leave], 'left', true, 'done'],
  ['rewarded', [load, unfilled], 'unfilled', false, 'none'],
  ['rewarded', [load, fail('blocked')], 'blocked', false, 'failed'],
  ['interstitial', [load, show, end], 'viewed', false, 'done'],
  ['interstitial', [appear, end], 'viewed', false, 'done'],
  ['interstitial', [appear, dismiss], 'dismissed', false, 'closed'],
  ['interstitial', [appear, late], 'timeout', false, 'failed'],
  ['before-play', [load, show, end], 'viewed', false, 'done'],
  ['before-play', [load, late], 'timeout', false, 'failed'],
  ['break', [load, refuse('busy')], 'busy', false, 'none'],
])('%s: %j ends as %s, granted %s, and the game gets %s', (kind, events, reason, isGranted, answer) => {
  const state = run(kind, events)
  expect(state).toEqual({ name: 'done', kind, reason, isGranted })
  expect(answerGame(state as Extract<BreakState, { name: 'done' }>)).toBe(answer)
})

test('a finished break ignores later events', () => {
  const done = run('rewarded', [load, show, dismiss])
  for (const event of [
    load,
    show,
    appear,
    grant,
    end,
    dismiss,
    unfilled,
    late,
    leave,
    fail('error'),
    refuse('busy'),
  ])
    expect(stepBreak(done, event)).toBe(done)
})

test.each<[string, BreakState, BreakEvent]>([
  ['shows before a provider was asked', beginBreak('break'), show],
  ['is granted before it shows', run('rewarded', [load]), grant],
  ['grants what is no reward', run('break', [load, show]), grant],
  ['ends before it shows', run('break', [load]), end],
  ['is closed before it shows', run('break', [load]), dismiss],
  ['is refused while it loads', run('break', [load]), refuse('capped')],
  ['is refused while it shows', run('break', [load, show]), refuse('busy')],
  ['appears while it loads', run('break', [load]), appear],
  ['loads twice', run('break', [load]), load],
  ['shows twice', run('break', [load, show]), show],
])('no event %s', (_, state, event) => {
  expect(stepBreak(state, event)).toBe(state)
})
