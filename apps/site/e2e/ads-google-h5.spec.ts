/** AdSense and its Ad Placement API, mocked at its real address: every outcome and its events. */
import { expect, type Locator, type Page } from '@playwright/test'
import { ADSENSE, openWithConsent, letTimePass, passCountdown, plan } from './ad-networks.ts'
import { createAdTest, findToy, recordEvents, playToy, pressPlay } from './ad-site.ts'
import { expectNoViolations } from './axe.ts'
import { CACHE_CONTROL } from '../app/http.ts'
import { requestHost } from './host-request.ts'
import { clickAd, waitForFrames, waitForIdle } from './page-barriers.ts'
import { isLong, testIf } from './site-test.ts'
import { scorePage } from '../server/observatory-score.fixture.ts'

const test = createAdTest('h5.localhost', {
  audience: 'general',
  purchase: true,
  'ads.adsenseClient': 'ca-pub-1234567890123456',
  'ads.adsenseSlots': { home: '12345678' },
  'ads.beforePlay': true,
  'ads.provider': 'google-h5',
})

const endAd = (page: Page) => page.evaluate('endAd()')
/** The events that follow every click or reward of a visitor from the video network. */
const CLICK_OF_A_BUYER = [
  'AD_Click_All',
  'Sum_AD_Click_All',
  'ClickButton',
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'Purchase',
]
const SHOWN = 'ins[data-slotcar-interstitial], ins[data-slotcar-rewarded]'

test('pages are stored once, compressed, and answered 304; a CDN may cache them', async ({ baseURL }) => {
  const { port, hostname } = new URL(baseURL!)
  // Plays of other journeys do not change this page between the two requests.
  const ask = (headers: Record<string, string>) =>
    requestHost(Number(port), hostname, '/privacyIndex/imprint', { headers })
  const { headers } = await ask({ 'Accept-Encoding': 'br' })
  expect(headers['content-security-policy']).toMatch(/script-src 'self' ('sha256-[^']+' )+'strict-dynamic'/)
  expect(headers['cache-control']).toBe(CACHE_CONTROL.page)
  expect(headers['content-encoding']).toBe('br')
  expect((await ask({ 'If-None-Match': headers.etag! })).status).toBe(304)
})

test('breaks and rewarded ads: viewed, dismissed, granted, and unavailable for every reason', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  const events = await openWithConsent(ADSENSE, page, watch)
  const toy = await playToy(page, '?network=tiktok&channel=summer')
  await toy.expectOffered({ break: true, rewarded: true })

  await toy.ask('askBreak')
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  // A click in the ad is detected by the focus, and counted once.
  await clickAd(page, page.locator(SHOWN).locator('iframe'))
  await endAd(page)
  expect(await toy.answer()).toEqual({ shown: true, reason: 'done' })
  expect(await events.take()).toEqual(['Inter_AD_Show', 'AD_Click', ...CLICK_OF_A_BUYER])

  // The interval between two breaks has to pass.
  await toy.ask('askBreak')
  expect(await toy.answer()).toEqual({ shown: false, reason: 'none' })

  await toy.ask('askReward')
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  await endAd(page)
  expect(await toy.answer()).toMatchObject({ granted: true })
  expect(await events.take()).toEqual(['Rewarded', ...CLICK_OF_A_BUYER])

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
    if (status === 'hang') await letTimePass(page, 6000)
    expect(await toy.answer(), status).toMatchObject({ granted: false, reason })
  }
  await toy.expectOffered({ break: true, rewarded: false })
  expect(await events.take()).toEqual([])
  expect(await page.evaluate('adCalls')).toEqual(['next', ...Array.from({ length: 11 }, () => 'reward')])
})

testIf(isLong, test)(
  'with a blocked network the game starts without a reward, and the site’s own promotion fills the slot',
  async ({ page, watch }) => {
    watch.allowError(/ERR_BLOCKED_BY_CLIENT/)
    const events = await openWithConsent(ADSENSE, page, watch, () => 'blocked')
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().startsWith(ADSENSE.origin))
    await pressPlay(page)
    const toy = await findToy(page)
    await blocked
    await waitForFrames(page)
    await toy.expectOffered({ break: false, rewarded: false })
    await toy.ask('askBreak')
    expect(await toy.answer()).toEqual({ shown: false, reason: 'failed' })
    await toy.ask('askReward')
    expect(await toy.answer()).toMatchObject({ granted: false, reason: 'failed' })
    expect(await events.take()).toEqual([])
    await page.goto('/')
    await page.locator('[data-ad-place]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-ad-place] a')).toContainText('From this site')
  },
)

// covers: '4.8'
test('slots, anchor and vignette: shown and clicked, each reported once, under a policy that scores 115 or more', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  const events = await openWithConsent(ADSENSE, page, watch)
  const answer = await page.goto('/?network=tiktok&channel=summer')
  const headers = new Headers(await answer!.allHeaders())
  const { total, verdicts } = scorePage({ headers, html: await answer!.text(), isSecure: false })
  expect(total, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(115)
  const slot = page.locator('[data-ad-place]')
  await slot.scrollIntoViewIfNeeded()
  await expect(slot.locator('ins[data-ad-status="filled"]')).toBeVisible()
  expect(await events.take()).toEqual([])
  const expectClick = async (ad: Locator, name: string) => {
    await clickAd(page, ad.locator('iframe'))
    expect((await events.take()).slice(0, 3)).toEqual([name, 'AD_Click_All', 'Sum_AD_Click_All'])
  }
  await expectClick(slot, 'AD_Click')
  for (const [kind, shown, ad, clicked] of [
    ['anchor', 'Anc_AD_Show', 'ins[data-anchor-status]', 'anc_click'],
    ['vignette', 'Inter_AD_Show', 'ins[data-vignette-loaded]', 'sum_ClickVig'],
  ] as const) {
    await page.evaluate(`showAuto('${kind}')`)
    const seen: string[] = []
    await expect
      .poll(async () => {
        await page.clock.runFor(500)
        seen.push(...(await events.take()))
        return seen
      })
      .toEqual([shown])
    await expectClick(page.locator(ad), clicked)
  }

  // A page polls for such ads for twenty seconds after its start.
  await page.goto('/articles')
  await page.mouse.click(3, 3)
  await page.waitForFunction('window.showAuto')
  await passCountdown(page)
  await events.take()
  await page.evaluate("showAuto('anchor')")
  await page.clock.runFor(5000)
  expect(await events.take()).toEqual([])
})

// covers: '11.17'
testIf(isLong, test)(
  'the network’s preroll is shown before a game; a late ad and a vignette pause the game until they are closed',
  async ({ page, watch }) => {
    await page.clock.install()
    const events = await openWithConsent(ADSENSE, page, watch)
    await pressPlay(page)
    await expect(page.locator(SHOWN)).toBeVisible()
    await expect(page.locator('iframe[title$="– game"]')).toHaveCount(0)
    // A preroll is detected by its frame, a moment after it is shown.
    await page.clock.runFor(300)
    await clickAd(page, page.locator(SHOWN).locator('iframe'))
    await endAd(page)
    const toy = await findToy(page)
    expect(await page.evaluate('adCalls')).toEqual(['preroll'])
    const sent = (await events.takeAll()).filter(({ subject }) => subject === 'before-play')
    expect(sent.map(({ event, page: screen }) => `${event} ${screen}`)).toEqual([
      'AdRequest Play',
      'Inter_AD_Show Play',
      'AdShow Play',
      'sum_ClickVig Play',
      'AD_Click_All Play',
      'Sum_AD_Click_All Play',
      'AdClick Play',
    ])

    await page.clock.runFor(31_000)
    await plan(page, { break: 'late' })
    await toy.ask('askBreak')
    await letTimePass(page, 6000)
    expect(await toy.answer()).toEqual({ shown: false, reason: 'failed' })
    await page.evaluate('showLate()')
    await toy.expectHeld(true)
    await endAd(page)
    await toy.expectHeld(false)

    // From another page, so that the twenty seconds start again.
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/articles"]')!.click())
    await expect(page).toHaveURL(/articles$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
    const again = await findToy(page)
    await page.evaluate("showAuto('vignette')")
    await page.clock.runFor(1500)
    await again.expectHeld(true)
    await page.evaluate('sayClosed()')
    await again.expectHeld(false)
  },
)

// covers: '7.8'
test('before consent no request goes to the network, and the site’s own promotion replaces it, also before a new game', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await page.goto('/')
  await page.locator('[data-ad-place]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-ad-place] a')).toContainText('From this site')
  await page.mouse.click(3, 3)
  await waitForIdle(page)
  await events.takeAll()

  await pressPlay(page)
  const dialog = page.locator('dialog[data-ad-kind="before-play"]')
  await expect(dialog).toContainText('Your game starts in')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectNoViolations(page, 'a break before a game', 'dialog[data-ad-kind]')
  await dialog.getByRole('button', { name: 'Start my game' }).click()
  await expect(dialog).toHaveCount(0)
  const toy = await findToy(page)
  await expect(page.locator('iframe')).toBeFocused()
  await toy.expectOffered({ break: true, rewarded: true })
  expect(await events.take()).toEqual(['Inter_AD_Show'])

  // Neither a restart nor a recently played game shows one.
  await page.getByRole('button', { name: 'Restart' }).click()
  await findToy(page)
  await page.reload()
  await page.evaluate(() => sessionStorage.clear())
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
  await findToy(page)
  expect(await events.take()).toEqual([])
})
