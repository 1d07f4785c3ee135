import { expect, test } from 'vitest'
import { createPidNamer, type PidEvent, type PidNamer } from './pid-counts.ts'

let pages = 0
const land = (namer: PidNamer, change: Partial<PidEvent> = {}) =>
  namer.listCounts({ page: `page${(pages += 1)}`, site: 'a', event: 'Landing', pid: '77', day: 1, ...change })
const subjectOf = (counts: { subject: string }[]) => counts.map(({ subject }) => subject).join()
const landTimes = (namer: PidNamer, times: number, pid: string) =>
  Array.from({ length: times }, () => subjectOf(land(namer, { pid }))).at(-1)

test('a pid is named from its third visit, for each site and day separately', () => {
  const namer = createPidNamer()
  const named = ['a', 'a', 'b', 'a', 'a', 'b'].map((site) => subjectOf(land(namer, { site })))
  expect(named).toEqual(['', '', '', '77', '77', ''])
  expect([1, 2, 3].map(() => subjectOf(land(namer, { day: 2 })))).toEqual(['', '', '77'])
})

test('a pid that only one visitor has is never named, however much is opened or sent', () => {
  const namer = createPidNamer()
  for (let time = 0; time < 9; time += 1) {
    expect(subjectOf(land(namer, { page: 'the-same' }))).toBe('')
    expect(subjectOf(land(namer, { event: 'Home' }))).toBe('')
  }
})

test.each([
  ['Landing', ['PidVisit']],
  ['Home', ['PidScreen']],
  ['Play', ['PidScreen', 'PidPlay']],
  ['AdClick', ['PidAdClick']],
  ['LCP', []],
  ['SearchMiss', []],
  ['constructor', []],
])('%s counts as %j', (event, names) => {
  const namer = createPidNamer()
  expect(land(namer, { event }).map((count) => count.event)).toEqual(names)
  expect(land(namer, { event, pid: '' })).toEqual([])
  expect(land(namer, { event, pid: undefined })).toEqual([])
})

test('when the list of names is full, a pid with more visits replaces the rarest', () => {
  const namer = createPidNamer(2)
  expect(landTimes(namer, 9, 'big')).toBe('big')
  expect(landTimes(namer, 3, 'small')).toBe('small')
  expect(landTimes(namer, 3, 'new')).toBe('')
  expect(landTimes(namer, 1, 'new')).toBe('new')
  expect(landTimes(namer, 1, 'small')).toBe('')
  expect(landTimes(namer, 1, 'big')).toBe('big')
})

test('a pid may be any word', () => {
  const namer = createPidNamer()
  for (const pid of ['__proto__', 'constructor', 'other']) expect(landTimes(namer, 3, pid)).toBe(pid)
})

test('a flood of pids does not displace one that began many visits', () => {
  const namer = createPidNamer(2)
  landTimes(namer, 20, 'big')
  for (let number = 0; number < 12_000; number += 1) land(namer, { pid: `made-up-${number}` })
  expect(landTimes(namer, 1, 'big')).toBe('big')
  expect(subjectOf(land(namer, { pid: 'big', event: 'Home' }))).toBe('big')
})
