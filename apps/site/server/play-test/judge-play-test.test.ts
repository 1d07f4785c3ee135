import { expect, test } from 'vitest'
import { judgePlayTest, judgeScreen, type Observation } from './judge-play-test.ts'

const WORKS: Observation = {
  ...{ screen: 'desktop', httpStatus: 200, blocked: null, firstFrameSeconds: 1.2, isLoading: false },
  ...{ megabytes: 3, error: null, hasMixedContent: false, needsPlugin: false, asksSignIn: false },
  ...{ leftTo: null, hasCanvas: true, reactsToInput: true, hasSound: false, asksToTurn: false, hosts: [] },
}
const NOTHING = { firstFrameSeconds: null, hasCanvas: false } as const

test.each<[string, Partial<Observation>, string, string | null]>([
  ['draws soon', {}, 'good', null],
  ['logs an error but draws', { error: 'x is undefined' }, 'good', null],
  ['draws late', { firstFrameSeconds: 14 }, 'slow', null],
  ['is heavy', { megabytes: 80 }, 'slow', null],
  ['refuses frames', { ...NOTHING, blocked: 'framing', httpStatus: null }, 'broken', 'refuses-frames'],
  ['has no host', { ...NOTHING, blocked: 'unknown-host', httpStatus: null }, 'broken', 'unknown-host'],
  ['leads inside', { ...NOTHING, blocked: 'private-address' }, 'broken', 'private-address'],
  ['does not answer', { ...NOTHING, blocked: 'unreachable', httpStatus: null }, 'unsure', 'no-answer'],
  ['is gone', { httpStatus: 404 }, 'broken', 'not-found'],
  ['is forbidden today', { httpStatus: 403 }, 'unsure', 'http-error'],
  ['fails today', { httpStatus: 503 }, 'unsure', 'http-error'],
  ['replaces the page', { leftTo: 'top' }, 'broken', 'redirect'],
  ['moves to its other host and plays', { leftTo: 'cdn.example' }, 'good', null],
  ['moves to a page without a game', { leftTo: 'shop.example', hasCanvas: false }, 'broken', 'redirect'],
  ['needs Flash', { needsPlugin: true, hasCanvas: false }, 'broken', 'plugin'],
  ['asks for a password', { asksSignIn: true, hasCanvas: false }, 'broken', 'sign-in'],
  ['has a form beside its game', { asksSignIn: true }, 'good', null],
  ['fails in a script', { ...NOTHING, error: 'x is undefined' }, 'broken', 'script-error'],
  ['needs http', { ...NOTHING, hasMixedContent: true, error: 'x' }, 'broken', 'mixed-content'],
  ['draws nothing', NOTHING, 'broken', 'blank'],
  ['is still loading', { ...NOTHING, isLoading: true }, 'unsure', 'still-loading'],
])('a game that %s', (_name, change, verdict, reason) => {
  expect(judgeScreen({ ...WORKS, ...change })).toEqual({ verdict, reason })
})

test('the worst screen decides, but a game that works on one of them is not broken', () => {
  const judge = (...changes: Partial<Observation>[]) =>
    judgePlayTest(changes.map((change) => ({ ...WORKS, ...change })))
  expect(judge({}, {})).toEqual({ verdict: 'good', reason: null })
  expect(judge({}, { firstFrameSeconds: 20 })).toEqual({ verdict: 'slow', reason: null })
  expect(judge({}, NOTHING)).toEqual({ verdict: 'unsure', reason: 'one-screen' })
  expect(judge(NOTHING, NOTHING)).toEqual({ verdict: 'broken', reason: 'blank' })
  expect(judge({ httpStatus: 403 }, {})).toEqual({ verdict: 'unsure', reason: 'http-error' })
})
