import { expect, test } from 'vitest'
import { bandOfYear, type ConsentFacts, decideConsent } from './consent-rules.ts'

const DAY_MS = 86_400_000
const NOW = 20_000 * DAY_MS
const decide = (change: Partial<ConsentFacts>) =>
  decideConsent({
    audience: 'general',
    providers: ['posthog', 'gam'],
    hasPrivacySignal: false,
    age: null,
    choice: null,
    now: NOW,
    ...change,
  })
const accepted = { ads: true, analytics: true, providers: ['posthog', 'gam'], at: NOW - DAY_MS }
const makeAge = (band: 'child' | 'teen' | 'adult', daysAgo = 1) => ({ band, at: NOW - daysAgo * DAY_MS })
const REFUSED = { ads: false, analytics: false, isDecided: true }
const UNDECIDED = { ads: false, analytics: false, isDecided: false }

test.each<[string, Partial<ConsentFacts>]>([
  ['a child’s site', { audience: 'child', choice: accepted, age: makeAge('adult') }],
  ['a site without anybody else', { providers: [], choice: accepted }],
  ['a browser that says no for its visitor', { hasPrivacySignal: true, choice: accepted }],
  ['a mixed site and that signal', { audience: 'mixed', hasPrivacySignal: true }],
  ['a child on a mixed site', { audience: 'mixed', age: makeAge('child'), choice: accepted }],
  [
    'a child on a mixed site with a platform',
    { audience: 'mixed', age: makeAge('child'), platform: accepted },
  ],
])('on %s no question is asked and no third party loads', (_where, facts) => {
  expect(decide(facts)).toMatchObject({ consent: REFUSED, question: 'none' })
})

test.each<[string, Partial<ConsentFacts>, 'age' | 'choice' | 'none']>([
  ['a first visit', {}, 'choice'],
  ['a first visit to a mixed site', { audience: 'mixed' }, 'age'],
  ['a stored choice without an age', { audience: 'mixed', choice: accepted }, 'age'],
  ['an age given more than a year ago', { audience: 'mixed', age: makeAge('adult', 365) }, 'age'],
  ['an adult on a mixed site', { audience: 'mixed', age: makeAge('adult') }, 'choice'],
  ['a teenager on a mixed site', { audience: 'mixed', age: makeAge('teen') }, 'choice'],
  ['a choice of more than a year ago', { choice: { ...accepted, at: NOW - 366 * DAY_MS } }, 'choice'],
  ['a choice made before a provider was added', { choice: { ...accepted, providers: ['gam'] } }, 'choice'],
  ['a platform that has not answered', { platform: null, choice: accepted }, 'none'],
])('with %s nothing is decided yet', (_what, facts, question) => {
  expect(decide(facts)).toMatchObject({ consent: UNDECIDED, question })
})

test('a choice applies to each purpose, also after a provider was removed', () => {
  const choice = { ...accepted, analytics: false }
  const decision = { consent: { ads: true, analytics: false, isDecided: true }, question: 'none' }
  expect(decide({ choice })).toMatchObject(decision)
  expect(decide({ choice, providers: ['gam'] })).toMatchObject(decision)
  expect(decide({ choice, audience: 'mixed', age: makeAge('teen') })).toMatchObject(decision)
})

test('a platform’s answer overrides the choice made here', () => {
  const { consent, fixedBy } = decide({ platform: { ads: false, analytics: true }, choice: accepted })
  expect(consent).toEqual({ ads: false, analytics: true, isDecided: true })
  expect(fixedBy).toBe('platform')
})

test.each([
  [2026, 'child'],
  [2011, 'child'],
  [2010, 'child'],
  [2009, 'teen'],
  [2008, 'teen'],
  [2007, 'adult'],
  [1930, 'adult'],
  [2030, 'child'],
] as const)('in 2026, a visitor born in %i counts as %s', (year, band) => {
  expect(bandOfYear(year, 2026)).toBe(band)
})
