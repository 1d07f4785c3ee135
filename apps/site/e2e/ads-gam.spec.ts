/** Google Ad Manager with the Publisher Tag, mocked at its real address: every outcome and its events, with pages that carry a nonce. */
import { expect } from '@playwright/test'
import { AD_MANAGER, openWithConsent, letTimePass, passCountdown, plan, type Reach } from './ad-networks.ts'
import { AD_KINDS, createAdTest, findToy, playToy, pressPlay, serveToy } from './ad-site.ts'
import { requestHost } from './host-request.ts'
import { waitForMessages, clickAd } from './page-barriers.ts'
import { isLong, testIf } from './site-test.ts'
import { waitUntilHydrated } from './visit.ts'

const test = createAdTest('gam.localhost', {
  audience: 'general',
  'ads.adManagerNetwork': '12345',
  'ads.adManagerSlots': Object.fromEntries(
    ['home', 'before-play', ...AD_KINDS].map((name) => [name, `play_${name}`]),
  ),
  'ads.beforePlay': true,
  'ads.policy': 'nonce',
  'ads.provider': 'gam',
})

const SHOWN = '[id^="gpt_unit_"]'

test('the game’s interstitial and the rewarded ad: shown, clicked, closed by a message, granted, and unavailable', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  const events = await openWithConsent(AD_MANAGER, page, watch)
  const toy = await playToy(page)
  await toy.expectOffered({ break: true, rewarded: true })

  await toy.ask('askBreak')
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  await clickAd(page, page.locator(SHOWN).locator('iframe'))
  // Messages of other frames do not close the ad.
  await toy.frame.evaluate("parent.postMessage('adClosed', '*')")
  await waitForMessages(page)
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  await page.evaluate('sayClosed()')
  expect(await toy.answer()).toEqual({ shown: true, reason: 'closed' })
  await expect(page.locator(SHOWN)).toHaveCount(0)
  expect(await events.take()).toEqual(['Inter_AD_Show', 'AD_Click', 'AD_Click_All', 'Sum_AD_Click_All'])

  await toy.ask('askReward')
  await expect(page.locator(SHOWN)).toBeVisible()
  await toy.expectHeld(true)
  await page.evaluate('endAd(true)')
  expect(await toy.answer()).toMatchObject({ granted: true })
  expect(await events.take()).toEqual(['Rewarded', 'AD_Click_All', 'Sum_AD_Click_All'])

  await toy.ask('askReward')
  await expect(page.locator(SHOWN)).toBeVisible()
  await page.evaluate('endAd(false)')
  expect(await toy.answer()).toMatchObject({ granted: false, reason: 'closed' })

  for (const [outcome, reason] of [
    ['empty', 'none'],
    ['null', 'none'],
    ['invisible', 'failed'],
    ['hang', 'failed'],
  ]) {
    await plan(page, { REWARDED: outcome! })
    await toy.ask('askReward')
    if (outcome === 'hang') await letTimePass(page, 6000)
    expect(await toy.answer(), outcome).toMatchObject({ granted: false, reason })
  }
  await toy.expectOffered({ break: true, rewarded: false })
  expect(await events.take()).toEqual([])
})

testIf(isLong, test)(
  'with a blocked or silent network the game starts after four seconds, and no reward is granted',
  async ({ page, watch }) => {
    watch.allowError(/ERR_BLOCKED_BY_CLIENT/)
    await page.clock.install()
    let reach: Reach = 'silent'
    const events = await openWithConsent(AD_MANAGER, page, watch, () => reach)
    const asked = page.waitForRequest(`${AD_MANAGER.origin}/**`)
    await pressPlay(page)
    await asked
    await letTimePass(page, 4000)
    const toy = await findToy(page)
    await toy.ask('askReward')
    await letTimePass(page, 5000)
    expect(await toy.answer()).toMatchObject({ granted: false, reason: 'failed' })
    await toy.expectOffered({ break: false, rewarded: false })
    reach = 'blocked'
    await toy.ask('askBreak')
    expect(await toy.answer()).toEqual({ shown: false, reason: 'failed' })
    expect(await events.take()).toEqual([])
  },
)

test('with ads.policy nonce, a contact form returned without scripts has its own nonce, like every page', async ({
  baseURL,
}) => {
  const { port, hostname } = new URL(baseURL!)
  const nonces = new Set<string>()
  for (let turn = 0; turn < 2; turn++) {
    const answer = await requestHost(Number(port), hostname, '/privacyIndex/contactUs', {
      method: 'POST',
      body: 'message=Hi',
      headers: {
        ...{ Host: `${hostname}:${port}`, Origin: baseURL!, Accept: 'text/html' },
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    })
    expect(answer.status).toBe(422)
    const policy = String(answer.headers['content-security-policy'])
    const [, nonce] = /'nonce-([\w-]{24})'/.exec(policy)!
    const html = answer.text
    // Data blocks are never run.
    const scripts = [...html.matchAll(/<script(?![^>]*\stype="application\/)[^>]*>/g)].map(
      ([script]) => script,
    )
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    nonces.add(nonce!)
  }
  expect(nonces.size).toBe(2)
})

testIf(isLong, test)(
  'the network’s interstitial is shown before a new game, and one over a game pauses it until it reports that it is closed',
  async ({ page, watch }) => {
    await page.clock.install()
    const events = await openWithConsent(AD_MANAGER, page, watch)
    await serveToy(page)
    await page.goto('/gameDetail/cozy-blocks')
    await waitUntilHydrated(page)
    await page.mouse.click(3, 3)
    await page.waitForFunction('window.showVignette')
    await events.takeAll()
    await page.getByRole('link', { name: 'Play Cozy Blocks' }).first().click()
    const ad = page.locator('[id^="gpt_unit_"][id*="play_before-play"]')
    await expect(ad).toBeVisible()
    await expect(page.locator('iframe[title$="– game"]')).toHaveCount(0)
    await page.evaluate('endAd()')
    const toy = await findToy(page)
    await expect(ad).toHaveCount(0)
    // The game's page was open before and had an anchor.
    const takeShows = async () => (await events.take()).filter((name) => name !== 'Anc_AD_Show')
    expect(await takeShows()).toEqual(['Inter_AD_Show'])

    await page.evaluate('showVignette()')
    await page.clock.runFor(1500)
    await toy.expectHeld(true)
    expect(await takeShows()).toEqual(['Inter_AD_Show'])
    await page.evaluate('sayClosed()')
    await toy.expectHeld(false)
    await expect(page.locator('[id^="gpt_unit_"][id*="play_interstitial"]')).toHaveCount(0)
  },
)

testIf(isLong, test)(
  'when the network has no interstitial, a new game starts without one',
  async ({ page, watch }) => {
    await openWithConsent(AD_MANAGER, page, watch)
    await page.addInitScript('adPlan.GAME_MANUAL_INTERSTITIAL = "empty"')
    await pressPlay(page)
    await findToy(page)
    expect(await page.evaluate('adCalls.filter((call) => typeof call === "string")')).toEqual([
      'GAME_MANUAL_INTERSTITIAL',
    ])
  },
)

// covers: '7.13'
test('slots, anchor and interstitial of the tag: each reported once when shown, and by its own event when clicked', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  const events = await openWithConsent(AD_MANAGER, page, watch)
  await page.goto('/')
  const slot = page.locator('[data-ad-place]')
  await slot.scrollIntoViewIfNeeded()
  await expect(slot.locator('iframe')).toBeVisible()
  await clickAd(page, slot.locator('iframe'))
  // The click is also the visitor's first, so the anchor may be shown with it.
  const sent = await events.take()
  const isAnchor = (name: string) => name === 'Anc_AD_Show'
  expect(sent.filter((name) => !isAnchor(name))).toEqual(['AD_Click', 'AD_Click_All', 'Sum_AD_Click_All'])

  const anchor = page.locator('[id^="gpt_unit_"][id*="play_anchor"]')
  await page.mouse.click(3, 3)
  await expect(anchor).toBeVisible()
  await page.clock.runFor(2000)
  expect([...sent.filter(isAnchor), ...(await events.take())]).toEqual(['Anc_AD_Show'])
  await clickAd(page, anchor.locator('iframe').first())
  expect(await events.take()).toEqual(['anc_click', 'AD_Click_All', 'Sum_AD_Click_All'])

  await page.evaluate('showVignette()')
  await page.clock.runFor(2000)
  expect(await events.take()).toEqual(['Inter_AD_Show'])
  await clickAd(page, page.locator('[id^="gpt_unit_"][id*="play_interstitial"] iframe'))
  expect(await events.take()).toEqual(['sum_ClickVig', 'AD_Click_All', 'Sum_AD_Click_All'])

  // A page polls for such ads for twenty seconds after its start.
  await page.goto('/articles')
  await page.mouse.click(3, 3)
  await page.waitForFunction('window.showVignette')
  await passCountdown(page)
  await events.take()
  await page.evaluate('showVignette()')
  await page.clock.runFor(5000)
  expect(await events.take()).toEqual([])
})
