import { expect, test } from 'vitest'
import { type AdEventKind, listClickEvents, showEventOf } from './ad-events.ts'

// covers: '7.12', '7.14', '7.15'
test.each<[AdEventKind, string]>([
  ['manual', 'AD_Click'],
  ['anchor', 'anc_click'],
  ['rewarded', 'Rewarded'],
  ['interstitial', 'sum_ClickVig'],
])('a click on %s is %s, then both sums; more only for the video network', (kind, first) => {
  const expected = [first, 'AD_Click_All', 'Sum_AD_Click_All']
  const more = ['ClickButton', 'AddPaymentInfo', 'AddToCart', 'AddToWishlist']
  expect(listClickEvents(kind, { network: '', hasPurchase: true })).toEqual(expected)
  expect(listClickEvents(kind, { network: 'TikTok', hasPurchase: true })).toEqual(expected)
  expect(listClickEvents(kind, { network: 'tiktok', hasPurchase: false })).toEqual([...expected, ...more])
  expect(listClickEvents(kind, { network: 'tiktok', hasPurchase: true })).toEqual([
    ...expected,
    ...more,
    'Purchase',
  ])
})

test('interstitials and anchors send an event when they show, the others do not', () => {
  expect(showEventOf('interstitial')).toBe('Inter_AD_Show')
  expect(showEventOf('anchor')).toBe('Anc_AD_Show')
  expect(showEventOf('manual')).toBeNull()
  expect(showEventOf('rewarded')).toBeNull()
})
