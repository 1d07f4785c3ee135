import { expect, test } from 'vitest'
import { readTcf, type TcfData } from './certified-platform.ts'

const consents = (...numbers: number[]) => ({
  consents: Object.fromEntries(numbers.map((number) => [number, true])),
})

test.each<[string, TcfData, ReturnType<typeof readTcf>]>([
  ['everything is allowed', { purpose: consents(1, 2, 7, 8) }, { ads: true, analytics: true }],
  ['only measuring is allowed', { purpose: consents(1, 8) }, { ads: false, analytics: true }],
  ['only ads are allowed', { purpose: consents(1, 2, 7) }, { ads: true, analytics: false }],
  ['no storage consent', { purpose: consents(2, 7, 8) }, { ads: false, analytics: false }],
  ['nothing was said of purposes', {}, { ads: false, analytics: false }],
  [
    'ads are allowed by legitimate interest',
    { purpose: { ...consents(1), legitimateInterests: { 2: true, 7: true, 8: false } } },
    { ads: true, analytics: false },
  ],
])('when %s', (_case, data, answer) => {
  expect(readTcf({ eventStatus: 'tcloaded', gdprApplies: true, ...data })).toEqual(answer)
  expect(readTcf({ eventStatus: 'useractioncomplete', gdprApplies: true, ...data })).toEqual(answer)
})

test('while the platform asks there is no answer, and when it does not apply the site asks', () => {
  const purpose = consents(1, 2, 7, 8)
  expect(readTcf({ eventStatus: 'cmpuishown', gdprApplies: true, purpose })).toBeNull()
  expect(readTcf({ purpose })).toBeNull()
  expect(readTcf({ eventStatus: 'tcloaded', gdprApplies: false, purpose })).toBe('none')
})
