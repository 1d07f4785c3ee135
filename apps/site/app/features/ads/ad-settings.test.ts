import * as v from 'valibot'
import { expect, test } from 'vitest'
import { completeSite } from '#app/domain/site.ts'
import { parseSite } from '#app/features/sites/site-faults.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { chooseProvider, hasAdNetwork, mayShowBeforePlay, toAdSettings } from './ad-settings.ts'

const makeSite = (settings: object) => completeSite('fox.example', v.parse(SiteSchema, settings))
const UNITS = {
  adsenseClient: 'ca-pub-1234567890123456',
  adsenseSlots: { home: '12345678' },
  adManagerNetwork: '12345',
  adManagerSlots: { break: 'play_break' },
}

test('a site has no ads unless they are set', () => {
  const site = makeSite({ audience: 'general' })
  expect(toAdSettings(site)).toBeNull()
  expect(hasAdNetwork(site)).toBe(false)
  expect(toAdSettings(makeSite({ ads: { provider: 'house', kinds: [] } }))).toBeNull()
})

test.each(['house', 'google-h5', 'gam'] as const)(
  'with %s configured a child’s site has its own promotions and no id of anybody',
  (provider) => {
    const ads = { provider, beforePlay: true, ...UNITS }
    const site = makeSite({ audience: 'child', purchase: true, ads })
    expect(toAdSettings(site)).toEqual({
      provider: 'house',
      kinds: ['break', 'rewarded', 'slot'],
      everySeconds: 180,
      beforePlay: false,
      isMixed: false,
      adsenseClient: '',
      adsenseSlots: {},
      adManagerNetwork: '',
      adManagerSlots: {},
      hasPurchase: false,
      code: {},
    })
    expect(hasAdNetwork(site)).toBe(false)
  },
)

test('a page carries the ids of the network that is on, and of no other', () => {
  const settings = (provider: string, audience: string) =>
    toAdSettings(makeSite({ audience, ads: { provider, ...UNITS } }))
  expect(settings('google-h5', 'general')).toMatchObject({
    adsenseClient: UNITS.adsenseClient,
    adManagerNetwork: '',
    adManagerSlots: {},
  })
  expect(settings('gam', 'mixed')).toMatchObject({
    adsenseClient: '',
    adsenseSlots: {},
    adManagerNetwork: '12345',
  })
})

test('a break before the game needs a setting, and never runs for a child', () => {
  const settings = (audience: string, ads: object) =>
    toAdSettings(makeSite({ audience, ads: { provider: 'house', ...ads } }))!
  const mayShow = (
    audience: string,
    age: 'child' | 'teen' | 'unspecified',
    ads: object = { beforePlay: true },
  ) => mayShowBeforePlay(settings(audience, ads), age)
  expect(mayShow('general', 'unspecified', {})).toBe(false)
  expect(mayShow('general', 'unspecified')).toBe(true)
  // Until the page knows its visitor, every visitor counts as a child; in these cases the visitor is not one.
  expect(mayShow('general', 'child')).toBe(true)
  expect(mayShow('mixed', 'child')).toBe(false)
  expect(mayShow('mixed', 'teen')).toBe(true)
  expect(mayShow('mixed', 'unspecified')).toBe(true)
  for (const age of ['child', 'teen', 'unspecified'] as const) expect(mayShow('child', age)).toBe(false)
})

test('a break before the game may be the only ad of a site', () => {
  const ads = { provider: 'house', kinds: [], beforePlay: true }
  expect(toAdSettings(makeSite({ audience: 'general', ads }))).toMatchObject({ kinds: [], beforePlay: true })
  expect(toAdSettings(makeSite({ audience: 'child', ads }))).toBeNull()
  expect(toAdSettings(makeSite({ audience: 'general', ads: { beforePlay: true } }))).toBeNull()
})

test('a network comes only after the visitor agreed', () => {
  for (const provider of ['house', 'google-h5', 'gam'] as const) {
    expect(chooseProvider({ provider }, { ads: false })).toBe('house')
    expect(chooseProvider({ provider }, { ads: true })).toBe(provider)
  }
})

test.each([
  [{ provider: 'google-h5' }, 'ads.provider', 'google-h5 needs ads.adsenseClient, which is empty'],
  [{ provider: 'gam' }, 'ads.provider', 'gam needs ads.adManagerNetwork, which is empty'],
  [{ provider: 'mine' }, 'ads.provider', 'is one of none, house, google-h5, gam, not "mine"'],
  [{ everySeconds: 5 }, 'ads.everySeconds', 'is at least 30, not 5'],
  [{ beforePlay: 'yes' }, 'ads.beforePlay', 'is true or false, not "yes"'],
  [{ kinds: ['popup'] }, 'ads.kinds.0', 'is one of break, rewarded, slot, anchor, interstitial, not "popup"'],
  [{ adsenseSlots: { home: 'x' } }, 'ads.adsenseSlots.home', 'an AdSense unit is digits only, not "x"'],
])('%j is reported as a fault of %s', (ads, key, reason) => {
  const { faults } = parseSite('fox.example', 'fox.example.json', { audience: 'general', ads })
  expect(faults).toEqual([{ where: 'fox.example.json', key, reason }])
})
