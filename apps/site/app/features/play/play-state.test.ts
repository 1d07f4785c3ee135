import { expect, test } from 'vitest'
import { hasFrame, INITIAL_PLAY_STATE, type PlayEvent, type PlayState, stepPlay } from './play-state.ts'

function run(...events: PlayEvent[]): PlayState {
  return events.reduce(stepPlay, INITIAL_PLAY_STATE)
}

const play: PlayEvent = { type: 'play', needsConsent: false, hasBreak: false }
const ask: PlayEvent = { type: 'play', needsConsent: true, hasBreak: false }
const playAfterAd: PlayEvent = { type: 'play', needsConsent: false, hasBreak: true }
const askBeforeAd: PlayEvent = { type: 'play', needsConsent: true, hasBreak: true }
const over: PlayEvent = { type: 'break-over' }
const ready: PlayEvent = { type: 'ready' }
const slow: PlayEvent = { type: 'fail', reason: 'not-ready' }
const retry: PlayEvent = { type: 'retry', sourceCount: 2, needsConsent: false }
const retryElsewhere: PlayEvent = { type: 'retry', sourceCount: 2, needsConsent: true }

test.each<[string, PlayEvent[], Partial<PlayState>]>([
  ['nothing loads before Play', [ready, retry, { type: 'restart' }], { name: 'idle' }],
  ['Play loads the first source', [play], { name: 'loading', attempt: 1, source: 0, progress: null }],
  ['a provider’s game asks first', [ask], { name: 'asking' }],
  ['pressing Play twice starts once', [play, play], { name: 'loading', attempt: 1 }],
  ['agreeing loads it', [ask, { type: 'agree' }], { name: 'loading', attempt: 1 }],
  ['agreeing without being asked does nothing', [{ type: 'agree' }], { name: 'idle' }],
  ['progress is shown', [play, { type: 'progress', value: 0.4 }], { name: 'loading', progress: 0.4 }],
  [
    'progress never goes back',
    [play, { type: 'progress', value: 0.4 }, { type: 'progress', value: 0.1 }],
    { progress: 0.4 },
  ],
  ['ready plays', [play, ready], { name: 'playing', isHelpOpen: false }],
  ['too slow fails', [play, slow], { name: 'failed', reason: 'not-ready' }],
  ['a game that plays cannot fail any more', [play, ready, slow], { name: 'playing' }],
  [
    'a game that misses threads fails, also after its first document has loaded',
    [play, ready, { type: 'fail', reason: 'no-threads' }],
    { name: 'failed', reason: 'no-threads' },
  ],
  ['a slow game that comes at last plays', [play, slow, ready], { name: 'playing', attempt: 1 }],
  [
    'a late word about an earlier frame says nothing of this one',
    [play, slow, retry, { type: 'fail', reason: 'blocked', attempt: 1 }, { type: 'ready', attempt: 1 }],
    { name: 'loading', attempt: 2 },
  ],
  ['a word about this frame counts', [play, { type: 'ready', attempt: 1 }], { name: 'playing' }],
  ['retry takes the next source', [play, slow, retry], { name: 'loading', attempt: 2, source: 1 }],
  ['another provider is asked for anew', [play, slow, retryElsewhere], { name: 'asking', source: 1 }],
  [
    'agreeing to another provider loads its source',
    [play, slow, retryElsewhere, { type: 'agree' }],
    { name: 'loading', attempt: 2, source: 1 },
  ],
  ['retry comes round to the first', [play, slow, retry, slow, retry], { attempt: 3, source: 0 }],
  ['restart keeps the source', [play, slow, retry, ready, { type: 'restart' }], { attempt: 3, source: 1 }],
  [
    'an ad comes before the game',
    [playAfterAd, ready, slow, retry],
    { name: 'break', attempt: 1, source: 0 },
  ],
  ['the game loads when its ad is over', [playAfterAd, over], { name: 'loading', attempt: 1, source: 0 }],
  [
    'an ad that ends twice starts one game',
    [playAfterAd, over, ready, over],
    { name: 'playing', attempt: 1 },
  ],
  ['a provider’s game asks, then comes its ad', [askBeforeAd, { type: 'agree' }], { name: 'break' }],
  [
    'no ad comes before a game that is started again',
    [playAfterAd, over, ready, { type: 'restart' }],
    { name: 'loading', attempt: 2 },
  ],
  [
    'no ad comes before another source of the game',
    [askBeforeAd, { type: 'agree' }, over, slow, retryElsewhere, { type: 'agree' }],
    { name: 'loading', attempt: 2, source: 1 },
  ],
  ['help opens while playing', [play, ready, { type: 'help', isOpen: true }], { isHelpOpen: true }],
  ['help does not open while loading', [play, { type: 'help', isOpen: true }], { name: 'loading' }],
])('%s', (_name, events, expected) => {
  expect(run(...events)).toMatchObject(expected)
})

// covers: '4.13'
test('a frame exists from loading on, and behind the failure card', () => {
  expect(
    [run(), run(ask), run(playAfterAd), run(play), run(play, ready), run(play, slow)].map(hasFrame),
  ).toEqual([false, false, false, true, true, true])
})
