import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { pagePolicy } from '#server/headers.ts'
import { listProviderSources, NO_SOURCES } from './provider-sources.ts'

const ALL = {
  analytics: {
    googleAnalyticsId: 'G-ABCD1234',
    tagManagerId: 'GTM-ABCD12',
    posthogKey: 'phc_12345678',
    tiktokPixelId: 'C1234567890',
  },
  consent: { platformUrl: 'https://cmp.example/stub.js?id=7' },
}
const list = (settings: object) =>
  listProviderSources(completeSite('fox.example', v.parse(SiteSchema, settings)))

test('without third parties, or for children, the policy allows no other hosts', () => {
  expect(list({ audience: 'general' })).toEqual(NO_SOURCES)
  expect(list({ audience: 'general', consent: ALL.consent })).toEqual(NO_SOURCES)
  expect(list({ audience: 'child', ...ALL })).toEqual(NO_SOURCES)
  expect(pagePolicy('', [], list({ audience: 'child', ...ALL }))).toBe(pagePolicy('', []))
})

test('each provider adds only its own hosts', () => {
  const only = (analytics: object) => list({ audience: 'general', analytics })
  expect(only({ posthogKey: 'phc_12345678' })).toEqual({
    ...NO_SOURCES,
    script: ['https://eu-assets.i.posthog.com'],
    connect: ['https://eu.i.posthog.com', 'https://eu-assets.i.posthog.com'],
  })
  expect(only({ posthogKey: 'phc_12345678', posthogHost: 'https://ph.example' })).toMatchObject({
    script: ['https://ph.example'],
    connect: ['https://ph.example'],
  })
  expect(only({ tiktokPixelId: 'C1234567890' }).script).toEqual(['https://analytics.tiktok.com'])
  expect(only({ googleAnalyticsId: 'G-ABCD1234' }).script).toEqual(['https://www.googletagmanager.com'])
})

test('with all of them on, the policy names hosts one by one: no scheme, no inline code, no eval', () => {
  const policy = pagePolicy('<p></p>', [], list({ audience: 'general', ...ALL }))
  const scripts = /script-src ([^;]+)/.exec(policy)![1]!.split(' ')
  expect(scripts).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
    'https://eu-assets.i.posthog.com',
    'https://analytics.tiktok.com',
    'https://cmp.example',
  ])
  expect(policy).not.toMatch(/unsafe|https?:(?!\/\/)|\*(?!\.)/)
})
