import { expect, test } from 'vitest'
import { findFaults, type InspectedGame } from './find-faults.ts'
import type { InspectedScreen } from './inspection.ts'

const GOOD: InspectedScreen = {
  ...{
    name: 'desktop',
    width: 1280,
    height: 720,
    httpStatus: 200,
    firstFrameSeconds: 0.4,
    readySeconds: 0.5,
  },
  calls: [
    { atMs: 10, from: 'game', text: 'hello supports={"mute":true}' },
    { atMs: 400, from: 'game', text: 'ready' },
    { atMs: 900, from: 'game', text: 'gameplay playing=true' },
  ],
  ...{ refused: {}, bytesBeforeFirstFrame: 90_000, bytes: 200_000, files: [], missing: [], errors: [] },
  ...{ blockedHosts: [], hosts: [], frameTimes: { median: 16.7, p95: 18, worst: 30 }, usesWebgl: false },
  ...{
    scrolls: null,
    reactsToInput: true,
    obeysPause: true,
    asksToTurn: false,
    hasSound: true,
    soundsEarly: false,
  },
}

const codesOf = (changed: Partial<InspectedScreen>, game: Partial<InspectedGame> = {}) =>
  findFaults({ screens: [{ ...GOOD, ...changed }], sdks: [], isUpload: true, ...game }).map(
    ({ level, code }) => `${level} ${code}`,
  )

test('a game without faults has none', () => {
  expect(codesOf({})).toEqual([])
})

test.each([
  [{ httpStatus: 404, firstFrameSeconds: null }, ['error document']],
  [{ firstFrameSeconds: null, errors: ['x is not defined'] }, ['error blank', 'error script-error']],
  [{ reactsToInput: false }, ['error no-reaction']],
  [{ missing: ['404 hero.png'] }, ['error missing-files']],
  [{ blockedHosts: ['cdn.example.com'] }, ['error blocked-hosts']],
  [{ bytes: 60_000_000 }, ['error size']],
  [{ bytesBeforeFirstFrame: 9_000_000 }, ['warning start-size']],
  [{ files: [{ name: 'music.wav', bytes: 3_000_000, type: 'audio/wav' }] }, ['note large-files']],
  [{ calls: [] }, ['warning no-sdk']],
  [{ calls: GOOD.calls.slice(0, 1) }, ['warning no-ready', 'warning no-gameplay']],
  [{ refused: { rate: 12 } }, ['warning refused-rate']],
  [{ obeysPause: false }, ['warning pause']],
  [{ scrolls: { width: 1600, height: 720 } }, ['warning scrolls']],
  [{ soundsEarly: true }, ['warning early-sound']],
  [{ firstFrameSeconds: 7 }, ['warning slow-start']],
  [{ frameTimes: { median: 50, p95: 80, worst: 90 } }, ['warning frames']],
  [{ frameTimes: { median: 50, p95: 80, worst: 90 }, usesWebgl: true }, ['note frames']],
] satisfies [Partial<InspectedScreen>, string[]][])('%o', (changed, expected) => {
  expect(codesOf(changed)).toEqual(expected)
})

test('input that is missing on one of several screens is a warning that names it', () => {
  const phone = { ...GOOD, name: 'phone', width: 390, height: 844, reactsToInput: false } as const
  const [fault] = findFaults({ screens: [GOOD, phone], sdks: [], isUpload: true })
  expect(fault).toMatchObject({ level: 'warning', code: 'no-reaction' })
  expect(fault!.text).toContain('on phone (390 × 844).')
})
