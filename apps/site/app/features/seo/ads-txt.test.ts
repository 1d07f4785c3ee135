import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AdsTxtLineSchema } from './ads-txt-line.ts'
import { renderAdsTxt } from './ads-txt.ts'
import { listSeoWarnings } from './seo-warnings.ts'
import { makeSite, makeView } from './make-view.ts'

const PLACEHOLDER = 'placeholder.example.com, placeholder, DIRECT, placeholder\n'
const GOOGLE = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0'
const OTHER = 'exchange.example, 4711, RESELLER'
const adsense = { provider: 'google-h5', adsenseClient: 'ca-pub-1234567890123456' }
const adsTxtOf = (settings: object) => renderAdsTxt(makeView({ site: makeSite(settings) }))?.body
const warningsOf = (settings: object, host?: string) => listSeoWarnings(makeSite(settings, host))

test('a site without advertising has the placeholder record', () => {
  expect(adsTxtOf({ audience: 'general' })).toBe(PLACEHOLDER)
  expect(adsTxtOf({})).toBe(PLACEHOLDER)
  // An account alone sells nothing: no provider is on, or the site's own notices fill the places.
  for (const provider of ['none', 'house'])
    expect(adsTxtOf({ audience: 'general', ads: { ...adsense, provider } })).toBe(PLACEHOLDER)
})

test('a child’s site has no seller, whatever the settings say, and its operator gets a warning', () => {
  const settings = { audience: 'child', ads: adsense, discovery: { adsTxt: [OTHER] } }
  expect(adsTxtOf(settings)).toBe(PLACEHOLDER)
  expect(warningsOf(settings)).toEqual([['discovery.adsTxt', expect.stringContaining('child')]])
})

test('sellers are AdSense’s account and the operator’s own lines, each once', () => {
  const settings = { audience: 'general', ads: adsense, discovery: { adsTxt: [OTHER, GOOGLE, OTHER] } }
  expect(adsTxtOf(settings)).toBe(`${GOOGLE}\n${OTHER}\n`)
  expect(warningsOf(settings)).toEqual([])
})

test('a variable alone names no seller', () => {
  const discovery = { adsTxt: ['OWNERDOMAIN=fox.example'] }
  expect(adsTxtOf({ audience: 'general', discovery })).toBe(`OWNERDOMAIN=fox.example\n${PLACEHOLDER}`)
})

test('with Ad Manager on and no seller named there is no file, because it would stop the operator’s own ads', () => {
  const ads = { provider: 'gam', adManagerNetwork: '12345' }
  expect(adsTxtOf({ audience: 'general', ads })).toBe(undefined)
  expect(warningsOf({ audience: 'general', ads })).toEqual([
    ['discovery.adsTxt', expect.stringContaining('no ads.txt')],
  ])
  expect(adsTxtOf({ audience: 'general', ads, discovery: { adsTxt: [OTHER] } })).toBe(`${OTHER}\n`)
})

test.each([
  [{ discovery: { indexNow: true } }, 'localhost', 'discovery.indexNow'],
  [{ discovery: { indexNow: true } }, '192.168.0.7', 'discovery.indexNow'],
  [{ discovery: { indexNow: true }, canonicalHost: 'a.example.com' }, 'b.example.com', 'discovery.indexNow'],
  [{ discovery: { aiSearch: false, aiTraining: true } }, 'a.example.com', 'discovery.aiTraining'],
  [
    { audience: 'general', remoteGames: 'off', discovery: { adsTxt: [OTHER] } },
    'a.example.com',
    'discovery.adsTxt',
  ],
])('%j of %s is a contradiction in %s', (settings, host, key) => {
  expect(warningsOf(settings, host).map(([found]) => found)).toEqual([key])
})

test('a site as it comes contradicts itself nowhere', () => {
  expect(warningsOf({}, 'games.example.com')).toEqual([])
  expect(warningsOf({ discovery: { indexNow: true } }, 'games.example.com')).toEqual([])
})

test.each([
  ['google.com, pub-1, DIRECT, f08c47fec0942fa0', true],
  ['  exchange.example,12-34,reseller ', true],
  ['CONTACT=ads@fox.example', true],
  ['OWNERDOMAIN=fox.example', true],
  ['google.com, pub-1', false],
  ['google.com, pub-1, MAYBE', false],
  ['not a domain, 1, DIRECT', false],
  ['google.com, pub-1, DIRECT\nevil.example, 1, DIRECT', false],
  ['CONTACT=a\nevil.example, 1, DIRECT', false],
  ['# a note', false],
  ['', false],
  [7, false],
])('the line %j is one: %s', (line, expected) => {
  expect(v.is(AdsTxtLineSchema, line)).toBe(expected)
})
