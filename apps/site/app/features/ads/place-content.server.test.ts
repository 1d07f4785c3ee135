import * as v from 'valibot'
import { expect, test } from 'vitest'
import { completeSite } from '#app/domain/site.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { mayShowCode, toAdSettings } from './ad-settings.ts'
import { findSlot, pickSponsor } from './place-content.server.ts'

const makeSite = (settings: object) => completeSite('fox.example', v.parse(SiteSchema, settings))
const toDay = (text: string) => Date.parse(text) / 86_400_000
const KITES = {
  ...{ picture: 'sponsors-0123456789ab', width: 900, height: 120 },
  ...{ alt: 'Kites', link: 'https://kites.example/?a=1&b="2"', places: ['home'] },
}
const NEXT = { ...KITES, picture: 'sponsors-ba9876543210' }
const CODE = {
  ...{ code: { home: '0123456789abcdef' }, codeCompany: 'Ads Ltd' },
  codePolicyUrl: 'https://ads.example/privacy',
}

test('a sponsor stands on a site for children without any other ad, with all that a page needs', () => {
  const site = makeSite({ audience: 'child', sponsors: [KITES] })
  expect(toAdSettings(site)).toBeNull()
  const slot = findSlot(site, 'home', 0)!
  expect(slot.label).toBe('Sponsored')
  expect(slot.html).toContain('rel="sponsored noopener"')
  expect(slot.html).toContain('href="https://kites.example/?a=1&amp;b=&quot;2&quot;"')
  expect(slot.html).toContain('src="/img/sponsors-0123456789ab.webp" alt="Kites" width="900" height="120"')
  expect(slot.html).not.toContain('style=')
  expect(findSlot(site, 'game', 0)).toBeNull()
})

test('hostile texts stay texts', () => {
  const alt = '"><script>alert(1)</script>'
  const { html } = findSlot(makeSite({ sponsors: [{ ...KITES, alt }] }), 'home', 0)!
  expect(html).not.toContain('<script')
})

test('a sponsor is shown from its first to its last day, and those in one place take turns', () => {
  const [from, until] = ['2026-12-24', '2026-12-26']
  const { sponsors } = makeSite({ sponsors: [{ ...KITES, from, until }] })
  const shownOn = (day: string) => pickSponsor(sponsors, 'home', toDay(day)) !== null
  expect(['2026-12-23', from, until, '2026-12-27'].map(shownOn)).toEqual([false, true, true, false])
  const two = makeSite({ sponsors: [KITES, NEXT, { ...KITES, isOff: true }] }).sponsors
  const pictures = [10, 11, 12].map((day) => pickSponsor(two, 'home', day)?.picture)
  expect(pictures).toEqual([KITES.picture, NEXT.picture, KITES.picture])
})

test('without a sponsor a place waits for the site’s ads, where there are some', () => {
  expect(findSlot(makeSite({}), 'home', 0)).toBeNull()
  const empty = { label: 'Advertisement', html: '' }
  expect(findSlot(makeSite({ ads: { provider: 'house' } }), 'home', 0)).toEqual(empty)
  expect(findSlot(makeSite({ audience: 'general', ads: CODE }), 'home', 0)).toEqual(empty)
  expect(findSlot(makeSite({ audience: 'child', ads: CODE }), 'home', 0)).toBeNull()
})

test('own code is in the settings of a page on sites for adults and for all ages, and never for children', () => {
  const codeOf = (settings: object) => toAdSettings(makeSite(settings))?.code
  expect(codeOf({ audience: 'general', ads: CODE })).toEqual(CODE.code)
  expect(codeOf({ audience: 'mixed', ads: { ...CODE, provider: 'house' } })).toEqual(CODE.code)
  expect(codeOf({ audience: 'child', ads: { ...CODE, provider: 'house' } })).toEqual({})
  expect(codeOf({ audience: 'general', ads: { ...CODE, kinds: ['break'], provider: 'house' } })).toEqual({})
  // Without a provider there are no games' breaks either.
  expect(toAdSettings(makeSite({ audience: 'general', ads: CODE }))).toMatchObject({
    provider: 'house',
    kinds: ['slot'],
  })
  expect(mayShowCode({ isMixed: false }, { ads: false }, 'unspecified')).toBe(false)
  expect(mayShowCode({ isMixed: false }, { ads: true }, 'child')).toBe(true)
  expect(mayShowCode({ isMixed: true }, { ads: true }, 'child')).toBe(false)
  expect(mayShowCode({ isMixed: true }, { ads: true }, 'teen')).toBe(true)
})
