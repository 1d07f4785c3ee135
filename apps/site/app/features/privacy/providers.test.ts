import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { listProviders, type ProviderSettings } from './providers.ts'

const ALL_ON = {
  analytics: {
    googleAnalyticsId: 'G-ABCD1234',
    tagManagerId: 'GTM-ABCD12',
    posthogKey: 'phc_12345678',
    posthogHost: 'https://ph.example',
    tiktokPixelId: 'C1234567890',
  },
  ads: { adsenseClient: 'ca-pub-1234567890123456', adManagerNetwork: '12345' },
}
const site = (settings: object): ProviderSettings =>
  completeSite('fox.example', v.parse(SiteSchema, settings))
const ids = (settings: ProviderSettings) => listProviders(settings).map(({ id }) => id)

const SWITCHES = [
  ['google-analytics', { analytics: { googleAnalyticsId: 'G-ABCD1234' } }],
  ['google-tag-manager', { analytics: { tagManagerId: 'GTM-ABCD12' } }],
  ['posthog', { analytics: { posthogKey: 'phc_12345678' } }],
  ['tiktok', { analytics: { tiktokPixelId: 'C1234567890' } }],
] as const

test.each(SWITCHES)('%s is listed when it is set, and alone', (id, settings) => {
  for (const audience of ['mixed', 'general']) expect(ids(site({ audience, ...settings }))).toEqual([id])
})

test('only the chosen ad network is listed, with our own notices for visitors who do not agree', () => {
  const choose = (change: Partial<ProviderSettings['ads']>, audience = 'general') =>
    ids({ ...site({ audience }), ads: { ...ALL_ON.ads, ...change } })
  expect(choose({ provider: 'google-h5' })).toEqual(['google-h5', 'house'])
  expect(choose({ provider: 'gam' })).toEqual(['gam', 'house'])
  expect(choose({ provider: 'house' })).toEqual(['house'])
  expect(choose({ provider: 'none' })).toEqual([])
  expect(choose({ provider: 'gam', kinds: [] })).toEqual([])
  expect(choose({ provider: 'gam', kinds: [], beforePlay: true })).toEqual(['gam', 'house'])
  expect(choose({ provider: 'gam', kinds: [], beforePlay: true }, 'child')).toEqual([])
  expect(choose({ provider: 'gam' }, 'child')).toEqual(['house'])
})

test('with nothing set no provider is listed', () => {
  for (const audience of ['child', 'mixed', 'general']) expect(ids(site({ audience }))).toEqual([])
})

test('a child’s site lists only itself, whatever the settings say', () => {
  const { analytics } = ALL_ON
  const house = { ...site({ audience: 'child', analytics }), ads: { ...ALL_ON.ads, provider: 'house' } }
  expect(listProviders(house)).toMatchObject([{ id: 'house', isThirdParty: false }])
})

test('every third party has its purpose, what it receives, and its privacy policy', () => {
  for (const provider of ['google-h5', 'gam']) {
    const settings = { ...site({ audience: 'general' }), ...ALL_ON, ads: { ...ALL_ON.ads, provider } }
    const providers = listProviders(settings).filter(({ isThirdParty }) => isThirdParty)
    expect(providers).toHaveLength(5)
    for (const { purpose, receives, stores, policyUrl } of providers) {
      for (const text of [purpose, receives, stores]) expect(text).toMatch(/^\S.{5,}[^.\s]$/)
      expect(new URL(policyUrl).protocol).toBe('https:')
    }
    expect(providers.find(({ id }) => id === 'posthog')?.receives).toContain('ph.example')
  }
})
