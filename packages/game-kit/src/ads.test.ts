import { expect, test, vi } from 'vitest'
import type { AvailableAds, BreakAdResult, RewardedAdResult } from '@playhouse/sdk'
import { BREAK_AFTER_MS, createAds } from './ads.ts'

/** A host page whose answers the test controls. */
function openPage(available: AvailableAds = { break: true, rewarded: true }) {
  let at = 0
  let answer: (result: unknown) => void = () => {}
  let tell: (ads: AvailableAds) => void = () => {}
  const ask = () => new Promise<unknown>((resolve) => (answer = resolve))
  const held: boolean[] = []
  const playhouse = {
    breakAd: vi.fn<() => Promise<BreakAdResult>>(ask as () => Promise<BreakAdResult>),
    rewardedAd: vi.fn<() => Promise<RewardedAdResult>>(ask as () => Promise<RewardedAdResult>),
    onAds: (listener: (ads: AvailableAds) => void) => {
      tell = listener
      return () => {}
    },
  }
  const ads = createAds({ playhouse, now: () => at, setHeld: (isHeld) => void held.push(isHeld) })
  ads.listen(available)
  return {
    ads,
    held,
    playhouse,
    wait: (ms: number) => void (at += ms),
    answer: (result: object) => answer(result),
    tell: (next: AvailableAds) => tell(next),
  }
}
const BOTH = { break: true, rewarded: true }

// covers: '11.16'
test('no round is followed by a break in the first two minutes of a visit', () => {
  const { ads, wait } = openPage()
  expect(ads.isBreakDue()).toBe(false)
  wait(BREAK_AFTER_MS - 1)
  expect(ads.isBreakDue()).toBe(false)
  wait(1)
  expect(ads.isBreakDue()).toBe(true)
})

test('the game is held while a break is on, and the next one is two minutes away', async () => {
  const { ads, held, wait, answer } = openPage()
  wait(BREAK_AFTER_MS)
  const shown = ads.showBreak()
  expect(held).toEqual([true])
  expect(ads.isBreakDue()).toBe(false)
  expect(ads.hasRewarded()).toBe(false)
  answer({ shown: true, reason: 'done' })
  await shown
  expect(held).toEqual([true, false])
  expect(ads.isBreakDue()).toBe(false)
  wait(BREAK_AFTER_MS)
  expect(ads.isBreakDue()).toBe(true)
})

test('no ad break follows right after a rewarded ad', async () => {
  const { ads, held, wait, answer } = openPage()
  wait(BREAK_AFTER_MS)
  const end = ads.showRewarded()
  answer({ granted: true, reason: 'done' })
  expect(await end).toBe('granted')
  expect(held).toEqual([true, false])
  expect(ads.isBreakDue()).toBe(false)
  expect(ads.hasRewarded()).toBe(true)
})

test('an ad that was closed early brings nothing and can be watched again', async () => {
  const { ads, held, answer } = openPage()
  const end = ads.showRewarded()
  answer({ granted: false, reason: 'closed' })
  expect(await end).toBe('closed')
  expect(held).toEqual([true, false])
  expect(ads.hasRewarded()).toBe(true)
})

test.each(['none', 'failed', 'late', 'busy'])(
  'where there was nothing to watch (%s) nothing is offered until the page says otherwise',
  async (reason) => {
    const { ads, held, answer, tell } = openPage()
    const end = ads.showRewarded()
    answer({ granted: false, reason })
    expect(await end).toBe('none')
    expect(held).toEqual([true, false])
    expect(ads.hasRewarded()).toBe(false)
    expect(ads.isBreakDue()).toBe(false)
    tell(BOTH)
    expect(ads.hasRewarded()).toBe(true)
  },
)

test('a page without ads is asked for none', () => {
  const { ads, wait, tell } = openPage({ break: false, rewarded: false })
  wait(BREAK_AFTER_MS * 10)
  expect([ads.isBreakDue(), ads.hasRewarded()]).toEqual([false, false])
  tell(BOTH)
  expect([ads.isBreakDue(), ads.hasRewarded()]).toEqual([true, true])
})
