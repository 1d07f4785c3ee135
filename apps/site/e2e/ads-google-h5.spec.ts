/** AdSense and its Ad Placement API, against a stand-in at its real address: every outcome, and what is told of each. */
import { expect, type Page } from '@playwright/test'
import { ADSENSE, ADSENSE_SCRIPT, type Reach, standIn } from './ad-networks.ts'
import { agree, hearEvents, openAdSite, playToy } from './ad-site.ts'
import { test as base } from './site-test.ts'
import { scorePage } from '../server/observatory-score.ts'

const CLIENT = 'ca-pub-1234567890123456'

const test = base.extend<object, { sense: string }>({
  sense: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const site = await openAdSite({
        audience: 'general',
        purchase: true,
        'ads.adsenseClient': CLIENT,
        'ads.adsenseSlots': { home: '12345678' },
        'ads.kinds': ['break', 'rewarded', 'slot', 'anchor', 'interstitial'],
        'ads.everySeconds': 30,
        'ads.provider': 'google-h5',
      })
      await use(site.url)
      await site.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ sense }, use) => use(sense),
})

/** What the network answers from now on; a break may come again at once. */
async function plan(page: Page, change: Record<string, string>): Promise<void> {
  await page.evaluate((next) => {
    const all = window as unknown as { adPlan: object }
    all.adPlan = { ...all.adPlan, ...next }
  }, change)
}

async function open(
  page: Page,
  watch: { allowOrigin(origin: string): void },
  reach: () => Reach = () => 'served',
) {
  watch.allowOrigin(ADSENSE)
  await agree(page, ['google-h5'])
  await page.addInitScript(() => {
    Object.assign(window, { adPlan: { break: 'viewed', reward: 'viewed', slot: 'filled' } })
  })
  await standIn(page, ADSENSE, ADSENSE_SCRIPT, reach)
  return hearEvents(page)
}

const endAd = (page: Page) => page.evaluate('endAd()')
const SHOWN = 'ins[data-slotcar-interstitial], ins[data-slotcar-rewarded]'

test('breaks and rewarded ads: viewed, dismissed, granted, and every way of there being none', async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000)
  const events = await open(page, watch)
  const toy = await playToy(page, '?network=tiktok&channel=summer')

  await toy.ask('askBreak')
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  // A press in the ad is noticed by the focus, and counts once.
  await page.locator(SHOWN).locator('iframe').click()
  await page.waitForTimeout(500)
  await endAd(page)
  expect(await toy.answer()).toEqual({ shown: true, reason: 'done' })
  expect(await events.take()).toEqual([
    'Inter_AD_Show',
    'AD_Click',
    'AD_Click_All',
    'Sum_AD_Click_All',
    'ClickButton',
    'AddPaymentInfo',
    'AddToCart',
    'AddToWishlist',
    'Purchase',
  ])

  // Between two breaks their time has to pass.
  await toy.ask('askBreak')
  expect(await toy.answer()).toEqual({ shown: false, reason: 'none' })

  await toy.ask('askReward')
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  await endAd(page)
  expect(await toy.answer()).toMatchObject({ granted: true })
  expect(await events.take()).toEqual([
    'Rewarded',
    'AD_Click_All',
    'Sum_AD_Click_All',
    'ClickButton',
    'AddPaymentInfo',
    'AddToCart',
    'AddToWishlist',
    'Purchase',
  ])

  await plan(page, { reward: 'dismissed' })
  await toy.ask('askReward')
  await expect(page.locator(SHOWN)).toBeVisible()
  await endAd(page)
  expect(await toy.answer()).toMatchObject({ granted: false, reason: 'closed' })

  for (const [status, reason] of [
    ['notReady', 'none'],
    ['noAdPreloaded', 'none'],
    ['frequencyCapped', 'none'],
    ['ignored', 'none'],
    ['timeout', 'none'],
    ['other', 'none'],
    ['invalid', 'failed'],
    ['error', 'failed'],
    ['hang', 'failed'],
  ]) {
    await plan(page, { reward: status! })
    await toy.ask('askReward')
    expect(await toy.answer(15_000), status).toMatchObject({ granted: false, reason })
  }
  expect(await events.take()).toEqual([])
  expect(await page.evaluate('adCalls')).toEqual(['next', ...Array.from({ length: 11 }, () => 'reward')])
})

test('a blocked network costs a player nothing but the reward, and the site’s own promotion fills the place', async ({
  page,
  watch,
}) => {
  watch.allowError(/ERR_BLOCKED_BY_CLIENT/)
  const events = await open(page, watch, () => 'blocked')
  const toy = await playToy(page)
  await toy.ask('askBreak')
  expect(await toy.answer()).toEqual({ shown: false, reason: 'failed' })
  await toy.ask('askReward')
  expect(await toy.answer()).toMatchObject({ granted: false, reason: 'failed' })
  expect(await events.take()).toEqual([])
  await page.goto('/')
  await page.locator('[data-ad-place]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-ad-place] a')).toContainText('From this site')
})

test('places, anchor and vignette: shown and clicked, each told once, under a policy that scores 115 or more', async ({
  page,
  watch,
}) => {
  const events = await open(page, watch)
  const answer = await page.goto('/?network=tiktok&channel=summer')
  const headers = new Headers(await answer!.allHeaders())
  const { total, verdicts } = scorePage({ headers, html: await answer!.text(), isSecure: false })
  expect(total, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(115)
  const slot = page.locator('[data-ad-place]')
  await slot.scrollIntoViewIfNeeded()
  await expect(slot.locator('ins[data-ad-status="filled"]')).toBeVisible()
  expect(await events.take()).toEqual([])
  await slot.locator('iframe').click()
  await page.waitForTimeout(500)
  expect((await events.take()).slice(0, 3)).toEqual(['AD_Click', 'AD_Click_All', 'Sum_AD_Click_All'])

  await page.evaluate("showAuto('anchor')")
  await page.waitForTimeout(2500)
  expect(await events.take()).toEqual(['Anc_AD_Show'])
  await page.locator('ins[data-anchor-status] iframe').click()
  await page.waitForTimeout(500)
  expect((await events.take()).slice(0, 3)).toEqual(['anc_click', 'AD_Click_All', 'Sum_AD_Click_All'])

  await page.evaluate("showAuto('vignette')")
  await page.waitForTimeout(2500)
  expect(await events.take()).toEqual(['Inter_AD_Show'])
  await page.locator('ins[data-vignette-loaded] iframe').click()
  await page.waitForTimeout(500)
  expect((await events.take()).slice(0, 3)).toEqual(['sum_ClickVig', 'AD_Click_All', 'Sum_AD_Click_All'])
})

test('before anybody agreed nothing of the network is asked, and the site’s own promotion stands in', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('[data-ad-place]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-ad-place] a')).toContainText('From this site')
  await page.mouse.click(3, 3)
  await page.waitForTimeout(1000)
})
