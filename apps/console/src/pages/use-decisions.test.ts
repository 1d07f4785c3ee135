import { expect, test } from 'vitest'
import { describeDecision } from './use-decisions.ts'

const report = {
  ...{ provider: 'gamepix', providerId: 'GP1', title: 'Poker', slug: 'poker' as string | null },
  ...{ isChanged: true, isAdult: false },
}

test.each([
  [[report], true, '“Poker” is allowed'],
  [[{ ...report, isAdult: true }], true, '“Poker” is allowed. Its age band is adult, so no site lists it'],
  [[{ ...report, slug: null }], true, '“Poker” is allowed. The next import adds it'],
  [
    [report, { ...report, slug: null }, { ...report, isAdult: true }],
    true,
    '3 records are allowed. The next import adds 1. The age band of 1 is adult, so no site lists them',
  ],
  [[{ ...report, isAdult: true }], false, '“Poker” is refused again'],
])('what was done is said with what follows from it (%#)', (reports, isAllowed, text) => {
  expect(describeDecision(reports, isAllowed)).toBe(text)
})
